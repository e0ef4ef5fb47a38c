import Foundation
import ParserProperties
import Testing

/// The inputs that fuzzing has collected because each reaches code that no other does: one in each line of
/// `Tests/Fuzz/Corpus`, in base 64.
@Suite struct `Inputs collected by fuzzing` {
  @Test(arguments: ParserProperty.allCases)
  func `violate no property of a parser`(property: ParserProperty) throws {
    let inputs = try Self.corpus(of: property)
    #expect(inputs.count > 10)
    for input in inputs {
      #expect(throws: Never.self, "\(String(decoding: input, as: UTF8.self).debugDescription)") {
        try property.check(input)
      }
    }
  }

  private static func corpus(of property: ParserProperty) throws -> [[UInt8]] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fuzz/Corpus/\(property.rawValue)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try [UInt8](#require(Data(base64Encoded: String($0)), "\(property.rawValue): \($0)"))
    }
  }
}
