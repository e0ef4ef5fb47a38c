/// A sentence that depends on a number, with the rule of its language.
public struct PluralPhrase: Sendable, Hashable {
  private let rule: PluralRule
  private let phrase: Phrase

  /// Makes an English phrase.
  public init(english one: String, other: String) {
    rule = .oneOther
    phrase = .plural(one: one, other: other)
  }

  /// Makes a Ukrainian or Russian phrase; in these languages, a noun after 1,5 is mostly as after 2.
  public init(
    _ language: Language, one: String, few: String, many: String, other: String? = nil
  ) {
    rule = .eastSlavic
    phrase = .plural(one: one, few: few, many: many, other: other)
  }

  /// The sentence for a number.
  ///
  /// - Parameters:
  ///   - count: the number that decides the form.
  ///   - text: the number as it is written in the language; its digits unless told otherwise.
  ///   - others: what stands in the gaps from `{2}` on.
  public func callAsFunction(_ count: Int, as text: String? = nil, _ others: String...) -> String {
    phrase.filled([text ?? "\(count)"] + others, for: rule.category(of: count))
  }

  /// The sentence for a number that is written with digits after the point, such as 1.5 or 1.0.
  ///
  /// - Parameters:
  ///   - text: the number as it is written in the language.
  ///   - others: what stands in the gaps from `{2}` on.
  public func fraction(_ text: String, _ others: String...) -> String {
    phrase.filled([text] + others, for: .other)
  }
}
