import Quantities
import QuantityReading
import TestSupport
import Testing

@Suite
struct `Amounts among words` {
  /// Words, and the amounts among them: value, unit, and the words that express it.
  static let cases: [(text: String, amounts: [String])] = [
    ("run 5 km", ["5 kilometer: 5 km"]),
    ("run 5km", ["5 kilometer: 5km"]),
    ("5 km run", ["5 kilometer: 5 km"]),
    ("run 5 km 30 min", ["5 kilometer: 5 km", "30 minute: 30 min"]),
    ("bench 3x80 kg", ["240 kilogram: 3x80 kg"]),
    ("bench 3 x 80 kg", ["240 kilogram: 3 x 80 kg"]),
    ("tea 0.5 l", ["1/2 liter: 0.5 l"]),
    ("tea 0,5 l", ["1/2 liter: 0,5 l"]),
    ("чай 0,5 л", ["1/2 liter: 0,5 л"]),
    ("read 40 pages", ["40 page: 40 pages"]),
    ("читання 40 сторінок", ["40 page: 40 сторінок"]),
    ("чтение 40 стр", ["40 page: 40 стр"]),
    ("taxi $12", ["12 USD: $12"]),
    ("taxi 12$ home", ["12 USD: 12$"]),
    ("таксі 120 грн", ["120 UAH: 120 грн"]),
    ("кофе 250 руб", ["250 RUB: 250 руб"]),
    ("біг 5 км", ["5 kilometer: 5 км"]),
    ("бег 5 километров", ["5 kilometer: 5 километров"]),
    ("сон 8 годин", ["8 hour: 8 годин"]),
    ("sleep 7 h 30 min", ["15/2 hour: 7 h 30 min"]),
    ("sleep 7h", ["7 hour: 7h"]),
    ("weight 80 kg work", ["80 kilogram: 80 kg"]),
    ("walk 12 000 steps", ["12000 step: 12 000 steps"]),
    ("walk 12,000 steps", ["12000 step: 12,000 steps"]),
    ("pushups 20 reps", ["20 repetition: 20 reps"]),
    ("cold -5 °C", ["-5 celsius: -5 °C"]),
    ("milk ½ l", ["1/2 liter: ½ l"]),
    ("tea 2 cups of tea", ["2 cup: 2 cups"]),
    ("height 6 ft 2 in", ["37/6 foot: 6 ft 2 in"]),
    // Words that merely contain digits are unchanged.
    ("room 12", []),
    ("room 12 work", []),
    ("bus 405", []),
    ("3d print", []),
    ("watch 90s show", []),
    ("flat 12 a", []),
    ("watch 4k", []),
    ("2 people lunch", []),
    ("1on1 boss", []),
    ("work 5 6", []),
    ("web3 talk", []),
    ("7 a.m. bed", []),
    ("version 2.0 release", []),
    ("2x work", []),
    ("24/7 shop", []),
    ("covid-19", []),
    ("mp3 music", []),
    ("km run", []),
    ("battery 80%", []),
    ("9 to 5", []),
    ("win 11 update", []),
    ("день 2", []),
    ("кабинет 12", []),
    ("$ money", []),
  ]

  @Test(arguments: cases)
  func `are found and all else stays words`(_ example: (text: String, amounts: [String])) {
    let words = example.text.split(separator: " ").map(String.init)
    let found = AmountReader().amounts(in: words).map { match in
      "\(match.quantity.value) \(match.quantity.unit.id): "
        + words[match.words].joined(separator: " ")
    }
    #expect(found == example.amounts)
  }

  @Test(arguments: [
    ("5 km", "km"), ("5km", "km"), ("$12", "$"), ("12$", "$"), ("3x80 kg", "kg"),
    ("12 000 шагов", "шагов"), ("3 x 80 kg", "kg"), ("6 ft 2 in", "ft"), ("60 km/h", "km/h"),
    ("-5 °C", "°C"), ("½ l", "l"), ("20 m²", "m²"), ("0,5 л", "л"), ("12", ""),
  ])
  func `have a unit as it is written`(text: String, unit: String) {
    #expect(AmountReader.unit(in: text) == unit)
  }

  @Test
  func `lie within random words`() {
    var random = SplitMix(seed: 20_261_125)
    let parts = [
      "5", "km", "0,5", "1/0", "$", "½", "x", "3x", "*", "(", ")", "°", "-", "−5", "h", "л", "кг",
      "%", "of",
      "and", "1e400", "9999999999", "/", "min", "²", "\u{301}", "👍🏽", "USD", "10^", "**",
    ]
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        (0...Int.random(in: 0...2, using: &random)).map { _ in parts.randomElement(using: &random)!
        }
        .joined()
      }
      var last = 0
      for match in AmountReader().amounts(in: words) {
        #expect(match.words.lowerBound >= last && match.words.upperBound <= words.count, "\(words)")
        last = match.words.upperBound
      }
    }
  }
}
