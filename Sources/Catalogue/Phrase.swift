private import TextBytes

/// A text with the placeholders `{1}`, `{2}` and so on, possibly in several forms for plurals.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  /// One form for all numbers, or one for each ``PluralCategory`` in their order.
  let forms: [String]

  /// Makes a phrase that does not depend on a number.
  public init(stringLiteral text: String) { forms = [text] }

  /// Makes a phrase that depends on a number; `{1}` stands for it.
  ///
  /// - Parameters:
  ///   - one: after 1, in some languages also after 21, 31 and so on.
  ///   - few: after a few, such as 2 to 4; by default as `other`.
  ///   - many: after many, such as 5; by default as `other`.
  ///   - other: after any other number, such as 1.5; by default as `few`.
  public static func plural(
    one: String, few: String? = nil, many: String? = nil, other: String? = nil
  ) -> Phrase {
    let other = other ?? few ?? one
    return Phrase(one, few ?? other, many ?? other, other)
  }

  private init(_ forms: String...) { self.forms = forms }

  /// Makes a phrase of its forms; nil if a phrase cannot have that many.
  init?(forms: [String]) {
    guard forms.count == 1 || forms.count == PluralCategory.allCases.count else { return nil }
    self.forms = forms
  }

  /// Returns the sentence with its placeholders filled, the first value in `{1}`.
  ///
  /// - Complexity: O(n) in the bytes.
  public func callAsFunction(_ values: String...) -> String { filled(values) }

  /// The text with its placeholders unfilled; of several forms, the first.
  var text: String { forms[0] }

  func filled(_ values: [String], for category: PluralCategory = .one) -> String {
    var bytes: [UInt8] = []
    var rest = forms[forms.count > 1 ? category.rawValue : 0].bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{"), rest.count >= 2, rest[rest.startIndex + 1] == UInt8(ascii: "}"),
        let value = Self.value(rest[rest.startIndex], of: values)
      {
        bytes += value.bytes
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(bytes: bytes)
  }

  private static func value(_ digit: UInt8, of values: [String]) -> String? {
    let index = Int(digit) - Int(UInt8(ascii: "1"))
    return values.indices.contains(index) ? values[index] : nil
  }
}
