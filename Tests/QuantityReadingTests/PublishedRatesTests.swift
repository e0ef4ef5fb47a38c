import CivilTime
import Quantities
import TestSupport
import Testing

@testable import QuantityReading

/// The publications of the two banks, shortened to some currencies.
enum Published {
  static let euros = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
      <gesmes:subject>Reference rates</gesmes:subject>
      <Cube>
        <Cube time='2026-11-25'>
          <Cube currency='USD' rate='1.1545'/>
          <Cube currency="JPY" rate="181.2"/>
          <Cube currency='GBP' rate='0.88'/>
          <Cube currency='IDR' rate='19000'/>
        </Cube>
        <Cube time='2026-11-24'><Cube currency='USD' rate='9'/></Cube>
      </Cube>
    </gesmes:Envelope>
    """
  static let hryvnias = """
    [{"r030":840,"txt":"Долар США","rate":42.15,"cc":"USD","exchangedate":"26.11.2026"},
    {"r030":978,"txt":"Євро","rate":48.72,"cc":"EUR","exchangedate":"26.11.2026"},
    {"r030":398,"txt":"Теньге","rate":0.08120,"cc":"KZT","exchangedate":"26.11.2026"},
    {"r030":946,"txt":"Лей","rate":10,"cc":"RON","exchangedate":"26.11.2026"},
    {"r030":959,"txt":"Золото","rate":174000.5,"cc":"XAU","exchangedate":"26.11.2026"}]
    """
}

@Suite struct `Rates that banks publish` {
  private func published(_ text: String) -> ExchangeRates? {
    ExchangeRates(published: Array(text.utf8))
  }

  @Test func `of the European Central Bank are those of its latest day`() throws {
    let rates = try #require(published(Published.euros))
    #expect(rates.codes == ["EUR", "USD", "JPY", "GBP", "IDR"])
    #expect(rates.date()?.iso == "2026-11-25")
    #expect(
      rates.lines == [
        "currency,rate,date", "EUR,1,2026-11-25", "USD,1.1545,2026-11-25", "JPY,181.2,2026-11-25",
        "GBP,0.88,2026-11-25", "IDR,19000,2026-11-25",
      ])
  }

  @Test func `of the National Bank of Ukraine are turned to euros`() throws {
    let rates = try #require(published(Published.hryvnias))
    #expect(rates.codes == ["UAH", "USD", "EUR", "KZT", "RON", "XAU"])
    let byCode = Dictionary(uniqueKeysWithValues: rates.rates.map { ($0.code, $0.rate) })
    #expect(byCode["UAH"] == Rational(4_872, over: 100) && byCode["EUR"] == .one)
    #expect(byCode["USD"] == Rational(4_872, over: 4_215))
    #expect(
      byCode["KZT"] == Rational(48_720, over: 100) / Rational(812, over: 10_000) / Rational(10))
    #expect(rates.lines.last == "XAU,0.000279999195,2026-11-26")
  }

  @Test func `are the same again after they are stored`() throws {
    for text in [Published.euros, Published.hryvnias] {
      let rates = try #require(published(text))
      let again = try #require(ExchangeRates(lines: ["# Units for one euro."] + rates.lines))
      #expect(again.codes == rates.codes && again.date() == rates.date())
      for (one, other) in zip(again.rates, rates.rates) {
        #expect(abs(one.rate.double / other.rate.double - 1) < 1e-8, "\(one.code)")
      }
    }
  }

  @Test(arguments: ["1e40", "1e-40", "1e300"])
  func `are refused if no currency could have them`(worth: String) {
    #expect(published(Published.hryvnias.replacing("48.72", with: worth)) == nil)
    #expect(published(Published.hryvnias.replacing("42.15", with: worth)) == nil)
  }

  @Test func `are refused if they are too many for all currencies of the world`() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { one in letters.flatMap { two in letters.map { one + two + $0 } } }
    let items = codes.map { #"{"rate":2,"cc":"\#($0)","exchangedate":"26.11.2026"}"# }
    let possible = items.prefix(900) + items.filter { $0.contains("EUR") }
    #expect(published("[\(items.joined(separator: ","))]") == nil)
    #expect(published("[\(possible.joined(separator: ","))]") != nil)
    #expect(ExchangeRates(lines: codes.map { $0 + ",2" }) == nil)
  }

  @Test func `of two banks complete one another, and newer ones replace older ones`() throws {
    let euros = try #require(published(Published.euros))
    let hryvnias = try #require(published(Published.hryvnias))
    let both = euros.completed(by: hryvnias)
    #expect(both.codes == ["EUR", "USD", "JPY", "GBP", "IDR", "UAH", "KZT", "RON", "XAU"])
    #expect(
      both.date(of: ["USD"])?.iso == "2026-11-25" && both.date(of: ["UAH"])?.iso == "2026-11-26")
    #expect(both.date(of: ["UAH", "USD"])?.iso == "2026-11-25" && both.date()?.iso == "2026-11-25")
    // Only the second bank is newer; rates that it lacks stay.
    let updated = both.updated(with: hryvnias)
    #expect(updated.codes == both.codes)
    #expect(
      updated.date(of: ["USD"])?.iso == "2026-11-26"
        && updated.date(of: ["JPY"])?.iso == "2026-11-25")
    #expect(hryvnias.updated(with: euros).date(of: ["USD"])?.iso == "2026-11-26")
    // Rates without a day are replaced.
    let undated = try #require(ExchangeRates(lines: ["USD,5"]))
    #expect(undated.updated(with: euros).date(of: ["USD"])?.iso == "2026-11-25")
    #expect(
      undated.date() == nil && euros.updated(with: undated).date(of: ["USD"])?.iso == "2026-11-25")
  }

  @Test(arguments: [
    "", " ", "[", "[]", "{}", "<", "<Cube", "<Cube time='2026-11-25'>",
    "<html>502 Bad Gateway</html>",
    Published.euros.replacing("1.1545", with: "-1"), Published.euros.replacing("1.1545", with: "0"),
    Published.euros.replacing("1.1545", with: "N/A"), Published.euros.replacing("1.1545", with: ""),
    Published.euros.replacing("1.1545", with: "5/9"),
    Published.euros.replacing("1.1545", with: "1e5"),
    Published.euros.replacing("1.1545", with: String(repeating: "1/", count: 100_000) + "1"),
    Published.euros.replacing("1.1545", with: String(repeating: "1", count: 500_000)),
    Published.euros.replacing("1.1545", with: "0.0000000001"),
    Published.euros.replacing("2026-11-25", with: "9999-99-99"),
    Published.euros.replacing("USD", with: "usd"),
    Published.euros.replacing("2026-11-25", with: "today"),
    Published.euros.replacing(" time='2026-11-25'", with: ""),
    Published.euros.replacing("<Cube currency", with: "<Rate currency"),
    Published.hryvnias.replacing("EUR", with: "EUX"),
    Published.hryvnias.replacing("42.15", with: "0"),
    Published.hryvnias.replacing("42.15", with: "\"42\""),
    Published.hryvnias.replacing("42.15", with: "1e-9"),
    Published.hryvnias.replacing("26.11.2026", with: "2026-11-26"),
    Published.hryvnias.replacing("\"cc\"", with: "\"c\""), String(Published.hryvnias.dropLast(9)),
    "[1, 2, 3, 4, 5, 6]",
  ])
  func `that are anything else are refused`(text: String) {
    #expect(published(text) == nil)
  }

  @Test func `from the far future give way, and those of some days ahead stay`() throws {
    let euros = try #require(published(Published.euros))
    for (day, stays) in [("2026-11-27", true), ("2026-12-02", true), ("2026-12-20", false)] {
      let stored = try #require(ExchangeRates(lines: ["EUR,1", "USD,5,\(day)", "UAH,50,\(day)"]))
      #expect(stored.isPerEuro && stored.latestDate?.iso == day)
      let updated = stored.updated(with: euros)
      #expect((updated.date(of: ["USD"])?.iso == day) == stays, "\(day)")
      #expect(updated.date(of: ["UAH"])?.iso == day, "there is no other")
    }
    #expect(ExchangeRates(lines: ["USD,1", "EUR,0.9"])?.isPerEuro == false)
  }

  @Test func `never crash on damaged tables`() {
    var random = SplitMix(seed: 11)
    for text in [Published.euros, Published.hryvnias] {
      let bytes = Array(text.utf8)
      for _ in 0..<2_000 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: damaged.indices, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
          case 1: damaged.remove(at: place)
          default: damaged.removeLast(min(damaged.count - 1, place))
          }
        }
        if let rates = ExchangeRates(published: damaged) {
          #expect(rates.rates.allSatisfy { $0.rate > .zero })
        }
      }
    }
  }

  @Test(
    arguments: [
      (["USD,1.5,2026-11-25", "JPY,2"], nil), (["USD,1.5,2026-11-25", "EUR,1"], "2026-11-25"),
      (["# 2026-11-20", "USD,1.5,2026-11-25", "JPY,2"], "2026-11-20"),
      (["USD,1.5,2026-11-25", "JPY,2,2026-11-24"], "2026-11-24"),
    ] as [([String], String?)])
  func `have a day each in a table`(lines: [String], oldest: String?) throws {
    #expect(try #require(ExchangeRates(lines: lines)).date()?.iso == oldest)
  }
}
