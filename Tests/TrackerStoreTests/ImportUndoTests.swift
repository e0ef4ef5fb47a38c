import CivilTime
import Persistence
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

/// The visible content of a store, and the data stored for it.
private struct State: Equatable {
  let log: String
  let probes: [Probe]
  let overview: Overview
  let figures: Statistics
  let uses: [TagUse]
  let tags: [TagDetails]
  let counted: Counted
  let asked: [ProbeRecord]
  let spans: [SpanRecord]
  let aliases: [TagAliasRecord]

  init(_ tracker: Tracker) throws {
    var bytes: [UInt8] = []
    try tracker.exportLog {
      bytes += $0
      return true
    }
    log = String(decoding: bytes, as: UTF8.self)
    probes = try tracker.probes(in: .always)
    overview = try tracker.overview()
    figures = try tracker.statistics(in: .always)
    uses = try tracker.tagUses()
    tags = try tracker.tags()
    counted = try Counted(tracker)
    let store = tracker.store
    asked = try store.read { tx throws(StoreError) in
      try tx.fetch(ProbeRecord.all.order(\.moment))
    }
    spans = try store.read { tx throws(StoreError) in
      try tx.fetch(SpanRecord.all.order(\.since))
    }
    aliases = try store.read { tx throws(StoreError) in
      try tx.fetch(TagAliasRecord.all.order(\.key))
    }
  }
}

@Suite struct `Undoing an import` {
  private static let start: Moment = 1_767_225_600
  private let world = World(Self.start)

  private func tracker(at path: String? = nil, days: Int64 = 20) throws -> Tracker {
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return tracker
  }

  private static let words = ["a", "B", "дім", "🎲", "run 5 km", "new", "other", "x y"]

  /// A line in one of the forms of logs, at a moment of the store, of the schedule or of neither.
  private func line(_ moments: [Moment], _ random: inout SplitMix) -> String {
    var moment = moments[Int.random(in: moments.indices, using: &random)]
    if Int.random(in: 0..<8, using: &random) == 0 { moment += .seconds(1) }
    let words = (0...1).map { _ in Self.words[Int.random(in: Self.words.indices, using: &random)] }
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: "\(moment) afk RETRO"
    case 1: "\(moment) "
    case 2: "\(moment) (noted)"
    case 3: "\(moment) \(words[0]) (said)"
    default: "\(moment) \(words.joined(separator: " "))"
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `leaves what was there before`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let tracker = try tracker()
    let own = try tracker.probes(in: .always).map(\.moment)
    // Weeks before asking began, and two future days.
    let other = Schedule.universal.moments(from: Self.start - .days(40))
      .prefix { $0 < world.now + .days(2) }
    let moments = own + Array(other)
    for _ in 0..<40 {
      let moment = own[Int.random(in: own.indices, using: &random)]
      let word = Self.words[Int.random(in: 0..<4, using: &random)]
      _ = try tracker.answer(word, at: moment, device: "test")
    }
    _ = try tracker.setDismissed(true, atEach: Array(own.prefix(30)))
    try tracker.changeTag("a", by: TagChange(note: "n", addedAliases: ["other"]))
    var before: [State] = []
    for round in 0..<3 {
      before.append(try State(tracker))
      let lines = (0..<[10, 40, 300][round]).map { _ in line(moments, &random) }
      let edit = try tracker.importLog(lines: Array(lines.joined(separator: "\n").utf8)).edit
      #expect(edit != nil, "seed \(seed), round \(round)")
      let counted = try Counted(tracker)
      try tracker.countAgain()
      #expect(try Counted(tracker) == counted, "seed \(seed), round \(round), taken in")
    }
    let after = try State(tracker)
    for (round, state) in before.enumerated().reversed() {
      #expect(try tracker.undo().kind == .logImport, "seed \(seed), round \(round)")
      #expect(try State(tracker) == state, "seed \(seed), round \(round)")
      try tracker.countAgain()
      #expect(try Counted(tracker) == state.counted, "seed \(seed), round \(round), counted")
    }
    for (round, state) in (before.dropFirst() + [after]).enumerated() {
      #expect(try tracker.redo().kind == .logImport, "seed \(seed), round \(round)")
      #expect(try State(tracker) == state, "seed \(seed), round \(round), made again")
      try tracker.countAgain()
      #expect(try Counted(tracker) == state.counted, "seed \(seed), round \(round), made again")
    }
  }

  @Test func `takes back all its slices, with local times and a restart between`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    let before: State
    do {
      let tracker = try tracker(at: path)
      _ = try tracker.importLog(
        lines: Array("1640997602 work [2022.01.01 01:40:02 SAT]\n1640999953 tea\n".utf8))
      before = try State(tracker)
      let first = try tracker.importLog(
        lines: Array("1640999953 tea\n1641000921 run 5 km\n".utf8), isLast: false)
      let second = try tracker.importLog(
        lines: Array("1641002399 call\n".utf8), continuing: first.edit, isLast: false)
      #expect(first.edit != nil && first.edit == second.edit)
      let third = try tracker.importLog(
        lines: Array("1641002400 tea\n".utf8), continuing: first.edit)
      #expect(third.edit == first.edit)
    }
    let tracker = try Tracker(path: path, host: world.host)
    let undone = try tracker.undo()
    #expect(undone.kind == .logImport && undone.count == 3)
    #expect(try State(tracker) == before)
  }

  @Test
  func `takes back no other import, whether that was abandoned, went on meanwhile, or followed`()
    throws
  {
    let folder = try TemporaryFolder()
    let tracker = try tracker()
    func take(_ lines: String, after edit: EditID? = nil, isLast: Bool = true) throws -> EditID {
      let report = try tracker.importLog(
        lines: Array(lines.utf8), continuing: edit, isLast: isLast)
      return try #require(report.edit)
    }
    var before = [try State(tracker)]
    let abandoned = try take("1640997602 one\n", isLast: false)
    before.append(try State(tracker))
    let whole = try take("1640999953 two\n")
    before.append(try State(tracker))
    let parted = try take("1641000921 three\n", isLast: false)
    before.append(try State(tracker))
    // Of the command line, at the same time.
    let log = try folder.file("log", "1641002399 four\n")
    let command = try #require(try tracker.importLog(log).edit)
    before.append(try State(tracker))
    let rest = try take("1641002400 five\n", after: parted)
    let edits = [abandoned, whole, parted, command, rest]
    #expect(Set(edits).count == 5)
    for (edit, state) in zip(edits, before).reversed() {
      #expect(try tracker.undo(edit).count == 1)
      #expect(try State(tracker).probes == state.probes)
      try tracker.countAgain()
      #expect(try Counted(tracker) == state.counted)
    }
    // An edit that was undone is not continued.
    #expect(try take("1641002400 five\n", after: rest) != rest)
  }

  @Test func `may be corrected by another one with local times`() throws {
    let folder = try TemporaryFolder()
    let tracker = try tracker()
    _ = try tracker.importLog(lines: Array("1640997602 work [2022.01.01 01:40:02 SAT]\n".utf8))
    let before = try State(tracker)
    let last = try tracker.importLog(
      try folder.file("log", "1640997602 work [2022.01.01 06:40:02 SAT]\n"), trustsClocks: true)
    #expect(last.corrected == 1)
    try tracker.undo(last.edit)
    #expect(try State(tracker) == before)
  }

  @Test func `is refused after other edits, which are undone first`() throws {
    let tracker = try tracker()
    let before = try State(tracker)
    let lines = "1640997602 slp\n1640999953 work\n"
    let edit = try #require(try tracker.importLog(lines: Array(lines.utf8)).edit)
    _ = try tracker.answer("nap (long)", at: 1_640_997_602, device: "test")
    _ = try tracker.renameTag("work", to: "job")
    _ = try tracker.mergeTags(["job", "nap"], into: "both")
    let after = try State(tracker)
    #expect(throws: TrackerError.editedSince) { try tracker.undo(edit) }
    #expect(try State(tracker) == after)
    for _ in 0..<3 { _ = try tracker.undo() }
    #expect(try tracker.probe(at: 1_640_997_602)?.answer?.text == "slp")
    #expect(try tracker.undo(edit).count == 2)
    #expect(try tracker.probes(in: .always) == before.probes)
    // The tag of an undone answer stays known.
    #expect(try tracker.tagUses().map(\.name) == ["nap"])
  }

  @Test func `is of its own part where something else was changed while it ran`() throws {
    let tracker = try tracker()
    let moment = try tracker.probes(in: .always)[3].moment
    let before = try State(tracker)
    let first = try tracker.importLog(lines: Array("1640997602 slp\n".utf8), isLast: false)
    _ = try tracker.answer("work", at: moment, device: "test")
    _ = try tracker.withdrawAnswer(at: moment)
    let second = try tracker.importLog(lines: Array("\(moment) tea\n".utf8))
    #expect(first.edit != nil && second.edit != first.edit)
    try tracker.undo(second.edit)
    #expect(try tracker.probe(at: moment)?.answer == nil)
    try tracker.undo()
    #expect(try tracker.probe(at: moment)?.answer?.text == "work")
    try tracker.undo()
    try tracker.undo(first.edit)
    #expect(try tracker.probes(in: .always) == before.probes)
    #expect(try State(tracker).spans == before.spans)
  }

  @Test func `keeps the questions of a log that was ahead`() throws {
    let tracker = try tracker()
    let ahead = Schedule.universal.next(after: world.now + .hours(3))
    let before = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.importLog(lines: Array("\(ahead) sport\n1640997602 slp\n".utf8))
    try world.live(days: 1, with: tracker)
    let asked = try tracker.probes(in: .always).map(\.moment).filter { $0 != 1_640_997_602 }
    #expect(asked.contains(ahead) && asked.starts(with: before))
    try tracker.undo()
    #expect(try tracker.probes(in: .always).map(\.moment) == asked)
    #expect(try tracker.probe(at: ahead)?.answer == nil)
    let counted = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == counted)
  }

  @Test func `keeps the questions that had come before it and were not recorded yet`() throws {
    let tracker = try tracker()
    let before = try tracker.probes(in: .always).map(\.moment)
    // No program runs until the log is imported.
    world.now += .days(2)
    let come = Schedule.universal.moments(from: try #require(before.last) + .seconds(1))
      .prefix { $0 <= world.now }
    let moments = Array(come)
    _ = try tracker.importLog(
      lines: Array(moments.map { "\($0) sport\n" }.joined().utf8))
    try tracker.undo()
    #expect(moments.count > 20)
    #expect(try tracker.probes(in: .always).map(\.moment) == before + moments)
    #expect(try moments.allSatisfy { try tracker.probe(at: $0)?.answer == nil })
    let counted = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == counted)
  }

  @Test func `leaves no question before the next moment, if the log had the latest`() throws {
    let tracker = try Tracker(path: nil, host: world.host)
    let latest = try #require(Schedule.universal.previous(before: world.now))
    _ = try tracker.importLog(lines: Array("1640997602 slp\n\(latest) sport\n".utf8))
    try tracker.startAsking()
    try tracker.undo()
    #expect(try tracker.overview().latest == nil)
    #expect(try tracker.probes(in: .always).isEmpty)
  }

  @Test func `of a log that fills a quiet probe keeps the counts right`() throws {
    let tracker = try tracker(days: 1)
    _ = try tracker.addQuietRule(
      .quiet, on: .all, hours: .wholeDay, from: nil, to: nil)
    try world.live(days: 4, with: tracker)
    let quiet = try #require(
      try tracker.probes(in: .always).filter { $0.state == .quiet }.dropFirst(5).first)
    let before = try State(tracker)
    _ = try tracker.importLog(lines: Array("\(quiet.moment) slp\n".utf8))
    let counted = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == counted && counted != before.counted)
    try tracker.undo()
    #expect(try State(tracker) == before)
  }
}
