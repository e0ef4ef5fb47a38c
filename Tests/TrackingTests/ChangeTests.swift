import Sampling
import Testing
import Tracking

@Suite struct `Changes between periods` {
  private func statistics(_ answered: Int, _ counts: [(String, Int)]) -> Statistics {
    let sample = AskedSample(probes: answered + 10, answered: answered)
    return Statistics(
      sample,
      tags: counts.map {
        .init(name: $0.0, color: TagColor(wrapping: 1), counts: [$0.1], in: sample)
      })
  }

  @Test func `are reported only if chance cannot explain them`() {
    let before = statistics(200, [("work", 80), ("sleep", 66), ("sport", 2), ("gone", 20)])
    let now = statistics(200, [("sleep", 70), ("work", 40), ("sport", 4), ("дім", 30)])
    let changes = Change.all(from: before, to: now)
    #expect(changes.map(\.name) == ["sleep", "work", "дім", "sport", "gone"])
    #expect(changes.map(\.verdict) == [.notVisible, .less, .more, .notVisible, .less])
    #expect(changes[4].now.value == 0 && changes[4].before.value == 0.1)
    #expect(changes[2].before.high > 0 && changes[2].before.low == 0)
  }

  @Test func `are none without data`() {
    let some = statistics(9, [("a", 3)])
    #expect(Change.all(from: statistics(0, []), to: some).isEmpty)
    #expect(Change.all(from: some, to: statistics(0, [])).isEmpty)
  }

  @Test func `cover the most frequent tags of both periods`() {
    let before = statistics(100, [("a", 50), ("b", 40), ("c", 3)])
    let now = statistics(100, [("d", 50), ("a", 40), ("c", 30)])
    #expect(Change.all(from: before, to: now, limit: 2).map(\.name) == ["d", "a", "b"])
  }
}
