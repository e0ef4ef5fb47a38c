/// Writes lines on a separate thread, so that callers never wait for the reader.
///
/// A stopped terminal (Ctrl-S) or a pipe that is not read eventually blocks. Lines are then buffered up to a
/// limit, beyond which they are dropped and counted.
public final class LineWriter: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var dropped = 0
    var isClosed = false
    var isWritten = true
  }

  private let capacity: Int
  private let state = Monitor(State())

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - capacity: the size of the buffer in bytes.
  ///   - notice: returns the line that reports how many were dropped, written as soon as possible.
  ///   - sink: writes bytes that end with a line break; it may block.
  /// - Throws: ``SystemError`` when no thread can be started.
  public init(
    capacity: Int = 256 << 10, notice: @escaping @Sendable (Int) -> String,
    to sink: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SystemError) {
    self.capacity = capacity
    let thread = try SystemThread { [state] in
      while let (bytes, dropped) = Self.next(in: state) {
        let notice = dropped > 0 ? Array("\(notice(dropped))\n".utf8) : []
        sink(bytes + notice)
      }
    }
    // It may block for ever.
    thread.detach()
  }

  deinit { close() }

  /// Adds a line, or drops it if the buffer is full; never blocks.
  public func write(_ line: String) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    state.withLock { state in
      guard !state.isClosed else { return }
      if state.waiting.count + bytes.count > capacity {
        state.dropped += 1
      } else {
        state.waiting += bytes
      }
      state.isWritten = false
    }
    state.wakeAll()
  }

  /// Stops accepting lines, and waits until the buffered ones are written, or for at most `seconds`.
  ///
  /// - Returns: whether all is written.
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

  /// Waits for the next bytes to write; nil at the end.
  private static func next(in state: Monitor<State>) -> (bytes: [UInt8], dropped: Int)? {
    // A call for more means that the previous bytes have been written.
    state.withLock { $0.isWritten = $0.waiting.isEmpty && $0.dropped == 0 }
    state.wakeAll()
    return state.wait(
      for: { !$0.isWritten || $0.isClosed },
      then: { state in
        guard !state.isWritten else { return nil }
        defer { (state.waiting, state.dropped) = ([], 0) }
        return (state.waiting, state.dropped)
      })
  }
}
