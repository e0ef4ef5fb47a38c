import Foundation
import Quantities
import Testing

@testable import QuantityReading

/// Sequences of keys, and the text shown after the last one.
@Suite struct `A text written key by key` {
  /// The answer to the last understood text; empty if the field is empty.
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

  /// A value rounded to ten digits for comparison.
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
