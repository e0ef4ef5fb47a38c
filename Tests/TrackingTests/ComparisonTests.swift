import Sampling
import Testing
import Tracking

@Suite struct `A comparison of periods` {
  private func statistics(
    _ answered: Int, of probes: Int? = nil, hours: Double, _ counts: [(String, Int)]
  ) -> Statistics {
    let sample = AskedSample(
      probes: probes ?? answered, answered: answered, askedSeconds: hours * 3_600)
    return Statistics(
      sample,
      tags: counts.map {
        .init(name: $0.0, color: TagColor(wrapping: 1), counts: [$0.1], in: sample)
      })
  }

  @Test func `is in hours of the later period`() throws {
    let before = statistics(400, hours: 300, [("work", 100), ("tea", 40)])
    let now = statistics(200, hours: 150, [("work", 100), ("tea", 20)])
    let entries = Comparison(of: now, with: before).entries
    #expect(entries.map(\.name) == ["work", "tea"])
    #expect(entries[0].now.value == 75 && entries[0].before.value == 37.5)
    #expect(entries[0].difference.value == 37.5)
    #expect(entries[0].verdict == .more && entries[0].difference.low > 0)
    #expect(entries[1].difference.value.magnitude < 1e-9 && entries[1].verdict == .notVisible)
    #expect(entries[1].difference.low < 0 && entries[1].difference.high > 0)
  }

  @Test func `includes tags that disappeared, and new ones`() {
    let before = statistics(200, hours: 150, [("gone", 60), ("old", 20), ("Work", 3)])
    let now = statistics(200, hours: 150, [("new", 50), ("old", 22), ("work", 3)])
    let entries = Comparison(of: now, with: before).entries
    // Names are compared by their bytes: spellings are normalized when they are stored.
    #expect(entries.map(\.name) == ["new", "old", "work", "gone", "Work"])
    #expect(
      entries.map(\.verdict) == [.more, .notVisible, .notVisible, .less, .notVisible])
    #expect(entries[3].now.value == 0 && entries[3].now.high > 0)
    #expect(entries[0].before.value == 0)
  }

  @Test func `warns if a difference may be due to different coverage`() {
    func differs(_ now: Int, _ before: Int) -> Bool {
      Comparison(
        of: statistics(now, of: 100, hours: 75, []),
        with: statistics(before, of: 100, hours: 75, [])
      ).differsInCoverage
    }
    #expect(!differs(90, 80) && differs(91, 80) && differs(60, 80))
    #expect(!differs(0, 80) && !differs(80, 0), "there is nothing to compare")
  }

  @Test func `without data has no tags`() {
    let some = statistics(9, hours: 6, [("a", 3)])
    let none = statistics(0, hours: 0, [])
    #expect(Comparison(of: some, with: none).entries.isEmpty)
    #expect(Comparison(of: none, with: some).entries.isEmpty)
  }

  @Test func `tests only the most frequent tags, so that many rare ones hide no difference`() {
    let rare = (0..<2_000).map { ("rare\($0)", 1) }
    let before = statistics(900, hours: 700, [("work", 300)] + rare)
    let now = statistics(900, hours: 700, [("work", 220)] + rare)
    let entries = Comparison(of: now, with: before).entries
    #expect(entries.count == 2_001)
    #expect(entries[0].verdict == .less)
    #expect(entries.dropFirst().allSatisfy { $0.verdict == .notVisible })
  }
}
