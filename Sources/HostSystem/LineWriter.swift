/// Writes lines on a thread of its own, so that whoever has something to say never waits for whoever
/// should read it.
///
/// A terminal that was stopped (Ctrl-S) or a pipe that is not read takes no more after a while. What
/// is said then waits, up to a bound; beyond it lines are dropped, and counted.
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
  ///   - capacity: how much may wait, in bytes.
  ///   - notice: the line that tells how many were dropped, written as soon as one can be.
  ///   - sink: takes bytes that end with a line break; it may take as long as it likes.
  /// - Throws: ``SystemError`` when the system gives no thread.
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
    // It may be writing for ever.
    thread.detach()
  }

  deinit { close() }

  /// Adds a line, or drops it when too much waits; never waits itself.
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

  /// Takes no more lines, and waits until those that wait are written, or for so many seconds.
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

  /// Waits for what is to be written next; nil at the end.
  private static func next(in state: Monitor<State>) -> (bytes: [UInt8], dropped: Int)? {
    // Whoever asks for more has written what was asked for before.
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
