import Foundation
import Quantities
import Testing

@testable import QuantityReading

/// Keys one after the other, and what a person sees after the last one.
@Suite struct `A text written key by key` {
  /// The answer to the last text that was understood; nothing where the field is empty.
  private static func shown(after keys: String) -> String {
    var text = ""
    var shown = "nothing"
    for key in keys {
      if key == "⌫" { _ = text.popLast() } else { text.append(key) }
      if text.allSatisfy(\.isWhitespace) {
        shown = "nothing"
      } else if let answer = try? QuantityReader().read(text).answer {
        shown = [answer.from, answer.to].map { "\(rounded($0.value.double)) \($0.unit.id)" }
          .joined(separator: " = ")
      }
    }
    return shown
  }

  /// A value as it is compared, to ten digits.
  private static func rounded(_ value: Double) -> String { String(format: "%.10g", value) }

  @Test func `has the answer of the last part that was understood`() throws {
    let cases = try CaseFile.lines("keys")
    #expect(cases.count > 70)
    for item in cases {
      let expected = item.answer.split(separator: " ").map { word in
        Double(word).map(Self.rounded) ?? String(word)
      }
      let shown = Self.shown(after: item.phrase)
      #expect(shown == expected.joined(separator: " "), "\(item.phrase)")
    }
  }
}
