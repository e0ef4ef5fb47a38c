internal import Quantities

/// A piece of the text that is read as a whole.
struct Token {
  enum Kind {
    /// A number in digits.
    case number(Rational)
    /// Letters, or a sign that stands for a word: ° % $.
    case word
    /// A superscript number: ² ³ ⁻¹.
    case power(Int)
    /// Any other sign.
    case sign
  }

  var kind: Kind
  /// The text as it is written.
  let text: String
  /// The text as it is compared.
  let folded: String
  /// The position in the text, in Unicode scalars.
  let range: Range<Int>
  /// Whether it follows the previous token immediately.
  let isAttached: Bool
  /// The number of significant digits of a number.
  var precision = 0
  /// Whether a number is written with a decimal point or an exponent.
  var isDecimal = false

  var number: Rational? { if case .number(let value) = kind { value } else { nil } }
  var isWord: Bool { if case .word = kind { true } else { false } }
  var isSign: Bool { if case .sign = kind { true } else { false } }
}
