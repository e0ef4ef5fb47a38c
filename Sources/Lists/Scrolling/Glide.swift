/// A movement from one offset to another that is fast at first and slows down to rest.
///
/// Moments are seconds on any clock, the same for all calls.
public struct Glide: Sendable, Equatable {
  /// Where it begins.
  public let start: Double
  /// Where it comes to rest.
  public let end: Double
  /// The moment it begins.
  public let beginning: Double
  /// The seconds it takes.
  public let duration: Double

  /// Creates a movement.
  public init(from start: Double, to end: Double, at beginning: Double, duration: Double) {
    self.start = start
    self.end = end
    self.beginning = beginning
    self.duration = duration
  }

  /// The share of the way that is done after a share of the time: `1 − (1 − t)⁴`.
  public static func easeOut(_ time: Double) -> Double {
    let left = 1 - min(max(time, 0), 1)
    return 1 - left * left * left * left
  }

  /// Whether it has come to rest.
  public func isOver(at moment: Double) -> Bool { moment - beginning >= duration }

  /// The offset at a moment.
  public func offset(at moment: Double) -> Double {
    guard duration > 0, !isOver(at: moment) else { return end }
    return start + (end - start) * Self.easeOut((moment - beginning) / duration)
  }
}
