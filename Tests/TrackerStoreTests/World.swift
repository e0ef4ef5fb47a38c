import CivilTime
import Synchronization
import TrackerStore

/// A clock that tests move, three hours ahead of UTC in summer and two in winter.
final class World: Sendable {
  private let time: Mutex<Int64>

  init(_ start: Int64) { time = Mutex(start) }

  var now: Int64 {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  /// The offset as an approximation of Kyiv's: summer time from April to October.
  static func offset(_ moment: Int64) -> UTCOffset {
    UTCOffset(seconds: (90..<304).contains((moment / 86_400) % 365) ? 10_800 : 7_200)
  }

  /// Lets some days pass in which the tracker is looked at often enough to record all probes.
  func live(days: Int64, with tracker: Tracker) throws {
    let end = now + days * 86_400
    while now < end {
      now = min(now + Tracker.longestAbsence, end)
      try tracker.catchUp()
    }
  }

  var surroundings: Surroundings {
    Surroundings(now: { self.now }, offset: { World.offset($0) })
  }
}

/// Counts calls from any thread.
final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}
