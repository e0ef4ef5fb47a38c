public import CivilTime
public import Sampling

/// The development of a tag's share of the time, and of the coverage, over a period.
///
/// The period is divided into days, weeks or months, so that a chart has enough parts to show a development
/// and few enough to be readable.
public struct Trend: Sendable, Hashable {
  /// The unit into which a period is divided.
  public enum Step: Sendable, Hashable {
    /// Days, for a period of up to seven weeks.
    case day
    /// Weeks that begin on a given weekday, for a period of up to two years.
    case week(from: Weekday)
    /// Calendar months, for longer ones.
    case month

    /// Chooses the step that suits the length of a period.
    ///
    /// - Parameters:
    ///   - days: the number of its days.
    ///   - weekStart: the first day of the week.
    public init(days: Int, weekStart: Weekday) {
      self = days <= 49 ? .day : days <= 732 ? .week(from: weekStart) : .month
    }

    /// Returns the first day of the step that contains a day.
    public func start(of day: CivilDate) -> CivilDate {
      switch self {
      case .day: day
      case .week(let weekStart): day.startOfWeek(from: weekStart)
      case .month: day.month.firstDay
      }
    }

    /// Returns the first day of the step after the one that contains a day.
    public func end(of day: CivilDate) -> CivilDate {
      switch self {
      case .day: day.advanced(by: 1)
      case .week: start(of: day).advanced(by: 7)
      case .month: day.month.advanced(by: 1).firstDay
      }
    }
  }

  /// The figures of one step.
  public struct Part: Sendable, Hashable {
    /// The first day of the step within the period.
    public let start: CivilDate
    /// The number of days of the step within the period: fewer at its ends.
    public let days: Int
    /// The number of probes.
    public let probes: Int
    /// The number of probes that a person answered.
    public let answered: Int
    /// The time in which they were asked.
    public let askedHours: Double
    /// The lack of answers that makes the figures misleading; nil if there is none.
    public let gap: AnswerGap?
    /// The figures of the tag, or nil if the trend is of the coverage only.
    public let tag: Statistics.Figure?

    /// Makes a part from its figures.
    public init(
      start: CivilDate, days: Int, probes: Int, answered: Int, askedHours: Double,
      gap: AnswerGap? = nil, tag: Statistics.Figure?
    ) {
      self.start = start
      self.days = days
      self.probes = probes
      self.answered = answered
      self.askedHours = askedHours
      self.gap = gap
      self.tag = tag
    }

    /// The hours of the tag; nil if they are unknown, since nothing was answered.
    ///
    /// Where answers are lacking, the interval would be narrower than what is known. In its place are the
    /// bounds that hold whatever the missing answers would have been.
    public var hours: Estimate? {
      guard answered > 0, let tag else { return nil }
      return lacksAnswers ? tag.boundedHours : tag.hours
    }

    /// Whether the answers are too few, or those of some hours, so that the figures may mislead.
    public var lacksAnswers: Bool { if case .some = gap { true } else { false } }

    /// The share of probes that have an answer, 0 to 1; 0 if there are no probes.
    public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }

    /// Whether the person was asked at all; false if a vacation covers the whole step.
    ///
    /// A vacation may leave some minutes of a step, since it begins and ends by the clock at the time.
    public var isAsked: Bool { probes > 0 || askedHours >= 1 }
  }

  /// A lasting change of the tag's hours.
  public struct Shift: Sendable, Hashable {
    /// The first day of the first step with the new hours.
    public let start: CivilDate
    /// The hours of a step before, with an interval that allows for their variation.
    public let before: Estimate
    /// The hours of a step since then, with such an interval.
    public let after: Estimate

    /// Makes a shift from its parts.
    public init(start: CivilDate, before: Estimate, after: Estimate) {
      self.start = start
      self.before = before
      self.after = after
    }
  }

  /// The tag as it was first written, or nil if only the coverage was requested.
  public let name: String?
  /// The unit into which the period is divided.
  public let step: Step
  /// The steps, in order and without gaps; empty if the period has no probes.
  public let parts: [Part]
  /// The likely lasting change of the tag's hours, if there is one.
  public let shift: Shift?

  /// Makes a trend from its parts.
  public init(name: String?, step: Step, parts: [Part], shift: Shift? = nil) {
    self.name = name
    self.step = step
    self.parts = parts
    self.shift = shift
  }
}

extension Trend.Step {
  /// Whether a part is a whole step that is over.
  public func isWhole(_ part: Trend.Part, on today: CivilDate) -> Bool {
    isWhole(from: part.start, to: part.start.advanced(by: part.days - 1), on: today)
  }

  /// Whether two days are the first and the last of one step, and it is over.
  public func isWhole(from first: CivilDate, to last: CivilDate, on today: CivilDate) -> Bool {
    let end = end(of: first)
    return first == start(of: first) && last.advanced(by: 1) == end && end <= today
  }
}

extension Trend.Shift {
  /// Finds the shift of a tag among the steps that are over; see `LevelShift`.
  ///
  /// Days have none: those of a week differ too much from each other. Steps that lack answers do not count.
  ///
  /// - Complexity: O(n) in the steps.
  public init?(in parts: [Trend.Part], of step: Trend.Step, on today: CivilDate) {
    if case .day = step { return nil }
    let known = parts.filter { step.isWhole($0, on: today) && $0.answered > 0 && !$0.lacksAnswers }
    let shares = known.map { part in
      SampledShare(part.tag?.share.value ?? 0, effectiveCount: part.tag?.effectiveCount ?? 0)
    }
    guard let shift = LevelShift(in: shares) else { return nil }
    func hours(_ share: Estimate, in parts: ArraySlice<Trend.Part>) -> Estimate {
      share.scaled(by: parts.reduce(0) { $0 + $1.askedHours } / Double(parts.count))
    }
    self.init(
      start: known[shift.index].start, before: hours(shift.before, in: known[..<shift.index]),
      after: hours(shift.after, in: known[shift.index...]))
  }
}
