public import CivilTime

/// What a page reports of itself, on its way to the server's log.
public struct PageLog: Sendable, Hashable {
  /// What it reports, the oldest first.
  public let records: [PageRecord]
  /// How many records before these are missing.
  public let dropped: Int

  /// Joins records and the number of those that are missing.
  public init(_ records: [PageRecord], dropped: Int = 0) {
    self.records = records
    self.dropped = dropped
  }
}

/// Something that a page reports of itself.
public struct PageRecord: Sendable, Hashable {
  /// How serious it is: the levels of swift-log.
  public enum Level: String, Sendable, CaseIterable {
    /// A step of a computation.
    case trace
    /// What helps to find a mistake.
    case debug
    /// What is done in the ordinary course.
    case info
    /// What is ordinary, and yet worth knowing.
    case notice
    /// What is not an error, and may lead to one.
    case warning
    /// What failed.
    case error
    /// What keeps the page from its work.
    case critical
  }

  /// A name and its value.
  public struct Field: Sendable, Hashable {
    /// The name, such as `status`.
    public let name: String
    /// The value as text.
    public let value: String

    /// Joins a name and a value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// How long ago it happened.
  public let age: Seconds
  /// How serious it is.
  public let level: Level
  /// Which part of the page reports it.
  public let label: String
  /// What happened, without anything that the person wrote.
  public let message: String
  /// The fields, without anything that the person wrote.
  public let fields: [Field]
  /// What the browser says of an error, which may quote what the person wrote; nil where it was none.
  public let failure: String?

  /// Makes a record from its parts.
  public init(
    age: Seconds, level: Level, label: String, message: String, fields: [Field] = [],
    failure: String? = nil
  ) {
    self.age = age
    self.level = level
    self.label = label
    self.message = message
    self.fields = fields
    self.failure = failure
  }
}

extension PageRecord.Level: WireWord {
  /// The word.
  public var word: String { rawValue }
}

extension PageLog: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PageLog" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageLog>
  ) throws(SchemaError) -> PageLog {
    PageLog(
      try fields.field(
        "records",
        .list(.object(PageRecord.self), "The oldest first; of many only the first are kept.")
      ) { $0.records },
      dropped: try fields.sparseField(
        "dropped", .whole("How many records before these are missing.", from: 0)
      ) { $0.dropped == 0 ? nil : $0.dropped } ?? 0)
  }
}

extension PageRecord: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PageRecord" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageRecord>
  ) throws(SchemaError) -> PageRecord {
    PageRecord(
      age: try fields.field(
        "age", .seconds("How many seconds ago it happened.")
      ) { $0.age },
      level: try fields.field("level", .word(PageRecord.Level.self)) { $0.level },
      label: try fields.field("label", .text("Which part of the page reports it.")) { $0.label },
      message: try fields.field(
        "message", .text("What happened, without anything that the person wrote.")
      ) { $0.message },
      fields: try fields.sparseField(
        "fields", .list(.object(PageRecord.Field.self), "Without anything that the person wrote.")
      ) { $0.fields.isEmpty ? nil : $0.fields } ?? [],
      failure: try fields.sparseField(
        "failure", .text("What the browser says of an error, which may quote the page.")
      ) { $0.failure })
  }
}

extension PageRecord.Field: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PageField" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageRecord.Field>
  ) throws(SchemaError) -> PageRecord.Field {
    PageRecord.Field(
      try fields.field("name", .text("The name.")) { $0.name },
      try fields.field("value", .text("The value as text.")) { $0.value })
  }
}
