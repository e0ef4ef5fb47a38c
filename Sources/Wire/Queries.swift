public import CivilTime

extension Period: Query {
  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<Period>
  ) throws(QueryProblem) -> Period {
    let from = try parameters.optionalParameter(
      "from", .day("The first day; from the beginning unless given.")
    ) { $0.from }
    let to = try parameters.optionalParameter(
      "to", .day("The last day, itself included; to the end unless given.")
    ) { $0.to }
    guard let period = Period(from: from, to: to) else { throw .emptyPeriod }
    return period
  }
}

/// Which probes are sent.
public struct ProbesQuery: Query {
  /// The most probes that are sent at once, and as many are unless fewer are asked for.
  ///
  /// No day has more, unless one is asked every nine seconds.
  public static let mostProbes = 10_000

  /// The days.
  public let period: Period
  /// The most probes that are sent; nil for ``mostProbes``.
  public let limit: Int?
  /// The moment after which they begin; nil for the first of the period.
  public let after: Moment?

  /// Asks for probes of a period in the order of time.
  public init(_ period: Period, limit: Int? = nil, after: Moment? = nil) {
    self.period = period
    self.limit = limit
    self.after = after
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ProbesQuery>
  ) throws(QueryProblem) -> ProbesQuery {
    ProbesQuery(
      try parameters.query(Period.self) { $0.period },
      limit: try parameters.optionalParameter(
        "limit",
        .whole(
          "The most probes that are sent at once, and as many are unless it is given.",
          from: 1, to: mostProbes)
      ) { $0.limit },
      after: try parameters.optionalParameter(
        "after", .moment("The probes after this moment; from the first unless given.")
      ) { $0.after })
  }
}

/// One probe.
public struct ProbeQuery: Query {
  /// The moment of the probe.
  public let moment: Moment

  /// Asks about the probe of a moment.
  public init(at moment: Moment) { self.moment = moment }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ProbeQuery>
  ) throws(QueryProblem) -> ProbeQuery {
    ProbeQuery(at: try parameters.parameter("at", .moment("The probe.")) { $0.moment })
  }
}

/// What a person writes, and the probe that it is for.
public struct AnswerReadingQuery: Query {
  /// What is written, in the language of `AnswerText`.
  public let text: String
  /// The moment of the probe; nil for one that has no answer.
  public let moment: Moment?

  /// Asks how a text is read.
  public init(_ text: String, at moment: Moment? = nil) {
    self.text = text
    self.moment = moment
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<AnswerReadingQuery>
  ) throws(QueryProblem) -> AnswerReadingQuery {
    AnswerReadingQuery(
      try parameters.parameter("text", .text("Words are tags and amounts.")) { $0.text },
      at: try parameters.optionalParameter(
        "at", .moment("A probe whose answer the text replaces; its tags stay tags.")
      ) { $0.moment })
  }
}

/// A tag, and its week.
public struct TagQuery: Query {
  /// The tag, in any case.
  public let tag: String
  /// The day with which weeks begin.
  public let weekStart: Weekday

  /// Asks about a tag.
  public init(tag: String, weekStart: Weekday) {
    self.tag = tag
    self.weekStart = weekStart
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<TagQuery>
  ) throws(QueryProblem) -> TagQuery {
    TagQuery(
      tag: try parameters.parameter("tag", .text("The tag, in any case.")) { $0.tag },
      weekStart: try parameters.weekStart { $0.weekStart })
  }
}

/// The period whose figures are asked for, and what they are of.
public struct StatisticsQuery: Query {
  /// The days.
  public let period: Period
  /// A tag, in any case, or a condition on tags; nil for each tag by itself.
  public let tag: String?

  /// Asks for the figures of all tags in a period, or of one, or of a condition.
  public init(_ period: Period, of tag: String? = nil) {
    self.period = period
    self.tag = tag
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<StatisticsQuery>
  ) throws(QueryProblem) -> StatisticsQuery {
    StatisticsQuery(
      try parameters.query(Period.self) { $0.period },
      of: try parameters.optionalCondition { $0.tag })
  }
}

/// A tag, or a condition on tags, and a period.
public struct TagPeriodQuery: Query {
  /// The tag, in any case, or the condition.
  public let tag: String
  /// The days.
  public let period: Period

  /// Asks about a tag in a period.
  public init(tag: String, _ period: Period) {
    self.tag = tag
    self.period = period
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<TagPeriodQuery>
  ) throws(QueryProblem) -> TagPeriodQuery {
    TagPeriodQuery(
      tag: try parameters.parameter("tag", .condition) { $0.tag },
      try parameters.query(Period.self) { $0.period })
  }
}

/// The tag or condition, if any, and the period whose course is asked for.
public struct TrendQuery: Query {
  /// The tag, in any case, or a condition on tags; nil for the coverage alone.
  public let tag: String?
  /// The days.
  public let period: Period
  /// The day with which weeks begin.
  public let weekStart: Weekday

  /// Asks about a tag, or with none about the coverage, in a period.
  public init(tag: String?, _ period: Period, weekStart: Weekday) {
    self.tag = tag
    self.period = period
    self.weekStart = weekStart
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<TrendQuery>
  ) throws(QueryProblem) -> TrendQuery {
    TrendQuery(
      tag: try parameters.optionalCondition { $0.tag },
      try parameters.query(Period.self) { $0.period },
      weekStart: try parameters.weekStart { $0.weekStart })
  }
}

/// The tag or condition and the period whose amounts are added up.
public struct AmountsQuery: Query {
  /// The tag, in any case, or a condition on tags.
  public let tag: String
  /// The days.
  public let period: Period
  /// The day with which weeks begin.
  public let weekStart: Weekday

  /// Asks about the amounts of a tag or a condition in a period.
  public init(tag: String, _ period: Period, weekStart: Weekday) {
    self.tag = tag
    self.period = period
    self.weekStart = weekStart
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<AmountsQuery>
  ) throws(QueryProblem) -> AmountsQuery {
    AmountsQuery(
      tag: try parameters.parameter("tag", .condition) { $0.tag },
      try parameters.query(Period.self) { $0.period },
      weekStart: try parameters.weekStart { $0.weekStart })
  }
}

extension Schema where Self == TextSchema {
  /// A tag or a condition on tags.
  fileprivate static var condition: Self {
    .text("A tag, in any case, or a condition on tags such as `work & !(meeting | call)`.")
  }
}

extension Parameters {
  /// A tag or a condition on tags.
  fileprivate mutating func optionalCondition(
    _ get: (Root) -> String?
  ) throws(QueryProblem) -> String? {
    try optionalParameter("tag", .condition, get)
  }

  /// The day with which weeks begin: Monday unless given, as in ISO 8601.
  fileprivate mutating func weekStart(
    _ get: (Root) -> Weekday
  ) throws(QueryProblem) -> Weekday {
    try optionalParameter("weekStart", .word(Weekday.self)) { root in
      let weekStart = get(root)
      return weekStart == .monday ? nil : weekStart
    } ?? .monday
  }
}

/// Two periods that are compared.
public struct ChangesQuery: Query {
  /// The period that is looked at.
  public let period: Period
  /// The period that it is compared with.
  public let before: Period
  /// A tag, in any case, or a condition on tags; nil for each tag by itself.
  public let tag: String?

  /// Asks how a period differs from another one.
  public init(_ period: Period, from before: Period, of tag: String? = nil) {
    self.period = period
    self.before = before
    self.tag = tag
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ChangesQuery>
  ) throws(QueryProblem) -> ChangesQuery {
    let period = try parameters.query(Period.self) { $0.period }
    let from = try parameters.optionalParameter(
      "beforeFrom",
      .day("The first day of the other period; from the beginning unless given.")
    ) { $0.before.from }
    let to = try parameters.optionalParameter(
      "beforeTo", .day("Its last day, itself included; to the end unless given.")
    ) { $0.before.to }
    let tag = try parameters.optionalCondition { $0.tag }
    guard let before = Period(from: from, to: to) else { throw .emptyPeriod }
    return ChangesQuery(period, from: before, of: tag)
  }
}

/// The weeks whose shares are asked for.
public struct WeeksQuery: Query {
  /// The maximum number of weeks in one reply.
  public static let mostWeeks = 53

  /// The last day of the last week; nil for today, which is also meant by a later day.
  public let to: CivilDate?
  /// How many weeks; nil for twelve.
  public let count: Int?
  /// A tag, in any case, or a condition on tags; nil for each tag by itself.
  public let tag: String?

  /// Asks for some weeks up to a day.
  public init(to: CivilDate?, count: Int? = nil, of tag: String? = nil) {
    self.to = to
    self.count = count
    self.tag = tag
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<WeeksQuery>
  ) throws(QueryProblem) -> WeeksQuery {
    WeeksQuery(
      to: try parameters.optionalParameter(
        "to", .day("The last day of the last week; today unless given, or where it is later.")
      ) { $0.to },
      count: try parameters.optionalParameter(
        "count", .whole("How many weeks; 12 unless given.", from: 1, to: mostWeeks)
      ) { $0.count },
      of: try parameters.optionalCondition { $0.tag })
  }
}

/// The days that are summed up.
public struct DaysQuery: Query {
  /// The most days that are summed up at once: two months.
  public static let mostDays = 62

  /// The first day.
  public let from: CivilDate
  /// How many days.
  public let count: Int

  /// Asks for some days from one on.
  public init(from: CivilDate, count: Int) {
    self.from = from
    self.count = count
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<DaysQuery>
  ) throws(QueryProblem) -> DaysQuery {
    DaysQuery(
      from: try parameters.parameter("from", .day("The first day.")) { $0.from },
      count: try parameters.parameter(
        "count", .whole("How many days.", from: 1, to: mostDays)
      ) { $0.count })
  }
}

/// The week that is reviewed.
public struct ReviewQuery: Query {
  /// The first of its seven days.
  public let from: CivilDate

  /// Asks for the week that begins on a day.
  public init(from: CivilDate) { self.from = from }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ReviewQuery>
  ) throws(QueryProblem) -> ReviewQuery {
    ReviewQuery(
      from: try parameters.parameter("from", .day("The first of the seven days.")) { $0.from })
  }
}
