import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct `A path` {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `returns every kind of step as it was added`() {
    let steps: [Path.Step] = [
      .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 6)),
      .quadratic(point(7, 8), point(9, 10)),
      .curve(point(11, 12), point(13, 14), point(15, 16)),
      .arc(center: point(17, 18), radius: 19, start: 0.5, end: -2.25), .close,
      .rectangle(Rect(x: 1, y: 2, width: 3, height: 4)),
      .roundedRectangle(Rect(x: 1, y: 2, width: 30, height: 40), radius: 5),
      .circle(center: point(6, 7), radius: 8), .move(point(0, 0)),
    ]
    var path = Path()
    for step in steps { path.append(step) }
    #expect(Array(path.steps) == steps)
  }

  @Test func `returns many steps in the order they were added`() {
    let seed: UInt64 = 11
    var random = SplitMix(seed: seed)
    var number: Double { Double(Int.random(in: -4_000...4_000, using: &random)) / 4 }
    var place: Point { Point(x: number, y: number) }
    var (path, steps) = (Path(), [Path.Step]())
    for _ in 0..<2_000 {
      let step: Path.Step =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .move(place)
        case 1, 2: .line(place)
        case 3: .close
        default: .curve(place, place, place)
        }
      steps.append(step)
      path.append(step)
      if Int.random(in: 0..<50, using: &random) == 0 {
        var both = Path()
        both.append(contentsOf: path)
        both.append(contentsOf: Path())
        path = both
      }
    }
    #expect(Array(path.steps) == steps, "seed \(seed)")
  }

  @Test func `takes no more words than its steps need`() {
    var path = Path()
    for x in 0..<1_000 { path.append(x == 0 ? .move(.zero) : .line(point(Double(x), 1))) }
    // Two runs, and two coordinates a point.
    #expect(path.words.count == 2 + 2_000)
  }

  @Test func `connects points, and starts another line after a gap`() {
    var path = Path()
    path.append(polyline: [.nan, 0, 1, 2, 3, 4, 5, .infinity, 6, 7, 8, 9, 10])
    #expect(
      Array(path.steps) == [
        .move(point(1, 2)), .line(point(3, 4)), .move(point(6, 7)), .line(point(8, 9)),
      ])
  }

  @Test(arguments: [(5.0, 5.0), (50, 10), (-1, 0)])
  func `has no corner rounder than the shorter side allows`(wanted: Double, radius: Double) {
    let rect = Rect(x: 0, y: 0, width: 100, height: 20)
    var path = Path()
    path.append(.roundedRectangle(rect, radius: wanted))
    #expect(Array(path.steps) == [.roundedRectangle(rect, radius: radius)])
  }
}
