import CivilTime
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Replacing a tag by another one in some of its answers.
@Suite struct `A split of a tag` {
  private static let answers = [
    "work desk", "work call", "work", "desk", "work desk call (a note)", "rest", "desk work",
    "thesis work", "work 5 km desk",
  ]

  private func tracker(_ answers: [String] = answers) throws -> Tracker {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 3, with: tracker)
    for (probe, answer) in zip(try tracker.probes(in: .always), answers) {
      _ = try tracker.answer(answer, at: probe.moment, device: "test")
    }
    return tracker
  }

  private func texts(_ tracker: Tracker) throws -> [String] {
    try tracker.probes(in: .always).compactMap { $0.answer?.text }
  }

  /// The figures that do not depend on the first use of a tag.
  private func figures(_ tracker: Tracker) throws -> [String] {
    let tags = try tracker.statistics(in: .always).tags.map { "\($0.name) \($0.count)" }
    let combinations = try tracker.combinations(in: .always)
    return tags.sorted()
      + combinations.combinations.map { combination in
        let names = combination.tags.map { combinations.tags[$0].name }.sorted()
        return "\(names) \(combination.count)"
      }.sorted()
  }

  @Test(arguments: [
    (
      "desk", "thesis",
      ["thesis desk", "thesis desk call (a note)", "desk thesis", "thesis 5 km desk"]
    ),
    ("desk & !call", "thesis", ["thesis desk", "desk thesis", "thesis 5 km desk"]),
    ("!desk & !thesis", "office", ["office call", "office"]),
    // The other tag is already present, and occurs only once.
    ("thesis", "THESIS", ["thesis"]),
    ("desk", "desk", ["desk", "desk call (a note)", "desk", "desk 5 km"]),
  ])
  func `changes the answers that meet the condition, and no others`(
    condition: String, target: String, changed: [String]
  ) throws {
    let tracker = try tracker()
    let (before, figuresBefore) = (try texts(tracker), try figures(tracker))
    let split = try tracker.splitTag(
      "WORK", where: try TagExpression(parsing: condition), into: target)
    let after = try texts(tracker)
    let different = zip(before, after).filter { $0.0 != $0.1 }
    #expect(different.map(\.1) == changed)
    #expect(split.changed == changed.count)
    #expect(different.allSatisfy { $0.0.contains("work") })
    // The figures equal those of a person who has always answered this way.
    let fresh = try self.tracker(after)
    #expect(try figures(tracker).filter { !$0.hasSuffix(" 0") } == figures(fresh))
    try tracker.undo(split.edit)
    #expect(try texts(tracker) == before && figures(tracker) == figuresBefore)
  }

  @Test func `takes the amounts of the tag along`() throws {
    let tracker = try tracker(["run 5 km", "run 7 km outside"])
    let split = try tracker.splitTag("run", where: .tag(TagName("outside")), into: "trail")
    #expect(split.name == "trail" && split.changed == 1)
    #expect(try tracker.amounts(of: .tag(TagName("trail")), in: .always).measures.first?.total == 7)
    #expect(try tracker.amounts(of: .tag(TagName("run")), in: .always).measures.first?.total == 5)
    try tracker.undo(split.edit)
    #expect(try tracker.amounts(of: .tag(TagName("run")), in: .always).measures.first?.total == 12)
  }

  @Test func `changes only the chosen days`() throws {
    let tracker = try tracker(Array(repeating: "work", count: 60))
    let probes = try tracker.probes(in: .always)
    let days = probes.prefix(60).map { LocalTime($0.moment, offset: $0.offset).date }
    let day = try #require(days.first).advanced(by: 1)
    let work = TagExpression.tag(TagName("work"))
    let period = try #require(Period(from: day, to: day))
    #expect(try tracker.answers(of: "Work", where: work, in: period) == days.count { $0 == day })
    let split = try tracker.splitTag("work", where: work, in: period, into: "thesis")
    #expect(split.changed == days.count { $0 == day } && split.changed > 0)
    for (probe, own) in zip(try tracker.probes(in: .always), days) {
      guard let answer = probe.answer else { continue }
      #expect((answer.text == "thesis") == (own == day))
    }
  }

  @Test func `is refused without a tag, a word, or answers`() throws {
    let tracker = try tracker()
    let desk = TagExpression.tag(TagName("desk"))
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.splitTag("x", where: desk, into: "y")
    }
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.splitTag("work", where: .tag(TagName("x")), into: "y")
    }
    #expect(throws: TrackerError.notATagName("a b")) {
      try tracker.splitTag("work", where: desk, into: "a b")
    }
    for (condition, target) in [("rest", "y"), ("desk", "Work")] {
      let split = try tracker.splitTag(
        "work", where: .tag(TagName(condition)), into: target)
      #expect(split.changed == 0 && split.edit == nil)
    }
    #expect(try !tracker.tags().contains { $0.name == "y" }, "a tag without answers is not made")
  }
}
