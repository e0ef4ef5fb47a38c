import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

@Suite struct `Amounts in answers` {
  private static let start: Moment = 1_767_225_600

  private func tracker(days: Int64 = 20) throws -> (Tracker, World) {
    let world = World(Self.start)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: days, with: tracker)
    return (tracker, world)
  }

  /// The stored content of an answer: its tags, and `tag = value unit` for each amount.
  private func kept(_ answer: Answer?) -> [String] {
    guard let answer else { return [] }
    return [answer.tags.map(\.text).joined(separator: " ")]
      + answer.amounts.map { "\($0.tag.text) = \($0.value) \($0.unit)" }
  }

  static let cases: [(text: String, kept: [String])] = [
    ("run 5 km", ["run", "run = 5.0 kilometer"]),
    ("5 km run", ["run", "run = 5.0 kilometer"]),
    (
      "run 5 km 30 min outside",
      [
        "run outside", "run = 5.0 kilometer", "run = 30.0 minute",
      ]
    ),
    ("run 5 km tea 0.5 l (nice)", ["run tea", "run = 5.0 kilometer", "tea = 0.5 liter"]),
    ("таксі 120 грн дім", ["таксі дім", "таксі = 120.0 UAH"]),
    ("read 40 pages", ["read", "read = 40.0 page"]),
    ("room 12", ["room 12"]),
    ("5 km", ["5 km"]),
    ("run 5 km ()", ["run 5 km"]),
    ("run 5 km () tea 2 l", ["run 5 km tea", "tea = 2.0 liter"]),
  ]

  @Test(arguments: cases)
  func `are understood and written back as they were typed`(
    _ example: (text: String, kept: [String])
  ) throws {
    let (tracker, _) = try tracker()
    let probe = try tracker.answer(example.text, device: "test")
    #expect(kept(probe.answer) == example.kept)
    let stored = try tracker.probe(at: probe.moment)?.answer
    #expect(kept(stored) == example.kept)
    // The text of an answer has the same meaning, whatever its tags look like.
    let again = try tracker.answer(
      try #require(stored).text, at: probe.moment, device: "test", seen: stored?.text)
    #expect(again.answer == stored)
  }

  @Test func `are tags where the person wants that`() throws {
    let (tracker, _) = try tracker()
    let probe = try tracker.answer("run 5 km", device: "test", readsAmounts: false)
    #expect(kept(probe.answer) == ["run 5 km"])
    // Words that are tags of an answer remain tags when other parts of it change.
    let changed = try tracker.answer("run 5 km tea 2 l", at: probe.moment, device: "test")
    #expect(kept(changed.answer) == ["run 5 km tea", "tea = 2.0 liter"])
  }

  @Test func `are said once by an answer for several probes`() throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment).suffix(3)
    _ = try tracker.answer("sleep 8 h", atEach: Array(moments), device: "test")
    let answers = try moments.map { kept(try tracker.probe(at: $0)?.answer) }
    #expect(answers == [["sleep", "sleep = 8.0 hour"], ["sleep"], ["sleep"]])
    let next = try tracker.answer("\"", device: "test")
    #expect(kept(next.answer) == ["sleep"])
  }

  @Test func `follow their tag through renaming, merging and undoing`() throws {
    let (tracker, _) = try tracker()
    let moment = try tracker.answer("run 5 km jog 2 mi", device: "test").moment
    func now() throws -> [String] { kept(try tracker.probe(at: moment)?.answer) }
    let before = try now()
    _ = try tracker.renameTag("run", to: "race")
    #expect(try now() == ["race jog", "race = 5.0 kilometer", "jog = 2.0 mile"])
    _ = try tracker.mergeTags(["jog"], into: "race")
    #expect(try now() == ["race", "race = 5.0 kilometer", "race = 2.0 mile"])
    _ = try tracker.answer("tea", at: moment, device: "test")
    _ = try tracker.withdrawAnswer(at: moment)
    for _ in 0..<4 { try tracker.undo() }
    #expect(try now() == before)
  }

  @Test func `come back from a log as they went out`() throws {
    let (tracker, world) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    let texts = [
      "run 5 km (rain)", "bench 3x80 kg", "tea 1/3 l", "taxi $12 work", "біг 5 км 30 хв", "plain",
      "height 6 ft 2 in", "run 5 km ()",
      // Remarks that only look like amounts.
      "run 5 km (run = far)", "run (tea = 5 km)", "run 5 km (run= 3 km, a=b = 2 km)",
    ]
    try #require(moments.count >= texts.count)
    for (moment, text) in zip(moments, texts) {
      _ = try tracker.answer(text, at: moment, device: "test")
    }
    func exported(_ tracker: Tracker) throws -> String {
      var bytes: [UInt8] = []
      try tracker.exportLog {
        bytes += $0
        return true
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let log = try exported(tracker)
    #expect(log.contains(" run RETRO (rain) (run = 5 km) "))
    let folder = try TemporaryFolder()
    let file = try folder.file("log", log)
    let other = try Tracker(path: nil, host: world.host)
    let report = try other.importLog(file)
    #expect(report.differing == 0)
    #expect(try exported(other) == log)
    for moment in moments {
      #expect(try other.probe(at: moment)?.answer == tracker.probe(at: moment)?.answer)
    }
    // An import of the export finds no differences.
    #expect(try other.importLog(file).differing == 0)
    #expect(try tracker.importLog(file).differing == 0)
  }

  @Test func `add up in the unit that is used most`() throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    let texts = [
      "run 5 km", "run 3 km", "run 1 mi", "run", "run 30 min", "cold 10 °C", "cold 20 °C",
    ]
    for (moment, text) in zip(moments, texts) {
      _ = try tracker.answer(text, at: moment, device: "test")
    }
    let amounts = try tracker.amounts(of: .tag(TagName("RUN")), in: .always)
    #expect(amounts.answers == 5 && amounts.name == "run")
    #expect(amounts.measures.map(\.unit) == ["kilometer", "minute"])
    let lengths = amounts.measures[0]
    #expect(lengths.count == 3 && lengths.total == 9.609344)
    #expect(abs((lengths.mean?.value ?? 0) - 9.609344 / 3) < 1e-12)
    #expect(abs(lengths.steps.compactMap(\.self).reduce(0, +) - 9.609344) < 1e-12)
    let week = try #require(lengths.perWeek)
    #expect(abs(week.value - 9.609344 * 7 / Double(amounts.days)) < 1e-12)
    #expect(week.low < week.value && week.value < week.high)
    #expect(amounts.measures[1].mean == nil)
    let cold = try tracker.amounts(of: .tag(TagName("cold")), in: .always).measures[0]
    #expect(cold.total == nil && cold.perWeek == nil && cold.mean?.value == 15)
    // Zero degrees are a temperature; days without one have none.
    #expect(cold.steps.compactMap(\.self) == [15] || cold.steps.compactMap(\.self) == [10, 20])
    #expect(cold.steps.contains(nil) && !lengths.steps.contains(nil))
    #expect(throws: TrackerError.unknownTag("swim")) {
      try tracker.amounts(of: .tag(TagName("swim")), in: .always)
    }
  }

  /// Sums include only the amounts of the condition's tags in an answer, not those of its other tags.
  @Test(arguments: [
    ("run", 4, ["kilometer 14.0"]),
    ("run & park", 2, ["kilometer 11.0"]),
    ("run & !park", 2, ["kilometer 3.0"]),
    ("run | tea", 5, ["kilometer 14.0", "liter 1.0"]),
    ("run & tea", 1, ["kilometer 3.0", "liter 0.5"]),
    ("park", 3, []),
    ("!run", 2, []),
    ("!!run & park", 2, ["kilometer 11.0"]),
    ("!(park | !run)", 2, ["kilometer 3.0"]),
  ])
  func `of a condition add up in the answers that meet it`(
    text: String, answers: Int, sums: [String]
  ) throws {
    let (tracker, _) = try tracker()
    let moments = try tracker.probes(in: .always).map(\.moment)
    let texts = [
      "run 5 km park", "park run 6 km", "run 3 km tea 0.5 l", "run", "tea 0.5 l", "park",
    ]
    for (moment, text) in zip(moments, texts) {
      _ = try tracker.answer(text, at: moment, device: "test")
    }
    let amounts = try tracker.amounts(of: try tracker.condition(text), in: .always)
    #expect(amounts.answers == answers && amounts.name == text)
    #expect(amounts.measures.map { "\($0.unit) \($0.total ?? 0)" }.sorted() == sums)
    #expect(amounts.measures.allSatisfy { $0.steps.compactMap(\.self).reduce(0, +) == $0.total })
  }
}
