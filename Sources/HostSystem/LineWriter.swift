/// Writes lines on a separate thread, so that callers never wait for the reader.
///
/// A stopped terminal (Ctrl-S) or a pipe that is not read eventually blocks. Lines are then buffered up to a
/// limit, beyond which they are dropped and counted.
public final class LineWriter: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var dropped = 0
    var allDropped = 0
    var isClosed = false
    var isWritten = true
  }

  private let capacity: Int
  private let state = Monitor(State())

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - capacity: the size of the buffer in bytes.
  ///   - notice: returns the line that reports the number of dropped lines, written as soon as possible.
  ///   - sink: writes bytes that end with a line break; it may block.
  /// - Throws: ``SystemError`` if no thread can be started.
  public convenience init(
    capacity: Int = 256 << 10, notice: @escaping @Sendable (Int) -> String,
    to sink: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SystemError) {
    try self.init(capacity: capacity, gatheringFor: 0) { bytes, dropped in
      sink(bytes + (dropped > 0 ? Array("\(notice(dropped))\n".utf8) : []))
    }
  }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - capacity: the size of the buffer in bytes.
  ///   - pause: the time for which lines are gathered before they are written together, in seconds.
  ///   - sink: writes bytes that end with a line break, of which the given number of lines was dropped
  ///     afterwards; it may block.
  /// - Throws: ``SystemError`` if no thread can be started.
  public init(
    capacity: Int, gatheringFor pause: Double, to sink: @escaping @Sendable ([UInt8], Int) -> Void
  ) throws(SystemError) {
    self.capacity = capacity
    let pause = Nanoseconds(max(pause, 0) * 1e9)
    let thread = try SystemThread { [state] in
      while let (bytes, dropped) = Self.next(in: state, after: pause, or: capacity / 2) {
        sink(bytes, dropped)
      }
    }
    // It may block for ever.
    thread.detach()
  }

  deinit { close() }

  /// Adds a line, or drops it if the buffer is full; never blocks.
  public func write(_ line: String) { write(Array(line.utf8) + [UInt8(ascii: "\n")]) }

  /// Adds a line with its line break, or drops it if the buffer is full; never blocks.
  public func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      if state.waiting.count + bytes.count > capacity {
        state.dropped += 1
        state.allDropped += 1
      } else {
        state.waiting += bytes
      }
      state.isWritten = false
    }
    state.wakeAll()
  }

  /// The number of lines dropped since the start.
  public var droppedCount: Int { state.withLock { $0.allDropped } }

  /// Stops accepting lines, and waits until the buffered ones are written, or for at most `seconds`.
  ///
  /// - Returns: whether everything is written.
  @discardableResult
  public func finish(within seconds: Double) -> Bool {
    close()
    let end = monotonicTime() + Nanoseconds(max(seconds, 0) * 1e9)
    return state.wait(until: end, for: { $0.isWritten }, then: { $0.isWritten })
  }

  private func close() {
    state.withLock { $0.isClosed = true }
    state.wakeAll()
  }

  /// Waits for the next bytes to write, and gathers more for a time or until there are enough; nil at the
  /// end.
  private static func next(
    in state: Monitor<State>, after pause: Nanoseconds, or enough: Int
  ) -> (bytes: [UInt8], dropped: Int)? {
    // A call for more means that the previous bytes have been written.
    state.withLock { $0.isWritten = $0.waiting.isEmpty && $0.dropped == 0 }
    state.wakeAll()
    state.wait(for: { !$0.isWritten || $0.isClosed }, then: { _ in })
    return state.wait(
      until: monotonicTime() + pause,
      for: { pause == 0 || $0.isClosed || $0.waiting.count >= enough },
      then: { state in
        guard !state.isWritten else { return nil }
        defer { (state.waiting, state.dropped) = ([], 0) }
        return (state.waiting, state.dropped)
      })
  }
}
