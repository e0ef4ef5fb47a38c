public import Tracking

/// What became of the lines of an imported log.
public struct ImportedLog: Sendable, Hashable {
  /// A line that could not be read.
  public struct MalformedLine: Sendable, Hashable {
    /// Counted from 1.
    public let number: Int
    /// What is wrong with it.
    public let reason: String

    /// Describes a line.
    public init(number: Int, reason: String) {
      self.number = number
      self.reason = reason
    }
  }

  /// The number of lines, blank ones aside.
  public var lines = 0
  /// Lines with a person's answer.
  public var answered = 0
  /// Lines that TagTime wrote by itself.
  public var automatic = 0
  /// Lines with a moment and nothing else, or a comment alone.
  public var empty = 0
  /// Lines that could not be read and were left out.
  public var malformed = 0
  /// Lines that added something.
  public var imported = 0
  /// Lines that said nothing new.
  public var alreadyThere = 0
  /// Lines that say something else than what is stored for their moment, and were left out.
  public var differing = 0
  /// Lines that note another local time than their moment has.
  public var otherClocks = 0
  /// Moments whose local time was corrected to the one that a line notes.
  public var corrected = 0
  /// Lines whose moment is of no known schedule.
  public var unscheduled = 0
  /// The time of the log in which its schedule ran.
  public var askedHours = 0.0
  /// The first of the lines that could not be read.
  public var malformedLines: [MalformedLine] = []

  /// Describes a log without lines.
  public init() {}
}

extension ImportedLog.MalformedLine: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "MalformedLine" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ImportedLog.MalformedLine>
  ) throws(SchemaError) -> ImportedLog.MalformedLine {
    ImportedLog.MalformedLine(
      number: try fields.count("line", "Counted from 1.") { $0.number },
      reason: try fields.field("reason", .text("What is wrong with it.")) { $0.reason })
  }
}

extension ImportedLog: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ImportedLog" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ImportedLog>
  ) throws(SchemaError) -> ImportedLog {
    var log = ImportedLog()
    log.lines = try fields.count("lines", "Lines, blank ones aside.") { $0.lines }
    log.answered = try fields.count("answered", "Lines with a person's answer.") { $0.answered }
    log.automatic = try fields.count("auto", "Lines that TagTime wrote by itself.") {
      $0.automatic
    }
    log.empty = try fields.count("empty", "Lines without an answer.") { $0.empty }
    log.malformed = try fields.count("malformed", "Lines that could not be read.") { $0.malformed }
    log.imported = try fields.count("imported", "Lines that added something.") { $0.imported }
    log.alreadyThere = try fields.count("alreadyThere", "Lines that said nothing new.") {
      $0.alreadyThere
    }
    log.differing = try fields.count(
      "differing", "Lines that say something else than what is stored, and were left out."
    ) { $0.differing }
    log.otherClocks = try fields.count(
      "otherClocks", "Lines that note another local time than their moment has."
    ) { $0.otherClocks }
    log.corrected = try fields.count(
      "corrected", "Moments whose local time was corrected to that of a line."
    ) { $0.corrected }
    log.unscheduled = try fields.count(
      "unscheduled", "Lines whose moment is of no known schedule."
    ) { $0.unscheduled }
    log.askedHours = try fields.field(
      "askedHours", .number("The hours of the log in which its schedule ran.")
    ) { $0.askedHours }
    log.malformedLines = try fields.field(
      "malformedLines",
      .list(.object(MalformedLine.self), "The first of the lines that could not be read.")
    ) { $0.malformedLines }
    return log
  }
}

extension Fields {
  fileprivate mutating func count(
    _ name: String, _ meaning: ServerText, _ get: (Root) -> Int
  ) throws(SchemaError) -> Int {
    try field(name, .whole(meaning, from: 0), get)
  }
}

/// Lines of a log on their way to the server.
public struct NewLogLines: Sendable, Hashable {
  /// The lines, in the form of TagTime's log.
  public let lines: String
  /// Whether more lines of the same log follow.
  public let hasMore: Bool

  /// Joins lines.
  public init(_ lines: String, hasMore: Bool = false) {
    self.lines = lines
    self.hasMore = hasMore
  }
}

extension NewLogLines: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewLogLines" }
  /// Yes: other programs write it, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewLogLines>
  ) throws(SchemaError) -> NewLogLines {
    NewLogLines(
      try fields.field("lines", .text("Lines in the form of TagTime's log.")) { $0.lines },
      hasMore: try fields.optionalField(
        "more",
        .flag("Whether more lines of the same log follow, until which hours do not count them.")
      ) { $0.hasMore } ?? false)
  }
}

/// What became of lines, and the state of the store after them.
public struct SavedLogLines: Sendable, Hashable {
  /// What became of them.
  public let log: ImportedLog
  /// The edit, by which the import can be undone; nil where the lines added nothing.
  public let edit: EditID?
  /// The state of the store afterwards.
  public let revision: Revision

  /// Joins them.
  public init(_ log: ImportedLog, edit: EditID?, revision: Revision) {
    self.log = log
    self.edit = edit
    self.revision = revision
  }
}

extension SavedLogLines: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SavedLogLines" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<SavedLogLines>
  ) throws(SchemaError) -> SavedLogLines {
    SavedLogLines(
      try fields.part(ImportedLog.self) { $0.log },
      edit: try fields.sparseField(
        "edit",
        .edit(
          "The edit, by which the whole import can be undone; absent where the lines added nothing."
        )
      ) { $0.edit },
      revision: try fields.field("revision", .revision("The state of the store after the change."))
      { $0.revision })
  }
}
