import CivilTime
import Foundation
import Quantities
import TestSupport
import Testing

@testable import QuantityReading

@Suite struct PhraseTests {
  /// Phrases with their values in a unit, to six digits.
  static let phrases: [(text: String, value: Double, unit: String)] = [
    ("how many cups in a liter", 4.22675, "cup"), ("how many ounces are in a pound", 16, "ounce"),
    ("what is 5 km in miles?", 3.10686, "mile"), ("convert 10 miles to km", 16.0934, "kilometer"),
    ("5 km is how many miles", 3.10686, "mile"), ("5km->mi", 3.10686, "mile"),
    ("1m ft", 3.28084, "foot"),
    ("half a mile in feet", 2640, "foot"), ("three quarters of a mile in feet", 3960, "foot"),
    ("two and a half hours in minutes", 150, "minute"),
    ("an hour and a half in minutes", 90, "minute"),
    ("20c", 68, "fahrenheit"), ("68 f", 20, "celsius"), ("300 k to c", 26.85, "celsius"),
    ("10 degrees below zero celsius", 14, "fahrenheit"),
    ("9 killometers in miles", 5.59234, "mile"),
    ("3-inch in cm", 7.62, "centimeter"), ("68-ounce in g", 1927.77, "gram"),
    ("2 pounds of meat in grams", 907.185, "gram"), ("5 ft 11 in to cm", 180.34, "centimeter"),
    ("10 lb 5 oz to kg", 4.67767, "kilogram"), ("188 cm in feet and inches", 6.16798, "foot"),
    ("5 km + 300 m in m", 5300, "meter"), ("(2 + 3) km in m", 5000, "meter"),
    ("180 degrees in radians", 3.14159, "radian"),
    ("500 MW in GW", 0.5, "gigawatt"), ("2.4 ghz in MHz", 2400, "megahertz"),
    ("5 megabytes in kb", 5000, "kilobyte"),
    ("9.81 m/s2 in ft/s^2", 32.185, "foot-per-square-second"),
    ("1 g/cm3 in kg/m3", 1000, "kilogram-per-cubic-meter"),
    ("5k km in m", 5_000_000, "meter"), ("30 dBm in mW", 1000, "milliwatt"),
    ("20 mpg in l/100km", 11.7607, "liter-per-100-kilometer"),
    ("1.5e3 m to km", 1.5, "kilometer"), ("1,200 m in km", 1.2, "kilometer"),
    ("100 км/ч в м/с", 27.7778, "meter-per-second"),
    ("5 миль это сколько километров", 8.04672, "kilometer"),
    ("переведи 3 дюйма в см", 7.62, "centimeter"),
    ("сколько будет 5 фунтов в кг", 2.26796, "kilogram"),
    ("сколько в литре стаканов", 4, "glass"), ("семь градусов цельсия", 44.6, "fahrenheit"),
    ("10 градусов мороза", 14, "fahrenheit"), ("20 С", 68, "fahrenheit"),
    ("три с половиной часа в минутах", 210, "minute"),
    ("пол-литра в мл", 500, "milliliter"), ("две с половиной тысячи метров в км", 2.5, "kilometer"),
    ("1 пуд в кг", 16.3805, "kilogram"), ("сажень в метрах", 2.1336, "meter"),
    ("2 кубометра в литрах", 2000, "liter"),
    ("сто километров в час в метрах в секунду", 27.7778, "meter-per-second"),
    ("5 кубических метров в литрах", 5000, "liter"),
    ("пять метров квадратных в кв. см", 50000, "square-centimeter"),
    ("два мегапаскаля в барах", 20, "bar"),
    ("скільки кілометрів у милі", 1.60934, "kilometer"),
    ("п'ять миль у кілометрах", 8.04672, "kilometer"),
    ("три склянки в мл", 750, "milliliter"), ("півгодини у хвилинах", 30, "minute"),
    ("скільки буде 10 дюймів у см", 25.4, "centimeter"),
    ("десять градусів морозу", 14, "fahrenheit"), ("90 км/год у м/с", 25, "meter-per-second"),
    ("36,6 градуса за Цельсієм", 97.88, "fahrenheit"),
    ("пів кілограма у грамах", 500, "gram"), ("дві з половиною милі у метрах", 4023.36, "meter"),
  ]

  @Test(arguments: phrases) func `phrases are understood`(text: String, value: Double, unit: String)
    throws
  {
    let answer = try QuantityReader().read(text).answer
    #expect(
      answer.to.unit.publishedID == unit && abs(answer.to.value.double / value - 1) < 1e-5,
      "\(answer.text)")
  }

  static let refusals: [(text: String, place: Int)] = [
    ("hello", 0), ("5 hello", 2), ("5 km to kg", 8), ("5 km to", 7), ("5", 1), ("5 km foo", 5),
    ("room 12", 0),
    ("5 km km km", 5), ("-5-5 km", 2), ("пять попугаев", 5), ("5 км в кг", 7),
    ("twenty eleven km", 7),
    ("5 ft 3 ft", 5), ("5 km2 to m", 9), ("((5 km", 4), ("1.2.3 m", 0), ("5 m to m to m", 9),
  ]

  @Test(arguments: refusals) func `what is not understood is refused at its place`(
    text: String, place: Int
  ) {
    #expect {
      try QuantityReader().read(text)
    } throws: { error in
      (error as? ReadingError)?.place == place
    }
  }

  static let texts: [(phrase: String, text: String)] = [
    ("6 feet 2 inches", "6.17 ft ≈ 1.88 m"), ("1 mile in m", "1 mi ≈ 1609 m"),
    ("1 million mm in km", "1,000,000 mm = 1 km"),
    ("100 c", "100 °C = 212 °F"), ("188 cm in feet and inches", "188 cm ≈ 6 ft 2.02 in"),
    ("1 light year in m", "1 ly ≈ 9.46·10¹⁵ m"),
    ("5 километров в милях", "5 км ≈ 3,11 мили"), ("100 км/год", "100 км/год ≈ 62,1 миль/год"),
    ("20% of 150 lb", "30 lb"), ("1 day in hours", "1 d = 24 h"),
    ("8 Mbit/s in MB/s", "8 mbps = 1 MBps"), ("3 версты", "3 версты ≈ 3,2 км"),
  ]

  @Test(arguments: texts) func `answers are written as people write them`(
    phrase: String, text: String
  ) throws {
    let answer = try QuantityReader().read(phrase).answer
    #expect(answer.text.replacing("\u{A0}", with: " ") == text)
  }

  @Test func `other readings are offered`() throws {
    let reading = try QuantityReader().read("5 m")
    #expect(reading.others.map(\.from.unit.id).contains("minute"))
  }

  @Test func `money is converted at the rates of a file`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let table = try String(
      contentsOf: folder.appending(path: "rates-2023-01-03.csv"), encoding: .utf8)
    let rates = try #require(ExchangeRates(lines: table.split(separator: "\n").map(String.init)))
    #expect(rates.date()?.iso == "2023-01-03")
    for item in try ConversionCasesTests.cases("currencies.jsonl") {
      let reading = try QuantityReader(rates: rates).read(item.input)
      let value = try #require(item.value)
      #expect(
        reading.isMoney && reading.answer.to.unit.id == item.unit
          && reading.answer.from.unit.id == item.source
          && abs(reading.answer.to.value.double - value) < 1e-5,
        "\(item.input): \(reading.answer.text)")
    }
    #expect(throws: ReadingError(.missingRates, at: 1)) { try QuantityReader().read("$5") }
    #expect(try QuantityReader().read("150 pounds").answer.to.unit.id == "kilogram")
  }

  @Test(arguments: [[], ["# 2023-01-03"], ["USD,1", "EUR"], ["USD,0"], ["USD,x"], ["dollar,1"]])
  func `tables without rates are refused`(lines: [String]) {
    #expect(ExchangeRates(lines: lines) == nil)
  }

  @Test func `random text is answered or refused`() {
    let pieces = [
      "5", "km", " ", "in", "to", "(", ")", "+", "-", "*", "/", "½", "²", "'", "\"", "°", "c", "m",
      "с", "в", "пол",
      "half", "and", "a", "%", "of", "e", ".", ",", "1e", "twenty", "hundred", "сто", "фут", "$",
      "^", "=", "?", "\u{0}", "𝟙",
    ]
    var random = SplitMix(seed: 7)
    for _ in 0..<Soak.attempts(600, soak: 30_000) {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(
        separator: Bool.random(using: &random) ? " " : "")
      do {
        _ = try QuantityReader().read(text)
      } catch {
        #expect((0...text.unicodeScalars.count).contains(error.place))
      }
    }
  }
}
