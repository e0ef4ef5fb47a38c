/// A value in motion: its start, its target and its animation.
///
/// It has no clock: every call passes a time, in seconds from any origin, so that results are reproducible in
/// tests. A new target during a motion continues from the current value and velocity, so that nothing jumps.
public struct Track<Value: Animatable> {
  /// The target value.
  public private(set) var target: Value
  /// The motion to the target; nil if it was set without an animation.
  private var segment: Segment<Value.AnimatableData>?
  /// The previous motion, which continues until the delay of the next is over; nil if the value was at rest.
  private var earlier: Segment<Value.AnimatableData>?

  /// Makes a value at rest.
  public init(_ value: Value) { target = value }

  /// Sets a new target; without an animation it is reached at once.
  ///
  /// With a delay, the value continues its previous motion until the delay is over.
  public mutating func move(to value: Value, with animation: Animation?, at time: Double) {
    guard let animation else {
      (target, segment, earlier) = (value, nil, nil)
      return
    }
    let current = segment(at: time)
    let beginning = time + animation.delay / animation.speed
    let start = current?.position(at: beginning) ?? target.animatableData
    let velocity = current?.velocity(at: beginning) ?? .zero
    target = value
    earlier = current
    segment = Segment(
      animation, from: start, to: value.animatableData, velocity: velocity, beginning: beginning)
  }

  /// Stops the motion at the current value.
  public mutating func stop(at time: Double) {
    target = value(at: time)
    (segment, earlier) = (nil, nil)
  }

  /// Returns the value at a time.
  public func value(at time: Double) -> Value {
    guard let segment = segment(at: time) else { return target }
    var value = target
    value.animatableData = segment.position(at: time)
    return value
  }

  /// Returns the velocity at a time, per second.
  public func velocity(at time: Double) -> Value.AnimatableData {
    segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// Whether the motion is over.
  public func isAtRest(at time: Double) -> Bool { segment.map { $0.isOver(at: time) } ?? true }

  /// The time at which it comes to rest: nil if it never does, and negative infinity if it is at rest.
  public var end: Double? { segment.map { $0.conclusion } ?? -.infinity }

  /// The start and the period of an endless repetition; nil if the motion ends.
  public var repetition: (beginning: Double, period: Double)? { segment?.repetition }

  /// Returns the motion that determines the value at a time.
  private func segment(at time: Double) -> Segment<Value.AnimatableData>? {
    guard let segment, time < segment.beginning, let earlier else { return segment }
    return earlier
  }
}

extension Track: Sendable where Value: Sendable {}
