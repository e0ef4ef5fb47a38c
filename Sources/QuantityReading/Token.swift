internal import Quantities

/// A piece of the text that is read as one.
struct Token {
  enum Kind {
    /// A number in digits.
    case number(Rational)
    /// Letters, or a sign that stands for a word: ° % $.
    case word
    /// A raised number: ² ³ ⁻¹.
    case power(Int)
    /// Any other sign.
    case sign
  }

  var kind: Kind
  /// As it is written.
  let text: String
  /// As it is compared.
  let folded: String
  /// Where it stands in the text, in characters of Unicode.
  let range: Range<Int>
  /// Whether nothing is between it and the token before.
  let isAttached: Bool
  /// The number of significant digits of a number.
  var precision = 0
  /// Whether a number is written with a decimal point or an exponent.
  var isDecimal = false

  var number: Rational? { if case .number(let value) = kind { value } else { nil } }
  var isWord: Bool { if case .word = kind { true } else { false } }
  var isSign: Bool { if case .sign = kind { true } else { false } }
}
