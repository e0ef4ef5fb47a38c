import CivilTime
import Foundation
import Quantities
import Testing

@testable import QuantityReading

/// Phrases as people say them, those of money and of times among them, with the answers that follow from
/// definitions, the rates of the file and the tz database.
@Suite struct `Phrases as people say them` {
  private static let reader: ConversionReader? = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/rates-said.csv")
    guard let table = try? String(contentsOf: url, encoding: .utf8),
      let rates = ExchangeRates(lines: table.split(separator: "\n").map(String.init))
    else { return nil }
    let rules: ZoneRules = { name, moment in
      TimeZone(identifier: name).map {
        UTCOffset(
          seconds: $0.secondsFromGMT(
            for: Date(timeIntervalSince1970: Double(moment.secondsSince1970))))
      }
    }
    // 2026-07-01T09:00Z, in summer time.
    let now = Moment(secondsSince1970: 1_782_896_400)
    return ConversionReader(
      quantities: QuantityReader(rates: rates),
      times: TimeReader(home: "Europe/Kyiv", now: now, rules: rules))
  }()

  /// Returns the answer in the form of the fixture; a number as it is.
  private static func answer(_ phrase: String) throws -> (number: Double?, text: String) {
    let reader = try #require(reader)
    do throws(ReadingError) {
      switch try reader.read(phrase) {
      case .quantity(let reading):
        return (reading.answer.to.value.double, reading.answer.to.unit.publishedID)
      case .time(let reading): return (nil, "\(reading.time.isoMinutes) \(reading.zone)")
      }
    } catch { return (nil, "refused") }
  }

  @Test func `are answered, and the malformed ones refused`() throws {
    let cases = try CaseFile.lines("said")
    #expect(cases.count > 900)
    for item in cases {
      let answer = try Self.answer(item.phrase)
      let words = item.answer.split(separator: " ")
      if let value = Double(words[0]) {
        let isClose = answer.number.map { abs($0 - value) <= 1e-6 * abs(value) } ?? false
        #expect(isClose && answer.text == words[1], "\(item.phrase): \(answer)")
      } else {
        #expect(answer.number == nil && answer.text == item.answer, "\(item.phrase): \(answer)")
      }
    }
  }

  @Test(arguments: [
    ("5 billion $", "5 billion $ ≈ 4.742 billion €"),
    ("1000000000 $", "1 billion $ ≈ 948.3 million €"),
    ("$999999", "999,999 $ ≈ 948,316 €"), ("$1234567", "1.234567 million $ ≈ 1.170761 million €"),
    ("1.5 mln €", "1.5 million € ≈ 1.582 million $"),
    ("-5 bn $", "−5 billion $ ≈ −4.742 billion €"),
    ("2 млрд грн", "2 млрд ₴ ≈ 51,35 млн €"), ("2 мільярди гривень", "2 млрд ₴ ≈ 51,35 млн €"),
    ("5 трлн иен", "5 трлн ¥ ≈ 36,25 млрд €"), ("10^16 yen", "10,000 trillion ¥ ≈ 72.5 trillion €"),
    ("курс доллара", "1 $ ≈ 0,94832 €"), ("EUR/USD", "1 € = 1.0545 $"),
    ("3 ångström", "3 Å = 0.3 nm"), ("350 Calories", "350 Cal ≈ 1464 kJ"),
    ("2:15:00 in seconds", "2.25 h = 8100 s"), ("10k in miles", "10 km ≈ 6.21 mi"),
    ("25 lb/in²", "25 psi ≈ 172 kPa"), ("45 kilometrs in miles", "45 km ≈ 28 mi"),
  ])
  func `are written readably`(phrase: String, text: String) throws {
    let reader = try #require(Self.reader)
    guard case .quantity(let reading) = try reader.read(phrase) else {
      Issue.record("a time")
      return
    }
    #expect(reading.answer.text.replacing("\u{A0}", with: " ") == text)
  }

  /// A unit in any of its forms is never a place, whatever the place is called.
  @Test func `name no place by the word for a unit`() throws {
    let reader = try #require(Self.reader)
    let words = try CaseFile.lines("names").compactMap { item in
      let words = item.phrase.split(separator: " ")
      return words.count == 2 && words[1].count > 4 ? words[1] : nil
    }
    for word in Set(words) where word.allSatisfy({ $0.isLetter }) {
      let isLatin = word.utf8.allSatisfy { $0 < 128 }
      let phrase = isLatin ? "how many in a \(word)" : "сколько в \(word)"
      if case .time(let reading) = try? reader.read(phrase) {
        Issue.record("\(phrase): \(reading.zone)")
      }
    }
  }

  @Test func `are refused with a sentence`() throws {
    let error = #expect(throws: ReadingError.self) { try QuantityReader().read("5 hello") }
    #expect(error.map { "\($0)" } == "Character 3: No unit is known by this name.")
  }
}
