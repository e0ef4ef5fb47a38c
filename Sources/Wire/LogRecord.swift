public import CivilTime

/// Something that went wrong, or that is worth knowing, as the log of the program has it.
public struct LogRecord: Sendable, Hashable {
  /// How serious it is.
  public enum Level: String, Sendable, CaseIterable {
    /// What is ordinary, and yet worth knowing.
    case notice
    /// What is not an error, and may lead to one.
    case warning
    /// What failed.
    case error
    /// What keeps the program from its work.
    case critical
  }

  /// When it was reported.
  public let time: Moment
  /// How serious it is.
  public let level: Level
  /// What reported it: `proba`, `page` or `requests`.
  public let label: String
  /// What happened, without anything that a person wrote.
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
      time: try fields.field("time", .moment("When it was reported.")) { $0.time },
      level: try fields.field("level", .word(LogRecord.Level.self)) { $0.level },
      label: try fields.field(
        "label", .text("What reported it: proba, page or requests.")
      ) { $0.label },
      message: try fields.field(
        "message", .text("What happened, without anything that the person wrote.")
      ) { $0.message })
  }
}
