import CivilTime
import Synchronization
import TestSupport
import TrackerStore

/// A clock that tests move, three hours ahead of UTC in summer and two in winter.
final class World: Sendable {
  private let clock: TestClock

  init(_ start: Moment) { clock = TestClock(start) }

  var now: Moment {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// The offset as an approximation of Kyiv's: summer time from April to October.
  static func offset(_ moment: Moment) -> UTCOffset {
    let day = moment.secondsSince1970 / 86_400 % 365
    return UTCOffset(seconds: (90..<304).contains(day) ? 10_800 : 7_200)
  }

  /// Simulates some days in which the tracker is called often enough to record all probes.
  func live(days: Int64, with tracker: Tracker) throws {
    let end = now + .days(days)
    while now < end {
      now = min(now + .days(1), end)
      try tracker.catchUp()
    }
  }

  var host: HostEnvironment {
    HostEnvironment(now: { self.now }, offset: { World.offset($0) })
  }
}

/// Counts calls from any thread.
final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}
