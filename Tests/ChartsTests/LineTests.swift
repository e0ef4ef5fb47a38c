import Charts
import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct `A line` {
  private let points = [(0.0, 0.0), (10, 0), (20, 8), (30, 8), (40, 1)].map(Point.init)

  private func ends(of path: Path) -> [Point] {
    path.steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      default: nil
      }
    }
  }

  @Test(arguments: [LineShape.linear, .quadratic, .horizontalQuadratic])
  func `goes through every point`(shape: LineShape) {
    #expect(ends(of: shape.line(through: points).path) == points)
  }

  @Test func `of uncertain values is rings on their intervals, which nothing joins`() {
    let frame = LineFrame(
      rect: Rect(x: 0, y: 0, width: 100, height: 100), lower: 0, upper: 3,
      scale: Extremes(low: 0, high: 10))
    let samples = Samples(
      [2, 4, .nan, 6], at: [0, 1, 2, 3],
      intervals: [2, 4, .nan, 6].map { Extremes(low: $0 - 2, high: $0 + 3) })
    let trace = LineSeries("a", samples, isHollow: true).trace(in: frame)
    #expect(trace.dots.map(\.y) == [80, 60, 40] && Array(trace.line.steps).isEmpty)
    let whiskers = trace.band.steps.compactMap { step in
      if case .rectangle(let rect) = step { [rect.minY, rect.maxY] } else { nil }
    }
    #expect(whiskers == [[50, 100], [30, 80], [10, 60]])
    #expect(LineSeries("a", samples).trace(in: frame).dots.count == 1)
  }

  @Test func `bends towards its neighbours`() {
    var bend = Path()
    bend.append(.curve(Point(x: 14, y: 1.6), Point(x: 16, y: 6.4), Point(x: 20, y: 8)))
    let steps = Array(LineShape.quadratic.line(through: points).path.steps)
    #expect(steps[2] == Array(bend.steps)[0])
  }

  @Test func `never overshoots where it is level at each value`() {
    let seed: UInt64 = 77
    var random = SplitMix(seed: seed)
    let points = (0..<200).map {
      Point(x: Double($0), y: Double(Int.random(in: 0...5, using: &random)))
    }
    var start = points[0]
    for step in LineShape.horizontalQuadratic.line(through: points).path.steps.dropFirst() {
      guard case .curve(let first, let second, let end) = step else {
        Issue.record("no curve: \(step)")
        return
      }
      var last = start.y
      for number in 1...20 {
        let t = Double(number) / 20
        let (a, b, c) = (
          start.y + (first.y - start.y) * t, first.y + (second.y - first.y) * t,
          second.y + (end.y - second.y) * t
        )
        let (d, e) = (a + (b - a) * t, b + (c - b) * t)
        let y = d + (e - d) * t
        #expect(start.y <= end.y ? y >= last - 1e-6 : y <= last + 1e-6, "seed \(seed)")
        last = y
      }
      start = end
    }
  }

  /// A line must not change while it is panned: each piece is computed with its neighbours.
  @Test func `keeps its shape when it is given one neighbour more than is seen`() {
    let all = Array(LineShape.quadratic.line(through: points).path.steps)
    let seen = Array(LineShape.quadratic.line(through: Array(points[1...])).path.steps)
    #expect(Array(all[3...]) == Array(seen[2...]))
  }

  @Test func `breaks where values are missing, and draws isolated ones as dots`() {
    let gaps: [Point?] = [
      nil, points[0], points[1], nil, points[2], nil, nil, points[3], points[4],
    ]
    let (path, dots) = LineShape.linear.line(through: gaps)
    #expect(dots == [points[2]])
    #expect(
      Array(path.steps) == [
        .move(points[0]), .line(points[1]), .move(points[3]), .line(points[4]),
      ])
    let area = LineShape.linear.area(through: gaps, to: 50)
    #expect(area.steps.count(where: { $0 == .close }) == 2)
    #expect(Array(area.steps)[2] == .line(Point(x: 10, y: 50)))
    #expect(LineShape.quadratic.line(through: []).path.isEmpty)
  }
}
