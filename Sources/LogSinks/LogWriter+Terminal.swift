public import HostSystem
public import Logging

extension LogWriter {
  /// Writes to a stream of the program, in colours if a person reads it in a terminal.
  ///
  /// The environment variables `NO_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR` decide otherwise
  /// (https://no-color.org, https://bixense.com/clicolors).
  ///
  /// - Parameters:
  ///   - stream: standard error, or standard output.
  ///   - format: the format of a line.
  ///   - isColored: whether lines are coloured by level; by default, if the stream is a terminal.
  ///   - capacity: the number of bytes that may wait while nothing reads the stream.
  ///   - label: the label of the log's reports about itself.
  ///   - notice: returns the message about missing lines.
  /// - Throws: `SystemError` if the system starts no thread.
  public static func terminal(
    _ stream: StandardStreams.Stream = .error, format: LogFormat = .text, isColored: Bool? = nil,
    capacity: Int = 256 << 10, label: String = "log",
    notice: @escaping Notice = LogWriter.defaultNotice
  ) throws(SystemError) -> LogWriter {
    let colors = isColored ?? stream.isColored
    return try LogWriter(
      format: colors ? format.colored() : format, capacity: capacity, label: label, notice: notice,
      to: StreamDelivery(stream: stream))
  }
}

/// Writes lines to a stream of the program.
private struct StreamDelivery: LogDelivery {
  let stream: StandardStreams.Stream

  func deliver(_ lines: [UInt8], dropped: Int, reporting notice: (Int) -> [UInt8]) {
    stream.write(lines + (dropped > 0 ? notice(dropped) : []))
  }

  /// A closed stream has no reader, so nothing counts as lost.
  var lostCount: Int { 0 }

  func hurry() {}
}
