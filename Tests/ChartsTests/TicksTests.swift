import Charts
import TestSupport
import Testing

@Suite struct `Ticks` {
  struct Case: Sendable {
    let low, high: Double
    let count: Int
    let ticks: [Double]
    let decimals: Int
  }

  @Test(arguments: [
    Case(low: 0, high: 1, count: 5, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], decimals: 1),
    Case(low: 0, high: 1, count: 10, ticks: (0...10).map { Double($0) / 10 }, decimals: 1),
    Case(low: -1, high: 1, count: 4, ticks: [-1, -0.5, 0, 0.5, 1], decimals: 1),
    Case(low: 3, high: 97, count: 4, ticks: [20, 40, 60, 80], decimals: 0),
    Case(
      low: 0, high: 240_000, count: 5, ticks: [0, 50_000, 100_000, 150_000, 200_000], decimals: 0),
    Case(low: 0.1, high: 0.3, count: 2, ticks: [0.1, 0.2, 0.3], decimals: 1),
    Case(low: 5, high: 5, count: 4, ticks: [5], decimals: 0),
    Case(low: 1, high: 0, count: 4, ticks: [], decimals: 0),
    Case(low: 0, high: .infinity, count: 4, ticks: [], decimals: 0),
    Case(low: 0, high: 9, count: 0, ticks: [], decimals: 0),
  ])
  func `are round numbers`(_ example: Case) {
    let ticks = LinearTicks(
      of: Extremes(low: example.low, high: example.high), count: example.count)
    #expect(ticks.values == example.ticks && ticks.decimals == example.decimals)
  }

  @Test func `lie on the axis, and keep their places while it is panned`() {
    let seed: UInt64 = 8
    var random = SplitMix(seed: seed)
    for _ in 0..<5_000 {
      let low = Double.random(in: -1_000...1_000, using: &random)
      let span = Double.random(in: 0.001...5_000, using: &random)
      let count = Int.random(in: 2...12, using: &random)
      let here = LinearTicks(of: Extremes(low: low, high: low + span), count: count)
      #expect(here.values.allSatisfy { $0 >= low && $0 <= low + span }, "seed \(seed)")
      #expect(here.values.count >= count / 2 && here.values.count <= 2 * count + 1)
      let there = LinearTicks(
        of: Extremes(low: low + span / 3, high: low + span / 3 + span), count: count)
      let shared = here.values.filter { $0 > low + span / 3 + 1e-9 }
      #expect(shared == Array(there.values.prefix(shared.count)), "seed \(seed)")
    }
  }
}
