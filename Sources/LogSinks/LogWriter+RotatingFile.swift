public import HostSystem
public import Logging

extension LogWriter {
  /// Writes to a file that makes way for a new one when it is full.
  ///
  /// The newest lines are in the file at the path, older ones in those with `.1`, `.2` and so on
  /// after their names. The files hold whole lines only and are their owner's alone. While the disk
  /// is full, or a full file cannot make way, lines are dropped; the first line after that reports
  /// their number. A file that another program moves or removes is created again. A file that is
  /// not regular, such as a pipe, has no limit.
  ///
  /// - Parameters:
  ///   - path: the path of the newest file; its folder must exist.
  ///   - limit: the maximum number of bytes of one file; a single longer line is written whole.
  ///   - kept: the number of older files kept.
  ///   - format: the format of a line.
  ///   - capacity: the number of bytes that may wait while the disk is slow.
  ///   - label: the label of the log's reports about itself.
  ///   - notice: returns the message about missing lines.
  /// - Throws: `SystemError` if the file cannot be opened, or the system starts no thread.
  public static func rotatingFile(
    at path: String, limit: Int64 = 10 << 20, keeping kept: Int = 5, format: LogFormat = .text,
    capacity: Int = 1 << 20, label: String = "log",
    notice: @escaping Notice = LogWriter.defaultNotice
  ) throws(SystemError) -> LogWriter {
    try LogWriter(
      format: format, capacity: capacity, label: label, notice: notice,
      to: RotatingFile(path: path, limit: limit, kept: kept))
  }

  /// Returns the path of an older file of a rotating file, such as `app.log.1`.
  ///
  /// - Parameters:
  ///   - path: the path of the newest file.
  ///   - number: the number of newer files, at least 1.
  public static func olderFile(of path: String, _ number: Int) -> String { "\(path).\(number)" }
}
