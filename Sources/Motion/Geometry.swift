/// A place in the plane.
public struct Point: Sendable, Hashable, VectorArithmetic, Animatable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var zero: Self { Self(x: 0, y: 0) }
  public static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y)
  }
  public mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }
  public var magnitudeSquared: Double { x * x + y * y }
}

/// An extent in the plane.
public struct Size: Sendable, Hashable, VectorArithmetic, Animatable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static var zero: Self { Self(width: 0, height: 0) }
  public static func + (left: Self, right: Self) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }
  public mutating func scale(by factor: Double) {
    width *= factor
    height *= factor
  }
  public var magnitudeSquared: Double { width * width + height * height }
}

/// A rectangle with upright sides.
public struct Rectangle: Sendable, Hashable, Animatable {
  /// The upper left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The corner and the extent.
  public var animatableData: AnimatablePair<Point, Size> {
    get { AnimatablePair(origin, size) }
    set { (origin, size) = (newValue.first, newValue.second) }
  }
}
