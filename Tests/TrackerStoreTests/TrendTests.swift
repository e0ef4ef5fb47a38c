import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Trends compared with a naive count over all probes.
@Suite struct `A trend` {
  private static let names = ["a", "b", "Дім", "e f", "a e"]
  private static let conditions = ["a", "b", "Дім", "e & f", "a & !e", "!(a | b)", "!a & !Дім | e"]

  /// Three years of probes, about one in three of them answered.
  private func tracker(_ random: inout SplitMix) throws -> Tracker {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 1_100, with: tracker)
    let all = try tracker.probes(in: .always)
    for _ in 0..<3_000 {
      let probe = all[Int.random(in: 0..<all.count, using: &random)]
      let text = Self.names[Int.random(in: 0..<Self.names.count, using: &random)]
      _ = try? tracker.answer(text, at: probe.moment, device: "test")
    }
    return tracker
  }

  @Test func `equals a naive count over any period, step by step`() throws {
    let seed: UInt64 = 31
    var random = SplitMix(seed: seed)
    let tracker = try tracker(&random)
    let probes = try tracker.probes(in: .always)
    let days = probes.map { LocalTime($0.moment, offset: $0.offset).date }
    let naive = NaiveParts(start: 1_767_225_600, end: 1_767_225_600 + .days(1_100))
    for round in 0..<Soak.attempts(20, soak: 60) {
      let from = days[0].advanced(by: Int.random(in: -40..<1_090, using: &random))
      let to = from.advanced(
        by: Int.random(in: 0..<[49, 732, 1_100][round % 3], using: &random))
      let period = try #require(
        Period(from: round % 11 == 0 ? nil : from, to: round % 13 == 0 ? nil : to))
      let condition = try TagExpression(parsing: Self.conditions[round % Self.conditions.count])
      let weekStart = Weekday.allCases[round % 7]
      let trend = try tracker.trend(of: condition, in: period, weekStart: weekStart)
      let message: Comment = "\(condition.text) in \(period), seed \(seed)"
      #expect(trend.name == condition.text, message)
      let inside = zip(probes, days).filter { period.contains($0.1) }
      #expect(trend.parts.reduce(0) { $0 + $1.probes } == inside.count, message)
      for (place, part) in trend.parts.enumerated() {
        let end = part.start.advanced(by: part.days)
        #expect(part.days > 0 && period.contains(part.start), message)
        #expect(period.contains(end.advanced(by: -1)), message)
        #expect(trend.step.end(of: part.start) >= end, message)
        if place + 1 < trend.parts.count {
          #expect(trend.parts[place + 1].start == end, message)
          #expect(trend.step.end(of: part.start) == end, message)
          if case .week = trend.step { #expect(end.weekday == weekStart, message) }
        }
        let met = inside.filter { $0.1 >= part.start && $0.1 < end }.map { $0.0 }
        let tagged = met.filter { $0.answer.map { condition.matches($0.tags.contains) } ?? false }
        #expect(part.probes == met.count, message)
        #expect(part.answered == met.filter { $0.answer != nil }.count, message)
        #expect(part.tag?.count == tagged.count, message)
        if place % 9 == 0 {
          let expected = naive.share(of: tagged, among: met) { $0 >= part.start && $0 < end }
          #expect(expected.share.isNear(part.tag?.share), message)
        }
        var (asked, answered) = (HourCounts(), HourCounts())
        for probe in met {
          let hour = LocalTime(probe.moment, offset: probe.offset).hourOfWeek
          asked.add(1, at: hour)
          if probe.answer != nil { answered.add(1, at: hour) }
        }
        // All days were asked throughout, save those of the ends.
        let gaps = [true, false].map { AnswerGap(asked: asked, answered: answered, isEven: $0) }
        #expect(gaps.contains(part.gap), message)
      }
    }
  }

  /// Six answers before dawn, and none to the thirty questions after them.
  @Test func `knows little of a day whose answers are few, and says so`() throws {
    let world = World(1_780_315_200)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 3, with: tracker)
    let day = tracker.today.advanced(by: -1)
    let probes = try tracker.probes(in: Period(day))
    for probe in probes.prefix(6) {
      _ = try tracker.answer("slp", at: probe.moment, device: "test")
    }
    let trend = try tracker.trend(of: .tag(TagName("slp")), in: Period(day))
    let part = try #require(trend.parts.first)
    #expect(probes.count > 20 && part.lacksAnswers)
    let (hours, figure) = (try #require(part.hours), try #require(part.tag))
    #expect(figure.hours.low > 12, "the interval of these answers alone")
    #expect(hours.low < 8 && hours.high > 23 && hours.high <= 24)
    #expect(hours.value == figure.hours.value)
    // All that is answered is known.
    for probe in probes.dropFirst(6) {
      _ = try tracker.answer("work", at: probe.moment, device: "test")
    }
    let whole = try #require(
      try tracker.trend(of: .tag(TagName("slp")), in: Period(day)).parts.first)
    #expect(!whole.lacksAnswers && whole.hours == whole.tag?.hours)
  }

  @Test func `of no tag has only the coverage`() throws {
    var random = SplitMix(seed: 5)
    let tracker = try tracker(&random)
    let all = try tracker.statistics(in: .always)
    let trend = try tracker.trend(of: nil, in: .always)
    #expect(trend.step == .month && trend.name == nil)
    #expect(trend.parts.allSatisfy { $0.tag == nil })
    #expect(trend.parts.reduce(0) { $0 + $1.probes } == all.probes)
    #expect(trend.parts.reduce(0) { $0 + $1.answered } == all.answered)
  }

  @Test func `is empty without probes, and refuses an unknown tag`() throws {
    let tracker = try Tracker(path: nil, host: World(0).host)
    #expect(try tracker.trend(of: nil, in: .always).parts == [])
    #expect(throws: TrackerError.unknownTag("x")) {
      try tracker.trend(of: .tag(TagName("x")), in: .always)
    }
  }
}
