internal import CivilTime
public import Tracking

extension Trend: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Trend" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Trend>
  ) throws(SchemaError) -> Trend {
    Trend(
      name: try fields.field(
        "tag", .optional(.text("The tag, as it was first written, or the condition."))
      ) { $0.name },
      step: try fields.step { $0.step },
      parts: try fields.field(
        "parts",
        .list(.object(Part.self), "The steps in order, from the first probe to the last.")
      ) { $0.parts },
      shift: try fields.sparseField("shift", .object(Shift.self)) { $0.shift })
  }
}

extension Trend.Shift: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TrendShift" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Trend.Shift>
  ) throws(SchemaError) -> Trend.Shift {
    Trend.Shift(
      start: try fields.field(
        "start", .day("The first day of the first step with the new hours.")
      ) { $0.start },
      before: try fields.estimate("before", "The hours of a step before the change.") { $0.before },
      after: try fields.estimate("after", "The hours of a step since the change.") { $0.after })
  }
}

extension Trend.Part: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TrendPart" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Trend.Part>
  ) throws(SchemaError) -> Trend.Part {
    Trend.Part(
      start: try fields.field(
        "start", .day("The first day of the step within the period.")
      ) { $0.start },
      days: try fields.field(
        "days", .whole("The number of days of the step within the period.")
      ) { $0.days },
      probes: try fields.field("probes", .whole("The number of probes in the step.")) { $0.probes },
      answered: try fields.field(
        "answered", .whole("The number of probes that have an answer.")
      ) { $0.answered },
      askedHours: try fields.field(
        "askedHours", .number("The hours during which the person was asked.")
      ) { $0.askedHours },
      gap: try fields.sparseField("incomplete", .object(AnswerGap.self)) { $0.gap },
      tag: try fields.field("tag", .optional(.object(Statistics.Figure.self))) { $0.tag })
  }
}

extension Fields {
  /// Declares the unit into which a period is divided, with the first day of the week.
  mutating func step(
    _ get: (Root) -> Trend.Step
  ) throws(SchemaError) -> Trend.Step {
    let unit = try field("step", .word(Trend.Step.Unit.self)) { get($0).unit }
    let weekStart = try sparseField("weekStart", .word(Weekday.self)) { get($0).weekStart }
    return switch unit {
    case .day: .day
    case .week: .week(from: weekStart ?? .monday)
    case .month: .month
    }
  }
}

extension Trend.Step {
  /// A unit of days, weeks or months.
  enum Unit: WireWord {
    case day
    case week
    case month

    /// The word for programs.
    var word: String {
      switch self {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      }
    }
  }

  fileprivate var unit: Unit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    }
  }

  /// The first day of the week; nil for other steps.
  fileprivate var weekStart: Weekday? {
    if case .week(let weekStart) = self { weekStart } else { nil }
  }
}
