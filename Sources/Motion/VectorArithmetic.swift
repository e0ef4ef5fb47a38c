/// What can be added, taken away and scaled: all that moving needs to know of a value.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every part.
  mutating func scale(by factor: Double)
  /// The sum of the squares of all parts.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every part multiplied.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The value that lies a share of the way from this one to another; beyond 0 and 1 it overshoots.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

/// What can move: it has a vector that says where it is.
public protocol Animatable {
  /// The vector's type.
  associatedtype AnimatableData: VectorArithmetic
  /// Where the value is.
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
  /// Multiplies every part.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The sum of the squares of all parts.
  public var magnitudeSquared: Double { self * self }
}

/// Two vectors as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic,
  Animatable
{
  /// The first part.
  public var first: First
  /// The second part.
  public var second: Second

  /// Joins two vectors.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Where all parts are zero.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Takes away part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Multiplies every part.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of all parts.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

/// Any number of numbers as one vector; the shorter of two is taken to go on with zeros.
public struct AnimatableVector: VectorArithmetic, Animatable, Hashable {
  /// The parts.
  public var parts: [Double]

  /// Joins numbers.
  public init(_ parts: [Double]) { self.parts = parts }

  /// Where all parts are zero.
  public static var zero: Self { Self([]) }

  /// Adds part by part.
  public static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }

  /// Takes away part by part.
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }
  /// Multiplies every part.
  public mutating func scale(by factor: Double) { for i in parts.indices { parts[i] *= factor } }
  /// The sum of the squares of all parts.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1 * $1 } }

  /// Equal are vectors that differ by zeros at their end only, as `x + zero` and `x` may.
  public static func == (left: Self, right: Self) -> Bool { left.significant == right.significant }

  /// Hashes all parts but the zeros at the end.
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
