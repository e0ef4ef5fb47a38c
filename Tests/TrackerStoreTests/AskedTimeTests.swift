import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

/// The time in which the person was asked, the basis of shares.
@Suite struct `The asked time` {
  /// Noon of 1 June 2026 in UTC.
  static let noon: Moment = 1_780_315_200

  /// Simulates a running program that asks often enough to miss no probe.
  func serve(_ hours: Double, _ tracker: Tracker, _ world: World) throws {
    let end = world.now + .seconds(Int64(hours * 3_600))
    while world.now < end {
      world.now = min(world.now + 300, end)
      try tracker.keepAsking()
    }
  }

  @Test func `counts each second once, whatever spans a clock that jumped has left`() {
    func span(_ first: Int64, _ last: Int64, _ origin: SpanRecord.Origin) -> SpanRecord {
      SpanRecord(
        since: Self.noon + .days(first), until: Self.noon + .days(last), meanGap: .minutes(45),
        origin: origin, isOpen: false)
    }
    let spans = [
      span(0, 30, .log), span(10, 20, .program), span(15, 25, .hand), span(28, 32, .log),
    ]
    let asked = AskedTime(spans, from: Self.noon - .days(1), to: Self.noon + .days(40))
    #expect(asked.seconds == 32 * 86_400)
    #expect(asked.unaskedSeconds == 8 * 86_400)
  }

  @Test func `of a day is at most the day, though more probes of it were answered`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    let day = LocalTime(Self.noon, offset: World.offset(Self.noon)).date.advanced(by: -3)
    // No program ran then, and each answer stands for two hours.
    let start = day.start(at: World.offset(Self.noon))
    let moments = Schedule.universal.moments(from: start).prefix { $0 < start + .days(1) }
    try tracker.change(ScheduleChange(meanGap: .minutes(45)))
    for moment in moments { _ = try tracker.answer("work", at: moment, device: "test") }
    try tracker.store.write { tx throws(StoreError) in
      try tx.update(ProbeRecord.all, .set(\.gap, .minutes(120)))
      try tx.set(.derived, to: 3 as Int64)
      try tx.refreshDerived()
    }
    let period = try #require(Period(from: day, to: day))
    let statistics = try tracker.statistics(in: period)
    #expect(statistics.answered > 12)
    #expect(abs(statistics.askedHours - 24) < 1e-6)
    #expect(abs(statistics.tags[0].hours.value - 24) < 1e-6)
  }

  @Test func `is the time in which a program ran`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking(by: .program)
    let first = try #require(try tracker.latestProbe()).moment
    try serve(10, tracker, world)
    try tracker.stopAsking()
    let day = Double((world.now - first).seconds) / 3_600
    #expect(abs(try tracker.statistics(in: .always).askedHours - day) < 1e-9)

    // The night: its probes can be filled in, but were not asked.
    let evening = try tracker.statistics(in: .always)
    world.now += 8 * 3_600
    let night = try Tracker(path: path, host: world.host)
    let missed = try night.catchUp()
    #expect(missed.count > 3)
    let before = try night.statistics(in: .always)
    #expect(before.probes == evening.probes && before.askedHours == evening.askedHours)
    #expect(evening.unaskedHours == 0 && abs(before.unaskedHours - 8) < 1e-9)
    let states = Set(missed.filter { $0.moment < world.now - Probe.patience }.map(\.state))
    #expect(states == [.unasked])
    try night.startAsking(by: .program)
    try serve(2, night, world)
    let morning = try night.statistics(in: .always)
    // It includes probes that are still pending, so it starts ten minutes before the program.
    #expect(abs(morning.askedHours - (day + 2 + 1 / 6.0)) < 1e-9)
    #expect(abs(morning.unaskedHours - (8 - 1 / 6.0)) < 1e-9)

    // An answer from memory counts for its gap.
    _ = try night.answer("slp", at: missed[1].moment, device: "test")
    let filled = try night.statistics(in: .always)
    #expect(filled.probes == morning.probes + 1 && filled.answered == 1)
    #expect(abs(filled.askedHours - morning.askedHours - 0.75) < 1e-9)
  }

  @Test func `includes a pending probe that a command recorded before the program started`() throws
  {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking(by: .program)
    try tracker.stopAsking()
    world.now += 8 * 3_600
    let morning = try Tracker(path: path, host: world.host)
    _ = try morning.catchUp()
    var recorded: Probe?
    while recorded == nil {
      world.now += 60
      recorded = try morning.catchUp().last
    }
    let probe = try #require(recorded)
    let before = try morning.statistics(in: .always)
    try morning.startAsking(by: .program)
    #expect(try morning.statistics(in: .always).probes == before.probes + 1)
    world.now += 11 * 60
    try morning.keepAsking()
    let state = try morning.probes(in: .always).first { $0.moment == probe.moment }?.state
    #expect(state == .missed)
  }

  @Test func `begins with the pending probes when a program starts`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let evening = try Tracker(path: path, host: world.host)
    try evening.startAsking(by: .program)
    try serve(3, evening, world)
    try evening.stopAsking()
    let before = try evening.statistics(in: .always)
    // The next day, five minutes after a scheduled moment.
    world.now = Schedule.universal.next(after: world.now + 86_400) + 300
    let morning = try Tracker(path: path, host: world.host)
    try morning.startAsking(by: .program)
    let after = try morning.statistics(in: .always)
    #expect(after.probes == before.probes + 1)
    _ = try morning.answer("work", device: "test")
    #expect(try morning.statistics(in: .always).askedHours == after.askedHours)
  }

  @Test func `continues for a program that slept while another process ran`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let program = try Tracker(path: path, host: world.host)
    try program.startAsking(by: .program)
    try serve(3, program, world)
    let before = try program.statistics(in: .always)
    world.now += 8 * 3_600
    let other = try Tracker(path: path, host: world.host)
    #expect(try other.statistics(in: .always).probes == before.probes)
    try serve(5, program, world)
    let after = try program.statistics(in: .always)
    #expect(abs(after.askedHours - before.askedHours - 5) < 1.5 && after.probes > before.probes)
  }

  @Test func `excludes the time in which the machine slept`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(by: .program)
    try serve(5, tracker, world)
    let before = try tracker.statistics(in: .always)
    world.now += 30 * 3_600
    try tracker.keepAsking()
    let after = try tracker.statistics(in: .always)
    #expect(abs(after.askedHours - before.askedHours - 1 / 6.0) < 0.01)
    #expect(after.probes - before.probes <= 2)
    // All probes of that time can be filled in.
    #expect(try tracker.probes(in: .always).count > before.probes + 20)
  }

  @Test func `is all time if no program asks`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    let first = try #require(try tracker.latestProbe()).moment
    world.now += 20 * 86_400
    let statistics = try tracker.statistics(in: .always)
    #expect(abs(statistics.askedHours - Double((world.now - first).seconds) / 3_600) < 1e-9)
    // All but the first question, which is about no moment of the schedule.
    #expect(try statistics.probes == tracker.probes(in: .always).count - 1)
  }

  @Test func `is cut at midnight by the person's clock`() throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 9, with: tracker)
    let day = LocalTime(Self.noon, offset: UTCOffset(seconds: 10_800)).date.advanced(by: 3)
    for days in 1...4 {
      let period = try #require(Period(from: day, to: day.advanced(by: days - 1)))
      #expect(abs(try tracker.statistics(in: period).askedHours - 24 * Double(days)) < 1e-9)
      let trend = try tracker.trend(of: nil, in: period)
      #expect(trend.parts.map(\.askedHours) == Array(repeating: 24, count: days))
    }
    let all = try tracker.statistics(in: .always)
    let parts = try tracker.trend(of: nil, in: .always).parts
    #expect(abs(parts.reduce(0) { $0 + $1.askedHours } - all.askedHours) < 1e-9)
  }

  @Test func `excludes the silences of a log`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    // Ten days, each with eight hours in which the program was off.
    let start = Self.noon - 20 * 86_400
    let moments = Schedule.universal.moments(from: start)
      .prefix { $0 < start + 10 * 86_400 }
      .filter { ($0 - start).seconds % 86_400 < 16 * 3_600 }
    let log = try folder.file("log", moments.map { "\($0) a\n" }.joined())
    _ = try tracker.importLog(log)
    let hours = try tracker.statistics(in: .always).askedHours
    // A mean gap at either end of each span, on average.
    #expect(abs(hours - 160) < 10)
    _ = try tracker.importLog(log)
    let all = try tracker.statistics(in: .always)
    #expect(all.askedHours == hours)
    // The rest is unasked, up to now; time before the first line is neither.
    let day = try #require(
      Period(from: CivilDate(iso: "2026-05-14"), to: CivilDate(iso: "2026-05-15")))
    let part = try tracker.statistics(in: day)
    #expect(abs(part.askedHours + part.unaskedHours - 48) < 1e-6)
    #expect(abs(all.askedHours + all.unaskedHours - 20 * 24) < 5)
    let earlier = try #require(
      Period(from: CivilDate(iso: "2026-01-01"), to: CivilDate(iso: "2026-01-31")))
    #expect(try tracker.statistics(in: earlier).unaskedHours == 0)
  }

  @Test func `is not counted twice if a log contains probes that a program asked`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    world.now += 5 * 86_400
    let before = try tracker.statistics(in: .always)
    let lines = try tracker.probes(in: .always).map { "\($0.moment) a\n" }
    _ = try tracker.importLog(try folder.file("log", lines.joined()))
    let after = try tracker.statistics(in: .always)
    #expect(after.askedHours == before.askedHours && after.answered == after.probes)
  }

  @Test func `is unchanged after a clock was far behind for a while`() throws {
    let folder = try TemporaryFolder()
    let world = World(Self.noon)
    let path = "\(folder.path)/proba.sqlite"
    let old = Self.noon - 4 * 365 * 86_400
    let lines = Schedule.universal.moments(from: old).prefix(1_500).enumerated()
      .map { "\($1) \($0 % 11 == 0 ? "afk RETRO" : "work")\n" }
    func run<Value>(_ body: (Tracker) throws -> Value) throws -> Value {
      try body(try Tracker(path: path, host: world.host))
    }
    let log = try folder.file("log", lines.joined())
    try run { _ = try $0.importLog(log) }
    try run { _ = try $0.answer("work", device: "test") }
    let before = try run { try $0.statistics(in: .always) }
    world.now += -3 * 365 * 86_400
    try run { _ = try $0.overview() }
    try run { _ = try $0.answer("work", device: "test") }
    world.now = Self.noon + 60
    let after = try run { try $0.statistics(in: .always) }
    try run { _ = try $0.answer("work", device: "test") }
    #expect(after.probes <= before.probes + 2 && after.coverage >= before.coverage - 0.001)
    #expect(abs(after.askedHours - before.askedHours) < 1)
  }

  @Test(arguments: (Soak.isOn ? [500, 7_000, 1_000_000] : [500, 1_000_000]) as [Int64])
  func `is computed quickly after a clock leaps ahead`(years: Int64) throws {
    let world = World(Self.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(by: .program)
    world.now += .days(years * 365)
    try tracker.keepAsking()
    #expect(try tracker.probes(in: .always).count <= 2)
    world.now = Self.noon + 3_600
    try tracker.keepAsking()
    let statistics = try tracker.statistics(in: .always)
    #expect(statistics.askedHours < 4 && statistics.probes <= 5)
  }

  @Test func `is derived from the data of an older version`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let world = World(Self.noon)
    let start = Self.noon - 10 * 86_400
    let moments = Array(Schedule.universal.moments(from: start).prefix { $0 <= Self.noon })
    let first = try #require(moments.first)
    let older = Self.noon - 400 * 86_400
    do {
      let store = try Store.open(
        .file(path), models: [], history: Array(History.steps.prefix(1)))
      try store.write { tx throws(StoreError) in
        try tx.execute("INSERT INTO device VALUES (1, 'web')")
        try tx.execute("INSERT INTO tag VALUES (1, 'work', 'work', NULL, 0)")
        try tx.execute(
          "INSERT INTO setting VALUES ('asked_from', ?), ('asked_until', ?)",
          bind: first, moments[moments.count - 1])
        for (place, moment) in moments.enumerated() {
          try tx.execute(
            "INSERT INTO probe VALUES (?, 2700, 10800, 1, ?, NULL, NULL)", bind: moment,
            place % 2)
          guard place % 2 == 0 else { continue }
          try tx.execute("INSERT INTO answer VALUES (?, NULL, 0, NULL, 1)", bind: moment)
          try tx.execute("INSERT INTO answer_tag VALUES (?, 0, 1)", bind: moment)
        }
        // Two tags that differ only in case, and an answer with both.
        try tx.execute("INSERT INTO tag VALUES (2, 'straße', 'straße', 30, 0)")
        try tx.execute("INSERT INTO tag VALUES (3, 'STRASSE', 'strasse', NULL, 0)")
        try tx.execute(
          "INSERT INTO answer_tag VALUES (?, 1, 2), (?, 1, 3), (?, 2, 3)",
          bind: moments[0], moments[2], moments[0])
        // A log of another gap, long ago.
        for place in 0..<100 as Range<Int64> {
          let moment = older + .minutes(10 * place)
          try tx.execute(
            "INSERT INTO probe VALUES (?, 600, 10800, 0, 0, NULL, NULL)", bind: moment)
          try tx.execute("INSERT INTO answer VALUES (?, NULL, 0, NULL, 1)", bind: moment)
          try tx.execute("INSERT INTO answer_tag VALUES (?, 0, 1)", bind: moment)
        }
      }
    }
    let tracker = try Tracker(path: path, host: world.host)
    let statistics = try tracker.statistics(in: .always)
    #expect(statistics.probes == moments.count + 100)
    #expect(statistics.answered == (moments.count + 1) / 2 + 100)
    #expect(statistics.tags.map(\.name) == ["work", "straße"])
    #expect(statistics.tags.map(\.count) == [statistics.answered, 2])
    #expect(statistics.tags[0].share.value == 1)
    #expect(try tracker.probes(in: .always).count { $0.answer?.tags.count == 2 } == 2)
    let asked = Double((Self.noon - first).seconds) + 101 * 600
    #expect(abs(statistics.askedHours - asked / 3_600) < 1e-9)
    let map = try tracker.weekMap(of: .tag(TagName("work")), in: .always)
    #expect(map.tag.counts.reduce(0, +) == statistics.answered)
    let combinations = try tracker.combinations(in: .always)
    #expect(combinations.answered == statistics.answered)
    #expect(combinations.tags.map(\.name) == ["work", "straße"])
    let pairs = combinations.combinations.filter { $0.tags == [0, 1] }
    #expect(pairs.map(\.count) == [2])
  }
}

@Suite struct `The spans of a log` {
  @Test(
    arguments: [
      ([], []), ([0], [-10..<10]), ([0, 100], [-10..<110]), ([0, 101], [-10..<10, 91..<111]),
      ([0, 30, 400, 410], [-10..<40, 390..<420]),
    ] as [([Moment], [Range<Moment>])])
  func `end at a long silence`(moments: [Moment], spans: [Range<Moment>]) {
    #expect(LogSpans(moments, gap: 10).spans == spans)
  }

  /// Days from 9 to 12 and from 15 to 18: the breaks have six gaps, and nights 30.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `exclude breaks that come too often to be chance`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let schedule = try Schedule(
      seed: Int64.random(in: Schedule.seeds, using: &random), meanGap: .minutes(30), start: 0)
    let moments = schedule.moments.prefix { $0.secondsSince1970 < 40 * 86_400 }.filter { moment in
      let hour = moment.secondsSince1970 / 3_600 % 24
      return (9..<12).contains(hour) || (15..<18).contains(hour)
    }
    let spans = LogSpans(moments, gap: .minutes(30)).spans
    let hours = spans.reduce(0) { $0 + Double(($1.upperBound - $1.lowerBound).seconds) } / 3_600
    #expect((225...250).contains(hours), "\(hours)")
    // A log with every moment of its schedule has no silence, though some distances are long.
    let all = Array(schedule.moments.prefix(200))
    #expect(LogSpans(all, gap: .minutes(30), of: schedule).spans.count == 1)
    let known = LogSpans(moments, gap: .minutes(30), of: schedule).spans
    #expect((60...spans.count).contains(known.count))
  }

  @Test(
    arguments: [
      ([], 0..<9, [0..<9]), ([2..<4], 0..<9, [0..<2, 4..<9]), ([0..<9], 0..<9, []),
      ([-5..<1, 3..<5, 8..<20], 0..<9, [1..<3, 5..<8]), ([20..<30], 0..<9, [0..<9]),
    ] as [([Range<Moment>], Range<Moment>, [Range<Moment>])])
  func `exclude others`(others: [Range<Moment>], span: Range<Moment>, left: [Range<Moment>]) {
    #expect(LogSpans.outside(others, of: span) == left)
  }

  /// Eight years at full coverage, and with four of ten lines missing: the time is right within 1 %,
  /// which is six of its standard errors.
  @Test(arguments: [1.0, 0.92, 0.6]) func `add up to the time of the schedule`(coverage: Double) {
    var random = SplitMix(seed: 11)
    let moments = Schedule.universal.moments.prefix(90_000)
      .filter { _ in Double.random(in: 0..<1, using: &random) < coverage }
    let spans = LogSpans(moments, gap: 2_700).spans
    let asked = spans.reduce(0) { $0 + Double(($1.upperBound - $1.lowerBound).seconds) }
    let all = Double((moments[moments.count - 1] - moments[0]).seconds)
    #expect(abs(asked / all - 1) < 0.01)
  }
}
