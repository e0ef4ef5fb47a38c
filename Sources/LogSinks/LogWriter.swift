internal import HostSystem
public import Logging
private import Synchronization

/// Writes the lines of a log on a thread of its own: to a terminal, a file or another machine.
///
/// The thread that reports never waits: lines wait for the writer up to a bound, and beyond it they
/// are dropped and counted. As soon as something can be written again, a line reports the number of
/// missing ones.
///
/// ```swift
/// let log = try LogWriter.terminal()
/// defer { log.finish(within: 1) }
/// let logger = Logger(label: "server", sink: log.sink)
/// ```
public final class LogWriter: Sendable {
  /// The sentence about dropped lines, by their number.
  public typealias Notice = @Sendable (Int) -> Logger.Message

  private let format: LogFormat
  private let lines: LineWriter
  private let delivery: any LogDelivery

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - format: the format of a line.
  ///   - capacity: the number of bytes that may wait.
  ///   - pause: the time for which lines are gathered before they are delivered together, in seconds.
  ///   - label: the label of the log's reports about itself.
  ///   - notice: returns the message about missing lines.
  ///   - delivery: delivers the lines.
  /// - Throws: `SystemError` if the system starts no thread.
  init(
    format: LogFormat, capacity: Int, gatheringFor pause: Double = 0, label: String,
    notice: @escaping Notice, to delivery: any LogDelivery
  ) throws(SystemError) {
    self.format = format
    self.delivery = delivery
    let report: @Sendable (Int) -> [UInt8] = { count in
      format.line(
        LogEvent(
          time: .now(), level: .warning, label: label, message: notice(count),
          source: LogEvent.Source()))
    }
    lines = try LineWriter(capacity: capacity, gatheringFor: pause) { bytes, dropped in
      delivery.deliver(bytes, dropped: dropped, reporting: report)
    }
  }

  /// Takes events, as lines that are written soon.
  public var sink: LogSink { LogSink { [format, lines] in lines.write(format.line($0)) } }

  /// The number of lines dropped since the start: there was no room for them to wait in, or nothing
  /// accepted them.
  public var droppedCount: Int { lines.droppedCount + delivery.lostCount }

  /// Stops accepting events, and waits until those that wait are written, or for a number of seconds.
  ///
  /// - Returns: whether all waiting lines have been passed on.
  @discardableResult
  public func finish(within seconds: Double) -> Bool {
    delivery.hurry()
    return lines.finish(within: seconds)
  }

  /// Returns the sentence about dropped lines for programs without one of their own.
  @Sendable public static func defaultNotice(_ count: Int) -> Logger.Message {
    let lines = count == 1 ? "line" : "lines"
    return "\(count, privacy: .public) \(lines, privacy: .public) of the log dropped"
  }
}

/// The destination of a ``LogWriter``'s lines: called on one thread, for as long as it needs.
protocol LogDelivery: Sendable {
  /// Takes lines with their ends, and the number of lines that were dropped after them.
  ///
  /// As soon as it can, it writes the number of missing lines, including those that it could not keep.
  ///
  /// - Parameter notice: returns the line with that number.
  func deliver(_ lines: [UInt8], dropped: Int, reporting notice: (Int) -> [UInt8])

  /// The number of lines it could not keep.
  var lostCount: Int { get }

  /// Called when the program is about to end: nothing is tried again after this.
  func hurry()
}

/// Returns the number of lines in bytes.
func lineCount(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.count { $0 == UInt8(ascii: "\n") }
}
