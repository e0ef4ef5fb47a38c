/// A value on its way: where it was, where it goes, and how.
///
/// Knows no clock: every question brings its own time, in seconds from any beginning, so tests and
/// screens see the same. A new target in the middle of the way is taken up from where the value is
/// and with the velocity it has, so that nothing jumps.
public struct Track<Value: Animatable> {
  /// The value that is aimed at.
  public private(set) var target: Value
  /// The way to the target; nil when it is reached without one.
  private var way: Way<Value.AnimatableData>?
  /// The way that is followed until the delay of the next is over; nil when it was at rest.
  private var earlier: Way<Value.AnimatableData>?

  /// A value at rest.
  public init(_ value: Value) { target = value }

  /// Aims at a new value; without an animation it is there at once.
  ///
  /// With a delay the value follows its earlier way until the delay is over.
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

  /// Stays where it is now.
  public mutating func stop(at time: Double) {
    target = value(at: time)
    (way, earlier) = (nil, nil)
  }

  /// Where the value is.
  public func value(at time: Double) -> Value {
    guard let way = way(at: time) else { return target }
    var value = target
    value.animatableData = way.position(at: time)
    return value
  }

  /// How fast it moves, in parts a second.
  public func velocity(at time: Double) -> Value.AnimatableData {
    way(at: time)?.velocity(at: time) ?? .zero
  }

  /// Whether it moves no more.
  public func isAtRest(at time: Double) -> Bool { way.map { $0.isOver(at: time) } ?? true }

  /// When it is at rest: nil where it never comes to rest, and the beginning of time where it rests.
  public var end: Double? { way.map { $0.conclusion } ?? -.infinity }

  /// From when on it repeats itself, if it goes on for ever, and after how many seconds each time.
  public var repetition: (beginning: Double, period: Double)? { way?.repetition }

  /// The way that leads the value at a time.
  private func way(at time: Double) -> Way<Value.AnimatableData>? {
    guard let way, time < way.beginning, let earlier else { return way }
    return earlier
  }
}

extension Track: Sendable where Value: Sendable {}
