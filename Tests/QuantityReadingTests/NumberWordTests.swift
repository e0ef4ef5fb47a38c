import Quantities
import TestSupport
import Testing

@testable import QuantityReading

@Suite struct NumberWordTests {
  @Test(arguments: Speller.all.indices) func `numbers in words are read as they were spelt`(
    index: Int
  ) throws {
    let speller = Speller.all[index]
    let words: NumberWords =
      speller.name.hasPrefix("E") ? .english : speller.name.hasPrefix("R") ? .russian : .ukrainian
    let seed = UInt64(index + 1)
    var random = SplitMix(seed: seed)
    for _ in 0..<Soak.attempts(1_000, soak: 10_000) {
      // Small and large numbers equally often.
      let limit =
        [20, 100, 1000, 100_000, 10_000_000, 1_000_000_000].randomElement(using: &random) ?? 20
      let number = Int.random(in: 1...limit, using: &random)
      let text = speller.spell(number)
      let tokens = try Tokenizer.tokens(text, hasDecimalComma: false)
      let match = try NumberReader(tokens: tokens, words: words).matches(at: 0).first
      guard match?.value == Rational(number), match?.end == tokens.count else {
        Issue.record(
          "\(speller.name), seed \(seed): \(text) is \(match?.value.double ?? .nan), not \(number)")
        return
      }
    }
  }

  static let values: [(text: String, value: Double)] = [
    ("½", 0.5), ("5½", 5.5), ("5 3/8", 5.375), ("3/15", 0.2), (".77", 0.77), ("0,5", 0.5),
    ("1,200", 1200), ("1,200.5", 1200.5), ("1.200,5", 1200.5), ("1 000 000", 1e6), ("1e-3", 0.001),
    ("6.02×10^23", 6.02e23), ("6.02·10²³", 6.02e23), ("2.5 million", 2.5e6), ("5 hundred", 500),
    ("−5", -5), ("minus five", -5), ("negative five hundred and four", -504),
    ("twelve hundred", 1200),
    ("one hundred thousand", 100_000), ("two and a half", 2.5), ("one and three quarters", 1.75),
    ("half a million", 500_000), ("a dozen", 12), ("two dozen", 24), ("one twenty two", 122),
    ("one point seven five", 1.75), ("point five", 0.5), ("three quarters", 0.75),
    ("two thirds", 2.0 / 3),
    ("twenty-five", 25), ("two million five hundred thousand", 2_500_000), ("полтора", 1.5),
    ("три с половиной", 3.5), ("две целых пять десятых", 2.5), ("ноль целых семь сотых", 0.07),
    ("одна точка пять", 1.5), ("полтора миллиона", 1.5e6), ("5 тыс", 5000), ("десяток", 10),
    ("две трети", 2.0 / 3), ("минус двадцать два", -22), ("півтори тисячі", 1500),
    ("дві цілих п'ять десятих", 2.5), ("три з половиною", 3.5), ("чверть", 0.25), ("сорок дві", 42),
  ]

  @Test(arguments: values) func `numbers in digits and words have their value`(
    text: String, value: Double
  ) throws {
    let words: [NumberWords] = [.english, .russian, .ukrainian]
    let tokens = try Tokenizer.tokens(text, hasDecimalComma: false)
    let matches = try words.flatMap { try NumberReader(tokens: tokens, words: $0).matches(at: 0) }
    let whole = matches.filter { $0.end == tokens.count }
    #expect(
      whole.contains { abs($0.value.double - value) < 1e-9 * max(1, abs(value)) },
      "\(matches.map(\.value.double))")
  }
}
