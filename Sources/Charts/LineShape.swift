public import Drawing
public import Geometry

/// The interpolation of a line between points.
public enum LineShape: Sendable, Hashable {
  /// Straight.
  case linear
  /// Smooth, through every point, towards its neighbours: it may overshoot the values.
  case quadratic
  /// Smooth with a horizontal tangent at every point, so monotone between points: it never overshoots the
  /// values, nor drops below zero for counts.
  case horizontalQuadratic

  /// The length of a point's tangent as a fraction of the distance between its neighbours.
  private static let tension = 0.2

  /// Returns the line through points; a gap starts a new segment, and a segment of one point is a dot.
  ///
  /// The shape of a segment depends on one neighbour on each side. Include the neighbours of the visible
  /// points, so that the line keeps its shape when it is panned.
  ///
  /// - Parameter points: from left to right; nil is a gap.
  /// - Returns: the line, and the isolated points, which are drawn as dots.
  public func line(through points: [Point?]) -> (path: Path, dots: [Point]) {
    var path = Path()
    var dots: [Point] = []
    for points in Self.runs(of: points) {
      if points.count == 1 {
        dots.append(points[0])
      } else {
        draw(points, into: &path)
      }
    }
    return (path, dots)
  }

  /// Returns the area between the line through points and a height, with a subpath for each segment.
  public func area(through points: [Point?], to base: Double) -> Path {
    var path = Path()
    for points in Self.runs(of: points) {
      guard points.count > 1, let first = points.first, let last = points.last else { continue }
      draw(points, into: &path)
      path.append(.line(Point(x: last.x, y: base)))
      path.append(.line(Point(x: first.x, y: base)))
      path.append(.close)
    }
    return path
  }

  /// Returns the points between gaps, at least one each.
  private static func runs(of points: [Point?]) -> [[Point]] {
    var runs: [[Point]] = []
    var run: [Point] = []
    for point in points {
      if let point {
        run.append(point)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    return run.isEmpty ? runs : runs + [run]
  }

  /// Returns the area between two lines, with a subpath for each run without gaps.
  ///
  /// - Parameter bounds: the lower and the upper point of each place, from left to right; nil is a
  ///   gap.
  public func band(between bounds: [(lower: Point, upper: Point)?]) -> Path {
    var path = Path()
    var piece: [(lower: Point, upper: Point)] = []
    for bound in bounds + [nil] {
      if let bound {
        piece.append(bound)
        continue
      }
      if piece.count > 1 {
        draw(piece.map { $0.upper }, into: &path)
        draw(piece.reversed().map { $0.lower }, into: &path, isGoingOn: true)
        path.append(.close)
      }
      piece = []
    }
    return path
  }

  private func draw(_ points: [Point], into path: inout Path, isGoingOn: Bool = false) {
    path.append(isGoingOn ? .line(points[0]) : .move(points[0]))
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      switch self {
      case .linear: path.append(.line(end))
      case .quadratic:
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        path.append(
          .curve(
            start.moved(Self.tension, from: before, to: end),
            end.moved(-Self.tension, from: start, to: after), end))
      case .horizontalQuadratic:
        let middle = (start.x + end.x) / 2
        path.append(.curve(Point(x: middle, y: start.y), Point(x: middle, y: end.y), end))
      }
    }
  }
}

extension Point {
  /// Returns the point moved by a share of the way between two others.
  fileprivate func moved(_ share: Double, from start: Point, to end: Point) -> Point {
    Point(x: x + share * (end.x - start.x), y: y + share * (end.y - start.y))
  }
}
