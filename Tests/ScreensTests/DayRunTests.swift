import CivilTime
import TestSupport
import Testing
import Tracking

@testable import DayScreens

/// The probes of a day, divided into runs.
@Suite struct `Runs of a day` {
  /// The probes of a day, and the number of them in each run.
  ///
  /// Each word is a probe: its tags joined by `+`, then a comment after `:`; `-` has no answer, `?` still
  /// waits for one, and `!` was filled in by a program.
  @Test(arguments: [
    ("", ""), ("a", "1"), ("a a a", "3"), ("a b a", "1 1 1"), ("a+b b+a", "2"),
    ("a+b a", "1 1"), ("- - a -", "2 1 1"), ("a:x a a", "1 2"), ("a a:x a", "1 1 1"),
    ("- ! ! -", "1 2 1"), ("- - ? ?", "2 2"), ("a - a", "1 1 1"),
  ])
  func `join equal answers`(day: String, counts: String) {
    let probes = day.split(separator: " ").enumerated().map { index, word -> Probe in
      let moment = 10_000 - Int64(index)
      let states: [Substring: Probe.State] = ["-": .missed, "?": .pending, "!": .autoTagged]
      if let state = states[word] { return probe(moment, state) }
      let parts = word.split(separator: ":").map(String.init)
      let tags = parts[0].split(separator: "+").map { TagName(String($0)) }
      let plain = probe(moment, .answered)
      return Probe(
        moment: plain.moment, gap: plain.gap, offset: plain.offset, isScheduled: true,
        state: .answered, answer: Answer(tags: tags, comment: parts.dropFirst().first))
    }
    let runs = DayRun.runs(of: probes)
    #expect(runs.map { "\($0.probes.count)" }.joined(separator: " ") == counts)
    #expect(runs.flatMap { $0.probes } == probes)
    #expect(runs.allSatisfy { $0.first == $0.probes.first && $0.last == $0.probes.last })
    let divided = DayRun.runs(of: probes) { _ in true }
    #expect(divided.map { $0.first } == probes)
  }

  /// Ages in seconds, the newest first, and the sizes of the resulting spans.
  @Test(
    arguments: [
      ([], []), ([100], [1]), ([100, 2_000, 12_000], [3]), ([100, 12_000], [1, 1]),
      ([100, 10_000, 30_000, 31_000], [2, 2]),
      ([0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000], [6, 2]),
    ] as [([Int64], [Int])])
  func `missed probes are grouped into spans`(ages: [Int64], counts: [Int]) {
    let spans = MissedSpan.spans(of: ages.map { probe($0) }, between: [])
    #expect(spans.map { $0.probes.count } == counts)
    #expect(spans.allSatisfy { $0.first == $0.probes.first })
    #expect(spans.flatMap { $0.probes.reversed() }.map { (now - $0.moment).seconds } == ages)
  }

  @Test func `a pending probe is not answered together with missed ones`() {
    let spans = MissedSpan.spans(
      of: [probe(60, .pending), probe(700), probe(800)], between: [])
    #expect(spans.map { $0.probes.count } == [1, 2])
  }

  @Test func `a span ends at an answer`() {
    let spans = MissedSpan.spans(
      of: [probe(100), probe(1_000), probe(3_000), probe(4_000)],
      between: [
        probe(60, .answered, "a"), probe(2_000, .answered, "a"), probe(2_500, .answered, "a"),
        probe(9_000, .answered, "a"),
      ])
    #expect(spans.map { $0.probes.count } == [2, 2])
    #expect(spans.map { $0.after?.moment } == [now - 60, now - 2_500])
    #expect(spans.map { $0.before?.moment } == [now - 2_000, now - 9_000])
  }

  @Test(
    arguments: [
      // Equal answers before and after, within half a day: most likely also in between.
      (1_000, "sleep", 30_000, "sleep", ["sleep"]), (1_000, "a b", 9_000, "a b", ["a", "b"]),
      // Something else, in another order, nothing known, or too far apart.
      (1_000, "sleep", 30_000, "eat", nil), (1_000, "a b", 9_000, "b a", nil),
      (1_000, "a b", 9_000, "a", nil), (1_000, "a", 50_000, "a", nil),
    ] as [(Int64, String, Int64, String, [String]?)])
  func `the same answer before and after is likely`(
    after: Int64, next: String, before: Int64, last: String, tags: [String]?
  ) {
    let spans = MissedSpan.spans(
      of: [probe(4_000), probe(5_000)],
      between: [probe(after, .answered, next), probe(before, .answered, last)])
    #expect(spans.map { $0.likelyTags } == [tags])
  }

  @Test func `an answer beyond other missed probes is no neighbour, nor one of another day`() {
    let spans = MissedSpan.spans(
      of: [probe(1_000), probe(40_000), probe(41_000)],
      between: [probe(500, .answered, "a"), probe(60_000, .answered, "b")])
    #expect(spans.map { $0.after?.moment } == [now - 500, nil])
    #expect(spans.map { $0.before?.moment } == [nil, now - 60_000])
    let far = MissedSpan.spans(
      of: [probe(100_000)],
      between: [probe(50_000, .answered, "a"), probe(150_000, .answered, "a")])
    #expect(far.map { $0.before?.moment } == [nil] && far.map { $0.after?.moment } == [nil])
  }

  @Test func `a night is one span whether a program ran in it or not`() {
    let states: [Probe.State] = [.missed, .unasked, .unasked, .missed]
    let spans = MissedSpan.spans(
      of: states.indices.map { probe(700 * Int64($0 + 1), states[$0]) }, between: [])
    #expect(spans.map { $0.probes.count } == [4])
  }
}

/// Labels moved apart along a line.
@Suite struct `Spread places` {
  @Test(
    arguments: [
      ([], 0.1, []), ([0.5], 0.1, [0.5]), ([0.2, 0.8], 0.1, [0.2, 0.8]),
      ([0.5, 0.5], 0.1, [0.45, 0.55]), ([0, 0], 0.1, [0, 0.1]), ([1, 1], 0.1, [0.9, 1]),
      ([0.3, 0.3, 0.3], 0.1, [0.2, 0.3, 0.4]), ([0.1, 0.5, 0.5], 0.2, [0.1, 0.4, 0.6]),
      ([0.5, 0.5, 0.5], 0.9, [0, 0.5, 1]),
    ] as [([Double], Double, [Double])])
  func `are as close to their targets as possible`(
    places: [Double], distance: Double, expected: [Double]
  ) {
    let spread = spread(places, distance: distance, length: 1)
    #expect(spread.count == expected.count)
    for (place, wanted) in zip(spread, expected) { #expect(abs(place - wanted) < 1e-12) }
  }

  @Test(arguments: UInt64(1)...40)
  func `keep their distance, and no small step improves them`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let places = (0..<Int.random(in: 2...20, using: &random)).map { _ in
      Double.random(in: 0...1, using: &random)
    }.sorted()
    let distance = Double.random(in: 0...0.08, using: &random)
    let spread = spread(places, distance: distance, length: 1)
    let least = min(distance, 1 / Double(places.count - 1)) - 1e-9
    #expect(zip(spread, spread.dropFirst()).allSatisfy { $1 - $0 >= least })
    #expect(spread.allSatisfy { (-1e-9...1 + 1e-9).contains($0) })
    // Moving any group of neighbours by a small allowed step increases the cost.
    func cost(_ moved: [Double]) -> Double {
      var sum = 0.0
      for (place, wanted) in zip(moved, places) { sum += (place - wanted) * (place - wanted) }
      return sum
    }
    for start in spread.indices {
      for end in start..<spread.count {
        for step in [-1e-4, 1e-4] {
          var moved = spread
          for index in start...end { moved[index] += step }
          let gaps = zip(moved, moved.dropFirst()).map { pair in pair.1 - pair.0 }
          let isAllowed =
            gaps.allSatisfy { $0 >= least } && moved[0] >= 0 && moved[moved.count - 1] <= 1
          if isAllowed { #expect(cost(moved) >= cost(spread) - 1e-9, "seed \(seed)") }
        }
      }
    }
  }
}
