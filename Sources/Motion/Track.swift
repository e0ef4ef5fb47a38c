/// A value in motion: its start, its target and its animation.
///
/// It has no clock: every call passes a time, in seconds from any origin, so that results are reproducible in
/// tests. A new target during a motion continues from the current value and velocity, so that nothing jumps.
public struct Track<Value: Animatable> {
  /// The target value.
  public private(set) var target: Value
  /// The motion to the target; nil if it was set without an animation.
  private var way: Way<Value.AnimatableData>?
  /// The previous motion, which continues until the delay of the next is over; nil if the value was at rest.
  private var earlier: Way<Value.AnimatableData>?

  /// Makes a value at rest.
  public init(_ value: Value) { target = value }

  /// Sets a new target; without an animation it is reached at once.
  ///
  /// With a delay, the value continues its previous motion until the delay is over.
  public mutating func move(to value: Value, with animation: Animation?, at time: Double) {
    guard let animation else {
      (target, way, earlier) = (value, nil, nil)
      return
    }
    let current = way(at: time)
    let beginning = time + animation.delay / animation.speed
    let start = current?.position(at: beginning) ?? target.animatableData
    let velocity = current?.velocity(at: beginning) ?? .zero
    target = value
    earlier = current
    way = Way(
      animation, from: start, to: value.animatableData, velocity: velocity, beginning: beginning)
  }

  /// Stops the motion at the current value.
  public mutating func stop(at time: Double) {
    target = value(at: time)
    (way, earlier) = (nil, nil)
  }

  /// The value at a time.
  public func value(at time: Double) -> Value {
    guard let way = way(at: time) else { return target }
    var value = target
    value.animatableData = way.position(at: time)
    return value
  }

  /// The velocity at a time, per second.
  public func velocity(at time: Double) -> Value.AnimatableData {
    way(at: time)?.velocity(at: time) ?? .zero
  }

  /// Whether the motion is over.
  public func isAtRest(at time: Double) -> Bool { way.map { $0.isOver(at: time) } ?? true }

  /// The time at which it comes to rest: nil if it never does, and negative infinity if it is at rest.
  public var end: Double? { way.map { $0.conclusion } ?? -.infinity }

  /// The start and the period of an endless repetition; nil if the motion ends.
  public var repetition: (beginning: Double, period: Double)? { way?.repetition }

  /// The motion that determines the value at a time.
  private func way(at time: Double) -> Way<Value.AnimatableData>? {
    guard let way, time < way.beginning, let earlier else { return way }
    return earlier
  }
}

extension Track: Sendable where Value: Sendable {}
