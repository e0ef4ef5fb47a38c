import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `A chosen mean gap` {
  /// Noon of 1 June 2026 in UTC.
  private static let noon: Moment = 1_780_315_200
  private static let shorter = Seconds.minutes(20)

  private let world = World(Self.noon)

  private func tracker(_ path: String? = nil) throws -> Tracker {
    try Tracker(path: path, host: world.host)
  }

  private static func moments(
    every gap: Seconds, from first: Moment, to last: Moment
  ) throws -> [Moment] {
    try Schedule(meanGap: gap).moments(from: first).prefix { $0 <= last }
  }

  @Test(arguments: [Tracker.Keeper.person, .program])
  func `applies from when it is chosen`(keeper: Tracker.Keeper) throws {
    let tracker = try tracker()
    try tracker.startAsking(by: keeper)
    let first = try #require(try tracker.overview().latest?.moment)
    func live(days: Int64) throws {
      let end = world.now + .days(days)
      while world.now < end {
        world.now += .minutes(1)
        try tracker.keepAsking()
      }
    }
    try live(days: 2)
    let change = world.now
    try tracker.change(ScheduleChange(meanGap: Self.shorter))
    #expect(tracker.schedule.meanGap == Self.shorter)
    try live(days: 2)

    let earlier = try Self.moments(every: .minutes(45), from: first, to: change)
    let later = try Self.moments(every: Self.shorter, from: change + .seconds(1), to: world.now)
    let probes = try tracker.probes(in: .always)
    #expect(probes.map(\.moment) == [first] + earlier + later)
    #expect(probes.prefix(1 + earlier.count).allSatisfy { $0.gap == .minutes(45) })
    #expect(probes.dropFirst(1 + earlier.count).allSatisfy { $0.gap == Self.shorter })

    let spans = try tracker.read { tx throws(StoreError) in
      try tx.fetch(SpanRecord.all.order(\.since))
    }
    #expect(spans.first?.meanGap == .minutes(45) && spans.last?.meanGap == Self.shorter)
    #expect(spans.last?.since == change && spans.last?.isOpen == true)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.until <= $1.since })
    // No time is lost between the two, and none is counted twice.
    let asked = try tracker.statistics(in: .always).askedHours * 3_600
    #expect(abs(asked - Double((world.now - first).seconds)) < 60)
  }

  @Test func `leaves earlier answers their weight`() throws {
    let tracker = try tracker()
    try tracker.startAsking()
    try world.live(days: 7, with: tracker)
    let change = world.now
    try tracker.change(ScheduleChange(meanGap: .minutes(15)))
    try world.live(days: 7, with: tracker)
    for probe in try tracker.probes(in: .always) {
      let tag = probe.moment <= change ? "before" : "after"
      _ = try tracker.answer(tag, at: probe.moment, device: "test")
    }
    let figures = try tracker.statistics(in: .always).tags
    let shares = Dictionary(uniqueKeysWithValues: figures.map { ($0.name, $0) })
    // Three times as many answers, for as much time.
    let (before, after) = (try #require(shares["before"]), try #require(shares["after"]))
    #expect(after.count > 2 * before.count)
    #expect(before.share.low < 0.5 && 0.5 < before.share.high)
    #expect(after.share.low < 0.5 && 0.5 < after.share.high)
  }

  @Test func `has no moments before it was chosen`() throws {
    let tracker = try tracker()
    try tracker.startAsking()
    try world.live(days: 3, with: tracker)
    let change = world.now
    try tracker.change(ScheduleChange(meanGap: Self.shorter))
    try world.live(days: 1, with: tracker)
    let moment = try #require(
      try Self.moments(every: Self.shorter, from: change - .days(1), to: change).first)
    #expect(throws: TrackerError.notAProbe(moment)) {
      try tracker.answer("work", at: moment, device: "test")
    }
    let old = try #require(
      try Self.moments(every: .minutes(45), from: change - .days(1), to: change).first)
    _ = try tracker.answer("work", at: old, device: "test")
    let dropped = try #require(
      try Self.moments(every: .minutes(45), from: change + .seconds(1), to: world.now).first)
    #expect(throws: TrackerError.notAProbe(dropped)) {
      try tracker.answer("work", at: dropped, device: "test")
    }
  }

  @Test func `is followed by other programs on the same file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/proba.sqlite"
    let server = try tracker(path)
    try server.startAsking(by: .program)
    let command = try tracker(path)
    try command.change(ScheduleChange(meanGap: .minutes(5)))
    let change = world.now
    for _ in 0..<(12 * 60) {
      world.now += .minutes(1)
      try server.keepAsking()
    }
    let expected = try Self.moments(every: .minutes(5), from: change + .seconds(1), to: world.now)
    let probes = try server.probes(in: .always).filter { $0.moment > change }
    #expect(probes.map(\.moment) == expected)
    #expect(probes.allSatisfy { $0.gap == .minutes(5) })
    // A tracker that opened the file earlier is not misled either.
    _ = try command.catchUp()
    #expect(try command.probes(in: .always) == server.probes(in: .always))
  }

  @Test func `may be chosen again and again`() throws {
    var random = SplitMix(seed: 7)
    let tracker = try tracker()
    try tracker.startAsking()
    let first = try #require(try tracker.overview().latest?.moment)
    var expected = [first]
    var gap = Seconds.minutes(45)
    for _ in 0..<40 {
      let start = world.now
      world.now += .minutes(Int64.random(in: 0...600, using: &random))
      expected += try Self.moments(every: gap, from: start + .seconds(1), to: world.now)
      gap = .minutes(Int64.random(in: 5...90, using: &random))
      try tracker.change(ScheduleChange(meanGap: gap))
    }
    #expect(try tracker.probes(in: .always).map(\.moment) == expected)
    let asked = try tracker.statistics(in: .always).askedHours * 3_600
    #expect(abs(asked - Double((world.now - first).seconds)) < 1)
  }

  @Test func `waits for asking to begin`() throws {
    let tracker = try tracker()
    try tracker.change(ScheduleChange(meanGap: Self.shorter))
    #expect(try tracker.probes(in: .always).isEmpty)
    try tracker.startAsking()
    let latest = try #require(try tracker.overview().latest)
    #expect(latest.moment == Self.noon && latest.gap == Self.shorter)
  }

  @Test func `is kept where only the seed changes`() throws {
    let tracker = try tracker()
    try tracker.startAsking()
    let first = try #require(try tracker.overview().latest?.moment)
    try world.live(days: 2, with: tracker)
    let change = world.now
    try tracker.change(ScheduleChange(seed: 5))
    #expect(tracker.schedule == (try Schedule(seed: 5)))
    try world.live(days: 2, with: tracker)
    let later = try Schedule(seed: 5).moments(from: change + .seconds(1))
    let expected =
      try [first] + Self.moments(every: .minutes(45), from: first, to: change)
      + later.prefix { $0 <= world.now }
    #expect(try tracker.probes(in: .always).map(\.moment) == expected)
    let asked = try tracker.statistics(in: .always).askedHours * 3_600
    #expect(abs(asked - Double((world.now - first).seconds)) < 60)
    try tracker.change(ScheduleChange(meanGap: Self.shorter))
    #expect(tracker.schedule == (try Schedule(seed: 5, meanGap: Self.shorter)))
    try tracker.change(ScheduleChange())
    #expect(tracker.schedule == (try Schedule(seed: 5, meanGap: Self.shorter)))
  }

  @Test func `and earlier seeds are known when a log is imported`() throws {
    let tracker = try tracker()
    try tracker.startAsking()
    try world.live(days: 5, with: tracker)
    try tracker.change(ScheduleChange(seed: 5))
    try world.live(days: 5, with: tracker)
    try tracker.change(ScheduleChange(meanGap: Self.shorter, seed: 9))
    try world.live(days: 5, with: tracker)
    let end = Self.noon - .days(30)
    for (seed, gap) in [(11_193_462, 45), (5, 45), (9, 20)] as [(Int64, Int64)] {
      let schedule = try Schedule(seed: seed, meanGap: .minutes(gap))
      let moments = schedule.moments(from: end - .days(9)).prefix { $0 < end }
      let lines = moments.map { "\($0) work\n" }.joined()
      let report = try tracker.importLog(lines: Array(lines.utf8))
      #expect(report.imported > 100 && report.unscheduled == 0, "\(seed)")
      let probes = try moments.map { try #require(try tracker.probe(at: $0)) }
      #expect(probes.allSatisfy { $0.gap == .minutes(gap) })
    }
  }

  @Test(arguments: [0, -1, 2_147_483_647, .max] as [Int64])
  func `has a seed that the generator can start from`(seed: Int64) throws {
    let tracker = try tracker()
    #expect(throws: TrackerError.schedule(.seed(seed))) {
      try tracker.change(ScheduleChange(meanGap: Self.shorter, seed: seed))
    }
    #expect(tracker.schedule == .universal)
  }

  @Test(arguments: [Seconds.zero, .seconds(-5), .seconds(299), .seconds(86_401)])
  func `is neither too short nor too long`(gap: Seconds) throws {
    let tracker = try tracker()
    #expect(throws: TrackerError.schedule(.meanGap(gap))) {
      try tracker.change(ScheduleChange(meanGap: gap))
    }
    #expect(tracker.schedule == .universal)
  }

  @Test func `does not mislead the import of a log`() throws {
    let folder = try TemporaryFolder()
    let tracker = try tracker()
    try tracker.startAsking()
    try world.live(days: 10, with: tracker)
    try tracker.change(ScheduleChange(meanGap: Self.shorter))
    try world.live(days: 10, with: tracker)
    try tracker.change(ScheduleChange(meanGap: .minutes(60)))
    try world.live(days: 10, with: tracker)
    for probe in try tracker.probes(in: .always) {
      _ = try tracker.answer("work", at: probe.moment, device: "test")
    }
    var bytes: [UInt8] = []
    try tracker.exportLog {
      bytes += $0
      return true
    }
    let log = try folder.file("log", String(decoding: bytes, as: UTF8.self))
    #expect(try tracker.importLog(log).alreadyThere == tracker.probes(in: .always).count)

    // The schedule before this tracker began is TagTime's, whatever the current gap.
    let older = try Self.moments(
      every: .minutes(45), from: Self.noon - .days(30), to: Self.noon - .days(20))
    let other = try folder.file("older", older.map { "\($0) read" }.joined(separator: "\n"))
    let report = try tracker.importLog(other)
    #expect(report.unscheduled == 0 && report.imported == older.count)
    let gaps = try tracker.probes(in: .always).prefix(older.count).map(\.gap)
    #expect(gaps.allSatisfy { $0 == .minutes(45) })
  }
}
