import CivilTime
import Testing

@Suite struct `Territories` {
  @Test(
    arguments: [
      ("US", .sunday, true), ("us", .sunday, true), ("GB", .monday, false), ("UA", .monday, false),
      ("DE", .monday, false), ("AU", .monday, true), ("BR", .sunday, false), ("JP", .sunday, false),
      ("EG", .saturday, true), ("AE", .monday, true), ("MV", .friday, false),
      ("ZZ", .monday, false),
      // The codes of two neighbours in a list do not make a third.
      ("GA", .monday, false), ("SB", .monday, true),
    ] as [(String, Weekday, Bool)])
  func `have customs of the calendar and the clock`(
    code: String, weekStart: Weekday, countsTwelveHours: Bool
  ) throws {
    let territory = try #require(Territory(code: code))
    #expect(territory.weekStart == weekStart)
    #expect(territory.countsTwelveHours == countsTwelveHours)
  }

  @Test(arguments: ["", "U", "USA", "U1", "419", "-U", "ÄÖ"])
  func `have codes of two letters`(code: String) {
    #expect(Territory(code: code) == nil)
  }

  @Test func `are by themselves as the world is`() {
    #expect(Territory.world.weekStart == .monday && !Territory.world.countsTwelveHours)
  }

  @Test(
    arguments: [
      ([], nil), ([""], nil), (["en-US"], "US"), (["en-GB", "en"], "GB"), (["en", "en-GB"], "GB"),
      (["EN-gb"], "GB"), (["uk-UA", "uk", "en-US"], "UA"), (["uk", "en-US"], nil),
      (["en"], "US"), (["en", "uk-UA"], "US"), (["de"], nil), (["de-AT"], "AT"), (["pt"], "BR"),
      (["pt-PT"], "PT"), (["ar"], "EG"), (["ar-SA"], "SA"), (["zh-Hant-TW"], "TW"),
      (["uk-Cyrl"], nil), (["en-u-hc-h23"], "US"), (["en-x-gb"], "US"), (["de-CH-1996"], "CH"),
      (["en_GB"], "GB"), (["-"], nil), (["es-419"], nil), (["fil"], nil), (["e"], nil),
    ] as [([String], String?)])
  func `are found by the languages that a person prefers`(languages: [String], code: String?) {
    let expected = code.flatMap { Territory(code: $0) } ?? .world
    #expect(Territory.preferred(by: languages) == expected)
  }
}
