import Catalogue
import CivilTime
import Preferences
import Testing

@Suite struct `Settings` {
  @Test(arguments: SettingKey.allCases)
  func `take each of their words, and keep what they had for any other`(key: SettingKey) {
    var settings = PersonalSettings()
    #expect(Set(key.words).count == key.words.count && key.words.count > 1)
    // The default comes first.
    #expect(settings.word(of: key) == key.words[0])
    for word in key.words.reversed() {
      let others = SettingKey.allCases.filter { $0 != key }.map { settings.word(of: $0) }
      let isKnown = settings.set(key, to: word)
      #expect(isKnown)
      #expect(settings.word(of: key) == word)
      #expect(SettingKey.allCases.filter { $0 != key }.map { settings.word(of: $0) } == others)
    }
    #expect(settings == PersonalSettings())
    for word in ["", "blue", key.words[1].uppercased() + "x", key.words[1] + " "] {
      let before = settings
      let isKnown = settings.set(key, to: word)
      #expect(!isKnown && settings == before)
    }
  }

  @Test func `have names and words that never change`() {
    #expect(
      SettingKey.allCases.map { "\($0.rawValue): \($0.words.joined(separator: " "))" } == [
        "language: automatic en uk ru",
        "week-start: region monday tuesday wednesday thursday friday saturday sunday",
        "time-format: region 12 24", "theme: system light dark", "notifications: on off",
        "shortcuts: on off", "rates: off daily",
      ])
  }

  @Test func `follow the territory until a person chooses`() throws {
    let (us, gb) = (try #require(Territory(code: "US")), try #require(Territory(code: "GB")))
    let american = PersonalSettings(defaultsIn: us)
    var settings = PersonalSettings()
    #expect(settings.firstWeekday == .monday)
    #expect(settings.resolved(by: american).firstWeekday == .sunday)
    #expect(settings.resolved(by: american).timeFormat == .twelveHours)
    #expect(settings.resolved(by: PersonalSettings(defaultsIn: gb)).firstWeekday == .monday)
    #expect(settings.resolved(by: PersonalSettings(defaultsIn: gb)).timeFormat == .twentyFourHours)
    settings = PersonalSettings(
      language: .fixed(.russian), weekStart: .fixed(.saturday), timeFormat: .twentyFourHours,
      theme: .dark, notifications: .off)
    #expect(settings.resolved(by: american) == settings)
  }
}
