import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import TrackerStore

/// The visible content of a store.
private struct Seen: Equatable {
  let probes: [String]
  let figures: Statistics
  let uses: [TagUse]
  let profiles: [TagProfile]

  init(_ tracker: Tracker) throws {
    probes = try tracker.probes(in: .always).map { probe in
      let answer = probe.answer.map { "\($0.text) \($0.comment ?? "")" } ?? "none"
      return "\(probe.moment) \(probe.state) \(answer) \(probe.remark ?? "") \(probe.isDismissed)"
    }
    figures = try tracker.statistics(in: .always)
    // A tag stays when its last answer is withdrawn.
    uses = try tracker.tagUses().filter { $0.answers > 0 }
    profiles = try uses.map { try tracker.tagProfile(of: $0.name) }
  }
}

@Suite struct `Undoing` {
  private static let start: Moment = 1_767_225_600

  private func tracker(days: Int64 = 20) throws -> (Tracker, World) {
    let world = World(Self.start)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return (tracker, world)
  }

  @Test func `of nothing says so`() throws {
    let (tracker, _) = try tracker()
    #expect(throws: TrackerError.nothingToUndo) { try tracker.undo() }
  }

  @Test func `has nothing to do with the same answer again, which changes nothing`() throws {
    let (tracker, world) = try tracker()
    let moment = try #require(try tracker.latestProbe()).moment
    let first = try tracker.answer("tea 2 cups (x)", device: "phone")
    world.now += .seconds(60)
    #expect(try tracker.answer("tea 2 cups (x)", at: moment, device: "test") == first)
    #expect(try tracker.history().count == 1)
    // That of a log has no time, and becomes an answer of the person, which is an edit.
    let log = try TemporaryFolder()
    let logged: Moment = 1_640_997_602
    _ = try tracker.importLog(try log.file("log", "\(logged) tea\n"))
    let before = try tracker.probes(in: .always)
    #expect(try tracker.answer("tea", at: logged, device: "test").answeredAt == world.now)
    #expect(try tracker.undo().probes == before.filter { $0.moment == logged })
    #expect(try tracker.probes(in: .always) == before)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `goes back through any edits, step by step`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (tracker, _) = try tracker()
    let log = try TemporaryFolder()
    _ = try tracker.importLog(try log.file("log", "1640997602 afk RETRO\n1640999953 a, b (x)\n"))
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.answer("a", at: moments[5], device: "test")
    _ = try tracker.answer("b", at: moments[6], device: "test")
    try tracker.changeTag(
      "a",
      by: TagChange(note: "n", level: .outer, isHidden: true, addedAliases: ["new", "🎲", "other"]))
    try tracker.changeTag("b", by: TagChange(note: "m", level: .inner, addedAliases: ["c"]))
    var seen: [Seen] = []
    for _ in 0..<60 {
      let before = try Seen(tracker)
      guard try edit(tracker, moments, &random) else { continue }
      if try Seen(tracker) != before { seen.append(before) }
    }
    #expect(seen.count > 20, "seed \(seed)")
    let after = try Seen(tracker)
    for (place, before) in seen.enumerated().reversed() {
      // Edits without a visible change are also undone.
      var steps = 0
      repeat {
        _ = try tracker.undo()
        steps += 1
      } while try Seen(tracker) != before && steps < 60
      #expect(try Seen(tracker) == before, "seed \(seed), before edit \(place)")
      let counted = try Counted(tracker)
      try tracker.countAgain()
      #expect(try Counted(tracker) == counted, "seed \(seed), before edit \(place)")
    }
    // And forth again.
    for (place, next) in (seen.dropFirst() + [after]).enumerated() {
      var steps = 0
      repeat {
        _ = try tracker.redo()
        steps += 1
      } while try Seen(tracker) != next && steps < 60
      #expect(try Seen(tracker) == next, "seed \(seed), after edit \(place)")
      let counted = try Counted(tracker)
      try tracker.countAgain()
      #expect(try Counted(tracker) == counted, "seed \(seed), after edit \(place)")
    }
  }

  private static let names = ["a", "B", "дім", "🎲", "new", "A"]

  /// Makes a random edit; returns false if it was refused.
  private func edit(
    _ tracker: Tracker, _ moments: [Moment], _ random: inout SplitMix
  ) throws -> Bool {
    func name() -> String { Self.names[Int.random(in: Self.names.indices, using: &random)] }
    func moment() -> Moment { moments[Int.random(in: moments.indices, using: &random)] }
    do throws(TrackerError) {
      switch Int.random(in: 0..<11, using: &random) {
      case 0...3:
        let amount = ["5 km", "", "", "2 l"].randomElement(using: &random) ?? ""
        _ = try tracker.answer(
          "\(name()) \(amount) \(name()) (c)", at: moment(), device: "test")
      case 4: _ = try tracker.withdrawAnswer(at: moment())
      case 5:
        _ = try tracker.answer(name(), atEach: [moment(), moment(), moment()], device: "test")
      case 6: _ = try tracker.setDismissed(Bool.random(using: &random), atEach: [moment()])
      case 7: _ = try tracker.renameTag(name(), to: name())
      case 8:
        let color = TagColor(wrapping: .random(in: 1...12, using: &random))
        try tracker.setColor(Bool.random(using: &random) ? color : nil, of: name())
      case 9:
        let change = TagChange(
          note: ["n", "", nil].randomElement(using: &random) ?? nil,
          level: NestingLevel.allCases.randomElement(using: &random),
          isHidden: Bool.random(using: &random), addedAliases: [name()], removedAliases: [name()])
        try tracker.changeTag(name(), by: change)
      default: _ = try tracker.mergeTags([name(), name()], into: name())
      }
      return true
    } catch {
      return false
    }
  }

  @Test func `identifies no two edits by one id`() throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.answer("work", at: moments[3], device: "test")
    let edit = try #require(try tracker.renameTag("work", to: "job").edit)
    try tracker.undo(edit)
    _ = try tracker.answer("tea", at: moments[4], device: "test")
    #expect(throws: TrackerError.editedSince) { try tracker.undo(edit) }
    #expect(try tracker.tagUses().map(\.name) == ["tea", "work"])
  }

  @Test(arguments: ["\u{301}bar", "\u{200D}x", "\u{1F3FB}"])
  func `restores tags that begin with a combining scalar`(tag: String) throws {
    let (tracker, _) = try tracker()
    let moment = try tracker.probes(in: .always)[3].moment
    _ = try tracker.answer("foo \(tag)", at: moment, device: "test")
    let before = try tracker.probe(at: moment)?.answer
    _ = try tracker.withdrawAnswer(at: moment)
    try tracker.undo()
    #expect(try tracker.probe(at: moment)?.answer == before && before?.tags.count == 2)
  }

  @Test func `of a name that an unused tag has restores that tag`() throws {
    let (tracker, _) = try tracker()
    let moment = try tracker.probes(in: .always)[3].moment
    _ = try tracker.answer("coding", at: moment, device: "test")
    _ = try tracker.answer("codeing", at: moment, device: "test")
    let merge = try tracker.renameTag("codeing", to: "coding")
    #expect(merge.tag.name == "coding" && merge.tag.answers == 1)
    #expect(try tracker.tagUses().map(\.name) == ["coding"])
    try tracker.undo(merge.edit)
    #expect(try tracker.tagUses().map(\.name) == ["codeing", "coding"])
  }

  @Test func `of an edit that is not the last changes nothing`() throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.answer("work", at: moments[3], device: "test")
    let edit = try #require(try tracker.renameTag("work", to: "job").edit)
    _ = try tracker.answer("tea", at: moments[4], device: "test")
    let seen = try Seen(tracker)
    #expect(throws: TrackerError.editedSince) { try tracker.undo(edit) }
    #expect(try Seen(tracker) == seen)
    try tracker.undo()
    try tracker.undo(edit)
    #expect(try tracker.tagUses().first?.name == "work")
  }

  @Test func `goes back beyond an import`() throws {
    let (tracker, _) = try tracker()
    let moment = try tracker.probes(in: .always)[3].moment
    _ = try tracker.answer("work", at: moment, device: "test")
    _ = try tracker.withdrawAnswer(at: moment)
    let folder = try TemporaryFolder()
    let log = try folder.file("log", "\(moment) sport\n")
    _ = try tracker.importLog(log)
    _ = try tracker.answer("work", at: moment, device: "test")
    // It contains nothing new.
    _ = try tracker.importLog(log)
    #expect(try tracker.undo().probes.map { $0.answer?.text } == ["sport"])
    let undone = try tracker.undo()
    #expect(undone.kind == .logImport && undone.count == 1)
    #expect(try tracker.probe(at: moment)?.answer == nil)
    #expect(try tracker.undo().probes.map { $0.answer?.text } == ["work"])
  }

  @Test func `keeps a hundred edits`() throws {
    let (tracker, _) = try tracker()
    let moment = try tracker.probes(in: .always)[3].moment
    for number in 0..<130 { _ = try tracker.answer("t\(number)", at: moment, device: "test") }
    for number in (29..<129).reversed() {
      #expect(try tracker.undo().probes.map { $0.answer?.text } == ["t\(number)"])
    }
    #expect(throws: TrackerError.nothingToUndo) { try tracker.undo() }
  }

  @Test func `says what was undone`() throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).prefix(8).map(\.moment)
    _ = try tracker.answer("a", atEach: Array(moments), device: "test")
    _ = try tracker.renameTag("a", to: "b")
    _ = try tracker.mergeTags(["b"], into: "c")
    let merge = try tracker.undo()
    #expect(merge.kind == .merge && merge.tag == "c" && merge.names == ["b"])
    let rename = try tracker.undo()
    #expect(rename.kind == .rename && rename.tag == "b" && rename.names == ["a"])
    let answers = try tracker.undo()
    #expect(answers.kind == .answer && answers.count == 8)
    #expect(answers.probes.map(\.moment) == Array(moments.suffix(5)))
    #expect(answers.probes.allSatisfy { $0.answer == nil })
  }
}

@Suite struct `Names of tags` {
  private let world = World(1_767_225_600)
  private let tracker: Tracker
  private let moments: [Moment]

  init() throws {
    tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 5, with: tracker)
    moments = try tracker.probes(in: .always).map(\.moment)
    for (moment, text) in zip(
      moments, ["meeting", "meetings work", "work", "Meeting meetings (both)", "call"])
    {
      _ = try tracker.answer(text, at: moment, device: "test")
    }
  }

  private var texts: [String] {
    get throws { try tracker.probes(in: .always).prefix(5).map { $0.answer?.text ?? "" } }
  }

  @Test func `are changed in all answers`() throws {
    let merge = try tracker.renameTag("MEETING", to: "sync")
    #expect(merge.tag.name == "sync" && merge.tag.answers == 2 && merge.gone == ["meeting"])
    #expect(try texts == ["sync", "meetings work", "work", "sync meetings (both)", "call"])
    #expect(try tracker.statistics(in: .always, of: .tag(TagName("sync"))).tags[0].count == 2)
    #expect(throws: TrackerError.unknownTag("meeting")) {
      try tracker.renameTag("meeting", to: "x")
    }
  }

  @Test func `may be spelt in another way`() throws {
    #expect(try tracker.renameTag("work", to: "Work").gone == ["work"])
    #expect(try texts[2] == "Work")
    #expect(try tracker.renameTag("work", to: "Work").gone.isEmpty)
  }

  @Test func `become one`() throws {
    let color = try tracker.tagUses().first { $0.name == "call" }?.color
    let merge = try tracker.mergeTags(["meeting", "meetings", "call"], into: "Call")
    #expect(merge.tag == TagUse(name: "call", color: try #require(color), answers: 4))
    #expect(merge.gone == ["meeting", "meetings"])
    #expect(try texts == ["call", "call work", "work", "call (both)", "call"])
    #expect(try tracker.tags().map(\.name).sorted() == ["call", "work"])
  }

  @Test func `become a new one, which has the first one's colour`() throws {
    let color = try tracker.tagUses().first { $0.name == "meetings" }?.color
    let merge = try tracker.mergeTags(["meetings", "meeting"], into: "зустріч")
    #expect(merge.tag == TagUse(name: "зустріч", color: try #require(color), answers: 3))
    #expect(merge.gone == ["meetings", "meeting"])
    #expect(try texts[3] == "зустріч (both)")
  }

  @Test(arguments: ["", "two words", "(c)", "a(b", "\"", "a,", "x\u{7}", " a"])
  func `cannot be what no answer could say`(name: String) throws {
    let before = try texts
    #expect(throws: TrackerError.notATagName(name)) { try tracker.renameTag("work", to: name) }
    #expect(throws: TrackerError.notATagName(name)) { try tracker.mergeTags(["work"], into: name) }
    #expect(try texts == before)
  }

  @Test func `cannot be another tag's`() throws {
    #expect(throws: TrackerError.tagExists("call")) { try tracker.renameTag("work", to: "CALL") }
    #expect(throws: TrackerError.unknownTag("nix")) {
      try tracker.mergeTags(["work", "nix"], into: "x")
    }
    #expect(throws: TrackerError.unknownTag("x")) { try tracker.mergeTags([], into: "x") }
  }
}
