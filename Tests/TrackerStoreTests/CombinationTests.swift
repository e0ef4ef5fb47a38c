import CivilTime
import TestSupport
import Testing
import TrackerStore
import Tracking

/// Combinations of tags compared with a naive count over all probes.
@Suite struct `Combinations of tags` {
  private static let answers = ["a", "a b", "b a", "c b a", "(only a comment)", "Дім", "\""]

  /// Some months of probes, many of them answered, some more than once.
  private func fill(_ tracker: Tracker, _ world: World, _ random: inout SplitMix) throws {
    try tracker.startAsking()
    try world.live(days: 200, with: tracker)
    let all = try tracker.probes(in: .always)
    for _ in 0..<1_500 {
      let probe = all[Int.random(in: 0..<all.count, using: &random)]
      let text = Self.answers[Int.random(in: 0..<Self.answers.count, using: &random)]
      // A repetition without a previous answer is refused.
      _ = try? tracker.answer(text, at: probe.moment, device: "test")
    }
  }

  /// Counts by the names, sorted and joined.
  private func naive(_ probes: [Probe]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for probe in probes {
      guard let answer = probe.answer else { continue }
      counts[answer.tags.map(\.text).sorted().joined(separator: " "), default: 0] += 1
    }
    return counts
  }

  @Test func `equal a naive count over any period`() throws {
    let seed: UInt64 = 77
    var random = SplitMix(seed: seed)
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try fill(tracker, world, &random)
    let probes = try tracker.probes(in: .always)
    let days = probes.map { LocalTime($0.moment, offset: $0.offset).date }
    for round in 0..<40 {
      let from = days[0].advanced(by: Int.random(in: -5..<205, using: &random))
      let to = from.advanced(by: Int.random(in: 0..<120, using: &random))
      let period = try #require(
        Period(from: round % 7 == 0 ? nil : from, to: round % 5 == 0 ? nil : to))
      let found = try tracker.combinations(in: period)
      let inside = zip(probes, days).filter { period.contains($0.1) }.map { $0.0 }
      let message: Comment = "\(period), seed \(seed)"
      var counts: [String: Int] = [:]
      for combination in found.combinations {
        #expect(combination.tags == combination.tags.sorted(), message)
        let names = combination.tags.map { found.tags[$0].name }.sorted()
        #expect(counts.updateValue(combination.count, forKey: names.joined(separator: " ")) == nil)
      }
      #expect(counts == naive(inside), message)
      #expect(found.answered == inside.count(where: { $0.answer != nil }), message)
    }
  }
}
