import CivilTime
import Preferences
import Settings
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

/// Days that begin after midnight.
@Suite struct `Days that begin at four` {
  private let clock = TestClock(1_701_430_200)  // 1 December 2023, 11:30 UTC
  private let folder: TemporaryFolder
  private let tracker: Tracker

  /// An answer in the night to 1 December, one of that morning, and one of the evening before.
  private static let log = """
    1701374400 evening
    1701397800 night
    1701421200 morning

    """

  init() throws {
    folder = try TemporaryFolder()
    let clock = clock
    tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { clock.now }, offset: { _ in .utc }))
    _ = try tracker.importLog(try folder.file("log", Self.log), gap: .minutes(45))
  }

  private func begin(at hour: Int) throws {
    let start = try #require(DayStart(hour: hour))
    try tracker.change { $0.dayStart = start }
  }

  private func tags(_ from: String, _ to: String? = nil) throws -> [String] {
    let first = try #require(CivilDate(iso: from))
    let last = try #require(CivilDate(iso: to ?? from))
    let period = Period(first...last)
    let probes = try tracker.probes(in: period).compactMap { $0.answer?.tags.first?.text }
    let figures = try tracker.statistics(in: period).tags.map(\.name)
    #expect(Set(figures) == Set(probes))
    let days = try tracker.days(from: first, count: last.dayNumber - first.dayNumber + 1).days
    #expect(days.reduce(0) { $0 + $1.answered } == probes.count)
    return probes
  }

  @Test func `have the answers of the night that follows, in months as in days`() throws {
    #expect(try tags("2023-11-30") == ["evening"])
    #expect(try tags("2023-12-01") == ["night", "morning"])
    try begin(at: 4)
    #expect(try tags("2023-11-30") == ["evening", "night"])
    #expect(try tags("2023-12-01") == ["morning"])
    #expect(try tags("2023-11-01", "2023-11-30") == ["evening", "night"])
    #expect(try tags("2023-12-01", "2023-12-31") == ["morning"])
    #expect(try tracker.firstDay()?.iso == "2023-11-30")
  }

  @Test(arguments: [0, 1, 3, 4, 6])
  func `are counted as a recount counts them, and undoing counts them as before`(
    hour: Int
  ) throws {
    let before = try Counted(tracker)
    try begin(at: 2)
    try begin(at: hour)
    let after = try Counted(tracker)
    #expect(try tracker.recount().differing == 0)
    #expect((after == before) == (hour <= 2))
    try tracker.undo()
    try tracker.undo()
    #expect(try Counted(tracker) == before)
    try tracker.redo()
    try tracker.redo()
    #expect(try Counted(tracker) == after)
  }

  @Test func `decide what today is, and keep the hours of the clock`() throws {
    clock.now = 1_701_484_200  // 2 December, 02:30 UTC
    #expect(tracker.today.iso == "2023-12-02")
    try begin(at: 4)
    #expect(tracker.today.iso == "2023-12-01")
    #expect(try tracker.overview().today.count == 1)
    let map = try tracker.weekMap(of: .tag(TagName("night")), in: .always)
    #expect(map.tag[HourOfWeek(.friday, hour: 2)] == 1)
    let first = try #require(CivilDate(iso: "2023-11-30"))
    let day = try #require(try tracker.days(from: first, count: 1).days.first)
    // 20:00 and 2:30, counted from four.
    #expect(day.parts.flatMap(\.minutes) == [960, 1_350])
  }

  @Test func `have the time that was asked in them, of 23 hours when clocks go forward`() throws {
    let kyiv = HostEnvironment(
      now: { 1_711_965_600 }, offset: { _ in .utc }, computerZone: { ZoneName("UTC") })
    let tracker = try Tracker(path: nil, host: kyiv)
    let zone = try #require(ZoneChoice(word: "Europe/Kyiv"))
    let start = try #require(DayStart(hour: 4))
    try tracker.change { ($0.zone, $0.dayStart) = (zone, start) }
    let day = try #require(CivilDate(iso: "2024-03-30"))
    let length = tracker.host.start(of: day.advanced(by: 1)) - tracker.host.start(of: day)
    #expect(length == .hours(23))
  }
}
