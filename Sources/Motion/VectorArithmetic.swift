/// A value that can be added, subtracted and scaled, which is all that animation requires.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every component.
  mutating func scale(by factor: Double)
  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with every component multiplied.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// Interpolates linearly towards another value; amounts outside 0 to 1 extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

/// A value that can be animated through a vector that represents it.
public protocol Animatable {
  /// The vector's type.
  associatedtype AnimatableData: VectorArithmetic
  /// The vector that represents the value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies every component.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { self * self }
}

/// A pair of vectors as one vector.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic,
  Animatable
{
  /// The first part.
  public var first: First
  /// The second part.
  public var second: Second

  /// Makes a pair of two vectors.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The vector of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds componentwise.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Subtracts componentwise.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies every component.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// A vector of any number of components; the shorter of two is padded with zeros.
public struct AnimatableVector: VectorArithmetic, Animatable, Hashable {
  /// The parts.
  public var parts: [Double]

  /// Makes a vector from its components.
  public init(_ parts: [Double]) { self.parts = parts }

  /// The vector of zeros.
  public static var zero: Self { Self([]) }

  /// Adds componentwise.
  public static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }

  /// Subtracts componentwise.
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }
  /// Multiplies every component.
  public mutating func scale(by factor: Double) { for i in parts.indices { parts[i] *= factor } }
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1 * $1 } }

  /// Whether two vectors are equal apart from trailing zeros, as `x + zero` and `x` may differ by these.
  public static func == (left: Self, right: Self) -> Bool { left.significant == right.significant }

  /// Hashes all components except trailing zeros.
  public func hash(into hasher: inout Hasher) { hasher.combine(significant) }

  private var significant: ArraySlice<Double> {
    parts.prefix(parts.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)
  }

  private func combined(with other: Self, _ join: (Double, Double) -> Double) -> Self {
    Self(
      (0..<max(parts.count, other.parts.count)).map { place in
        join(
          place < parts.count ? parts[place] : 0,
          place < other.parts.count ? other.parts[place] : 0)
      })
  }
}
