internal import Quantities
internal import TextBytes

/// The meaning of a word in a number.
enum NumberWord: Sendable {
  /// One to nineteen, and zero.
  case unit(Int)
  /// Twenty to ninety.
  case ten(Int)
  /// A hundred to nine hundred in one word.
  case hundred(Int)
  /// The English "hundred", which multiplies the number before it.
  case timesHundred
  /// A thousand and more, which multiply the number before them.
  case scale(Rational)
  /// A number on its own: a dozen, полтора.
  case whole(Rational)
  /// A part: half, треть, десятых.
  case part(Rational)
}

/// The words for numbers in one language.
struct NumberWords: Sendable {
  /// The meanings of words.
  let words: Index<NumberWord>
  /// Words between a whole number and decimals.
  let points: [String]
  /// Words that join parts of a number: "and".
  let joints: [String]
  /// Words for "minus".
  let minuses: [String]
  /// Suffixes that multiply the number they are attached to, such as k.
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

/// Words with the same meaning.
struct NumberWordGroup: Sendable {
  let meaning: NumberWord
  let words: [String]

  init(_ meaning: NumberWord, _ words: String) {
    self.meaning = meaning
    self.words = words.pieces(at: UInt8(ascii: " "))
  }
}
