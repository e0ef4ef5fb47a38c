public import Reviews
import Sampling
import Tracking

extension WeekReview: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WeekReview" }

  /// Declares the fields, one for each card.
  public static func fields(
    _ fields: inout some Fields<WeekReview>
  ) throws(SchemaError) -> WeekReview {
    WeekReview(
      start: try fields.field("start", .day("The first of the seven days.")) { $0.start },
      summary: try fields.field("summary", .object(WeekSummary.self)) { $0.summary },
      goals: try fields.sparseField("goals", .object(WeekGoals.self)) { $0.goals },
      changes: try fields.sparseField("changes", .object(WeekChanges.self)) { $0.changes },
      rhythm: try fields.sparseField("rhythm", .object(SleepRhythm.self)) { $0.rhythm },
      novelty: try fields.sparseField("novelty", .object(Novelty.self)) { $0.novelty },
      succession: try fields.sparseField("succession", .object(Succession.self)) {
        $0.succession
      },
      anniversary: try fields.sparseField("anniversary", .object(Anniversary.self)) {
        $0.anniversary
      },
      answering: try fields.field("answering", .object(AnsweringHabits.self)) { $0.answering },
      waiting: try fields.field(
        "waiting", .list(.object(Waiting.self), "The cards that need more weeks with answers.")
      ) { $0.waiting },
      findings: try fields.field(
        "cards",
        .list(
          .word(WeekReview.Topic.self),
          "The cards to show, in order; between the first and the last, those with the most news."
        )
      ) { $0.topics })
  }
}

extension WeekReview.Topic: WireWord {
  /// The word for programs.
  public var word: String {
    switch self {
    case .summary: "summary"
    case .goals: "goals"
    case .changes: "changes"
    case .rhythm: "rhythm"
    case .novelty: "novelty"
    case .succession: "succession"
    case .anniversary: "anniversary"
    case .answering: "answering"
    }
  }
}

extension WeekReview.Waiting: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WaitingCard" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekReview.Waiting>
  ) throws(SchemaError) -> WeekReview.Waiting {
    WeekReview.Waiting(
      topic: try fields.field("card", .word(WeekReview.Topic.self)) { $0.topic },
      weeks: try fields.field("weeks", .whole("The number of further weeks that it needs.")) {
        $0.weeks
      })
  }
}

extension ReviewedTag: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ReviewedTag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ReviewedTag>
  ) throws(SchemaError) -> ReviewedTag {
    ReviewedTag(
      name: try fields.field("name", .text("The name of the tag; empty for answers without any.")) {
        $0.name
      },
      color: try fields.field(
        "color", .optional(.tagColor("The number of the tag's colour; null for no tag."))
      ) { $0.color },
      hours: try fields.estimate("hours", "The hours of the tag in the week.") { $0.hours })
  }
}

extension WeekSummary: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WeekSummary" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekSummary>
  ) throws(SchemaError) -> WeekSummary {
    WeekSummary(
      probes: try fields.field("probes", .whole("The number of probes in the week.")) { $0.probes },
      answered: try fields.field(
        "answered", .whole("The number of probes that have an answer.")
      ) { $0.answered },
      askedHours: try fields.field(
        "askedHours", .number("The hours during which the person was asked.")
      ) { $0.askedHours },
      parts: try fields.field(
        "tags", .list(.object(Part.self), "The broadest tags, those with the most hours first.")
      ) { $0.parts },
      others: try fields.sparseField("others", .object(ReviewedHours.self)) {
        $0.others.map { ReviewedHours(hours: $0) }
      }?.hours,
      otherCount: try fields.field(
        "otherCount", .whole("The number of tags among the others.")
      ) { $0.otherCount },
      bounds: try fields.sparseField("bounds", .object(BoundedHours.self)) {
        $0.bounds.map { BoundedHours(hours: $0) }
      }?.hours,
      gap: try fields.sparseField("incomplete", .object(AnswerGap.self)) { $0.gap })
  }
}

extension WeekSummary.Part: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SummaryTag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekSummary.Part>
  ) throws(SchemaError) -> WeekSummary.Part {
    WeekSummary.Part(
      tag: try fields.part(ReviewedTag.self) { $0.tag },
      countedHours: try fields.field(
        "countedHours",
        .number("The hours of the answers whose broadest tag it is; they add up to the time asked.")
      ) { $0.countedHours })
  }
}

/// Hours without bounds.
public struct ReviewedHours: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ReviewedHours" }

  let hours: Estimate

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<ReviewedHours>
  ) throws(SchemaError) -> ReviewedHours {
    ReviewedHours(
      hours: try fields.estimate(
        "hours", "The hours of all answers whose broadest tag is none of these."
      ) { $0.hours })
  }
}

/// Hours of a tag with bounds.
public struct BoundedHours: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "BoundedHours" }

  let hours: Estimate

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<BoundedHours>
  ) throws(SchemaError) -> BoundedHours {
    let hours = Estimate(
      value: try fields.field(
        "hours", .number("The hours of the most frequent tag, if no unanswered probe had it.")
      ) { $0.hours.value },
      low: try fields.field(
        "hoursLow", .number("The smallest possible value, whatever the unanswered probes were.")
      ) { $0.hours.low },
      high: try fields.field(
        "hoursHigh", .number("The greatest possible value, whatever the unanswered probes were.")
      ) { $0.hours.high })
    return BoundedHours(hours: hours)
  }
}

extension Anniversary: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Anniversary" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Anniversary>
  ) throws(SchemaError) -> Anniversary {
    Anniversary(
      entries: try fields.field(
        "tags", .list(.object(Entry.self), "The most frequent tags of both weeks.")
      ) { $0.entries })
  }
}

extension Anniversary.Entry: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "AnniversaryTag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Anniversary.Entry>
  ) throws(SchemaError) -> Anniversary.Entry {
    Anniversary.Entry(
      tag: try fields.part(ReviewedTag.self) { $0.tag },
      before: try fields.estimate(
        "before", "The hours a year before, scaled to the time asked now."
      ) { $0.before })
  }
}

extension WeekChanges: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "WeekChanges" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekChanges>
  ) throws(SchemaError) -> WeekChanges {
    WeekChanges(
      entries: try fields.field(
        "tags",
        .list(
          .object(Entry.self),
          "The visible changes, the most certain first, then the most frequent other tags.")
      ) { $0.entries },
      weeks: try fields.field(
        "weeks", .whole("The number of earlier weeks in the comparison.")
      ) { $0.weeks },
      tested: try fields.field(
        "tested", .whole("The number of tags that were tested, among which some differ by chance.")
      ) { $0.tested })
  }
}

extension WeekChanges.Entry: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ChangedTag" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<WeekChanges.Entry>
  ) throws(SchemaError) -> WeekChanges.Entry {
    WeekChanges.Entry(
      tag: try fields.part(ReviewedTag.self) { $0.tag },
      difference: try fields.estimate(
        "change", "The hours above the usual; negative for fewer."
      ) { $0.difference },
      before: try fields.field(
        "before",
        .list(
          .number("The hours in one week, scaled to the time asked in the reviewed week."),
          "The earlier weeks, the latest first.")
      ) { $0.before },
      verdict: try fields.field("verdict", .word(Change.Verdict.self)) { $0.verdict })
  }
}

extension SleepRhythm: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SleepRhythm" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<SleepRhythm>
  ) throws(SchemaError) -> SleepRhythm {
    SleepRhythm(
      tag: try fields.part(ColoredTag.self) { $0.tag },
      work: try fields.field("work", .object(Night.self)) { $0.work },
      free: try fields.field("free", .object(Night.self)) { $0.free },
      shift: try fields.estimate(
        "shift", "The number of hours by which the middle of sleep is later before free days."
      ) { $0.shift },
      nights: try fields.field(
        "nights",
        .list(
          .optional(.object(Night.self)),
          "The nights of the week, Monday's first; null if too few are known.")
      ) { $0.nights })
  }
}

extension SleepRhythm.Night: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "MeanNight" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<SleepRhythm.Night>
  ) throws(SchemaError) -> SleepRhythm.Night {
    SleepRhythm.Night(
      onset: try fields.field(
        "onset", .number("The beginning of sleep, in minutes from noon.")
      ) { $0.onset },
      end: try fields.field("end", .number("The end of sleep, in minutes from noon.")) { $0.end },
      count: try fields.field("nights", .whole("The number of nights in the mean.")) { $0.count })
  }
}

extension Novelty: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Novelty" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Novelty>
  ) throws(SchemaError) -> Novelty {
    let tag = try fields.part(ReviewedTag.self) { $0.tag }
    let count = try fields.field(
      "answers", .whole("The number of answers in the week that have it.")
    ) { $0.count }
    let weeks = try fields.sparseField(
      "recordOf", .whole("The number of preceding weeks in each of which it took less time.")
    ) { $0.kind.weeks }
    let days = try fields.sparseField(
      "awayDays", .whole("The number of days for which it was not used.")
    ) { $0.kind.days }
    let day = try fields.field("day", .day("The first day of the week on which it was used.")) {
      $0.day
    }
    return Novelty(
      tag: tag, count: count,
      kind: weeks.map { .record(weeks: $0) } ?? days.map { .isBack(days: $0) } ?? .isNew, day: day)
  }
}

extension Succession: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Succession" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Succession>
  ) throws(SchemaError) -> Succession {
    Succession(
      first: try fields.field("first", .object(ColoredTag.self)) { $0.first },
      second: try fields.field("second", .object(ColoredTag.self)) { $0.second },
      occasions: try fields.field(
        "occasions",
        .whole(
          "The number of answers with the first tag that another answer followed within the hour.")
      ) { $0.occasions },
      count: try fields.field("count", .whole("The number of times that the second tag followed."))
      { $0.count },
      expected: try fields.field(
        "expected", .number("The number expected from the time of day alone.")
      ) { $0.expected })
  }
}

extension AnsweringHabits: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "AnsweringHabits" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<AnsweringHabits>
  ) throws(SchemaError) -> AnsweringHabits {
    let onTime = try fields.field(
      "onTime", .whole("The number of probes answered while they were fresh.")
    ) { $0.onTime }
    let late = try fields.field("late", .whole("The number of probes answered later.")) { $0.late }
    let automatic = try fields.field(
      "automatic", .whole("The number of probes filled in by a program.")
    ) { $0.automatic }
    let missed = try fields.field(
      "missed", .whole("The number of probes that were asked and have no answer.")
    ) {
      $0.missed
    }
    let first = try fields.sparseField(
      "silentFrom",
      .whole("The first of the hours of the day in which probes mostly go unanswered.")
    ) { $0.silentHours?.lowerBound }
    let end = try fields.sparseField(
      "silentTo", .whole("The hour after the last of these; over 24 on the next day.")
    ) { $0.silentHours?.upperBound }
    let hours: Range<Int>? = if let first, let end, first < end { first..<end } else { nil }
    return AnsweringHabits(
      onTime: onTime, late: late, automatic: automatic, missed: missed, silentHours: hours)
  }
}
