import CivilTime
import Testing
import Tracking

@Suite struct `The summary of a day` {
  private typealias Part = DaySummary.Part

  private static let work = TagColor(wrapping: 1)

  /// The summaries of probes at clock times, each with the name of its first tag or none.
  private func summaries(
    _ probes: [(day: Int, hour: Int, minute: Int, offset: Int, tag: String?)]
  ) -> [DaySummary] {
    summaries(
      counted: probes.map { ($0.day, $0.hour, $0.minute, $0.offset, $0.tag, true) })
  }

  /// The same for probes, some of which were not asked about.
  private func summaries(
    counted probes: [(
      day: Int, hour: Int, minute: Int, offset: Int, tag: String?, isCounted: Bool
    )]
  ) -> [DaySummary] {
    var days = DaySummaries(first: nil)
    for probe in probes {
      let clock = Int64(probe.hour * 60 + probe.minute)
      let offset = UTCOffset(seconds: probe.offset * 3_600)
      let name = probe.tag.map { TagName($0) }
      days.add(
        Probe(
          moment: CivilDate(dayNumber: probe.day).start(at: offset) + .minutes(clock),
          gap: .minutes(45), offset: offset, isScheduled: true,
          state: name == nil ? .missed : .answered, answer: name.map { Answer(tags: [$0]) }),
        isCounted: probe.isCounted,
        tag: name.map { ColoredTag(name: $0.text, color: Self.work) })
    }
    return days.days
  }

  private func part(_ minutes: Int..., tag: String?) -> Part {
    Part(minutes: minutes, tag: tag.map { ColoredTag(name: $0, color: Self.work) })
  }

  @Test func `joins consecutive probes of one tag, and those without an answer`() {
    let days = summaries([
      (5, 1, 0, 0, "sleep"), (5, 2, 10, 0, "sleep"), (5, 4, 30, 0, "sleep"), (5, 9, 0, 0, nil),
      (5, 9, 10, 0, nil),
      (5, 10, 0, 0, "work"), (5, 23, 59, 0, "sleep"), (7, 0, 0, 0, "sleep"),
    ])
    #expect(days.map(\.day.dayNumber) == [5, 7])
    #expect(days.map(\.probes) == [7, 1] && days.map(\.answered) == [5, 1])
    #expect(
      days.first?.parts == [
        part(60, 130, 270, tag: "sleep"), part(540, 550, tag: nil), part(600, tag: "work"),
        part(1_439, tag: "sleep"),
      ])
    #expect(days.last?.parts == [part(0, tag: "sleep")])
  }

  @Test func `counts only what was asked or answered, and shows the others`() {
    let days = summaries(counted: [
      (5, 8, 0, 0, "work", true), (5, 9, 0, 0, nil, false), (5, 10, 0, 0, nil, true),
      (5, 11, 0, 0, "work", true),
    ])
    #expect(days.map(\.probes) == [3] && days.map(\.answered) == [2])
    #expect(
      days.first?.parts == [
        part(480, tag: "work"), part(540, 600, tag: nil), part(660, tag: "work"),
      ])
  }

  @Test func `follows the person's clock when it is set back or moves west`() {
    // At 2:30 the clock is set back by an hour; a part must not end before it begins.
    let autumn = summaries([(5, 2, 30, 3, "walk"), (5, 2, 10, 2, "walk"), (5, 2, 40, 2, "walk")])
    #expect(
      autumn.map(\.parts) == [[part(150, tag: "walk"), part(130, 160, tag: "walk")]])
    // A flight across the date line: the previous day continues.
    let west = summaries([
      (5, 23, 0, 12, "fly"), (6, 1, 0, 12, "fly"), (5, 4, 0, -10, "walk"), (6, 2, 0, -10, "walk"),
    ])
    #expect(west.map(\.day.dayNumber) == [5, 6])
    #expect(west.map(\.probes) == [2, 2])
  }
}
