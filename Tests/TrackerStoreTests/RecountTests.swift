import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import Persistence
@testable import TrackerStore

/// Counts of a store: stored ones, or those of its probes and answers, counted one by one.
struct CountsByPlace: Equatable {
  struct Place: Hashable {
    let subject: TallySubject
    let month: CivilMonth
    let gap: Seconds
  }

  var counts: [Place: [Int]] = [:]

  /// The stored counts.
  init(storedIn tracker: Tracker) throws {
    let tallies = try tracker.store.read { tx throws(StoreError) in try tx.fetch(TallyRecord.all) }
    for tally in tallies {
      counts[Place(subject: tally.subject, month: tally.month, gap: tally.gap)] =
        tally.hours.counts.counts
    }
  }

  /// The counts of the probes and answers.
  init(naiveIn tracker: Tracker) throws {
    let (probes, answers, tags) = try tracker.store.read { tx throws(StoreError) in
      (
        try tx.fetch(ProbeRecord.all), Set(try tx.fetch(\.moment, AnswerRecord.all)),
        try tx.fetch(AnswerTagRecord.all)
      )
    }
    let tagsByMoment = Dictionary(grouping: tags, by: \.moment)
    for probe in probes {
      let isAnswered = answers.contains(probe.moment)
      if probe.isAsked || !probe.isUnfilled { add(.everyProbe, probe) }
      if isAnswered { add(.everyAnswer, probe) }
      if isAnswered, !probe.isAsked { add(.answeredUnasked, probe) }
      for record in tagsByMoment[probe.moment] ?? [] { add(.tag(record.tag), probe) }
    }
  }

  private mutating func add(_ subject: TallySubject, _ probe: ProbeRecord) {
    let time = LocalTime(probe.moment, offset: probe.offset)
    let place = Place(subject: subject, month: time.date.month, gap: probe.gap)
    counts[place, default: Array(repeating: 0, count: 168)][time.hourOfWeek.number] += 1
  }
}

@Suite struct `The stored counts` {
  /// Noon of Monday, 1 June 2026, in UTC.
  private static let noon: Moment = 1_780_315_200

  private let world = World(noon)
  private let folder: TemporaryFolder
  private let tracker: Tracker

  init() throws {
    folder = try TemporaryFolder()
    tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(by: .program)
  }

  /// A probe of quiet time that a log has filled in, as `off` or `afk` does.
  private func filledQuietProbe() throws -> Moment {
    _ = try tracker.addQuietRule(.quiet, on: .all, hours: .wholeDay, from: nil, to: nil)
    try world.live(days: 1, with: tracker)
    let quiet = try #require(try tracker.probes(in: .always).first { $0.state == .quiet })
    try log("\(quiet.moment) off")
    return quiet.moment
  }

  private func log(_ text: String) throws {
    _ = try tracker.importLog(folder.file("log", text + "\n"))
  }

  private func expectSound(_ place: Comment) throws {
    #expect(
      try CountsByPlace(storedIn: tracker) == CountsByPlace(naiveIn: tracker), place)
    let (tags, uses) = try tracker.store.read { tx throws(StoreError) in
      (try tx.fetch(TagRecord.all), try tx.fetch(\.tag, AnswerTagRecord.all))
    }
    let counts = Dictionary(uses.map { ($0, 1) }, uniquingKeysWith: +)
    for tag in tags { #expect(tag.answers == counts[tag.id, default: 0], place) }
  }

  @Test func `are right after an answer in place of an automatic line in quiet time`() throws {
    let moment = try filledQuietProbe()
    try expectSound("imported")
    _ = try tracker.answer("tea", at: moment, device: "test")
    try expectSound("answered")
    try tracker.undo()
    try expectSound("undone")
    _ = try tracker.answer("tea", atEach: [moment], device: "test")
    try expectSound("answered with others")
    _ = try tracker.withdrawAnswer(at: moment)
    try expectSound("withdrawn")
    for _ in 0..<5 {
      try log("\(moment) off")
      _ = try tracker.answer("tea", at: moment, device: "test")
      _ = try tracker.withdrawAnswer(at: moment)
    }
    try expectSound("five times more")
  }

  @Test func `are right after probes are noted as asked that a log had filled in`() throws {
    // A command whose clock is ahead stores probes that nobody is asked about yet.
    let start = world.now
    world.now += .days(2)
    try tracker.catchUp()
    world.now = start + .seconds(60)
    try tracker.keepAsking()
    let ahead = try tracker.probes(in: .always).filter { $0.moment > world.now }
    if let first = ahead.first { try log("\(first.moment) off") }
    while world.now < start + .days(3) {
      world.now += 600
      try tracker.keepAsking()
    }
    try expectSound("three days later")
  }

  @Test func `are counted again in a file of a program that counted some twice`() throws {
    let moment = try filledQuietProbe()
    let place = LocalTime(moment, offset: World.offset(moment)).date.month
    try tracker.store.write { tx throws(StoreError) in
      try tx.set(.derived, to: 3 as Int64)
      try tx.update(TallyRecord.where(\.month == place), .set(\.count, 9_999))
    }
    try tracker.store.write { tx throws(StoreError) in try tx.refreshDerived() }
    try expectSound("refreshed")
    let counts = try tracker.store.read { tx throws(StoreError) in
      try tx.fetch(TallyRecord.where(\.count >= 9_999))
    }
    #expect(counts.isEmpty)
  }

  @Test func `do not depend on rows in order, which a damaged file may not have`() {
    let moments: [Moment] = [1_640_999_953, 1_640_997_602, 1_641_000_000, 1_640_998_000]
    let spans = LogSpans(moments, gap: .minutes(45)).spans
    #expect(spans == LogSpans(moments.sorted(), gap: .minutes(45)).spans)
  }

  @Test func `can be changed after the number of the last edit was damaged`() throws {
    try tracker.store.write { tx throws(StoreError) in try tx.set(.lastEdit, to: Int64.max) }
    _ = try tracker.answer("tea", device: "test")
    try tracker.undo()
  }

  /// Edits of all kinds in random order: after each, the stored counts are those of the probes and answers, and no
  /// day has more hours than it is long.
  @Test(arguments: Soak.seeds(4, soak: 20))
  func `are those of the probes and answers after any edits`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for step in 0..<Soak.attempts(120, soak: 5_000) {
      let edit = try Self.edits.randomElement(using: &random).map { try $0(self)(&random) }
      let place = Comment(rawValue: "seed \(seed), step \(step): \(edit ?? "")")
      try expectSound(place)
      let day = LocalTime(world.now, offset: World.offset(world.now)).date
        .advanced(by: -Int.random(in: 0..<40, using: &random))
      let period = try #require(Period(from: day, to: day))
      #expect(try tracker.statistics(in: period).askedHours <= 25.001, place)
    }
  }

  private typealias Edit = (Self) -> (inout SplitMix) throws -> String

  private static var edits: [Edit] {
    [
      passTime, passTime, answer, answer, answerSeveral, withdraw, withdrawSeveral, dismiss, undo,
      importLines, importLines, beQuiet, endQuiet, renameTag, jumpBack, restart,
    ]
  }

  private static let texts = ["tea", "work code", "sleep", "tea work", "дім (a)"]

  private func someMoment(_ random: inout SplitMix) throws -> Moment {
    let probes = try tracker.probes(in: .always)
    return probes.randomElement(using: &random)?.moment ?? world.now
  }

  private func passTime(_ random: inout SplitMix) throws -> String {
    let end = world.now + .seconds(.random(in: 60..<40_000, using: &random))
    while world.now < end {
      world.now = min(world.now + 1_200, end)
      try tracker.keepAsking()
    }
    return "time passes"
  }

  private func answer(_ random: inout SplitMix) throws -> String {
    let (text, moment) = (Self.texts.randomElement(using: &random) ?? "", try someMoment(&random))
    _ = try? tracker.answer(text, at: moment, device: "test")
    return "answer \(text) at \(moment)"
  }

  private func answerSeveral(_ random: inout SplitMix) throws -> String {
    let moments = try (0..<4).map { _ in try someMoment(&random) }
    _ = try? tracker.answer("sleep", atEach: moments, device: "test")
    return "answer at \(moments)"
  }

  private func withdraw(_ random: inout SplitMix) throws -> String {
    let moment = try someMoment(&random)
    _ = try? tracker.withdrawAnswer(at: moment)
    return "withdraw \(moment)"
  }

  private func withdrawSeveral(_ random: inout SplitMix) throws -> String {
    let moments = try (0..<6).map { _ in try someMoment(&random) }
    _ = try? tracker.withdrawAnswers(atEach: moments)
    return "withdraw \(moments)"
  }

  private func dismiss(_ random: inout SplitMix) throws -> String {
    let moment = try someMoment(&random)
    _ = try? tracker.setDismissed(Bool.random(using: &random), atEach: [moment])
    return "dismiss \(moment)"
  }

  private func undo(_ random: inout SplitMix) throws -> String {
    let count = Int.random(in: 1...3, using: &random)
    for _ in 0..<count { _ = try? tracker.undo() }
    return "undo \(count) times"
  }

  private func importLines(_ random: inout SplitMix) throws -> String {
    let entries = ["off", "afk RETRO", "err", "", "tea", "work code"]
    let lines = try (0..<8).map { _ in
      "\(try someMoment(&random)) \(entries.randomElement(using: &random) ?? "")"
    }
    // Moments of the schedule that are not stored, too.
    let other = Schedule.universal.next(
      after: world.now - .seconds(.random(in: 0..<2_000_000, using: &random)))
    try log((lines + ["\(other) tea"]).joined(separator: "\n"))
    return "import \(lines)"
  }

  private func beQuiet(_ random: inout SplitMix) throws -> String {
    let hours = QuietHours("22:00-07:00") ?? .wholeDay
    _ = try? tracker.addQuietRule(
      .quiet, on: .all, hours: Bool.random(using: &random) ? hours : .wholeDay, from: nil, to: nil)
    return "quiet"
  }

  private func endQuiet(_ random: inout SplitMix) throws -> String {
    for rule in try tracker.quietRules() { _ = try? tracker.endQuietRule(rule.id) }
    return "no longer quiet"
  }

  private func renameTag(_ random: inout SplitMix) throws -> String {
    _ = try? tracker.mergeTags(["tea"], into: "work")
    return "merge"
  }

  private func jumpBack(_ random: inout SplitMix) throws -> String {
    let days = Int64.random(in: -3...20, using: &random)
    world.now += .days(days)
    try tracker.catchUp()
    return "the clock jumps by \(days) days"
  }

  private func restart(_ random: inout SplitMix) throws -> String {
    try tracker.stopAsking()
    world.now += .seconds(.random(in: 0..<200_000, using: &random))
    try tracker.startAsking(by: .program)
    return "restart"
  }
}
