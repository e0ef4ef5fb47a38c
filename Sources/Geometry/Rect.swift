/// An axis-aligned rectangle.
public struct Rect: Sendable, Hashable {
  /// The upper left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle from its corner and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner's coordinates and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle from its sides.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The left side.
  public var minX: Double { origin.x }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The upper side.
  public var minY: Double { origin.y }
  /// The lower side.
  public var maxY: Double { origin.y + size.height }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether a point lies inside; the upper and left sides belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether it has an area in common with another; touching sides do not count.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle with its sides moved inwards; one that would become negative collapses
  /// to its centre.
  public func inset(by distance: Double) -> Rect {
    let (x, y) = (min(distance, width / 2), min(distance, height / 2))
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
