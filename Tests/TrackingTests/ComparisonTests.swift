import Sampling
import TestSupport
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

  @Test func `is hidden by no number of rare tags`() {
    let rare = (0..<2_000).map { ("rare\($0)", 1) }
    let before = statistics(900, hours: 700, [("work", 300)] + rare)
    let now = statistics(900, hours: 700, [("work", 220)] + rare)
    let entries = Comparison(of: now, with: before).entries
    #expect(entries.count == 2_001)
    #expect(entries[0].verdict == .less)
    #expect(entries.dropFirst().allSatisfy { $0.verdict == .notVisible })
  }

  @Test(arguments: [10, 30, 100])
  func `tests every tag, however many are more frequent`(others: Int) {
    let frequent = (0..<others).map { ("frequent\($0)", 100) }
    let before = statistics(1_000, hours: 700, frequent + [("piano", 40)])
    let now = statistics(1_000, hours: 700, frequent + [("piano", 2)])
    let changed = Comparison(of: now, with: before).entries.filter { $0.verdict != .notVisible }
    #expect(changed.map(\.name) == ["piano"] && changed.map(\.verdict) == [.less])
  }

  @Test(arguments: [(12, 15), (30, 40), (25, 25)])
  func `shows no difference whose interval includes zero`(answered: (now: Int, before: Int)) {
    for one in 0...answered.now {
      for other in 0...answered.before where one + other > 0 {
        let entry = Comparison(
          of: statistics(answered.now, hours: 20, one > 0 ? [("work", one)] : []),
          with: statistics(answered.before, hours: 20, other > 0 ? [("work", other)] : [])
        ).entries[0]
        let (low, high) = (entry.difference.low, entry.difference.high)
        let holds =
          switch entry.verdict {
          case .more: low > 0 && entry.sureness > 1
          case .less: high < 0 && entry.sureness > 1
          case .notVisible: true
          }
        #expect(holds, "\(one) of \(answered.now), \(other) of \(answered.before)")
      }
    }
  }

  @Test(arguments: [(150, 160), (600, 620), (150, 1_200)])
  func `shows a difference in about 5 of 100 cases at most in which nothing has changed`(
    answers: (now: Int, before: Int)
  ) {
    // Sixty tags, each less frequent than the one before. Of 300 cases, about 15 at most are expected; more than 28
    // have a probability of less than one in 1,000, and the seed is fixed.
    let seed: UInt64 = 41
    var random = SplitMix(seed: seed)
    var ends: [Double] = []
    for tag in 1...60 { ends.append((ends.last ?? 0) + 1 / Double(tag)) }
    func drawn(_ answered: Int) -> Statistics {
      var counts = ends.map { _ in 0 }
      for _ in 0..<answered {
        let place = Double.random(in: 0..<ends[59], using: &random)
        counts[ends.firstIndex { place < $0 } ?? 59] += 1
      }
      let tags = counts.enumerated().filter { $0.element > 0 }
      return statistics(answered, hours: 168, tags.map { ("tag\($0.offset)", $0.element) })
    }
    var alarms = 0
    for _ in 0..<300 {
      let comparison = Comparison(of: drawn(answers.now), with: drawn(answers.before))
      if comparison.entries.contains(where: { $0.verdict != .notVisible }) { alarms += 1 }
    }
    #expect(alarms <= 28, "seed \(seed)")
    #expect(alarms > 0, "else nothing is ever found by chance, and the test is too careful")
  }

  @Test func `is the surer the further an interval is from zero beside its length`() {
    func sureness(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let hours = Estimate(value: 9, low: 8, high: 10)
      return Comparison.Entry(
        name: "work", now: hours, before: hours,
        difference: Estimate(value: value, low: low, high: high), verdict: .more
      ).sureness
    }
    #expect(sureness(30, 10, 60) == 1.5 && sureness(-4, -9, -2) == 2)
    #expect(sureness(3, 0, 9) == 1 && sureness(3, -3, 4) == 0.5 && sureness(0, 0, 0) == 0)
  }
}
