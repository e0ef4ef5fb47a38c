/// Counts seconds down from a start, by a clock that the caller reads.
///
/// The remaining time is computed from the clock each time, so that late ticks, as while the page
/// is hidden, neither stretch nor shorten it.
public struct Countdown: Equatable, Sendable {
  /// The length in whole seconds.
  public let length: Int
  /// The start, in seconds of the caller's clock.
  public let start: Double
  /// The number reported last; the length before the first tick.
  public private(set) var shown: Int

  /// Creates a countdown; a negative length counts as zero.
  public init(seconds length: Int, from start: Double) {
    self.length = max(0, length)
    self.start = start
    shown = self.length
  }

  /// Whether the end has been reported.
  public var isOver: Bool { shown == 0 }

  /// The events since the clock was last read.
  public enum Tick: Equatable, Sendable {
    /// No second has passed.
    case none
    /// At least one second has passed; the value is the seconds left.
    case second(Int)
    /// The last second has passed. Reported once.
    case end
  }

  /// Reads the clock.
  public mutating func tick(at now: Double) -> Tick {
    guard !isOver else { return .none }
    let left = left(at: now)
    guard left < shown else { return .none }
    shown = left
    return left == 0 ? .end : .second(left)
  }

  /// Milliseconds until the next tick is due; 0 if it is due already.
  public func untilNextTick(at now: Double) -> Double {
    let due = start + Double(length - shown + 1)
    return max(0, (due - now) * 1_000)
  }

  private func left(at now: Double) -> Int {
    // A clock that was set back does not add time.
    let passed = max(0, now - start)
    guard passed < Double(length) else { return 0 }
    return length - Int(passed)
  }
}
