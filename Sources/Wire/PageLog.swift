public import CivilTime

/// A request to add the reports of a page to the server's log.
public struct PageLog: Sendable, Hashable {
  /// The records, the oldest first.
  public let records: [PageRecord]
  /// The number of records missing before these.
  public let dropped: Int

  /// Makes a report from records and the number of missing ones.
  public init(_ records: [PageRecord], dropped: Int = 0) {
    self.records = records
    self.dropped = dropped
  }
}

/// An event that a page reports about itself.
public struct PageRecord: Sendable, Hashable {
  /// The severity of a record: the levels of swift-log.
  public enum Level: String, Sendable, CaseIterable {
    /// A step of a computation.
    case trace
    /// A detail that helps in finding a mistake.
    case debug
    /// An event of ordinary operation.
    case info
    /// An ordinary but notable event.
    case notice
    /// An event that is no error, but may lead to one.
    case warning
    /// A failure.
    case error
    /// A failure that keeps the page from working.
    case critical
  }

  /// A name and its value.
  public struct Field: Sendable, Hashable {
    /// The name, such as `status`.
    public let name: String
    /// The value as text.
    public let value: String

    /// Makes a field from a name and a value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The time since the event.
  public let age: Seconds
  /// The severity.
  public let level: Level
  /// The part of the page that reports the event.
  public let label: String
  /// A description of the event, without anything that the person wrote.
  public let message: String
  /// The fields, without anything that the person wrote.
  public let fields: [Field]
  /// The browser's description of an error, which may quote what the person wrote; nil if there is none.
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
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageLog>
  ) throws(SchemaError) -> PageLog {
    PageLog(
      try fields.field(
        "records",
        .list(
          .object(PageRecord.self),
          "The records, the oldest first; of many, only the first are kept.")
      ) { $0.records },
      dropped: try fields.sparseField(
        "dropped", .whole("The number of missing records before these.", from: 0)
      ) { $0.dropped == 0 ? nil : $0.dropped } ?? 0)
  }
}

extension PageRecord: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PageRecord" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageRecord>
  ) throws(SchemaError) -> PageRecord {
    PageRecord(
      age: try fields.field(
        "age", .seconds("The time since the event, in seconds.")
      ) { $0.age },
      level: try fields.field("level", .word(PageRecord.Level.self)) { $0.level },
      label: try fields.field("label", .text("The part of the page that reports it.")) { $0.label },
      message: try fields.field(
        "message", .text("A description of the event, without anything that the person wrote.")
      ) { $0.message },
      fields: try fields.sparseField(
        "fields",
        .list(
          .object(PageRecord.Field.self), "The details, without anything that the person wrote.")
      ) { $0.fields.isEmpty ? nil : $0.fields } ?? [],
      failure: try fields.sparseField(
        "failure", .text("The browser's description of an error, which may quote the page.")
      ) { $0.failure })
  }
}

extension PageRecord.Field: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "PageField" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<PageRecord.Field>
  ) throws(SchemaError) -> PageRecord.Field {
    PageRecord.Field(
      try fields.field("name", .text("The name.")) { $0.name },
      try fields.field("value", .text("The value, as text.")) { $0.value })
  }
}
