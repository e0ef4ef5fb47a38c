internal import HostSystem
public import Logging
private import Synchronization

/// Writes the lines of a log on a thread of its own: to a terminal, a file or another machine.
///
/// The thread that reports never waits: lines wait for the writer up to a bound, and beyond it they are
/// dropped and counted. As soon as something can be written again, a line says how many are missing.
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
  ///   - format: how an event becomes a line.
  ///   - capacity: how much may wait, in bytes.
  ///   - pause: how long lines are gathered before they are delivered together, in seconds.
  ///   - label: the label of what the log reports about itself.
  ///   - notice: what it reports of lines that are missing.
  ///   - delivery: what takes the lines.
  /// - Throws: `SystemError` when the system starts no thread.
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

  /// How many lines were dropped since the start: there was no room for them to wait in, or nothing took
  /// them.
  public var droppedCount: Int { lines.droppedCount + delivery.lostCount }

  /// Takes no more events, and waits until those that wait are written, or for a number of seconds.
  ///
  /// - Returns: whether all that waited has been passed on.
  @discardableResult
  public func finish(within seconds: Double) -> Bool {
    delivery.hurry()
    return lines.finish(within: seconds)
  }

  /// The sentence about dropped lines where the program has none of its own.
  @Sendable public static func defaultNotice(_ count: Int) -> Logger.Message {
    let lines = count == 1 ? "line" : "lines"
    return "\(count, privacy: .public) \(lines, privacy: .public) of the log dropped"
  }
}

/// Where a ``LogWriter`` takes its lines: called on one thread, for as long as it needs.
protocol LogDelivery: Sendable {
  /// Takes lines with their ends, and the number of lines that were dropped after them.
  ///
  /// As soon as it can, it writes how many lines are missing, those included that it could not keep.
  ///
  /// - Parameter notice: the line that says how many.
  func deliver(_ lines: [UInt8], dropped: Int, reporting notice: (Int) -> [UInt8])

  /// How many lines it could not keep.
  var lostCount: Int { get }

  /// The program is about to end: nothing is tried again after this.
  func hurry()
}

/// How many lines bytes hold.
func lineCount(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.count { $0 == UInt8(ascii: "\n") }
}
