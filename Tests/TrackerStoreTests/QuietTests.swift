import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `Quiet hours` {
  /// Noon of Monday, 1 June 2026, in UTC; 15:00 on the person's clock.
  static let noon: Moment = 1_780_315_200

  private static let everyDay = Weekdays.all
  private static let night = QuietHours("22:00-07:00") ?? .wholeDay

  private let world = World(noon)
  private let tracker: Tracker

  init() throws { tracker = try Tracker(path: nil, host: world.host) }

  /// Simulates a program that asks all the time.
  private func serve(_ days: Double) throws {
    let end = world.now + .seconds(Int64(days * 86_400))
    while world.now < end {
      world.now = min(world.now + 300, end)
      try tracker.keepAsking()
    }
  }

  /// The minute of the day of a probe.
  private func minute(of probe: Probe) -> Int {
    let time = LocalTime(probe.moment, offset: probe.offset)
    return time.hour * 60 + time.minute
  }

  @Test(arguments: [
    // Monday, 1 June 2026, is the first day; minutes from its midnight.
    (1_380, 420, 1_379, false), (1_380, 420, 1_380, true), (1_380, 420, 1_440 + 419, true),
    (1_380, 420, 1_440 + 420, false), (60, 120, 60, true), (60, 120, 120, false),
    (60, 120, 59, false), (0, 0, 0, true), (0, 0, 1_439, true), (0, 0, 1_440, false),
    // Nothing begins before Monday.
    (1_380, 420, 0, false), (1_380, 420, -1, false),
  ])
  func `belong to the day on which they begin`(
    start: Int, end: Int, minute: Int64, isQuiet: Bool
  ) throws {
    let offset = UTCOffset(seconds: 7_200)
    let midnight = CivilDate(dayNumber: 20_605).start(at: offset)
    let hours = QuietHours(
      from: try #require(TimeOfDay(minute: start)), to: try #require(TimeOfDay(minute: end)))
    let rule = QuietRule(
      id: 1, kind: .quiet, weekdays: [.monday],
      hours: hours,
      since: midnight - .days(3), until: nil)
    #expect(rule.covers(midnight + .minutes(minute), offset: offset) == isQuiet)
    let over = QuietRule(
      id: 1, kind: .quiet, weekdays: Self.everyDay,
      hours: hours,
      since: midnight - .days(3), until: midnight - .days(2))
    #expect(!over.covers(midnight + .minutes(minute), offset: offset))
  }

  @Test func `are not asked, and are no part of the asked time`() throws {
    try tracker.startAsking(by: .program)
    let first = try #require(try tracker.latestProbe()).moment
    #expect(
      try tracker.addQuietRule(
        .quiet, on: Self.everyDay, hours: Self.night, from: nil, to: nil
      ).id == 1)
    try serve(20)
    let probes = try tracker.probes(in: .always)
    let quiet = probes.filter { $0.state == .quiet }
    // Slightly more than a third of the day.
    #expect(quiet.count > 150)
    #expect(quiet.allSatisfy { minute(of: $0) >= 1_320 || minute(of: $0) < 420 })
    #expect(probes.filter { $0.state != .quiet }.allSatisfy { 420..<1_320 ~= minute(of: $0) })
    let statistics = try tracker.statistics(in: .always)
    // All but the first question, which is about no moment of the schedule.
    #expect(statistics.probes == probes.count - quiet.count - 1)
    let all = Double((world.now - first).seconds) / 3_600
    #expect(abs(statistics.askedHours - (all - 20 * 9)) < 1e-6)
    // Each day's part of it as well.
    let trend = try tracker.trend(of: nil, in: .always)
    #expect(!trend.parts.isEmpty)
    let overview = try tracker.overview()
    #expect(overview.unfilledCount == statistics.probes)
    #expect(overview.unfilled.allSatisfy { $0.state != .quiet })
  }

  @Test func `leave a probe that has come asked`() throws {
    try tracker.startAsking(by: .program)
    try serve(1)
    let before = try tracker.probes(in: .always)
    _ = try tracker.addQuietRule(.quiet, on: Self.everyDay, hours: .wholeDay, from: nil, to: nil)
    #expect(try tracker.presentQuietRule()?.id == 1)
    #expect(try tracker.overview().quiet == QuietStatus(isQuiet: true))
    try serve(1)
    let after = try tracker.probes(in: .always)
    #expect(after.prefix(before.count).allSatisfy { $0.state != .quiet })
    #expect(after.count > before.count + 15)
    #expect(after.dropFirst(before.count).allSatisfy { $0.state == .quiet })
    #expect(try tracker.latestProbe()?.moment == before.last?.moment)
    #expect(try tracker.statistics(in: .always).probes == before.count - 1)
  }

  @Test func `end when a person ends them, and stay in the record`() throws {
    try tracker.startAsking(by: .program)
    _ = try tracker.addQuietRule(.vacation, on: Self.everyDay, hours: .wholeDay, from: nil, to: nil)
    try serve(2)
    let hours = try tracker.statistics(in: .always).askedHours
    let quiet = try tracker.probes(in: .always).filter { $0.state == .quiet }
    #expect(try tracker.endQuietRule(1).until == world.now)
    for id in [1, 2] {
      #expect(throws: TrackerError.noQuietRule(id)) { try tracker.endQuietRule(id) }
    }
    try serve(1)
    let probes = try tracker.probes(in: .always)
    #expect(probes.filter { $0.state == .quiet } == quiet)
    #expect(probes.last?.state != .quiet)
    #expect(abs(try tracker.statistics(in: .always).askedHours - hours - 24) < 1e-6)
    #expect(try tracker.quietRules().map(\.kind) == [.vacation])
  }

  @Test func `apply on some days, from one to another`() throws {
    try tracker.startAsking(by: .program)
    let day = CivilDate(dayNumber: 20_607)
    _ = try tracker.addQuietRule(
      .quiet, on: [.saturday, .sunday], hours: .wholeDay, from: nil, to: nil)
    _ = try tracker.addQuietRule(
      .vacation, on: Self.everyDay, hours: .wholeDay, from: day, to: day.advanced(by: 1))
    #expect(throws: TrackerError.neverQuiet) {
      try tracker.addQuietRule(
        .vacation, on: Self.everyDay, hours: .wholeDay, from: nil, to: day.advanced(by: -3))
    }
    try serve(7)
    let days = Set(
      try tracker.probes(in: .always).filter { $0.state == .quiet }.map {
        LocalTime($0.moment, offset: $0.offset).date.iso
      })
    #expect(days == ["2026-06-03", "2026-06-04", "2026-06-06", "2026-06-07"])
  }

  @Test func `may be answered all the same, which counts for the gap`() throws {
    try tracker.startAsking(by: .program)
    _ = try tracker.addQuietRule(.quiet, on: Self.everyDay, hours: .wholeDay, from: nil, to: nil)
    try serve(1)
    let before = try tracker.statistics(in: .always)
    let quiet = try #require(try tracker.probes(in: .always).last { $0.state == .quiet })
    #expect(try tracker.answer("slp", at: quiet.moment, device: "test").answer != nil)
    let today = try tracker.overview().today
    #expect(today.map(\.moment) == [quiet.moment], "no other one of today is settled")
    let after = try tracker.statistics(in: .always)
    #expect(after.answered == before.answered + 1 && after.probes == before.probes + 1)
    #expect(abs(after.askedHours - before.askedHours - 0.75) < 1e-9)
    _ = try tracker.withdrawAnswer(at: quiet.moment)
    #expect(try tracker.statistics(in: .always) == before)
    #expect(try tracker.probe(at: quiet.moment)?.state == .quiet)
    // An answer without a moment is for the last asked probe.
    #expect(try tracker.answer("x", device: "test").moment < quiet.moment)
  }

  @Test func `sum up over any stretch`() {
    let time = QuietTime([10..<20, 30..<40, 40..<45])
    for start in 0..<50 {
      for end in 0..<50 {
        let naive =
          (10..<20).clamped(to: start..<max(start, end)).count
          + (30..<45).clamped(to: start..<max(start, end)).count
        let (from, to) = (
          Moment(secondsSince1970: Int64(start)), Moment(secondsSince1970: Int64(max(start, end)))
        )
        let stretches = time.stretches(in: from..<to)
        #expect(
          stretches.reduce(0) { $0 + ($1.upperBound - $1.lowerBound).seconds } == Int64(naive))
      }
    }
  }
}
