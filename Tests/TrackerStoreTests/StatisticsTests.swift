import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The statistics from the tallies compared with a naive count over all probes.
@Suite struct `Figures` {
  @Test func `equal a naive count over any period, after any history`() throws {
    let seed: UInt64 = 2_026
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 200, with: tracker)
    let all = try tracker.probes(in: .always)
    let names = ["a", "b", "c", "Дім", "e f", "g h i", "\""]
    for _ in 0..<1_500 {
      let probe = all[Int.random(in: 0..<all.count, using: &random)]
      let text = names[Int.random(in: 0..<names.count, using: &random)]
      _ = try? tracker.answer(text, at: probe.moment, device: "test")
    }

    let probes = try tracker.probes(in: .always)
    let naive = NaiveParts(start: 1_767_225_600, end: world.now)
    let first = LocalTime(probes[0].moment, offset: probes[0].offset).date
    for round in 0..<Soak.attempts(15, soak: 60) {
      let from = first.advanced(by: Int.random(in: -5..<205, using: &random))
      let to = from.advanced(by: Int.random(in: 0..<120, using: &random))
      let period = try #require(
        Period(from: round % 7 == 0 ? nil : from, to: round % 5 == 0 ? nil : to))
      let inside = probes.filter { period.contains(LocalTime($0.moment, offset: $0.offset).date) }
      let found = try tracker.statistics(in: period)
      let message: Comment = "\(period), seed \(seed)"
      #expect(found.probes == inside.count, message)
      #expect(found.answered == inside.filter { $0.answer != nil }.count, message)
      var (asked, answered) = (HourCounts(), HourCounts())
      for probe in inside {
        let hour = LocalTime(probe.moment, offset: probe.offset).hourOfWeek
        asked.add(1, at: hour)
        if probe.answer != nil { answered.add(1, at: hour) }
      }
      // Whether all hours were asked alike depends on the spans.
      let gaps = [true, false].map { AnswerGap(asked: asked, answered: answered, isEven: $0) }
      #expect(gaps.contains(found.gap), message)
      for text in ["a", "b | c & !Дім", "!(a | e) & !h", "!e", "f & e & b"] {
        let expression = try TagExpression(parsing: text)
        let holds = inside.filter { probe in
          probe.answer.map { expression.matches($0.tags.contains) } ?? false
        }
        let found = try tracker.statistics(in: period, of: expression)
        #expect(found.tags.map(\.name) == [text] && found.tags[0].count == holds.count, message)
        let expected = naive.share(of: holds, among: inside) { period.contains($0) }
        #expect(found.tags[0].share.isNear(expected.share), message)
        let probes = try tracker.probes(in: period, matching: ProbeFilter(tags: expression))
        #expect(probes == holds, message)
        let newest = try tracker.search(
          ProbeFilter(tags: expression), in: period, before: nil, limit: 3)
        #expect(newest.probes == holds.suffix(3).reversed(), message)
      }
      for name in ["a", "Дім", "h"] {
        let tagged = inside.filter { $0.answer?.tags.contains(TagName(name)) ?? false }
        let figure = found.tags.first { $0.name == name }
        #expect(figure?.count ?? 0 == tagged.count, message)
        if let figure {
          let expected = naive.share(of: tagged, among: inside) { period.contains($0) }
          #expect(figure.share.isNear(expected.share), message)
          #expect(figure.silence.isNear(expected.silence), message)
          #expect(figure.hours.value == figure.share.value * found.askedHours, message)
        }
      }
      for text in ["a", "Дім", "h", "b | c & !Дім", "!e", "f & e & b", "!(e & f)"] {
        let expression = try TagExpression(parsing: text)
        let map = try tracker.weekMap(of: expression, in: period)
        var hours = HourCounts()
        for probe in inside {
          guard let answer = probe.answer, expression.matches(answer.tags.contains) else {
            continue
          }
          hours.add(1, at: LocalTime(probe.moment, offset: probe.offset).hourOfWeek)
        }
        #expect(map.name == text && map.tag == hours, message)
        #expect(map.answered.counts.reduce(0, +) == found.answered, message)
      }
    }
  }

  /// A tag may contain the operators of conditions.
  @Test(arguments: [
    ("work", "work"), ("WORK", "work"), ("a|b", "\"a|b\""), ("a | b", "a | b"),
    ("!a", "\"!a\""), ("! a", "!a"), ("\"!a\" & job", "\"!a\" & work"), ("(work)", "work"),
  ])
  func `are of the tag that is called like a condition, else of the condition`(
    _ text: String, _ means: String
  ) throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 2, with: tracker)
    let probes = try tracker.probes(in: .always)
    for (probe, answer) in zip(probes, ["work", "a", "b", "a|b", "!a"]) {
      _ = try tracker.answer(answer, at: probe.moment, device: "test")
    }
    try tracker.changeTag("work", by: TagChange(addedAliases: ["job"]))
    #expect(try tracker.condition(text).text == means)
  }

  @Test func `are refused where a condition is none, or names an unknown tag`() throws {
    let tracker = try Tracker(path: nil, host: World(0).host)
    #expect(throws: TrackerError.condition(TagExpressionProblem(.tagMissing, at: 5))) {
      try tracker.condition("a & ")
    }
    #expect(throws: TrackerError.unknownTag("a")) { try tracker.condition("a & b") }
  }

  @Test func `of the weeks of a condition equal those of the weeks`() throws {
    let seed: UInt64 = 27
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 100, with: tracker)
    for probe in try tracker.probes(in: .always) {
      let text = ["a", "b", "a b", "c"][Int.random(in: 0..<4, using: &random)]
      _ = try? tracker.answer(text, at: probe.moment, device: "test")
    }
    let condition = try TagExpression(parsing: "a & !b | c")
    let weeks = try tracker.weeks(upTo: nil, count: 5, of: condition)
    #expect(weeks.tags.map(\.name) == ["a & !b | c"], "seed \(seed)")
    #expect(weeks.answered == (try tracker.weeks(upTo: nil, count: 5).answered))
    for (week, share) in zip(0..., weeks.tags[0].shares) {
      let first = weeks.start.advanced(by: 7 * week)
      let period = try #require(Period(from: first, to: first.advanced(by: 6)))
      let figure = try tracker.statistics(in: period, of: condition).tags[0]
      #expect(abs(share - figure.share.value) < 0.000_1, "seed \(seed)")
    }
  }

  @Test func `of an unknown tag do not exist`() throws {
    let tracker = try Tracker(path: nil, host: World(0).host)
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.weekMap(of: .tag(TagName("x")), in: .always)
    }
    let expression = try TagExpression(parsing: "!x")
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.statistics(in: .always, of: expression)
    }
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.probes(in: .always, matching: ProbeFilter(tags: expression))
    }
    #expect(try tracker.statistics(in: .always).coverage == 0)
  }
}
