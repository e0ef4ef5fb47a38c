import Charts
import TestSupport
import Testing

@Suite struct `Columns of pixels` {
  @Test func `draw the same as all values would`() {
    let seed: UInt64 = 21
    var random = SplitMix(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 2...3_000, using: &random)
      let values = (0..<count).map { _ in
        Int.random(in: 0..<20, using: &random) == 0
          ? Double.nan : Double.random(in: -9...9, using: &random)
      }
      let pyramid = ExtremesPyramid(values)
      let lower = Double.random(in: 0..<0.9, using: &random)
      let viewport = Viewport(
        lower: lower, upper: lower + .random(in: 0.01...0.1, using: &random))
      let width = Int.random(in: 1...50, using: &random)
      let columns = pyramid.columns(of: viewport, count: width)
      // Together they cover the visible values in order, except for columns without numbers.
      let seen = viewport.indices(of: count)
      var place = seen.lowerBound
      for column in columns {
        #expect(values[place..<column.range.lowerBound].allSatisfy { $0.isNaN }, "seed \(seed)")
        place = column.range.upperBound
        let numbers = values[column.range].filter { !$0.isNaN }
        #expect(column.first == numbers.first && column.last == numbers.last)
        #expect(column.extremes.low == numbers.min() && column.extremes.high == numbers.max())
        // Within a column no two values are further apart than its width.
        let ends = [column.range.lowerBound, column.range.upperBound - 1].map {
          viewport.position(of: Double($0) / Double(count - 1)) * Double(width)
        }
        #expect(ends[1] - ends[0] <= 1 + 1e-9, "seed \(seed)")
      }
      #expect(values[place..<seen.upperBound].allSatisfy { $0.isNaN }, "seed \(seed)")
      #expect(columns.count <= width + 2)
    }
  }

  @Test func `are one for one value, and none for none`() {
    #expect(ExtremesPyramid([3]).columns(of: .whole, count: 100).map(\.first) == [3])
    #expect(ExtremesPyramid([]).columns(of: .whole, count: 100).isEmpty)
    #expect(ExtremesPyramid([.nan, .nan]).columns(of: .whole, count: 100).isEmpty)
  }
}
