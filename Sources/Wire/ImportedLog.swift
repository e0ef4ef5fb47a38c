public import CivilTime
public import Tracking

/// The outcome of importing a log.
public struct ImportedLog: Sendable, Hashable {
  /// A line that could not be read.
  public struct MalformedLine: Sendable, Hashable {
    /// The number of the line, counted from 1.
    public let number: Int
    /// A description of the problem.
    public let reason: String

    /// Makes a malformed line.
    public init(number: Int, reason: String) {
      self.number = number
      self.reason = reason
    }
  }

  /// A line that differs from what is stored for its moment.
  public struct DifferingLine: Sendable, Hashable {
    /// The number of the line, counted from 1.
    public let number: Int
    /// The moment of the line.
    public let moment: Moment
    /// The answer of the line.
    public let text: String
    /// The answer that is stored.
    public let stored: String

    /// Makes a differing line.
    public init(number: Int, moment: Moment, text: String, stored: String) {
      self.number = number
      self.moment = moment
      self.text = text
      self.stored = stored
    }
  }

  /// A schedule, with the number of lines whose moments are of it.
  public struct FoundSchedule: Sendable, Hashable {
    /// The mean gap of the schedule.
    public let gap: Seconds
    /// The seed of the schedule.
    public let seed: Int64
    /// The first moment of the schedule.
    public let start: Moment
    /// The number of lines that were new.
    public let lines: Int

    /// Makes a schedule that was found, from its parts.
    public init(gap: Seconds, seed: Int64, start: Moment, lines: Int) {
      self.gap = gap
      self.seed = seed
      self.start = start
      self.lines = lines
    }
  }

  /// A mean gap that was estimated from the distances between moments.
  public struct EstimatedGap: Sendable, Hashable {
    /// The gap with which the moments count.
    public let gap: Seconds
    /// The lower end of the 95 % interval of the estimate.
    public let low: Seconds
    /// The upper end of the 95 % interval of the estimate.
    public let high: Seconds

    /// Makes an estimate from its parts.
    public init(gap: Seconds, low: Seconds, high: Seconds) {
      self.gap = gap
      self.low = low
      self.high = high
    }
  }

  /// The number of lines, not counting blank ones.
  public var lines = 0
  /// The number of lines with a person's answer.
  public var answered = 0
  /// The number of lines that TagTime wrote by itself.
  public var automatic = 0
  /// The number of lines with only a moment, or with a comment alone.
  public var empty = 0
  /// The number of lines that could not be read and were left out.
  public var malformed = 0
  /// The number of lines that added something.
  public var imported = 0
  /// The number of lines that contained nothing new.
  public var alreadyThere = 0
  /// The number of lines that differ from what is stored for their moment, and were left out.
  public var differing = 0
  /// The number of lines whose local time differs from that of their moment.
  public var otherClocks = 0
  /// The number of moments whose local time was corrected to the one in a line.
  public var corrected = 0
  /// The number of lines whose moment belongs to no known schedule.
  public var unscheduled = 0
  /// The schedules of the new moments, those of most lines first.
  public var schedules: [FoundSchedule] = []
  /// The estimate of the gap of moments of no schedule; nil if the one that was set is kept.
  public var estimatedGap: EstimatedGap?
  /// The number of hours during which the schedule of the log ran.
  public var askedHours = 0.0
  /// The first of the malformed lines.
  public var malformedLines: [MalformedLine] = []
  /// The first of the differing lines.
  public var differingLines: [DifferingLine] = []

  /// Makes the outcome for a log without lines.
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
      number: try fields.count("line", "The number of the line, counted from 1.") { $0.number },
      reason: try fields.field("reason", .text("A description of the problem.")) { $0.reason })
  }
}

extension ImportedLog.FoundSchedule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "FoundSchedule" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ImportedLog.FoundSchedule>
  ) throws(SchemaError) -> ImportedLog.FoundSchedule {
    ImportedLog.FoundSchedule(
      gap: try fields.field("gap", .seconds("The mean gap of the schedule, in seconds.")) {
        $0.gap
      },
      seed: Int64(
        try fields.field("seed", .whole("The seed of the schedule.", from: 1)) { Int($0.seed) }),
      start: try fields.field("start", .moment("The first moment of the schedule.")) { $0.start },
      lines: try fields.count("lines", "The number of new lines of the schedule.") { $0.lines })
  }
}

extension ImportedLog.EstimatedGap: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "EstimatedGap" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ImportedLog.EstimatedGap>
  ) throws(SchemaError) -> ImportedLog.EstimatedGap {
    ImportedLog.EstimatedGap(
      gap: try fields.field(
        "gap", .seconds("The mean gap in seconds with which the lines count.")
      ) { $0.gap },
      low: try fields.field(
        "low", .seconds("The lower end of the 95 % interval of the estimate.")
      ) { $0.low },
      high: try fields.field(
        "high", .seconds("The upper end of the 95 % interval of the estimate.")
      ) { $0.high })
  }
}

extension ImportedLog.DifferingLine: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "DifferingLine" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ImportedLog.DifferingLine>
  ) throws(SchemaError) -> ImportedLog.DifferingLine {
    ImportedLog.DifferingLine(
      number: try fields.count("line", "The number of the line, counted from 1.") { $0.number },
      moment: try fields.field("at", .moment("The moment of the line.")) { $0.moment },
      text: try fields.field("text", .text("The answer of the line.")) { $0.text },
      stored: try fields.field("stored", .text("The stored answer, which stays.")) { $0.stored })
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
    log.lines = try fields.count("lines", "The number of lines, not counting blank ones.") {
      $0.lines
    }
    log.answered = try fields.count("answered", "The number of lines with a person's answer.") {
      $0.answered
    }
    log.automatic = try fields.count("auto", "The number of lines that TagTime wrote by itself.") {
      $0.automatic
    }
    log.empty = try fields.count("empty", "The number of lines without an answer.") { $0.empty }
    log.malformed = try fields.count("malformed", "The number of lines that could not be read.") {
      $0.malformed
    }
    log.imported = try fields.count("imported", "The number of lines that added something.") {
      $0.imported
    }
    log.alreadyThere = try fields.count(
      "alreadyThere", "The number of lines that contained nothing new."
    ) {
      $0.alreadyThere
    }
    log.differing = try fields.count(
      "differing", "The number of lines that differ from what is stored, and were left out."
    ) { $0.differing }
    log.otherClocks = try fields.count(
      "otherClocks", "The number of lines whose local time differs from that of their moment."
    ) { $0.otherClocks }
    log.corrected = try fields.count(
      "corrected", "The number of moments whose local time was corrected to that of a line."
    ) { $0.corrected }
    log.unscheduled = try fields.count(
      "unscheduled", "The number of lines whose moment belongs to no known schedule."
    ) { $0.unscheduled }
    log.schedules = try fields.field(
      "schedules",
      .list(.object(FoundSchedule.self), "The schedules of the new lines, the most frequent first.")
    ) { $0.schedules }
    log.estimatedGap = try fields.sparseField(
      "estimatedGap", .object(EstimatedGap.self)
    ) { $0.estimatedGap }
    log.askedHours = try fields.field(
      "askedHours", .number("The hours during which the schedule of the log ran.")
    ) { $0.askedHours }
    log.malformedLines = try fields.field(
      "malformedLines",
      .list(.object(MalformedLine.self), "The first of the lines that could not be read.")
    ) { $0.malformedLines }
    log.differingLines = try fields.field(
      "differingLines",
      .list(.object(DifferingLine.self), "The first of the lines that differ from what is stored.")
    ) { $0.differingLines }
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

/// A request to import the lines of a log.
public struct NewLogLines: Sendable, Hashable {
  /// The lines, in the format of TagTime's log.
  public let lines: String
  /// Whether more lines of the same log follow.
  public let hasMore: Bool
  /// The edit of the lines of the same log that were sent before; nil for the first ones.
  public let edit: EditID?

  /// Makes a request from lines.
  public init(_ lines: String, hasMore: Bool = false, continuing edit: EditID? = nil) {
    self.lines = lines
    self.hasMore = hasMore
    self.edit = edit
  }
}

extension NewLogLines: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewLogLines" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewLogLines>
  ) throws(SchemaError) -> NewLogLines {
    NewLogLines(
      try fields.field("lines", .text("The lines, in the format of TagTime's log.")) { $0.lines },
      hasMore: try fields.optionalField(
        "more",
        .flag("Whether more lines of the same log follow; until then, its hours are not counted.")
      ) { $0.hasMore } ?? false,
      continuing: try fields.sparseField(
        "edit",
        .edit(
          """
          The edit of the lines of the same log that were sent before, from the reply: these become part of \
          it, unless there was another change meanwhile. Absent for the first lines.
          """)
      ) { $0.edit })
  }
}

/// The outcome of importing lines, with the state of the store afterwards.
public struct SavedLogLines: Sendable, Hashable {
  /// The outcome.
  public let log: ImportedLog
  /// The edit with which the import can be undone; nil if the lines added nothing.
  public let edit: EditID?
  /// The state of the store afterwards.
  public let revision: Revision

  /// Makes a reply from its parts.
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
          "The edit with which the whole import can be undone; absent if nothing was added."
        )
      ) { $0.edit },
      revision: try fields.field("revision", .revision("The state of the store after the change."))
      { $0.revision })
  }
}
