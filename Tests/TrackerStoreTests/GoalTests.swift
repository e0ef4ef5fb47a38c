import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

@Suite struct `The goal of a tag` {
  private let world = World(1_767_225_600)
  private static let ten = TagGoal(.atLeast, .hours(10))
  private static let three = TagGoal(.atMost, .hours(3))

  /// A tracker that has asked for some days, and the moments of its probes.
  private func asked(
    days: Int64, at path: String? = nil
  ) throws -> (tracker: Tracker, moments: [Moment]) {
    let tracker = try Tracker(path: path, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return (tracker, try tracker.probes(in: .always).map(\.moment))
  }

  /// A tracker with the tags "thesis", "tea" and "walk".
  private func answered() throws -> Tracker {
    let (tracker, moments) = try asked(days: 3)
    for (place, tag) in ["thesis", "tea", "walk"].enumerated() {
      _ = try tracker.answer(tag, at: moments[place], device: "test")
    }
    return tracker
  }

  private func set(_ goal: TagGoal?, of tag: String, in tracker: Tracker) throws {
    try tracker.changeTag(tag, by: TagChange(goal: goal.map { .set($0) } ?? .removed))
  }

  private func goal(of tag: String, in tracker: Tracker) throws -> TagGoal? {
    try tracker.tagProfile(of: tag).goal
  }

  @Test func `is set, replaced, removed and undone, and stays in the file`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/proba.sqlite"
    do {
      let (tracker, moments) = try asked(days: 3, at: path)
      _ = try tracker.answer("thesis", at: moments[0], device: "test")
      #expect(try tracker.tagProfile(of: "thesis").progress == nil)
      try set(Self.ten, of: "thesis", in: tracker)
      try tracker.changeTag("thesis", by: TagChange(note: "x"))
      #expect(try goal(of: "THESIS", in: tracker) == Self.ten)
    }
    let tracker = try Tracker(path: path, host: world.host)
    #expect(try goal(of: "thesis", in: tracker) == Self.ten)
    try set(Self.three, of: "thesis", in: tracker)
    #expect(try goal(of: "thesis", in: tracker) == Self.three)
    try set(nil, of: "thesis", in: tracker)
    #expect(try goal(of: "thesis", in: tracker) == nil)
    try tracker.undo()
    #expect(try goal(of: "thesis", in: tracker) == Self.three)
    try tracker.undo()
    #expect(try goal(of: "thesis", in: tracker) == Self.ten)
  }

  @Test func `of the tag that is left stays where others are merged into it`() throws {
    let tracker = try answered()
    try set(Self.ten, of: "thesis", in: tracker)
    try set(Self.three, of: "tea", in: tracker)
    let merged = try tracker.mergeTags(["thesis"], into: "tea")
    #expect(try goal(of: "tea", in: tracker) == Self.three)
    try tracker.undo(merged.edit)
    #expect(try goal(of: "tea", in: tracker) == Self.three)
    #expect(try goal(of: "thesis", in: tracker) == Self.ten)
  }

  @Test(arguments: ["tea", "Tee"])
  func `of a tag that is merged away passes to one without, until that is undone`(
    target: String
  ) throws {
    let tracker = try answered()
    try tracker.changeTag("tea", by: TagChange(note: "green", addedAliases: ["chai"]))
    try set(Self.ten, of: "thesis", in: tracker)
    try tracker.changeTag("thesis", by: TagChange(addedAliases: ["diss"]))
    let before = try tracker.tagUses()
    let merged = try tracker.mergeTags(["tea", "walk", "thesis"], into: target)
    #expect(merged.tag.name == target && merged.tag.answers == 3)
    #expect(try goal(of: target, in: tracker) == Self.ten)
    #expect(try tracker.tagProfile(of: "diss").tag.name == target)
    try tracker.undo(merged.edit)
    #expect(try goal(of: "tea", in: tracker) == nil)
    #expect(try goal(of: "walk", in: tracker) == nil)
    #expect(try goal(of: "diss", in: tracker) == Self.ten)
    #expect(try tracker.tagProfile(of: "chai").note == "green")
    #expect(Set(try tracker.tagUses()) == Set(before))
  }

  @Test func `is gone with the import that brought its tag, and with everything`() throws {
    let tracker = try answered()
    let folder = try TemporaryFolder()
    let report = try tracker.importLog(folder.file("log", "1640997602 sail\n"))
    try set(Self.ten, of: "sail", in: tracker)
    try tracker.undo()
    #expect(try goal(of: "sail", in: tracker) == nil)
    try tracker.undo(report.edit)
    #expect(throws: TrackerError.unknownTag("sail")) { try tracker.tagProfile(of: "sail") }
    try set(Self.ten, of: "tea", in: tracker)
    try tracker.eraseAll()
    #expect(throws: TrackerError.unknownTag("tea")) { try tracker.tagProfile(of: "tea") }
  }

  @Test(arguments: [Weekday.monday, .saturday, .sunday], Soak.seeds(1, soak: 3))
  func `has the progress of a naive count`(weekStart: Weekday, seed: UInt64) throws {
    let (tracker, moments) = try asked(days: 66)
    var random = SplitMix(seed: seed)
    for moment in moments where Double.random(in: 0..<1, using: &random) < 0.8 {
      let tag = Double.random(in: 0..<1, using: &random) < 0.06 ? "thesis" : "rest"
      _ = try tracker.answer(tag, at: moment, device: "test")
    }
    _ = try tracker.answer("thesis", at: moments[0], device: "test")
    let goal = try #require(Self.ten)
    try set(goal, of: "thesis", in: tracker)
    let now = LocalTime(world.now, offset: World.offset(world.now))
    let first = now.date.startOfWeek(from: weekStart)
    let profile = try tracker.tagProfile(of: "thesis", weekStart: weekStart)
    let progress = try #require(profile.progress)
    let week = try #require(Period(from: first, to: first.advanced(by: 6)))
    let figures = try tracker.statistics(in: week)
    #expect(progress.hours == figures.hours(of: "thesis"), "seed \(seed)")
    #expect(progress.answers == figures.figure(of: "thesis")?.count ?? 0, "seed \(seed)")

    // The rest of each earlier week, answer by answer.
    func seconds(_ time: LocalTime, since day: CivilDate) -> Int {
      (time.date.dayNumber - day.dayNumber) * 86_400
        + time.hour * 3_600 + time.minute * 60 + time.second
    }
    let probes = try tracker.probes(in: .always)
    var (asked, answered) = (figures.askedHours, figures.answered)
    var rests: [GoalProgress.Rest] = []
    for number in 1...8 {
      let start = first.advanced(by: -7 * number)
      let days = try #require(Period(from: start, to: start.advanced(by: 6)))
      let past = try tracker.statistics(in: days)
      guard past.answered >= 20 else { continue }
      asked += past.askedHours
      answered += past.answered
      let count = probes.count { probe in
        let time = LocalTime(probe.moment, offset: probe.offset)
        return days.contains(time.date) && probe.answer?.tags == [TagName("thesis")]
          && seconds(time, since: start) > seconds(now, since: first)
      }
      rests.append(
        GoalProgress.Rest(
          hours: Double(count) * past.askedHours / Double(past.answered),
          askedHours: 168 - Double(seconds(now, since: first)) / 3_600))
    }
    let expected = GoalProgress(
      toward: goal, hours: progress.hours, answers: progress.answers, of: figures.answered,
      askedHours: figures.askedHours, remaining: progress.remaining,
      hoursPerAnswer: asked / Double(answered), before: rests)
    #expect(rests.count == 8)
    #expect(progress.answersLeft == expected.answersLeft, "seed \(seed)")
    let (found, wanted) = (progress.probability ?? -1, expected.probability ?? -1)
    #expect((found - wanted).magnitude < 1e-9, "seed \(seed)")
    let left = progress.remaining.seconds - Int64(7 * 86_400 - seconds(now, since: first))
    // No clock changes in this period.
    #expect(left == 0, "seed \(seed)")
  }

  @Test func `has a progress before anything is answered in the week`() throws {
    let tracker = try answered()
    try set(Self.ten, of: "tea", in: tracker)
    world.now = world.now + .days(30)
    let progress = try #require(try tracker.tagProfile(of: "tea").progress)
    #expect(progress.answers == 0 && progress.probability == nil)
    #expect(progress.hours.value == 0 && progress.answersLeft > 0)
  }
}
