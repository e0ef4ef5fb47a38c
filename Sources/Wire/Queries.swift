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
      "to", .day("The last day, inclusive; to the end unless given.")
    ) { $0.to }
    guard let period = Period(from: from, to: to) else { throw .emptyPeriod }
    return period
  }
}

/// A query for the probes of a period.
public struct ProbesQuery: Query {
  /// The maximum and default number of probes in one reply.
  ///
  /// No day has more, unless its probes are only nine seconds apart.
  public static let mostProbes = 10_000

  /// The days.
  public let period: Period
  /// The maximum number of probes in the reply; nil for ``mostProbes``.
  public let limit: Int?
  /// The moment after which the probes begin; nil to begin with the first of the period.
  public let after: Moment?

  /// Asks for the probes of a period in chronological order.
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
          "The maximum number of probes on a page; as many as allowed unless given.",
          from: 1, to: mostProbes)
      ) { $0.limit },
      after: try parameters.optionalParameter(
        "after",
        .moment("The moment after which the page begins; from the first probe unless given.")
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
    ProbeQuery(
      at: try parameters.parameter("at", .moment("The moment of the probe.")) { $0.moment })
  }
}

/// A query for the interpretation of an answer, with the probe to which it belongs.
public struct AnswerReadingQuery: Query {
  /// The text, in the language of `AnswerText`.
  public let text: String
  /// The moment of the probe; nil for a probe without an answer.
  public let moment: Moment?

  /// Asks for the interpretation of a text.
  public init(_ text: String, at moment: Moment? = nil) {
    self.text = text
    self.moment = moment
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<AnswerReadingQuery>
  ) throws(QueryProblem) -> AnswerReadingQuery {
    AnswerReadingQuery(
      try parameters.parameter("text", .text("The answer: words are tags and amounts.")) {
        $0.text
      },
      at: try parameters.optionalParameter(
        "at",
        .moment("The probe whose answer the text replaces; the tags of that answer remain tags.")
      ) { $0.moment })
  }
}

/// A tag and the first day of its weeks.
public struct TagQuery: Query {
  /// The tag, in any case.
  public let tag: String
  /// The first day of the week.
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

/// A query for the figures of a period, of all tags or of one.
public struct StatisticsQuery: Query {
  /// The maximum and default number of tags in one reply: more would make other clients wait.
  public static let mostTags = 1_000

  /// The days.
  public let period: Period
  /// A tag, in any case, or a condition on tags; nil for each tag separately.
  public let tag: String?
  /// The maximum number of tags in the reply; nil for ``mostTags``.
  public let limit: Int?
  /// The number of more frequent tags that are left out.
  public let skip: Int?

  /// The places of the tags in the reply, of all that occur, the most frequent first.
  public var part: Range<Int> {
    let start = min(max(skip ?? 0, 0), Int(Int32.max))
    return start..<start + min(max(limit ?? Self.mostTags, 1), Self.mostTags)
  }

  /// Asks for the figures of all tags in a period, or of one, or of a condition.
  public init(_ period: Period, of tag: String? = nil, limit: Int? = nil, skip: Int? = nil) {
    self.period = period
    self.tag = tag
    self.limit = limit
    self.skip = skip
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<StatisticsQuery>
  ) throws(QueryProblem) -> StatisticsQuery {
    StatisticsQuery(
      try parameters.query(Period.self) { $0.period },
      of: try parameters.optionalCondition { $0.tag },
      limit: try parameters.optionalParameter(
        "limit",
        .whole(
          "The maximum number of tags on a page; as many as allowed unless given.",
          from: 1, to: mostTags)
      ) { $0.limit },
      skip: try parameters.optionalParameter(
        "skip",
        .whole("The number of more frequent tags before the page; 0 unless given.", from: 0)
      ) { $0.skip })
  }
}

/// A query about a tag, or a condition on tags, in a period.
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

/// A query for the course of a tag, of a condition or of the coverage through a period.
public struct TrendQuery: Query {
  /// The tag, in any case, or a condition on tags; nil for the coverage alone.
  public let tag: String?
  /// The days.
  public let period: Period
  /// The first day of the week.
  public let weekStart: Weekday

  /// Asks about a tag in a period, or about the coverage if there is no tag.
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

/// A query for the total amounts of a tag or a condition in a period.
public struct AmountsQuery: Query {
  /// The tag, in any case, or a condition on tags.
  public let tag: String
  /// The days.
  public let period: Period
  /// The first day of the week.
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
  /// Declares a tag or a condition on tags, which may be absent.
  mutating func optionalCondition(
    _ get: (Root) -> String?
  ) throws(QueryProblem) -> String? {
    try optionalParameter("tag", .condition, get)
  }

  /// Declares the first day of the week: Monday unless given, as in ISO 8601.
  fileprivate mutating func weekStart(
    _ get: (Root) -> Weekday
  ) throws(QueryProblem) -> Weekday {
    try optionalParameter("weekStart", .word(Weekday.self)) { root in
      let weekStart = get(root)
      return weekStart == .monday ? nil : weekStart
    } ?? .monday
  }
}

/// A query for the comparison of two periods.
public struct ChangesQuery: Query {
  /// The period of interest.
  public let period: Period
  /// The period with which it is compared.
  public let before: Period
  /// A tag, in any case, or a condition on tags; nil for each tag separately.
  public let tag: String?

  /// Asks for the difference between two periods.
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
      "beforeTo", .day("The last day of the other period, inclusive; to the end unless given.")
    ) { $0.before.to }
    let tag = try parameters.optionalCondition { $0.tag }
    guard let before = Period(from: from, to: to) else { throw .emptyPeriod }
    return ChangesQuery(period, from: before, of: tag)
  }
}

/// A query for the shares of several weeks.
public struct WeeksQuery: Query {
  /// The maximum number of weeks in one reply.
  public static let mostWeeks = 53

  /// The last day of the last week; nil, or any later day, for today.
  public let to: CivilDate?
  /// The number of weeks; nil for twelve.
  public let count: Int?
  /// A tag, in any case, or a condition on tags; nil for each tag separately.
  public let tag: String?

  /// Asks for the weeks up to a day.
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
        "to", .day("The last day of the last week; today unless given, or if it is later.")
      ) { $0.to },
      count: try parameters.optionalParameter(
        "count", .whole("The number of weeks; 12 unless given.", from: 1, to: mostWeeks)
      ) { $0.count },
      of: try parameters.optionalCondition { $0.tag })
  }
}

/// A query for the summaries of consecutive days.
public struct DaysQuery: Query {
  /// The maximum number of days in one reply: two months.
  public static let mostDays = 62

  /// The first day.
  public let from: CivilDate
  /// The number of days.
  public let count: Int

  /// Asks for consecutive days.
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
        "count", .whole("The number of days.", from: 1, to: mostDays)
      ) { $0.count })
  }
}

/// A query for the review of a week.
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
