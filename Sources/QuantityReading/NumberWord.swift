internal import Quantities
internal import TextBytes

/// What a word says in a number.
enum NumberWord: Sendable {
  /// One to nineteen, and zero.
  case unit(Int)
  /// Twenty to ninety.
  case ten(Int)
  /// A hundred to nine hundred in one word.
  case hundred(Int)
  /// The English "hundred", which multiplies what is before it.
  case timesHundred
  /// A thousand and more, multiplying what is before it.
  case scale(Rational)
  /// A number on its own: a dozen, полтора.
  case whole(Rational)
  /// A part: half, треть, десятых.
  case part(Rational)
}

/// The words of one language for numbers.
struct NumberWords: Sendable {
  /// Words by what they say.
  let words: Index<NumberWord>
  /// Words between a whole number and decimals.
  let points: [String]
  /// Words that only join: "and".
  let joints: [String]
  /// Words for "minus".
  let minuses: [String]
  /// What multiplies a number that it is attached to, such as k.
  let suffixes: [(text: String, factor: Rational)]

  static let english = NumberWords(
    words: index(englishNumberWords),
    points: ["point", "dot"], joints: ["and"], minuses: ["minus", "negative"],
    suffixes: latinSuffixes)
  static let russian = NumberWords(
    words: index(russianNumberWords),
    points: ["целых", "целая", "целой", "точка", "запятая"], joints: ["и"],
    minuses: ["минус", "минуса", "минусом"],
    suffixes: cyrillicSuffixes + latinSuffixes)
  static let ukrainian = NumberWords(
    words: index(ukrainianNumberWords),
    points: ["цілих", "ціла", "цілої", "крапка", "кома"], joints: ["і", "й", "та"],
    minuses: ["мінус", "мінуса", "мінусом"], suffixes: cyrillicSuffixes + latinSuffixes)

  private static func index(_ groups: [NumberWordGroup]) -> Index<NumberWord> {
    Index(groups.flatMap { group in group.words.map { ($0, group.meaning) } })
  }

  private static let latinSuffixes: [(text: String, factor: Rational)] = [
    ("k", Rational(1000)), ("K", Rational(1000)), ("M", Rational(1_000_000)),
  ]
  private static let cyrillicSuffixes: [(text: String, factor: Rational)] = [
    ("к", Rational(1000)), ("К", Rational(1000)), ("М", Rational(1_000_000)),
  ]
}

/// Words that say the same.
struct NumberWordGroup: Sendable {
  let meaning: NumberWord
  let words: [String]

  init(_ meaning: NumberWord, _ words: String) {
    self.meaning = meaning
    self.words = words.pieces(at: UInt8(ascii: " "))
  }
}
