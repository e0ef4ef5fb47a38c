/// A sentence that depends on a number, with the rule of its language.
public struct PluralPhrase: Sendable, Hashable {
  private let rule: PluralRule
  private let phrase: Phrase

  /// Makes a phrase; `{1}` stands for the number.
  ///
  /// - Parameters:
  ///   - rule: selects the form for a number.
  ///   - one: after 1, in some languages also after 21, 31 and so on.
  ///   - few: after a few, such as 2 to 4; by default as `other`.
  ///   - many: after many, such as 5; by default as `other`.
  ///   - other: after any other number, such as 1.5; by default as `few`.
  public init(
    _ rule: PluralRule, one: String, few: String? = nil, many: String? = nil, other: String? = nil
  ) {
    self.rule = rule
    phrase = .plural(one: one, few: few, many: many, other: other)
  }

  /// Returns the sentence for a number.
  ///
  /// - Parameters:
  ///   - count: the number that decides the form.
  ///   - text: the number as it is written in the language; by default its digits.
  ///   - others: the values of the placeholders from `{2}` on.
  public func callAsFunction(_ count: Int, as text: String? = nil, _ others: String...) -> String {
    phrase.filled([text ?? "\(count)"] + others, for: rule.category(of: count))
  }

  /// Returns the sentence for a number that is written with digits after the point, such as 1.5 or 1.0.
  ///
  /// - Parameters:
  ///   - text: the number as it is written in the language.
  ///   - others: the values of the placeholders from `{2}` on.
  public func fraction(_ text: String, _ others: String...) -> String {
    phrase.filled([text] + others, for: .other)
  }
}
