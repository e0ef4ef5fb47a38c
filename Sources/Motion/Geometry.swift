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

  /// Where all parts are zero.
  public static var zero: Self { Self(x: 0, y: 0) }

  /// Adds part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y)
  }

  /// Takes away part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y)
  }

  /// Multiplies every part.
  public mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }

  /// The sum of the squares of all parts.
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

  /// Where all parts are zero.
  public static var zero: Self { Self(width: 0, height: 0) }

  /// Adds part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }

  /// Takes away part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }

  /// Multiplies every part.
  public mutating func scale(by factor: Double) {
    width *= factor
    height *= factor
  }

  /// The sum of the squares of all parts.
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
