private import HostSystem
public import Logging

extension LogTime {
  /// Returns the time on the clock of the system.
  @Sendable public static func now() -> LogTime {
    LogTime(microsecondsSince1970: SystemClock.microseconds())
  }
}

extension Logger {
  /// Makes a logger for a part of a program, with the clock of the system.
  ///
  /// - Parameters:
  ///   - label: the name of the part.
  ///   - sink: the destination of its events.
  public init(label: String, sink: LogSink) {
    self.init(label: label, sink: sink, clock: LogTime.now)
  }
}
