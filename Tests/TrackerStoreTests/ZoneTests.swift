import CivilTime
import Persistence
import Preferences
import Sampling
import Settings
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

/// A person who lives elsewhere than the computer.
@Suite struct `The zone of a person` {
  private static let noon: Moment = 1_700_049_600  // 15 November 2023, 12:00 UTC
  private let clock = TestClock(noon)
  private let tracker: Tracker

  init() throws { tracker = try Tracker(path: nil, host: Self.host(clock)) }

  private static func host(_ clock: TestClock, computer: String? = "UTC") -> HostEnvironment {
    HostEnvironment(
      now: { clock.now }, offset: { _ in .utc },
      computerZone: { computer.flatMap { ZoneName($0) } })
  }

  private func zone(_ name: String) throws -> ZoneChoice {
    try #require(ZoneChoice(word: name))
  }

  private func live(in zone: String, _ tracker: Tracker) throws {
    let choice = try self.zone(zone)
    try tracker.change { $0.zone = choice }
  }

  private func offsets() throws -> [Int] {
    try tracker.probes(in: .always).map(\.offset.seconds)
  }

  @Test(arguments: [
    ("Asia/Kolkata", 19_800, "2023-11-15"), ("America/New_York", -18_000, "2023-11-15"),
    ("Pacific/Kiritimati", 50_400, "2023-11-16"), ("system", 0, "2023-11-15"),
  ])
  func `decides the clock and the day`(name: String, offset: Int, day: String) throws {
    try live(in: name, tracker)
    let overview = try tracker.overview()
    #expect(overview.offset.seconds == offset)
    #expect(tracker.today.iso == day)
    #expect(overview.zone?.text == (name == "system" ? "UTC" : name))
    #expect(overview.computerZone == (name == "system" ? nil : "UTC"))
  }

  @Test func `has the summer time of that zone`() throws {
    try live(in: "Europe/Kyiv", tracker)
    #expect(tracker.host.offset(1_689_422_400).seconds == 10_800)
    #expect(tracker.host.offset(1_700_049_600).seconds == 7_200)
  }

  @Test func `that is unknown is refused with the one that is meant`() throws {
    for (name, near) in [
      ("Europe/Kyjiv", "Europe/Kyiv"), ("kyiv", "Europe/Kyiv"),
      ("america/new york", "America/New_York"),
      ("Berlin", "Europe/Berlin"), ("Nowhere/At_All", nil),
    ] {
      #expect(throws: TrackerError.noZone(name, near: near)) { try PersonalZone.choice(name) }
    }
    let unknown = try zone("Europe/Nowhere")
    #expect(throws: TrackerError.self) { try tracker.change { $0.zone = unknown } }
    #expect(try tracker.storedSettings().settings.zone == .system)
  }

  @Test func `moves what a computer set to UTC has recorded, and undoing moves it back`() throws {
    try tracker.startAsking()
    clock.now += .days(2)
    _ = try tracker.answer("work", device: .commandLine)
    let count = try offsets().count
    #expect(count > 20)
    let before = try Counted(tracker)
    try live(in: "Asia/Kolkata", tracker)
    #expect(try offsets() == Array(repeating: 19_800, count: count))
    let after = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == after)
    try tracker.undo()
    #expect(try offsets() == Array(repeating: 0, count: count))
    #expect(try Counted(tracker) == before)
    #expect(try tracker.overview().offset == .utc)
    try tracker.redo()
    #expect(try offsets() == Array(repeating: 19_800, count: count))
    #expect(try Counted(tracker) == after)
  }

  @Test func `leaves what came before a journey as it was, except for the open question`() throws {
    try tracker.startAsking()
    clock.now += .days(1)
    try live(in: "Europe/Kyiv", tracker)
    let latest = try #require(try tracker.latestProbe())
    // Just after a question has come.
    clock.now = tracker.schedule.next(after: max(latest.moment, clock.now)) + .minutes(1)
    try tracker.catchUp()
    let count = try offsets().count
    try live(in: "America/New_York", tracker)
    let moved = try offsets()
    #expect(moved.count == count)
    #expect(Set(moved.dropLast()) == [7_200] && moved.last == -18_000)
    try tracker.undo()
    #expect(Set(try offsets()) == [7_200])
  }

  @Test func `is followed by a tracker of another process`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let (one, other) = (
      try Tracker(path: path, host: Self.host(clock)),
      try Tracker(path: path, host: Self.host(clock))
    )
    try live(in: "Asia/Kolkata", one)
    #expect(try other.changedElsewhere())
    #expect(try other.overview().offset.seconds == 19_800)
    #expect(Tracker.calendar(ofFile: path).zone?.name.text == "Asia/Kolkata")
    #expect(try Tracker(path: path, host: Self.host(clock)).today.iso == "2023-11-15")
  }

  @Test func `decides the time of quiet hours`() throws {
    try live(in: "Asia/Kolkata", tracker)
    // 17:30 in Kolkata.
    let hours = QuietHours(
      from: try #require(TimeOfDay(hour: 17)), to: try #require(TimeOfDay(hour: 18)))
    _ = try tracker.addQuietRule(.quiet, on: .all, hours: hours, from: nil, to: nil)
    let status = try tracker.overview().quiet
    #expect(status.isQuiet && status.until == Self.noon + .minutes(30))
    #expect(status.offset.seconds == 19_800)
  }

  @Test func `that this computer does not know is its own, and reported`() throws {
    try tracker.store.write { tx throws(StoreError) in
      try tx.execute("INSERT INTO preference VALUES ('zone', 'Mars/Olympus')")
    }
    #expect(tracker.host.offset(Self.noon) == .utc)
    #expect(try tracker.storedSettings().faults.map(\.word) == ["Mars/Olympus"])
  }
}
