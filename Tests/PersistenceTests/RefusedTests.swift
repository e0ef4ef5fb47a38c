import Foundation
import TestSupport
import Testing

@Suite struct `Wrong code` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Refused")

  /// The compiler passes that find the errors of a file; data races are found after type checking.
  @Test(arguments: [
    (["Conditions", "Schemas", "Transactions"], WrongCode.Pass.types), (["Threads"], .flow),
  ])
  func `is refused by the compiler`(names: [String], pass: WrongCode.Pass) async throws {
    let code = WrongCode(["Records"] + names, in: Self.folder)
    let announced = try code.announced()
    #expect(announced.count >= names.count)
    #expect(try await Set(code.refused(pass)) == Set(announced))
  }
}
