import Foundation
import Sampling
import TestSupport
import Testing

@Suite struct `A lasting change of a share` {
  /// Shares of samples of equal size.
  private static func shares(_ counts: [Int], of total: Int) -> [SampledShare] {
    counts.map { SampledShare(Double($0) / Double(total), effectiveCount: Double(total)) }
  }

  /// A random number of successes among `total` trials.
  private static func successes(
    _ share: Double, of total: Int, using random: inout SplitMix
  ) -> Int {
    (0..<total).count { _ in Double.random(in: 0..<1, using: &random) < share }
  }

  @Test func `is found where the level changes`() throws {
    let shift = try #require(
      LevelShift(in: Self.shares([10, 12, 9, 11, 10, 20, 22, 19, 21], of: 100)))
    #expect(shift.index == 5)
    #expect((shift.before.value - 0.104).magnitude < 1e-12)
    #expect((shift.after.value - 0.205).magnitude < 1e-12)
    #expect(shift.before.high < shift.after.low)
  }

  @Test(arguments: [
    [], [50], [10, 10, 10, 10, 10, 10, 10], [0, 0, 0, 0, 0, 0], [100, 100, 100, 100, 100, 100],
    // The change needs three on each side.
    [10, 10, 10, 10, 40, 40], [40, 40, 10, 10, 10, 10],
    // Shares that vary as much as they change have no level.
    [5, 40, 8, 35, 6, 60, 20, 70, 15, 55],
  ])
  func `is not found where nothing shows it`(_ counts: [Int]) {
    #expect(LevelShift(in: Self.shares(counts, of: 100))?.index == nil)
  }

  @Test func `counts no share without answers`() throws {
    let none = SampledShare(0, effectiveCount: 0)
    let (early, late) = (Self.shares([10, 11, 9], of: 100), Self.shares([40, 42, 39], of: 100))
    #expect(LevelShift(in: early + [none, none, none]) == nil)
    #expect(LevelShift(in: early.dropLast() + [none] + late) == nil, "two are too few")
    let shift = try #require(LevelShift(in: [none] + early + [none] + late + [none]))
    // Before the share without answers and after it are equally good: the first is taken.
    #expect(shift.index == 4)
  }

  @Test(arguments: [
    (10, 20, 3, 30, 3), (10, 20, 4, 40, 2), (5, 15, 5, 20, 6), (40, 12, 6, 10, 4),
  ])
  func `is not a burst or a pause that is over`(
    usual: Int, weeks: Int, burst: Int, level: Int, since: Int
  ) {
    let counts =
      Array(repeating: usual, count: weeks) + Array(repeating: level, count: burst)
      + Array(repeating: usual, count: since)
    #expect(LevelShift(in: Self.shares(counts, of: 160)) == nil)
  }

  @Test func `needs more where neighbours are alike`() throws {
    let drifting = [10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26]
    let mixed = [17, 10, 14, 13, 11, 16, 26, 19, 23, 20, 25, 22]
    #expect(LevelShift(in: Self.shares(drifting, of: 100)) == nil)
    let found = try #require(LevelShift(in: Self.shares(mixed, of: 100)))
    #expect(found.index == 6 && found.variation == 1)
  }

  @Test func `is the best of all places, by the definition`() {
    let seed: UInt64 = 3
    var random = SplitMix(seed: seed)
    var found = 0
    for _ in 0..<300 {
      let total = Int.random(in: 20...80, using: &random)
      let length = Int.random(in: 6...30, using: &random)
      let change = Int.random(in: 0...length, using: &random)
      let levels = [
        Double.random(in: 0...0.5, using: &random), Double.random(in: 0...1, using: &random),
      ]
      let counts = (0..<length).map { place in
        Self.successes(levels[place < change ? 0 : 1], of: total, using: &random)
      }
      let shift = LevelShift(in: Self.shares(counts, of: total))
      #expect(shift?.index == Self.naive(counts, of: total), "\(counts) of \(total), seed \(seed)")
      found += shift == nil ? 0 : 1
    }
    #expect((50...250).contains(found), "both outcomes are tried: \(found)")
  }

  /// The definition, place by place, with a variance of each count around its own level.
  private static func naive(_ counts: [Int], of total: Int) -> Int? {
    func likelihood(_ part: ArraySlice<Int>) -> Double {
      let (found, all) = (Double(part.reduce(0, +)), Double(part.count * total))
      return [found, all - found].reduce(0) { $0 + ($1 > 0 ? $1 * log($1 / all) : 0) }
    }
    func best(_ part: ArraySlice<Int>, leastRun: Int) -> (place: Int, gain: Double)? {
      let places = part.indices.filter {
        min($0 - part.startIndex, part.endIndex - $0) >= leastRun
      }
      let gains = places.map {
        likelihood(part[part.startIndex..<$0]) + likelihood(part[$0..<part.endIndex])
          - likelihood(part)
      }
      guard let most = gains.max(), let index = gains.firstIndex(where: { $0 > most - 1e-9 }) else {
        return nil
      }
      return (places[index], gains[index])
    }
    func variation(_ runs: [ArraySlice<Int>]) -> Double {
      let rest = runs.flatMap { run in
        let share = Double(run.reduce(0, +)) / Double(run.count * total)
        let deviation = (share * (1 - share) * Double(total)).squareRoot()
        return run.map { deviation > 0 ? (Double($0) - share * Double(total)) / deviation : 0 }
      }
      let squares = rest.reduce(0) { $0 + $1 * $1 }
      let products = zip(rest, rest.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
      let correlation = squares > 0 ? min(max(products / squares, 0), 0.8) : 0
      return max(1, squares / Double(counts.count - runs.count)) * (1 + correlation)
        / (1 - correlation)
    }
    guard let split = best(counts[...], leastRun: 3) else { return nil }
    let (earlier, later) = (counts[..<split.place], counts[split.place...])
    guard 2 * split.gain / variation([earlier, later]) > LevelShift.threshold else { return nil }
    if let more = best(earlier, leastRun: 3) {
      let runs = [counts[..<more.place], counts[more.place..<split.place], later]
      if 2 * more.gain / variation(runs) > LevelShift.threshold { return nil }
    }
    if let more = best(later, leastRun: 1) {
      let runs = [earlier, counts[split.place..<more.place], counts[more.place...]]
      if 2 * more.gain / variation(runs) > LevelShift.threshold { return nil }
    }
    return split.place
  }

  /// 26 weeks of a tag without a change.
  ///
  /// At most 5 % of such series have a false alarm: more than 36 of 400 with a probability below 1 in 1,000.
  @Test(arguments: [(0.1, 1.0), (0.03, 3), (0.3, 4)])
  func `is rarely found where there is none`(share: Double, variation: Double) {
    let seed: UInt64 = 11
    var random = SplitMix(seed: seed)
    var alarms = 0
    for _ in 0..<400 {
      let counts = (0..<26).map { _ in
        // Two equally frequent levels around the share give the counts the intended variation.
        let spread = (share * (1 - share) * (variation - 1) / 160).squareRoot()
        let level = Bool.random(using: &random) ? share + spread : share - spread
        return Self.successes(level, of: 160, using: &random)
      }
      if LevelShift(in: Self.shares(counts, of: 160)) != nil { alarms += 1 }
    }
    #expect(alarms <= 36, "seed \(seed)")
  }

  /// A habit that takes 3 % of the time and grows by half in the middle of a year is found in about 70 % of
  /// cases: fewer than 52 of 100 with a probability below 1 in 10,000.
  @Test func `is mostly found where a habit grows by half`() {
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    var found: [Int] = []
    for _ in 0..<100 {
      let counts = (0..<52).map { week in
        Self.successes(week < 26 ? 0.03 : 0.045, of: 160, using: &random)
      }
      if let shift = LevelShift(in: Self.shares(counts, of: 160)) { found.append(shift.index) }
    }
    #expect(found.count >= 52, "seed \(seed)")
    let near = found.count { abs($0 - 26) <= 4 }
    #expect(near * 3 >= found.count * 2, "seed \(seed)")
  }
}
