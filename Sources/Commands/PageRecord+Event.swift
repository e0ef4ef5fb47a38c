private import CivilTime
internal import Logging
internal import Wire

extension PageRecord {
  /// The record as an event of the server's log, in which what of a failure may come from the diary is masked.
  ///
  /// - Parameters:
  ///   - now: when the server got it.
  ///   - label: the label of what pages report; another one of the record is in the
  ///     message, and a field.
  func event(at now: LogTime, label: String) -> LogEvent {
    var metadata: Logger.Metadata = [:]
    var words = [message]
    if self.label != label {
      metadata["part"] = .public(self.label)
      words = ["\(self.label): \(message)"]
    }
    for field in fields {
      metadata[field.name] = .public(field.value)
      words.append("\(field.name)=\(field.value)")
    }
    if let failure { words.append(PageReport(text: failure).masked) }
    // No page waits longer for its server.
    let week = Seconds.days(7)
    let age = min(max(self.age, .zero), week).seconds * 1_000_000
    return LogEvent(
      time: LogTime(microsecondsSince1970: now.microsecondsSince1970 - age),
      level: level.loggerLevel, label: label,
      message: Logger.Message(words.joined(separator: " "), privacy: .public),
      metadata: metadata, source: LogEvent.Source())
  }

}

extension PageRecord.Level {
  fileprivate var loggerLevel: Logger.Level {
    switch self {
    case .trace: .trace
    case .debug: .debug
    case .info: .info
    case .notice: .notice
    case .warning: .warning
    case .error: .error
    case .critical: .critical
    }
  }
}
