public import Logging
private import Synchronization

/// Keeps the latest events in memory, for tests and for diagnosis.
public final class MemoryLog: Sendable {
  private struct State {
    var events: [LogEvent] = []
    /// The place of the oldest event once the memory is full.
    var oldest = 0
    var count = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Makes room for a number of events, at least one.
  public init(capacity: Int = 1_000) { self.capacity = max(capacity, 1) }

  /// Takes events; the oldest is replaced when there is no more room.
  ///
  /// - Complexity: O(1).
  public var sink: LogSink { LogSink { [self] in add($0) } }

  /// The latest events, the oldest first.
  public var events: [LogEvent] {
    state.withLock { Array($0.events[$0.oldest...] + $0.events[..<$0.oldest]) }
  }

  /// The number of all events, including replaced ones.
  public var count: Int { state.withLock { $0.count } }

  private func add(_ event: LogEvent) {
    state.withLock { state in
      state.count += 1
      if state.events.count < capacity {
        state.events.append(event)
      } else {
        state.events[state.oldest] = event
        state.oldest = (state.oldest + 1) % capacity
      }
    }
  }
}
