import Logging
import Synchronization

/// Collects events.
final class Events: Sendable {
  private let state = Mutex<[LogEvent]>([])

  func add(_ event: LogEvent) { state.withLock { $0.append(event) } }

  var all: [LogEvent] { state.withLock { $0 } }
}
