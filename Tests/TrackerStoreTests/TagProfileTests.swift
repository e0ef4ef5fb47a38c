import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@testable import TrackerStore

@Suite struct `The profile of a tag` {
  private let world = World(1_767_225_600)

  /// A tracker with some answers: "thesis" twice, "tea" once.
  private func answered() throws -> (Tracker, [Moment]) {
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 10, with: tracker)
    let moments = try tracker.probes(in: .always).map(\.moment)
    _ = try tracker.answer("thesis", at: moments[0], device: "test")
    _ = try tracker.answer("thesis", at: moments[1], device: "test")
    _ = try tracker.answer("tea", at: moments[2], device: "test")
    return (tracker, moments)
  }

  @Test func `is nothing at first, and changes only where asked`() throws {
    let (tracker, _) = try answered()
    let first = try tracker.tagProfile(of: "THESIS")
    #expect(first.tag.name == "thesis" && first.tag.answers == 2)
    #expect(first.note == "" && first.level == .automatic && !first.tag.isHidden)
    #expect(first.tag.aliases == [])
    try tracker.changeTag("thesis", by: TagChange(note: "  of physics\nby May \n", level: .inner))
    try tracker.changeTag(
      "Thesis", by: TagChange(isHidden: true, addedAliases: ["диплом", "Diss"]))
    let changed = try tracker.tagProfile(of: "diss")
    #expect(changed.note == "of physics\nby May" && changed.level == .inner)
    #expect(changed.tag.isHidden && changed.tag.aliases == ["Diss", "диплом"])
    #expect(try tracker.tagUses().first == changed.tag)
    try tracker.changeTag("thesis", by: TagChange(note: " "))
    #expect(try tracker.tagProfile(of: "thesis").note == "")
    #expect(try tracker.tagProfile(of: "tea").note == "")
  }

  @Test func `with an alias makes that word the tag in answers, logs and conditions`() throws {
    let (tracker, moments) = try answered()
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["diss"]))
    let saved = try tracker.answer("DISS tea thesis 5 km", at: moments[3], device: "test")
    #expect(saved.answer?.tags.map(\.text) == ["thesis", "tea"])
    #expect(saved.answer?.amounts.map(\.tag.text) == ["thesis"])
    let folder = try TemporaryFolder()
    let log = try folder.file("log", "1640997602 diss thesis (x)\n1640999953 diss\n")
    #expect(try tracker.importLog(log).imported == 2)
    let again = try tracker.importLog(log)
    #expect(again.imported == 0 && again.differing == 0)
    #expect(try tracker.tagProfile(of: "thesis").tag.answers == 5)
    let condition = try TagExpression(parsing: "diss & tea")
    #expect(try tracker.statistics(in: .always, of: condition).tags.first?.count == 1)
    #expect(try tracker.tags().map(\.name).sorted() == ["tea", "thesis"])
    let found = try tracker.probes(in: .always).filter {
      $0.answer?.tags.contains(TagName("thesis")) ?? false
    }
    #expect(found.count == 5)
    let counted = try Counted(tracker)
    try tracker.countAgain()
    #expect(try Counted(tracker) == counted)
  }

  @Test func `lets an answer with an alias be sent again after a lost reply`() throws {
    let (tracker, moments) = try answered()
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["diss"]))
    for _ in 0..<2 {
      let saved = try tracker.answer("diss 5 km", at: moments[3], device: "test", seen: "")
      #expect(saved.answer?.text == "thesis 5 km")
    }
    // Repeating it is no edit.
    try tracker.undo()
    #expect(try tracker.probe(at: moments[3])?.answer == nil)
  }

  @Test func `gives way where undoing needs the word as a tag`() throws {
    let (tracker, moments) = try answered()
    _ = try tracker.withdrawAnswer(at: moments[2])
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["tea"]))
    // The alias is undone first, because it is the later change.
    try tracker.undo()
    #expect(try tracker.probe(at: moments[2])?.answer == nil)
    try tracker.undo()
    #expect(try tracker.probe(at: moments[2])?.answer?.tags.map(\.text) == ["tea"])
    #expect(try tracker.tagProfile(of: "thesis").tag.aliases == [])
  }

  @Test func `has one alias for a word, whatever the bytes of its letters`() throws {
    let (tracker, _) = try answered()
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["caf\u{E9}"]))
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["cafe\u{301}"]))
    #expect(try tracker.tagProfile(of: "thesis").tag.aliases.count == 1)
    _ = try tracker.renameTag("thesis", to: "cafe\u{301}")
    #expect(try tracker.tagProfile(of: "caf\u{E9}").tag.aliases == [])
  }

  @Test(arguments: [
    "💤", "✍️", "✍", "1️⃣", "🇺🇦", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👨‍👩‍👧‍👦", "👍🏽", "★", "∑", "€", "⚒",
  ])
  func `may be one emoji or symbol`(emoji: String) throws {
    let (tracker, _) = try answered()
    try tracker.changeTag("thesis", by: TagChange(emoji: " \(emoji) "))
    #expect(try tracker.tagProfile(of: "thesis").tag.emoji == emoji)
    #expect(try tracker.overview().tags.first { $0.name == "thesis" }?.emoji ?? emoji == emoji)
    try tracker.changeTag("thesis", by: TagChange(note: "x"))
    #expect(try tracker.tagUses().first?.emoji == emoji)
    // A merge removes the tag, and undoing it restores all of it.
    _ = try tracker.mergeTags(["thesis"], into: "tea")
    #expect(try tracker.tagProfile(of: "tea").tag.emoji == "")
    try tracker.undo()
    #expect(try tracker.tagProfile(of: "thesis").tag.emoji == emoji)
    try tracker.changeTag("thesis", by: TagChange(emoji: ""))
    #expect(try tracker.tagProfile(of: "thesis").tag.emoji == "")
  }

  @Test(arguments: [
    "a", "я", "7", "#", "+", "<", "7\u{FE0F}", "7\u{200D}", "#\u{FE0F}", "7\u{E0037}\u{E007F}",
    "\u{2800}", "\u{FFFC}", "\u{FFFD}", "\u{FDFD}", "💤\u{E0067}", "💤💤", "-", "(", "e\u{301}",
    "\u{200D}", "\u{202E}", "💤\u{202E}", "\u{FE0F}",
    "★\u{301}", "💤" + String(repeating: "\u{200D}💤", count: 20),
  ])
  func `has no emoji that is anything else`(text: String) throws {
    let (tracker, _) = try answered()
    try tracker.changeTag("thesis", by: TagChange(emoji: "💤"))
    #expect(throws: TrackerError.notAnEmoji(text)) {
      try tracker.changeTag("thesis", by: TagChange(note: "x", emoji: text))
    }
    let profile = try tracker.tagProfile(of: "thesis")
    #expect(profile.tag.emoji == "💤" && profile.note == "")
  }

  @Test func `names what cannot be`() throws {
    let (tracker, _) = try answered()
    try tracker.changeTag("thesis", by: TagChange(note: "kept", addedAliases: ["diss"]))
    let before = try tracker.tagProfile(of: "thesis")
    let long = String(repeating: "я", count: TagProfile.longestNote / 2)
    let words = (0...TagProfile.mostAliases).map { "w\($0)" }
    let cases: [(tag: String, TagChange, TrackerError)] = [
      ("nothing", TagChange(note: "x"), .unknownTag("nothing")),
      ("thesis", TagChange(note: long + "x"), .unusableNote),
      ("thesis", TagChange(note: "red \u{1B}[31m"), .unusableNote),
      ("thesis", TagChange(note: "x", addedAliases: ["two words"]), .notATagName("two words")),
      ("thesis", TagChange(note: "x", addedAliases: ["ok", ""]), .notATagName("")),
      ("thesis", TagChange(note: "x", addedAliases: ["ok", "TEA"]), .tagExists("tea")),
      ("thesis", TagChange(addedAliases: words), .tooManyAliases),
      ("tea", TagChange(note: "x", addedAliases: ["Diss"]), .aliasTaken("Diss", tag: "thesis")),
    ]
    for (tag, change, error) in cases {
      #expect(throws: error) { try tracker.changeTag(tag, by: change) }
      #expect(try tracker.tagProfile(of: "thesis") == before, "\(change)")
      #expect(try tracker.tagProfile(of: "tea").note == "")
    }
    try tracker.changeTag("tea", by: TagChange(note: long, addedAliases: Array(words.dropLast())))
    #expect(try tracker.tagProfile(of: "w7").note == long)
  }

  private static let changes: [TagChange] = [
    TagChange(note: "new"), TagChange(note: ""), TagChange(emoji: "🦉"), TagChange(emoji: ""),
    TagChange(goal: TagGoal(.atLeast, .hours(10)).map { .set($0) }), TagChange(goal: .removed),
    TagChange(level: .outermost), TagChange(isHidden: true), TagChange(addedAliases: ["diss"]),
    TagChange(removedAliases: ["paper"]),
    TagChange(note: "x", level: .inner, addedAliases: ["diss"], removedAliases: ["paper"]),
  ]

  @Test(arguments: changes)
  func `is as it was after undoing a change`(change: TagChange) throws {
    let (tracker, _) = try answered()
    try tracker.changeTag(
      "thesis",
      by: TagChange(
        note: "old", emoji: "📕", goal: TagGoal(.atMost, .hours(3)).map { .set($0) },
        addedAliases: ["paper"]))
    let before = try tracker.tagProfile(of: "thesis")
    let changed = try tracker.changeTag("THESIS", by: change)
    #expect(try tracker.tagProfile(of: "thesis") != before)
    let edit = try tracker.undo(changed.edit)
    #expect(edit.kind == .profile && edit.tag == "thesis" && edit.probes.isEmpty)
    #expect(try tracker.tagProfile(of: "thesis") == before)
    // A change without an effect is no edit.
    let same = TagChange(note: "old ", emoji: "📕", level: .automatic, addedAliases: ["Paper"])
    #expect(try tracker.changeTag("thesis", by: same).edit == nil)
  }

  @Test func `has its colour again after undoing a choice`() throws {
    let (tracker, _) = try answered()
    let dealt = try tracker.tagUses()
    let first = try tracker.setColor(TagColor(number: 7), of: "thesis")
    #expect(try tracker.setColor(TagColor(number: 7), of: "thesis") == nil)
    #expect(try tracker.setColor(nil, of: "tea") == nil)
    _ = try tracker.setColor(nil, of: "thesis")
    try tracker.undo()
    #expect(try tracker.tagProfile(of: "thesis").tag.color.number == 7)
    try tracker.undo(first)
    #expect(try tracker.tagUses() == dealt)
    #expect(throws: TrackerError.nothingToUndo) {
      for _ in 0..<4 { try tracker.undo() }
    }
  }

  @Test func `brings a tag back that made room, and a word back that was used since`() throws {
    let (tracker, moments) = try answered()
    try tracker.changeTag("tea", by: TagChange(note: "green"))
    _ = try tracker.withdrawAnswer(at: moments[2])
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["tea", "diss"]))
    let before = try tracker.tagProfile(of: "thesis")
    try tracker.changeTag("thesis", by: TagChange(removedAliases: ["diss"]))
    _ = try tracker.answer("diss", at: moments[2], device: "test")
    try tracker.undo()
    try tracker.undo()
    #expect(try tracker.tagProfile(of: "thesis") == before)
    try tracker.undo()
    #expect(try tracker.tagProfile(of: "tea").note == "green")
    #expect(try tracker.tagProfile(of: "thesis").tag.aliases == [])
  }

  @Test func `may use the name of a tag without answers, and its own`() throws {
    let (tracker, moments) = try answered()
    _ = try tracker.withdrawAnswer(at: moments[2])
    let changed = try tracker.changeTag("thesis", by: TagChange(addedAliases: ["tea", "Thesis"]))
    #expect(changed.profile.tag.aliases == ["tea"])
    #expect(try tracker.tagUses().map(\.name) == ["thesis"])
    _ = try tracker.answer("tea", at: moments[2], device: "test")
    #expect(try tracker.tagProfile(of: "tea").tag.answers == 3)
  }

  @Test func `follows the tag where it is renamed or merged, and comes back`() throws {
    let (tracker, _) = try answered()
    try tracker.changeTag(
      "thesis",
      by: TagChange(note: "n", level: .outermost, isHidden: true, addedAliases: ["diss", "phd"]))
    #expect(throws: TrackerError.aliasTaken("phd", tag: "thesis")) {
      try tracker.renameTag("tea", to: "phd")
    }
    let before = try tracker.tagProfile(of: "thesis")
    let renamed = try tracker.renameTag("thesis", to: "PhD")
    #expect(renamed.tag.aliases == ["diss"] && renamed.tag.isHidden)
    try tracker.undo(renamed.edit)
    #expect(try tracker.tagProfile(of: "thesis") == before)
    let merged = try tracker.mergeTags(["diss"], into: "tea")
    #expect(merged.gone == ["thesis"] && merged.tag.aliases == ["diss", "phd"])
    #expect(try tracker.tagProfile(of: "phd").tag.name == "tea")
    try tracker.undo(merged.edit)
    #expect(try tracker.tagProfile(of: "phd") == before)
    let kept = try tracker.mergeTags(["tea"], into: "DISS")
    #expect(kept.tag.name == "thesis" && kept.tag.answers == 3)
  }

  @Test func `keeps hidden tags from being offered`() throws {
    let (tracker, moments) = try answered()
    #expect(Set(try tracker.likelyAnswers(at: moments[9]).tags) == ["thesis", "tea"])
    try tracker.changeTag("thesis", by: TagChange(isHidden: true))
    _ = try tracker.answer("thesis lunch", at: moments[3], device: "test")
    let likely = try tracker.likelyAnswers(at: moments[9])
    #expect(Set(likely.tags) == ["tea", "lunch"])
    #expect(Set(likely.answers.map(\.tags)) == [["tea"], ["lunch"]])
    try tracker.changeTag("thesis", by: TagChange(isHidden: false))
    #expect(try tracker.likelyAnswers(at: moments[9]).tags.count == 3)
  }

  @Test func `nests the answers of the tree`() throws {
    let (tracker, moments) = try answered()
    for moment in moments[3..<9] {
      _ = try tracker.answer("thesis tea", at: moment, device: "test")
    }
    func outer() throws -> String? {
      try tracker.tagTree(in: .always).parts.first { $0.parent == nil }?.name
    }
    #expect(try outer() == "thesis")
    try tracker.changeTag("tea", by: TagChange(level: .outer))
    #expect(try outer() == "tea")
  }
}
