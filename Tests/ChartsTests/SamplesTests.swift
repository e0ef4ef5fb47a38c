import Charts
import TestSupport
import Testing

@Suite struct `Samples of a line` {
  @Test func `are found by their places, however far apart they are`() {
    let seed: UInt64 = 5
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let places = (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) }
      let values = (0..<count).map { _ in
        Int.random(in: 0...3, using: &random) == 0
          ? .nan : Double(Int.random(in: 0...9, using: &random))
      }
      let samples = Samples(values, at: places)
      let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
      #expect((0..<count).map { samples.place(of: $0) } == order.map { places[$0] })
      let lower = Double(Int.random(in: -1...10, using: &random))
      let upper = lower + Double(Int.random(in: 0...5, using: &random))
      // All samples in the range, and a neighbour on each side if there is one.
      let within = order.indices.filter { (lower...upper).contains(places[order[$0]]) }
      let seen = samples.indices(from: lower, to: upper)
      for index in within { #expect(seen.contains(index), "seed \(seed)") }
      let before = order.indices.last { places[order[$0]] < lower }
      let after = order.indices.first { places[order[$0]] > upper }
      if let before, !within.isEmpty { #expect(seen.contains(before), "seed \(seed)") }
      if let after { #expect(seen.contains(after), "seed \(seed)") }
      #expect(seen.count <= within.count + 2, "seed \(seed)")
      let distances = order.indices.filter { values[order[$0]].isFinite }.map {
        (places[order[$0]] - lower).magnitude
      }
      let nearest = samples.nearest(to: lower)
      #expect(
        nearest.map { (samples.place(of: $0) - lower).magnitude } == distances.min(),
        "seed \(seed)")
    }
  }

  @Test func `that are evenly spaced equal those with listed places`() {
    let values = (0..<20).map(Double.init)
    let even = Samples(values, from: -3, step: 0.5)
    let listed = Samples(values, at: (0..<20).map { -3 + 0.5 * Double($0) })
    for lower in stride(from: -5.0, to: 9, by: 0.25) {
      #expect(
        even.indices(from: lower, to: lower + 1) == listed.indices(from: lower, to: lower + 1))
      #expect(even.nearest(to: lower) == listed.nearest(to: lower))
    }
    #expect(even.nearest(to: .nan) == nil)
  }
}
