/// A point in the plane.
public struct Point: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, in the upper left corner.
  public static let zero = Point(x: 0, y: 0)
}

/// An extent in the plane.
public struct Size: Sendable, Hashable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of zero extent.
  public static let zero = Size(width: 0, height: 0)

  /// Width times height.
  public var area: Double { width * height }
}
