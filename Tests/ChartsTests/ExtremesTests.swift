import TestSupport
import Testing

@testable import Charts

@Suite struct `A pyramid of extremes` {
  private func naive(_ values: ArraySlice<Double>) -> Extremes? {
    let numbers = values.filter { !$0.isNaN }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return Extremes(low: low, high: high)
  }

  @Test(arguments: [0, 1, 2, 7, 8, 9, 63, 64, 65, 600])
  func `finds the extremes of every range`(count: Int) {
    let seed = UInt64(count) + 1
    var random = SplitMix(seed: seed)
    let values = (0..<count).map { _ in
      Int.random(in: 0..<9, using: &random) == 0
        ? Double.nan : Double(Int.random(in: -50...50, using: &random))
    }
    let pyramid = ExtremesPyramid(values)
    let step = max(1, count / 60)
    for start in stride(from: 0, through: count, by: step) {
      for end in stride(from: start, through: count, by: step) {
        #expect(
          pyramid.extremes(in: start..<end) == naive(values[start..<end]),
          "\(start)..<\(end), seed \(seed)")
      }
    }
    #expect(pyramid.extremes(in: -5..<count + 5) == naive(values[...]))
  }

  @Test func `grows value by value`() {
    var random = SplitMix(seed: 2)
    var pyramid = ExtremesPyramid([])
    for number in 0..<700 {
      pyramid.append(Double(Int.random(in: -99...99, using: &random)))
      let anew = ExtremesPyramid(pyramid.values)
      let start = Int.random(in: 0...number, using: &random)
      #expect(pyramid.extremes(in: start..<number + 1) == anew.extremes(in: start..<number + 1))
    }
  }

  /// The worst case for a scale that updates only from values entering and leaving the viewport.
  @Test func `reads as little of a monotone series as of any other`() {
    let values = (0..<1_000_000).map(Double.init)
    let pyramid = ExtremesPyramid(values)
    var random = SplitMix(seed: 3)
    var viewport = Viewport(lower: 0.2, upper: 0.7)
    for _ in 0..<2_000 {
      viewport =
        Bool.random(using: &random)
        ? viewport.panned(by: .random(in: -0.3...0.3, using: &random))
        : viewport.zoomed(
          by: .random(in: 0.5...2, using: &random), about: .random(in: 0...1, using: &random))
      let seen = viewport.indices(of: values.count)
      var reads = 0
      let found = pyramid.extremes(in: seen, reads: &reads)
      #expect(found == Extremes(low: Double(seen.lowerBound), high: Double(seen.upperBound - 1)))
      #expect(reads <= 14 * 7)
    }
  }

  @Test func `scales a chart by the given rule`() {
    let pyramid = ExtremesPyramid([1, 5, 3, -2, 4])
    let given = Extremes(low: 0, high: 10)
    #expect(pyramid.scale(of: 1..<3, .visible) == Extremes(low: 3, high: 5))
    #expect(pyramid.scale(of: 1..<3, .fixed) == Extremes(low: -2, high: 5))
    #expect(pyramid.scale(of: 1..<3, .custom(given)) == given)
    #expect(pyramid.scale(of: 3..<5, .including(given)) == Extremes(low: -2, high: 10))
  }

  @Test(
    arguments: [
      ([4], Extremes(low: 0, high: 8)), ([-4, -4], Extremes(low: -8, high: 0)),
      ([0], Extremes(low: 0, high: 1)), ([], Extremes(low: 0, high: 1)),
      ([.nan], Extremes(low: 0, high: 1)),
    ] as [([Double], Extremes)])
  func `has a non-empty range if all values are equal`(values: [Double], scale: Extremes) {
    let pyramid = ExtremesPyramid(values)
    #expect(pyramid.scale(of: 0..<values.count, .visible) == scale)
  }
}
