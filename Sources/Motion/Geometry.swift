public import Geometry

extension Point: VectorArithmetic, Animatable {
  /// Adds componentwise.
  public static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y)
  }

  /// Subtracts componentwise.
  public static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y)
  }

  /// Multiplies every component.
  public mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { x * x + y * y }
}

extension Size: VectorArithmetic, Animatable {
  /// Adds componentwise.
  public static func + (left: Self, right: Self) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }

  /// Subtracts componentwise.
  public static func - (left: Self, right: Self) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }

  /// Multiplies every component.
  public mutating func scale(by factor: Double) {
    width *= factor
    height *= factor
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { width * width + height * height }
}

extension Rect: Animatable {
  /// The corner and the extent.
  public var animatableData: AnimatablePair<Point, Size> {
    get { AnimatablePair(origin, size) }
    set { (origin, size) = (newValue.first, newValue.second) }
  }
}
