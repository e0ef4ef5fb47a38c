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

  @Test func `cover all tags of both periods, however rare`() {
    let frequent = (0..<10).map { ("frequent\($0)", 100) }
    let before = statistics(1_000, frequent + [("gone", 30), ("piano", 40)])
    let now = statistics(1_000, frequent + [("piano", 2)])
    let changes = Change.all(from: before, to: now)
    #expect(changes.map(\.name) == frequent.map(\.0) + ["piano", "gone"])
    #expect(changes.suffix(2).map(\.verdict) == [.less, .less])
    #expect(changes.dropLast(2).allSatisfy { $0.verdict == .notVisible })
  }

  @Test(arguments: [(12, 15), (30, 40), (25, 25)])
  func `are those of a comparison in hours`(answered: (now: Int, before: Int)) {
    for one in 0...answered.now {
      for other in 0...answered.before {
        let now = statistics(answered.now, one > 0 ? [("work", one)] : [])
        let before = statistics(answered.before, other > 0 ? [("work", other)] : [])
        let changes = Change.all(from: before, to: now)
        let entries = Comparison(of: now, with: before).entries
        #expect(changes.map(\.verdict) == entries.map(\.verdict), "\(one), \(other)")
        let agree = changes.allSatisfy {
          switch $0.verdict {
          case .more: $0.difference.low > 0
          case .less: $0.difference.high < 0
          case .notVisible: true
          }
        }
        #expect(agree, "the interval of a visible difference excludes zero: \(one), \(other)")
      }
    }
  }
}
