import CivilTime
import JSON
import Sampling
import Testing
import Tracking
import Wire

@Suite struct `What goes over the wire` {
  static let answered = Probe(
    moment: 1_640_997_602, gap: 2_700, offset: 7_200, isScheduled: true, state: .answeredLate,
    answer: Answer(tags: [TagName("дім"), TagName("🎲")], comment: "see \"it\""))
  static let automatic = Probe(
    moment: 1, gap: 60, offset: -3_600, isScheduled: false, state: .autoTagged,
    remark: "afk RETRO")

  @Test(arguments: [answered, automatic])
  func `is the same probe at the other end`(probe: Probe) throws {
    #expect(Probe(json: try JSONValue(parsing: probe.json.bytes)) == probe)
  }

  @Test func `is the same overview at the other end`() throws {
    let overview = Overview(
      now: 5, offset: 3_600, gap: 2_700, latest: Self.answered, unfilled: [Self.automatic],
      unfilledCount: 9,
      today: [Self.answered], previous: Answer(tags: [TagName("a")]), likely: ["a", "b"])
    #expect(Overview(json: try JSONValue(parsing: overview.json.bytes)) == overview)
    let empty = Overview(
      now: 5, offset: 3_600, gap: 2_700, latest: nil, unfilled: [], unfilledCount: 0, today: [],
      previous: nil,
      likely: [])
    #expect(Overview(json: try JSONValue(parsing: empty.json.bytes)) == empty)
  }

  @Test func `is the same statistics at the other end, in order`() throws {
    let sample = AskedSample(probes: 40, answered: 30)
    let statistics = Statistics(
      sample,
      tags: [("b", 3), ("a", 3), ("c", 20)].map {
        var figure = Statistics.Figure(name: $0.0, counts: [$0.1], in: sample)
        figure.hue = Hue(degrees: figure.count * 17)
        return figure
      })
    #expect(statistics.tags.map(\.name) == ["c", "a", "b"])
    #expect(statistics.coverage == 0.75)
    let read = try #require(Statistics(json: try JSONValue(parsing: statistics.json.bytes)))
    #expect(read.tags.map(\.count) == statistics.tags.map(\.count))
    #expect(read.tags.map(\.hue?.degrees) == [340, 51, 51])
    #expect(read.askedHours == 30 && read.effectiveCount == 30)
    for (one, other) in zip(read.tags, statistics.tags) {
      #expect((one.hours.high / other.hours.high - 1).magnitude < 1e-14)
      #expect((one.share.low / other.share.low - 1).magnitude < 1e-14)
      #expect((one.silence.high / other.silence.high - 1).magnitude < 1e-14)
      #expect(one.askedHours == 30 && one.effectiveCount == 30)
    }
  }

  @Test(arguments: [nil, 0, 359] as [Int?])
  func `is the same choice of a hue at the other end`(degrees: Int?) throws {
    let choice = NewHue(tag: "дім \"a\"", hue: degrees.flatMap { Hue(degrees: $0) })
    let read = try JSONValue(parsing: choice.bytes)
    #expect(read["tag"] == .string(choice.tag))
    #expect(read["hue"] == degrees.map { .count($0) } ?? .null)
    #expect(Hue(degrees: -1) == nil && Hue(degrees: 360) == nil)
  }

  @Test func `is the same map of the week at the other end`() throws {
    var counts = HourCounts()
    counts.add(3, at: 0)
    counts.add(4, at: 167)
    let map = WeekMap(name: "slp", tag: counts, answered: counts)
    let read = try #require(WeekMap(json: try JSONValue(parsing: map.json.bytes)))
    #expect(read.name == map.name && read.tag == map.tag && read.answered == map.answered)
    #expect(map.tag.weekdays[0][0] == 3 && map.tag.weekdays[6][23] == 4)
    #expect(HourCounts([1, 2]) == nil)
  }

  @Test(arguments: [nil, "дім"])
  func `is the same trend at the other end`(name: String?) throws {
    let sample = AskedSample(probes: 12, answered: 7)
    let figure = name.map { Statistics.Figure(name: $0, counts: [3], in: sample) }
    let part = Trend.Part(
      start: CivilDate(dayNumber: 20_000), days: 7, probes: 12, answered: 7, askedHours: 9,
      tag: figure)
    for step in Trend.Step.allCases {
      let trend = Trend(name: name, step: step, parts: [part])
      let read = try #require(Trend(json: try JSONValue(parsing: trend.json.bytes)))
      #expect(read.name == name && read.step == step)
      #expect(read.parts.map(\.start) == [part.start])
      #expect(read.parts.map(\.days) == [7] && read.parts.map(\.probes) == [12])
      #expect(read.parts.map(\.answered) == [7] && read.parts.map(\.askedHours) == [9])
      #expect(read.parts.map(\.tag?.count) == [figure?.count])
    }
    #expect(Trend(json: .object(["step": "year", "parts": .array([])])) == nil)
  }

  @Test func `has the same shares of a week at the other end`() throws {
    var (tag, answered) = (HourCounts(), HourCounts())
    tag.add(2, at: 9)
    answered.add(3, at: 9)
    answered.add(4, at: 167)
    let map = WeekMap(name: "дім", tag: tag, answered: answered)
    let json = try JSONValue(parsing: map.json.bytes)
    let read = try #require(WeekMap(json: json))
    for (one, other) in zip(read.shares, map.shares) {
      #expect(one.value == other.value)
      #expect(abs(one.low - other.low) < 1e-12 && abs(one.high - other.high) < 1e-12)
    }
    #expect(read.shares[9].low > 0.1 && read.shares[9].high < 1)
    #expect(
      WeekMap(json: .object(["tag": "дім", "counts": tag.json, "answered": tag.json])) == nil)
  }

  @Test func `is the same tree at the other end`() throws {
    let tree = try #require(
      TagTree(
        answered: 9, effectiveCount: 9,
        parts: [
          .init(
            name: "дім", parent: nil, isRest: false, hue: Hue(degrees: 200), count: 8,
            share: Estimate(value: 8 / 9.0, low: 0, high: 1)),
          .init(
            name: "b", parent: 0, isRest: false, hue: Hue(degrees: 0), count: 3,
            share: Estimate(value: 3 / 9.0, low: 0, high: 1)),
          .init(
            name: "дім", parent: 0, isRest: true, hue: Hue(degrees: 200), count: 5,
            share: Estimate(value: 5 / 9.0, low: 0, high: 1)),
          .init(
            name: "", parent: nil, isRest: true, hue: nil, count: 1,
            share: Estimate(value: 1 / 9.0, low: 0, high: 1)),
        ]))
    #expect(TagTree(json: try JSONValue(parsing: tree.json.bytes)) == tree)
    let share = tree.json["parts"]?.array?[1]["share"]?.number
    #expect(share == 3 / 9.0)
  }

  @Test(arguments: [0, 1, -1]) func `is no tree where a part lies within none`(parent: Int) {
    let part = TagTree.Part(
      name: "a", parent: parent, isRest: false, hue: Hue(degrees: 0), count: 1,
      share: .share(of: 1, in: 1))
    #expect(TagTree(answered: 1, effectiveCount: 1, parts: [part]) == nil)
  }

  @Test func `an answer is JSON`() throws {
    let json = try JSONValue(parsing: NewAnswer(at: -5, text: "дім \"(\n").bytes)
    #expect(json == .object(["at": .integer(-5), "text": .string("дім \"(\n")]))
    let second = try JSONValue(parsing: NewAnswer(at: 1, text: "a", seen: "\"").bytes)
    #expect(second == .object(["at": .integer(1), "text": "a", "seen": "\""]))
  }

  @Test func `is the same conflict at the other end`() throws {
    let probe = Probe(
      moment: 9, gap: 1, offset: 0, isScheduled: true, state: .answered,
      answer: Answer(tags: [TagName("a")], comment: "b"))
    let conflict = Conflict(problem: Problem(code: "c", message: "d"), probe: probe)
    #expect(Conflict(json: try JSONValue(parsing: conflict.json.bytes)) == conflict)
    #expect(Conflict(json: conflict.problem.json) == nil)
  }

  @Test func `is the same problem at the other end`() throws {
    for problem in [
      Problem(code: "a", message: "b", position: 3), Problem(code: "a", message: "b"),
    ] {
      #expect(Problem(json: try JSONValue(parsing: problem.json.bytes)) == problem)
    }
  }
}
