import CivilTime
import Foundation
import JSON
import TestSupport
import Testing

@testable import QuantityReading

/// Phrases about times in places, with the answers of another implementation of the tz database.
@Suite struct TimeCasesTests {
  /// Foundation's tz database.
  private static let rules: ZoneRules = { name, moment in
    TimeZone(identifier: name).map {
      UTCOffset(
        seconds: $0.secondsFromGMT(
          for: Date(timeIntervalSince1970: Double(moment.secondsSince1970))))
    }
  }

  private static func reader(
    _ home: String = "Europe/Kyiv", at now: String = "2026-01-15T10:00:00Z"
  ) throws -> ConversionReader {
    let date = try Date(now, strategy: .iso8601)
    let moment = Moment(secondsSince1970: Int64(date.timeIntervalSince1970))
    return ConversionReader(
      quantities: QuantityReader(), times: TimeReader(home: home, now: moment, rules: rules))
  }

  private static func time(
    _ text: String, home: String = "Europe/Kyiv", at now: String = "2026-01-15T10:00:00Z"
  ) throws -> String {
    guard case .time(let reading) = try reader(home, at: now).read(text) else {
      return "a quantity"
    }
    return "\(reading.time.isoMinutes) \(reading.zone)"
  }

  // The 15th is a Thursday.
  @Test(arguments: [
    ("Friday 10:00 London to New York", "2026-01-16T05:00-05:00 America/New_York"),
    ("on Mon at 9am in Tokyo", "2026-01-19T02:00+02:00 Europe/Kyiv"),
    ("Thursday noon in London", "2026-01-15T14:00+02:00 Europe/Kyiv"),
    ("wed 23:30 in London", "2026-01-22T01:30+02:00 Europe/Kyiv"),
    ("в пятницу в 10:00 в Лондоне", "2026-01-16T12:00+02:00 Europe/Kyiv"),
    ("у п’ятницю о 10:00 в Лондоні", "2026-01-16T12:00+02:00 Europe/Kyiv"),
    ("в воскресенье в 3 часа дня по Москве", "2026-01-18T14:00+02:00 Europe/Kyiv"),
    ("в середу опівдні в Токіо", "2026-01-21T05:00+02:00 Europe/Kyiv"),
  ])
  func `a day of the week is the next one`(text: String, time: String) throws {
    #expect(try Self.time(text) == time)
  }

  @Test(arguments: [("Friday in Tokyo", 0), ("Tokyo tomorrow", 6), ("завтра в Токио", 0)])
  func `the present time is none of another day`(text: String, place: Int) throws {
    #expect(throws: ReadingError(.badTime, at: place)) { try Self.time(text) }
    #expect(throws: Never.self) { try Self.time("today in Tokyo") }
  }

  @Test func `cases have the answer of the independent source`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/times.jsonl")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 390)
    for line in lines {
      let item = try JSONValue(parsing: Array(line.utf8))
      let input = try #require(item["input"]?.string)
      let expected = try #require(item["expected_local"]?.string)
      let reader = try Self.reader(
        item["home_zone"]?.string ?? "", at: item["now"]?.string ?? "")
      do throws(ReadingError) {
        guard case .time(let reading) = try reader.read(input) else {
          Issue.record("\(input) is read as a quantity")
          continue
        }
        let local = reading.time.isoMinutes
        #expect(
          local.replacing(":", with: "") == expected.replacing(":", with: ""), "\(input)")
        if let zone = item["expected_zone"]?.string { #expect(reading.zone == zone, "\(input)") }
      } catch {
        #expect(expected == "error", "\(input): \(error)")
        if let place = item["at"]?.number { #expect(error.place == Int(place), "\(input)") }
      }
    }
  }

  @Test func `quantities are read as without times`() throws {
    let reader = try Self.reader()
    for item in try ConversionCasesTests.cases("conversions.jsonl") {
      let alone = Result { () throws(ReadingError) in try QuantityReader().read(item.input) }
      let both = Result { () throws(ReadingError) in try reader.read(item.input) }
      switch (alone, both) {
      case (.success(let one), .success(.quantity(let other))):
        #expect(one.answer.text == other.answer.text)
      case (.failure, .failure): break
      default: Issue.record("\(item.input): \(both)")
      }
    }
  }

  @Test(arguments: [
    ("noon in London", "2026-07-01T09:00:00Z", "2026-07-01T14:00+03:00 Europe/Kyiv"),
    ("15:00 London to New York", "2026-03-20T12:00:00Z", "2026-03-20T11:00-04:00 America/New_York"),
    ("New York", "2026-07-01T09:00:00Z", "2026-07-01T05:00-04:00 America/New_York"),
    ("9:30 am PST in Kyiv", "2026-07-01T09:00:00Z", "2026-07-01T20:30+03:00 Europe/Kyiv"),
    ("noon Kyiv to PST", "2026-07-01T09:00:00Z", "2026-07-01T01:00-08:00 UTC-08:00"),
    ("noon Kyiv to PST", "2026-01-15T10:00:00Z", "2026-01-15T02:00-08:00 America/Los_Angeles"),
    // Letters state the offset, names in words are the clocks of the place.
    ("3pm CET in Kyiv", "2026-07-01T09:00:00Z", "2026-07-01T17:00+03:00 Europe/Kyiv"),
    ("3pm CEST in Kyiv", "2026-07-01T09:00:00Z", "2026-07-01T16:00+03:00 Europe/Kyiv"),
    (
      "3pm Central European time in Kyiv", "2026-07-01T09:00:00Z",
      "2026-07-01T16:00+03:00 Europe/Kyiv"
    ),
    ("3pm ET in Kyiv", "2026-07-01T09:00:00Z", "2026-07-01T22:00+03:00 Europe/Kyiv"),
    ("3pm EST in Kyiv", "2026-07-01T09:00:00Z", "2026-07-01T23:00+03:00 Europe/Kyiv"),
    // The later of the two days on either side of midnight.
    ("8am in Tokyo", "2026-01-15T20:00:00Z", "2026-01-16T01:00+02:00 Europe/Kyiv"),
    ("15:00 Kyiv to UTC+5:45", "2026-01-15T10:00:00Z", "2026-01-15T18:45+05:45 UTC+05:45"),
    // Clocks in Kyiv show 03:30 twice on this day; the first is meant.
    ("3:30 in Kyiv in UTC", "2026-10-25T12:00:00Z", "2026-10-25T00:30+00:00 UTC"),
  ]) func `daylight saving is that of the day`(text: String, now: String, answer: String) throws {
    #expect(try Self.time(text, at: now) == answer)
  }

  @Test func `a time that clocks skip is refused`() throws {
    let reader = try Self.reader(at: "2026-03-29T12:00:00Z")
    #expect(throws: ReadingError(.badTime, at: 0)) { try reader.read("3:30 in Kyiv") }
  }

  @Test func `the reading says what was given`() throws {
    guard case .time(let reading) = try Self.reader().read("15:00 London to New York"),
      case .time(let present) = try Self.reader().read("Tokyo")
    else { throw ReadingError(.unknown, at: 0) }
    #expect(reading.reading == "2026-01-15T15:00+00:00 Europe/London → America/New_York")
    #expect(present.reading == "now → Asia/Tokyo" && present.isPresent)
  }

  @Test func `each name of CLDR is understood, and its zone is known`() throws {
    let reader = try Self.reader()
    var unknown: [String] = []
    for table in [cldrPlacesEnglish, cldrPlacesRussian, cldrPlacesUkrainian] {
      for entry in table.split(separator: ";") {
        let halves = entry.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "=")
        for name in halves[1].split(separator: "|") {
          do {
            guard case .time = try reader.read("15:00 \(name)") else { continue }
          } catch { unknown.append("\(name): \(error)") }
        }
      }
    }
    #expect(unknown == [])
  }

  @Test func `random text is answered or refused`() throws {
    let pieces = [
      "3", "15:00", "25", ":", "pm", "am", "noon", "half", "past", "to", "in", "London", "Лондоне",
      "по",
      "Києвом", "полшестого", "без", "четверти", "на", "шосту", "UTC", "+", "3", "PST", "time",
      "what",
      "when", ",", "-", "час", "дня", "утра", "tomorrow", "здесь", "Lodnon", "\u{0}", "New", "York",
    ]
    let reader = try Self.reader()
    var random = SplitMix(seed: 11)
    for _ in 0..<Soak.attempts(400, soak: 20_000) {
      let count = Int.random(in: 0...9, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      do throws(ReadingError) {
        _ = try reader.read(text)
      } catch {
        #expect((0...text.unicodeScalars.count).contains(error.place), "\(text)")
      }
    }
  }
}
