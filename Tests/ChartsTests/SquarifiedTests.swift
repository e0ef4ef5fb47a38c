import Charts
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct `A squarified treemap` {
  /// Layouts by another implementation.
  struct Golden: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let tile: String
    let w: Double
    let h: Double
    let values: [Double]
    let rects: [[Double]]

    var testDescription: String { "\(name), \(tile)" }

    static func load() throws -> [Golden] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/treemap-golden.json")
      return try JSONDecoder().decode([Golden].self, from: Data(contentsOf: file))
    }
  }

  @Test func `equals another implementation's`() throws {
    let all = try Golden.load().filter { $0.tile.hasPrefix("squarify") }
    #expect(all.count == 12)
    for golden in all {
      let frame = Rect(x: 0, y: 0, width: golden.w, height: golden.h)
      let ratio = golden.tile == "squarify_1" ? 1 : Squarified.goldenRatio
      let cells = Squarified(golden.values, in: frame, ratio: ratio)
        .cells(of: golden.values, in: frame)
      #expect(cells.count == golden.rects.count)
      for (cell, sides) in zip(cells, golden.rects) {
        for (side, expected) in zip([cell.minX, cell.minY, cell.maxX, cell.maxY], sides) {
          #expect((side - expected).magnitude < 1e-9, "\(golden.testDescription)")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 7, 40, 300])
  func `fills its frame with areas as the values, and no cell over another`(count: Int) {
    let seed = UInt64(count)
    var random = SplitMix(seed: seed)
    let values = (0..<count).map { _ in Double.random(in: 0.1...30, using: &random) }
      .sorted(by: >)
    let frame = Rect(x: 5, y: 7, width: 640, height: 360)
    let cells = Squarified(values, in: frame).cells(of: values, in: frame)
    let total = values.reduce(0, +)
    for (cell, value) in zip(cells, values) {
      #expect((cell.size.area / frame.size.area - value / total).magnitude < 1e-9)
      #expect(cell.minX >= 5 - 1e-9 && cell.maxX <= 645 + 1e-9)
    }
    for _ in 0..<200 where count > 0 {
      let point = Point(
        x: .random(in: 5.001..<644.999, using: &random),
        y: .random(in: 7.001..<366.999, using: &random))
      // A point on a side may belong to neither neighbour by a rounding.
      #expect(cells.count(where: { $0.contains(point) }) == 1, "\(point), seed \(seed)")
    }
  }

  @Test func `keeps its cells close to their places when the values change`() {
    let seed: UInt64 = 40
    var random = SplitMix(seed: seed)
    let values = (0..<40).map { _ in Double.random(in: 1...30, using: &random) }.sorted(by: >)
    let changed = values.map { $0 * .random(in: 0.8...1.2, using: &random) }
    let frame = Rect(x: 0, y: 0, width: 1_200, height: 800)
    let arrangement = Squarified(values, in: frame)
    let before = arrangement.cells(of: values, in: frame)
    func meanMove(_ after: [Rect]) -> Double {
      zip(before, after).reduce(0.0) { sum, pair in
        let (x, y) = (pair.0.midX - pair.1.midX, pair.0.midY - pair.1.midY)
        return sum + (x * x + y * y).squareRoot()
      } / 40
    }
    let kept = meanMove(arrangement.cells(of: changed, in: frame))
    // A layout that sorted again would move every item.
    let order = changed.indices.sorted { changed[$0] > changed[$1] }
    let sorted = order.map { changed[$0] }
    let anew = Squarified(sorted, in: frame).cells(of: sorted, in: frame)
    var moved = anew
    for (place, thing) in order.enumerated() { moved[thing] = anew[place] }
    #expect(kept < 30 && meanMove(moved) > 3 * kept, "\(kept), \(meanMove(moved))")
  }

  @Test(arguments: [[], [0], [0, 0], [-1, .nan, 2], [.infinity, 1]] as [[Double]])
  func `copes with invalid values`(values: [Double]) {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let cells = Squarified(values, in: frame).cells(of: values, in: frame)
    #expect(cells.count == values.count)
    #expect(cells.allSatisfy { $0.size.area.isFinite && $0.size.area >= 0 })
  }
}
