public import CivilTime

/// How a tag's share of the time, and the coverage, develop over a period.
///
/// The period is divided into days, weeks or months, so that a chart has enough parts to show a development
/// and few enough to be readable.
public struct Trend: Sendable, Hashable {
  /// The unit into which a period is divided.
  public enum Step: Sendable, CaseIterable {
    /// Days, for a period of up to seven weeks.
    case day
    /// Weeks from Monday on, for a period of up to two years.
    case week
    /// Months of the calendar, for longer ones.
    case month

    /// The step that suits a period of `days` days.
    public init(days: Int) {
      self = days <= 49 ? .day : days <= 732 ? .week : .month
    }

    /// The first day of the step in which a day lies.
    public func start(of day: CivilDate) -> CivilDate {
      switch self {
      case .day: day
      case .week: day.startOfWeek(from: .monday)
      case .month: day.month.firstDay
      }
    }

    /// The first day of the step after the one in which a day lies.
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
    /// The first day of the step that lies in the period.
    public let start: CivilDate
    /// The days of the step that lie in the period: fewer at its ends.
    public let days: Int
    /// The number of probes.
    public let probes: Int
    /// How many of them a person answered.
    public let answered: Int
    /// The time in which they were asked.
    public let askedHours: Double
    /// The figures of the tag, or nil if the trend is of the coverage only.
    public let tag: Statistics.Figure?

    /// Makes a part from its figures.
    public init(
      start: CivilDate, days: Int, probes: Int, answered: Int, askedHours: Double,
      tag: Statistics.Figure?
    ) {
      self.start = start
      self.days = days
      self.probes = probes
      self.answered = answered
      self.askedHours = askedHours
      self.tag = tag
    }

    /// The share of probes that have an answer, 0 to 1; 0 where there are no probes.
    public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }
  }

  /// The tag as it was first written, or nil if only the coverage was requested.
  public let name: String?
  /// The unit into which the period is divided.
  public let step: Step
  /// The steps, in order and without gaps; empty if the period has no probes.
  public let parts: [Part]

  /// Makes a trend from its parts.
  public init(name: String?, step: Step, parts: [Part]) {
    self.name = name
    self.step = step
    self.parts = parts
  }
}
