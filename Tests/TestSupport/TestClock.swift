public import CivilTime
import Synchronization

/// A clock that tests move.
public final class TestClock: Sendable {
  private let time: Mutex<Moment>

  /// Creates a stopped clock.
  public init(_ start: Moment) { time = Mutex(start) }

  /// The current time of the clock.
  public var now: Moment {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}
