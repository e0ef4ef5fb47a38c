public import CivilTime

/// An error or another notable event in the log of the program.
public struct LogRecord: Sendable, Hashable {
  /// The severity of a record.
  public enum Level: String, Sendable, CaseIterable {
    /// An ordinary but notable event.
    case notice
    /// An event that is no error, but may lead to one.
    case warning
    /// A failure.
    case error
    /// A failure that keeps the program from working.
    case critical
  }

  /// The time of the report.
  public let time: Moment
  /// The severity.
  public let level: Level
  /// The source of the record: `proba`, `page` or `requests`.
  public let label: String
  /// A description of the event, without anything that a person wrote.
  public let message: String

  /// Makes a record from its parts.
  public init(time: Moment, level: Level, label: String, message: String) {
    self.time = time
    self.level = level
    self.label = label
    self.message = message
  }
}

extension LogRecord.Level: WireWord {
  /// The word.
  public var word: String { rawValue }
}

extension LogRecord: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "LogRecord" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<LogRecord>
  ) throws(SchemaError) -> LogRecord {
    LogRecord(
      time: try fields.field("time", .moment("The moment at which it was reported.")) { $0.time },
      level: try fields.field("level", .word(LogRecord.Level.self)) { $0.level },
      label: try fields.field(
        "label", .text("The source of the record: proba, page or requests.")
      ) { $0.label },
      message: try fields.field(
        "message", .text("A description of the event, without anything that the person wrote.")
      ) { $0.message })
  }
}
