private import CivilTime
internal import Logging
internal import Wire

extension PageRecord {
  /// The field with the label of a record.
  static let part = "part"
  private static let fieldPrefix = "page_"

  /// Returns the record as an event of the server's log, in which the parts of a failure that may
  /// come from the diary are masked.
  ///
  /// The names of its fields begin with `page_`, so that no page sets a field of the journal or of
  /// the server.
  ///
  /// - Parameters:
  ///   - now: the time at which the server received it.
  ///   - label: the label of reports by pages; a different one of the record is in the message, and
  ///     in the field `part`.
  ///   - isKept: whether it goes to the log that a person may show to others: the fields are in the
  ///     message as well.
  func event(at now: LogTime, label: String, isKept: Bool) -> LogEvent {
    var metadata: Logger.Metadata = [:]
    var words = [message]
    if self.label != label {
      metadata[Self.part] = .public(self.label)
      words = ["\(self.label): \(message)"]
    }
    for field in fields {
      metadata["\(Self.fieldPrefix)\(field.name)"] = .public(field.value)
      // Kept records have no fields.
      if isKept { words.append("\(field.name)=\(field.value)") }
    }
    if let failure { words.append(PageReport(text: failure).masked) }
    // No page waits longer for its server.
    let week = Seconds.days(7)
    let age = min(max(self.age, .zero), week).seconds * 1_000_000
    return LogEvent(
      time: LogTime(microsecondsSince1970: now.microsecondsSince1970 - age),
      level: level.loggerLevel, label: label,
      message: Logger.Message(words.joined(separator: " "), privacy: .public),
      metadata: metadata, source: .none)
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
