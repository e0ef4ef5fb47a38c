import CivilTime
import JSON
import Sampling
import TestSupport
import Testing
import Tracking
import Wire

@Suite struct `What goes over the wire` {
  @Test func `gives the same statistics after decoding, in order`() throws {
    let sample = AskedSample(probes: 40, answered: 30)
    let statistics = Statistics(
      sample,
      tags: [("b", 3), ("a", 3), ("c", 20)].map {
        Statistics.Figure(
          name: $0.0, color: TagColor(wrapping: Int64($0.1)), counts: [$0.1], in: sample)
      })
    #expect(statistics.tags.map(\.name) == ["c", "a", "b"])
    #expect(statistics.coverage == 0.75)
    let read = try #require(Statistics(json: try JSONValue(parsing: statistics.json.bytes)))
    #expect(read.tags.map(\.count) == statistics.tags.map(\.count))
    #expect(read.tags.map(\.color.number) == [8, 3, 3])
    #expect(read.askedHours == 30 && read.effectiveCount == 30)
    for (one, other) in zip(read.tags, statistics.tags) {
      #expect((one.hours.high / other.hours.high - 1).magnitude < 1e-14)
      #expect((one.share.low / other.share.low - 1).magnitude < 1e-14)
      #expect((one.silence.high / other.silence.high - 1).magnitude < 1e-14)
      #expect(one.askedHours == 30 && one.effectiveCount == 30)
    }
  }

  @Test func `gives the same shares of a week after decoding`() throws {
    var (tag, answered) = (HourCounts(), HourCounts())
    tag.add(2, at: HourOfWeek(.monday, hour: 9))
    answered.add(3, at: HourOfWeek(.monday, hour: 9))
    answered.add(4, at: HourOfWeek(.sunday, hour: 23))
    let map = WeekMap(name: "дім", tag: tag, answered: answered)
    let json = try JSONValue(parsing: map.json.bytes)
    let read = try #require(WeekMap(json: json))
    for (one, other) in zip(read.shares, map.shares) {
      #expect(one.value == other.value)
      #expect(abs(one.low - other.low) < 1e-12 && abs(one.high - other.high) < 1e-12)
    }
    #expect(read.shares[9].low > 0.1 && read.shares[9].high < 1)
    #expect(map.tag.weekdays[0][9] == 2 && map.answered.weekdays[6][23] == 4)
  }

  @Test(arguments: [0, 1, -1]) func `is no tree if a part has an invalid parent`(parent: Int) {
    let part = TagTree.Part(
      name: "a", parent: parent, isRest: false, color: WireSample.color(1), count: 1,
      share: .share(of: 1, in: 1))
    #expect(TagTree(answered: 1, effectiveCount: 1, parts: [part]) == nil)
  }

  @Test func `is rejected if it is invalid`() {
    #expect(TagColor(number: 0) == nil && TagColor(number: 13) == nil)
    #expect(HourCounts([1, 2]) == nil)
    #expect(Trend(json: .object(["tag": .null, "step": "year", "parts": .array([])])) == nil)
    #expect(Conflict(json: Problem(code: "a", message: "b").json) == nil)
  }

  @Test func `an answer is JSON`() throws {
    let json = try JSONValue(parsing: NewAnswer(at: -5, text: "дім \"(\n").bytes)
    #expect(json == .object(["at": .integer(-5), "text": .string("дім \"(\n"), "seen": .null]))
    let second = try JSONValue(parsing: NewAnswer(at: 1, text: "a", seen: "\"").bytes)
    #expect(second == .object(["at": .integer(1), "text": "a", "seen": "\""]))
  }

  @Test func `a figure has the number of its colour, and a problem its place`() {
    #expect(WireSample.figure.json["color"] == .integer(12))
    #expect(Problem(code: "a", message: "b").json["error"]?["position"] == .null)
  }
}
