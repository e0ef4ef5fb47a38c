import CivilTime
import HTTPServer
import JSON
import QuantityReading
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `Conversions over HTTP` {
  private let routes: TrackerRoutes

  init() throws {
    // Noon of 1 June 2026 in UTC.
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in .utc }))
    let rates = ExchangeRates(lines: ["# 2023-01-03", "EUR,1", "USD,1.0545"])
    routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)),
      rates: { rates })
  }

  private func response(
    _ text: String, _ language: String? = nil, accepting languages: String = ""
  ) throws -> Response {
    let query = "?text=" + encoded(text) + (language.map { "&language=" + $0 } ?? "")
    let request = try #require(
      Request(
        .get, "/api/v1/conversion" + query, headers: ["Accept-Language": languages], body: []))
    return routes.respond(to: request)
  }

  private func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  private func reply(
    _ text: String, _ language: String? = nil, accepting languages: String = ""
  ) throws -> ConvertedText {
    let response = try response(text, language, accepting: languages)
    guard case .bytes(let bytes) = response.body else { throw SchemaFault() }
    #expect(response.status == .ok)
    return try #require(ConvertedText(json: try JSONValue(parsing: bytes)))
  }

  private struct SchemaFault: Error {}

  @Test(arguments: [
    ("5 km", "5\u{A0}km ≈ 3.11\u{A0}mi", "kilometer → mile", "5 mi → km"),
    ("6 feet 2 inches", "6.17\u{A0}ft ≈ 1.88\u{A0}m", "foot → meter", nil),
    ("семь градусов Цельсия", "7\u{A0}°C = 44,6\u{A0}°F", "celsius → fahrenheit", "7 °F → °C"),
    ("скільки склянок у літрі", "1\u{A0}л = 4\u{A0}склянки", "liter → glass", "1 склянка → л"),
    ("12000 m in km", "12,000\u{A0}m = 12\u{A0}km", "meter → kilometer", "12,000 km → m"),
  ])
  func `of quantities have both sides, and the way back`(
    text: String, answer: String, reading: String, reverse: String?
  ) throws {
    let reply = try reply(text)
    guard case .quantity(let quantity, _, let rateDate) = reply.answer else {
      Issue.record("\(reply)")
      return
    }
    #expect(reply.input == text && rateDate == nil)
    #expect(quantity.text == answer && quantity.reading == reading)
    #expect(quantity.reverse == reverse)
  }

  @Test func `of texts with several readings offer the others`() throws {
    guard case .quantity(let first, let others, _) = try reply("5 c").answer else {
      Issue.record("a temperature")
      return
    }
    #expect(first.from == ConvertedAmount(5, "celsius") && !others.isEmpty)
    #expect(others.allSatisfy { $0.units != first.units })
  }

  @Test func `follow the territory of the request`() throws {
    func unit(_ languages: String) throws -> String? {
      guard case .quantity(let quantity, _, _) = try reply("20 knots", accepting: languages).answer
      else { return nil }
      return quantity.to.unit
    }
    #expect(try unit("en-US") == "mile-per-hour")
    #expect(try unit("uk-UA") == "kilometer-per-hour")
  }

  @Test func `prefer the unit that was asked for last`() throws {
    func unit(_ recent: String...) throws -> String? {
      let query = ConversionQuery("5 m", after: recent)
      let request = try #require(Request(.get, API.conversion.address(query)))
      guard case .bytes(let bytes) = routes.respond(to: request).body,
        let text = ConvertedText(json: try JSONValue(parsing: bytes)),
        case .quantity(let quantity, _, _) = text.answer
      else { return nil }
      return quantity.to.unit
    }
    #expect(try unit() == "foot")
    #expect(try unit("3 m in yards") == "yard")
    #expect(try unit("2 m to inches", "3 m in yards") == "inch")
    #expect(try unit("3 km in miles", "what?", "3 m") == "foot")
  }

  @Test func `of money state the day of the rates`() throws {
    guard case .quantity(let quantity, _, let date) = try reply("$200").answer else {
      Issue.record("an amount of money")
      return
    }
    #expect(quantity.to.unit == "EUR" && date == "2023-01-03")
    guard case .none(let error, _) = try reply("5 UAH", "uk").answer else {
      Issue.record("a rate that is not known")
      return
    }
    #expect(error.hasPrefix("для цього немає курсу"))
  }

  @Test func `of times have both zones`() throws {
    guard case .time(let time, let given, _) = try reply("15:00 London to New York").answer else {
      Issue.record("a time")
      return
    }
    #expect(time.time == "2026-06-01T10:00-04:00" && time.zone == "America/New_York")
    #expect(given?.text == "15:00, Mon Jun 1, Europe/London")
    guard case .time(let tokyo, nil, _) = try reply("котра година в Токіо", "uk").answer else {
      Issue.record("the present time")
      return
    }
    #expect(tokyo.time == "2026-06-01T21:00+09:00" && tokyo.text == "21:00, пн 1 чер, Asia/Tokyo")
  }

  @Test(arguments: [
    ("5 km to kg", "en", "the units measure different things", 8),
    ("5 км у кг", "uk", "одиниці вимірюють різні речі", 7),
    ("5 попугаев", "ru", "такой единицы нет", 2),
    ("", "en", "there is nothing to convert", 0),
    ("−300 °C", "en", "the temperature is below absolute zero", 0),
    (String(repeating: "5", count: 301), "en", "the text is too long", 300),
    (String(repeating: "Ї", count: 3_000), "en", "the text is too long", 300),
  ])
  func `that are not understood are answers with a place`(
    text: String, language: String, error: String, place: Int
  ) throws {
    let reply = try reply(text, language)
    #expect(reply.answer == .none(error: error, place: place))
  }

  @Test(arguments: [[1, 0x202E], [0x35, 0x0B, 0x6B, 0x6D, 0x0A], [0xFFFD, 0x20D0]])
  func `of control characters are answers, too`(scalars: [UInt32]) throws {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
    #expect(try reply(String(text)).input == String(text))
  }

  @Test func `speak the language of the request unless one is asked for`() throws {
    func error(_ language: String?) throws -> ConvertedText.Answer {
      try reply("5", language, accepting: "ru").answer
    }
    #expect(try error(nil) == .none(error: "число без единицы", place: 1))
    #expect(try error("automatic") == .none(error: "число без единицы", place: 1))
    #expect(try error("en") == .none(error: "the number has no unit", place: 1))
  }

  @Test func `are refused without a text, or in an unknown language`() throws {
    #expect(try response("5 km", "elvish").status == .badRequest)
    let request = try #require(Request(.get, "/api/v1/conversion", body: []))
    #expect(routes.respond(to: request).status == .badRequest)
  }
}
