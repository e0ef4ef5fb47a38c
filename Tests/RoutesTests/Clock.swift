import CivilTime
import Synchronization

/// A clock that a test sets.
final class Clock: Sendable {
  private let moment: Mutex<Moment>

  init(_ moment: Moment) { self.moment = Mutex(moment) }

  var now: Moment {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }
}
