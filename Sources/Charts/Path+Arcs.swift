internal import Drawing
internal import Geometry
private import Numerics

// Angles of a ring are in radians from the top, clockwise; those of a path are measured from the right.

extension Point {
  /// Returns the point at an angle and a distance.
  func at(_ angle: Double, _ distance: Double) -> Point {
    Point(x: x + distance * sine(angle), y: y - distance * cosine(angle))
  }
}

extension Path {
  /// Adds an arc between two angles from the top; from a greater to a lesser angle it runs anticlockwise.
  mutating func appendArc(
    center: Point, radius: Double, from start: Double, to end: Double
  ) {
    let top = Double.pi / 2
    append(.arc(center: center, radius: radius, start: start - top, end: end - top))
  }
}
