public import HostSystem
public import Logging

extension LogWriter {
  /// Sends lines to another program by HTTP, in batches.
  ///
  /// Lines are gathered and sent as the body of one `POST`, of the type `application/x-ndjson`, as
  /// collectors such as Vector, Fluent Bit and VictoriaLogs take them. A batch counts as delivered
  /// when the reply has a status of 200 to 299. While the collector is away, or replies 408, 429 or
  /// 500 and above, the batch is sent again, after 0.1 s at first and 30 s at last, and newer lines
  /// wait. A batch that is refused with any other status is dropped. The connection is not
  /// encrypted: send to a collector on the same machine or network.
  ///
  /// - Parameters:
  ///   - host: the name or the numeric address of the collector's machine.
  ///   - port: its port.
  ///   - path: the path of the request, such as `/logs`.
  ///   - format: the format of a line.
  ///   - pause: the time for which lines are gathered before they are sent, in seconds.
  ///   - capacity: the number of bytes that may wait.
  ///   - label: the label of the log's reports about itself.
  ///   - notice: returns the message about missing lines.
  /// - Throws: `SystemError` if the system starts no thread.
  public static func http(
    host: String, port: UInt16, path: String, format: LogFormat = .json,
    gatheringFor pause: Double = 1, capacity: Int = 4 << 20, label: String = "log",
    notice: @escaping Notice = LogWriter.defaultNotice
  ) throws(SystemError) -> LogWriter {
    try LogWriter(
      format: format, capacity: capacity, gatheringFor: pause, label: label, notice: notice,
      to: HTTPDelivery(host: host, port: port, path: path))
  }
}
