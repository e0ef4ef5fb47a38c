/// A sentence with gaps, which are written `{1}`, `{2}` and so on.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  private let template: String

  /// Makes a phrase from its text.
  public init(stringLiteral template: String) { self.template = template }

  /// The sentence with its gaps filled, the first value in `{1}`.
  ///
  /// - Complexity: O(n) in the bytes.
  public func callAsFunction(_ values: String...) -> String { filled(values) }

  func filled(_ values: [String]) -> String {
    var bytes: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{"), rest.count >= 2, rest[rest.startIndex + 1] == UInt8(ascii: "}"),
        let value = Self.value(rest[rest.startIndex], of: values)
      {
        bytes += value.utf8
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(_ digit: UInt8, of values: [String]) -> String? {
    let index = Int(digit) - Int(UInt8(ascii: "1"))
    return values.indices.contains(index) ? values[index] : nil
  }
}

/// A sentence that depends on a number; `{1}` stands for it.
///
/// English tells one from other, Ukrainian and Russian one, few and many; numbers with digits after
/// the point are other in all three.
public struct PluralPhrase: Sendable, Hashable {
  private let language: Language
  private let forms: [(category: PluralCategory, phrase: Phrase)]

  /// Makes an English phrase.
  public init(english one: Phrase, other: Phrase) {
    language = .english
    forms = [(.one, one), (.other, other)]
  }

  /// Makes a Ukrainian or Russian phrase; in these languages, a noun after 1,5 is mostly as after 2.
  public init(
    _ language: Language, one: Phrase, few: Phrase, many: Phrase, other: Phrase? = nil
  ) {
    self.language = language
    forms = [(.one, one), (.few, few), (.many, many), (.other, other ?? few)]
  }

  /// The sentence for a number.
  ///
  /// - Parameters:
  ///   - count: the number that decides the form.
  ///   - text: the number as it is written in the language; its digits unless told otherwise.
  ///   - others: what stands in the gaps from `{2}` on.
  public func callAsFunction(_ count: Int, as text: String? = nil, _ others: String...) -> String {
    phrase(for: language.category(of: count)).filled([text ?? String(count)] + others)
  }

  /// The sentence for a number that is written with digits after the point, such as 1.5 or 1.0.
  ///
  /// - Parameters:
  ///   - text: the number as it is written in the language.
  ///   - others: what stands in the gaps from `{2}` on.
  public func fraction(_ text: String, _ others: String...) -> String {
    phrase(for: .other).filled([text] + others)
  }

  private func phrase(for category: PluralCategory) -> Phrase {
    (forms.first { $0.category == category } ?? forms[forms.count - 1]).phrase
  }

  /// Whether two phrases read the same for every number.
  public static func == (one: Self, other: Self) -> Bool {
    one.language == other.language && one.forms.map { $0.phrase } == other.forms.map { $0.phrase }
  }

  /// Hashes the forms.
  public func hash(into hasher: inout Hasher) { hasher.combine(forms.map { $0.phrase }) }
}
