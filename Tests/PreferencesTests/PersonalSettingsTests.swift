import Catalogue
import CivilTime
import Preferences
import Testing

@Suite struct `Settings of a person` {
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
      theme: .dark, contrast: .more, notifications: .off, sound: .on)
    #expect(settings.resolved(by: american) == settings)
  }
}
