/// A value that moves through several keyframes, each reached by its own kind of motion.
///
/// The value before the first and after the last keyframe is that of the nearer end.
public struct Keyframes<Value: Animatable> {
  /// A value, and the motion by which it is reached from the one before.
  public struct Keyframe {
    enum Kind: Sendable {
      case linear(UnitCurve)
      case cubic
      case spring(Spring)
      case jump
    }

    let value: Value
    let duration: Double
    let kind: Kind

    private init(_ value: Value, _ duration: Double, _ kind: Kind) {
      self.value = value
      self.duration = duration.isFinite ? max(duration, 0) : 0
      self.kind = kind
    }

    /// Reached along a straight line, at the pace of a curve, in `duration` seconds.
    public static func linear(
      _ value: Value, duration: Double, curve: UnitCurve = .linear
    ) -> Keyframe { Keyframe(value, duration, .linear(curve)) }

    /// Reached along a smooth curve through this value and its neighbours, in `duration` seconds: a
    /// Catmull–Rom spline whose velocity does not jump where two of its pieces meet.
    public static func cubic(_ value: Value, duration: Double) -> Keyframe {
      Keyframe(value, duration, .cubic)
    }

    /// Pulled by a spring for `duration` seconds; at their end the value is reached, whether or not the
    /// spring has settled.
    public static func spring(
      _ value: Value, duration: Double, spring: Spring = .smooth
    ) -> Keyframe { Keyframe(value, duration, .spring(spring)) }

    /// Reached at once.
    public static func jump(_ value: Value) -> Keyframe { Keyframe(value, 0, .jump) }
  }

  private let initial: Value
  private let frames: [Keyframe]
  /// The times at which the keyframes are reached.
  private let ends: [Double]

  /// Makes the motion from an initial value through all keyframes.
  public init(from initial: Value, _ frames: [Keyframe]) {
    self.initial = initial
    self.frames = frames
    var time = 0.0
    ends = frames.map { frame in
      time += frame.duration
      return time
    }
  }

  /// The seconds until the last keyframe is reached.
  public var duration: Double { ends.last ?? 0 }

  /// Returns the value after some seconds.
  ///
  /// - Complexity: O(log n) in the keyframes.
  public func value(at time: Double) -> Value {
    guard let last = frames.last, time < duration else { return frames.last?.value ?? initial }
    guard time > 0, let place = firstEnd(after: time) else { return time > 0 ? last.value : first }
    let frame = frames[place]
    let start = vector(place)
    let seconds = time - (place == 0 ? 0 : ends[place - 1])
    var value = frame.value
    let end = value.animatableData
    let share = seconds / frame.duration
    switch frame.kind {
    case .linear(let curve):
      value.animatableData = start.interpolated(towards: end, amount: curve.value(at: share))
    case .spring(let spring):
      let left = spring.response(after: seconds).position.offset
      value.animatableData = end + (start - end).scaled(by: left)
    case .cubic:
      value.animatableData = Self.hermite(
        start, velocity(place).scaled(by: frame.duration),
        end, velocity(place + 1).scaled(by: frame.duration), share)
    case .jump: break
    }
    return value
  }

  /// The value at time zero, after any initial jumps.
  private var first: Value {
    let jumps = ends.prefix { $0 <= 0 }.count
    return jumps == 0 ? initial : frames[jumps - 1].value
  }

  /// Returns the value from which a keyframe starts, by its number.
  private func vector(_ place: Int) -> Value.AnimatableData {
    place == 0 ? initial.animatableData : frames[place - 1].value.animatableData
  }

  /// Returns the velocity at a keyframe: that of the straight line between its neighbours where
  /// cubic segments meet, and zero elsewhere.
  private func velocity(_ place: Int) -> Value.AnimatableData {
    guard place > 0, place < frames.count, case .cubic = frames[place - 1].kind,
      case .cubic = frames[place].kind
    else { return .zero }
    let seconds = frames[place - 1].duration + frames[place].duration
    guard seconds > 0 else { return .zero }
    return (vector(place + 1) - vector(place - 1)).scaled(by: 1 / seconds)
  }

  private func firstEnd(after time: Double) -> Int? {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low < ends.count ? low : nil
  }

  private static func hermite(
    _ start: Value.AnimatableData, _ leaving: Value.AnimatableData,
    _ end: Value.AnimatableData, _ arriving: Value.AnimatableData, _ share: Double
  ) -> Value.AnimatableData {
    let rest = 1 - share
    return start.scaled(by: rest * rest * (1 + 2 * share))
      + leaving.scaled(by: share * rest * rest)
      + end.scaled(by: share * share * (3 - 2 * share))
      - arriving.scaled(by: share * share * rest)
  }
}

extension Keyframes: Sendable where Value: Sendable {}
extension Keyframes.Keyframe: Sendable where Value: Sendable {}
