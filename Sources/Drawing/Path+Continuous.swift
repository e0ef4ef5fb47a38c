public import Geometry
private import Numerics

extension Path {
  /// A path of a rectangle whose corners have continuous curvature.
  ///
  /// An arc meets a straight side with a jump in curvature, which the eye sees as a kink. A corner
  /// of this rectangle is a quarter of the superellipse |x|ⁿ + |y|ⁿ = 1 (Lamé, 1818), which for n
  /// above 2 is as straight as the sides at the points at which it meets them. Two cubic curves
  /// draw it; for n up to 3.1 they are within 0.0004 of the radius.
  ///
  /// - Parameters:
  ///   - rect: the bounds of the rectangle.
  ///   - radius: the distance from each corner at which the sides end, at most half of the shorter side.
  ///   - exponent: the n above, from 2, which is nearly an arc, to 6, which is nearly square.
  public static func continuousRectangle(
    _ rect: Rect, radius: Double, exponent: Double = 3.03
  ) -> Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let corner = Superellipse(exponent: min(max(exponent, 2), 6))
    var path = Path()
    path.append(.move(Point(x: left, y: rect.minY)))
    path.append(.line(Point(x: right, y: rect.minY)))
    corner.append(to: &path, around: Point(x: right, y: top), from: (0, -radius), to: (radius, 0))
    path.append(.line(Point(x: rect.maxX, y: bottom)))
    corner.append(
      to: &path, around: Point(x: right, y: bottom), from: (radius, 0), to: (0, radius))
    path.append(.line(Point(x: left, y: rect.maxY)))
    corner.append(to: &path, around: Point(x: left, y: bottom), from: (0, radius), to: (-radius, 0))
    path.append(.line(Point(x: rect.minX, y: top)))
    corner.append(to: &path, around: Point(x: left, y: top), from: (-radius, 0), to: (0, -radius))
    path.append(.close)
    return path
  }
}

/// A quarter of |x|ⁿ + |y|ⁿ = 1, as two cubic curves that mirror each other.
private struct Superellipse {
  /// Both coordinates of its intersection with the diagonal.
  private let diagonal: Double
  /// The distance of the first control point from the curve's start, along the side.
  private let reach: Double

  /// The second control point lies where the diagonal's tangent meets the line of the side, so that
  /// the curve is straight at its start; the first one is such that the middle is on the curve.
  init(exponent: Double) {
    diagonal = power(2, -1 / exponent)
    let height = (7 + diagonal) / 8
    let middle = power(1 - power(height, exponent), 1 / exponent)
    reach = (8 * middle - diagonal) / 3 - (2 * diagonal - 1)
  }

  /// Adds the curve around a corner, from a point on one side to the point a quarter turn further.
  func append(
    to path: inout Path, around center: Point, from start: (x: Double, y: Double),
    to end: (x: Double, y: Double)
  ) {
    func place(_ toStart: Double, _ toEnd: Double) -> Point {
      Point(
        x: center.x + toStart * start.x + toEnd * end.x,
        y: center.y + toStart * start.y + toEnd * end.y)
    }
    let tangent = 2 * diagonal - 1
    path.append(.curve(place(1, reach), place(1, tangent), place(diagonal, diagonal)))
    path.append(.curve(place(tangent, 1), place(reach, 1), place(0, 1)))
  }
}
