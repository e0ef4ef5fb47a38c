/// A movement from one offset to another that is fast at first and slows down to rest.
///
/// Times are seconds of any clock, the same for all calls.
public struct Glide: Sendable, Equatable {
  /// The offset at the beginning.
  public let start: Double
  /// The offset at rest.
  public let end: Double
  /// The time of the beginning.
  public let beginning: Double
  /// The duration in seconds.
  public let duration: Double

  /// Creates a movement.
  public init(from start: Double, to end: Double, at beginning: Double, duration: Double) {
    self.start = start
    self.end = end
    self.beginning = beginning
    self.duration = duration
  }

  /// Returns the fraction of the distance covered after a fraction of the time: `1 − (1 − t)⁴`.
  public static func easeOut(_ time: Double) -> Double {
    let left = 1 - min(max(time, 0), 1)
    return 1 - left * left * left * left
  }

  /// Whether it has come to rest.
  public func isOver(at moment: Double) -> Bool { moment - beginning >= duration }

  /// Returns the offset at a time.
  public func offset(at moment: Double) -> Double {
    guard duration > 0, !isOver(at: moment) else { return end }
    return start + (end - start) * Self.easeOut((moment - beginning) / duration)
  }
}
