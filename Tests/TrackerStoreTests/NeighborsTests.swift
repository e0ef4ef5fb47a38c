import CivilTime
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking
import Wire

@Suite struct `The answers around missed probes` {
  @Test(arguments: UInt64(1)...8)
  func `are those that a search through all probes finds`(seed: UInt64) throws {
    let world = World(Asking.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    world.now = Asking.noon + .days(4)
    var random = SplitMix(seed: seed)
    let share = Double.random(in: 0...1, using: &random)
    for probe in try tracker.probes(in: .always)
    where Double.random(in: 0..<1, using: &random) < share {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = try tracker.setDismissed(true, atEach: [probe.moment])
      case 1: _ = try tracker.answer("run 5 km (slow)", at: probe.moment, device: "test")
      default: _ = try tracker.answer("work code", at: probe.moment, device: "test")
      }
    }
    let all = try tracker.probes(in: .always)
    let overview = try tracker.overview()
    let listed = Set(overview.unfilled.map(\.moment))
    let answered = all.filter { $0.answer != nil }
    let naive = answered.enumerated().filter { place, probe in
      // From this answer to the previous and to the next one.
      let low = place > 0 ? answered[place - 1].moment : .distantPast
      let high = place + 1 < answered.count ? answered[place + 1].moment : .distantFuture
      return listed.contains { $0 > low && $0 < high }
    }.map(\.element)
    #expect(overview.neighbors == naive.reversed(), "seed \(seed)")
    #expect(
      Set(overview.tags.map(\.name)).isSuperset(
        of: overview.neighbors.flatMap { $0.answer?.tags ?? [] }.map(\.text)), "seed \(seed)")
  }

  @Test func `are none before the first answer`() throws {
    let world = World(Asking.noon)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    world.now = Asking.noon + .days(1)
    let overview = try tracker.overview()
    #expect(!overview.unfilled.isEmpty && overview.neighbors.isEmpty)
  }
}
