import Synchronization

/// The bytes waiting to be sent to one client of an event channel.
///
/// Filled by any thread, emptied by the thread of the sockets; when there is nothing to send, the
/// connection is suspended and costs nothing but memory.
final class EventStream: Sendable {
  /// The result of a read.
  enum Piece: Equatable {
    case bytes(Int)
    case nothingYet
    case end
    case overflow
  }

  private enum Phase { case open, ended, overflowed }

  private struct State {
    var waiting: [UInt8]
    var phase = Phase.open
    var sent = 0
    /// The connection, while it is suspended.
    var suspended: Connection?
  }

  private let limit: Int
  private let state: Mutex<State>

  /// Opens a stream with a comment, so that the client sees at once that it listens.
  init(limit: Int) {
    self.limit = limit
    state = Mutex(State(waiting: Array(": listening\n\n".utf8)))
  }

  /// The number of bytes handed to the library.
  var sent: Int { state.withLock { $0.sent } }

  /// Adds an event; returns false if the client is too slow and gets nothing any more.
  func append(_ bytes: [UInt8]) -> Bool {
    state.withLock { state in
      guard state.phase == .open else { return false }
      if state.waiting.count + bytes.count > limit {
        state.phase = .overflowed
      } else {
        state.waiting += bytes
      }
      resume(&state)
      return state.phase == .open
    }
  }

  /// Lets the waiting bytes be sent, and then ends.
  func end() {
    state.withLock { state in
      if state.phase == .open { state.phase = .ended }
      resume(&state)
    }
  }

  /// Moves waiting bytes into a buffer, or suspends the connection if there are none.
  func read(into buffer: UnsafeMutableRawBufferPointer, of connection: Connection) -> Piece {
    state.withLock { state in
      if state.phase == .overflowed { return .overflow }
      let count = min(state.waiting.count, buffer.count)
      if count > 0 {
        unsafe buffer.copyBytes(from: state.waiting.prefix(count))
        state.waiting.removeFirst(count)
        state.sent += count
        return .bytes(count)
      }
      if state.phase == .ended { return .end }
      // Under the lock, so that no event can come between the look and the suspension.
      connection.suspend()
      state.suspended = connection
      return .nothingYet
    }
  }

  private func resume(_ state: inout State) {
    state.suspended?.resume()
    state.suspended = nil
  }
}
