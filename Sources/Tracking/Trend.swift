public import CivilTime

/// How a tag's share of the time, and the coverage, go on through a period.
///
/// The period is cut into days, weeks or months, so that a picture of it has enough parts to show
/// a course and few enough to be read.
public struct Trend: Sendable, Hashable {
  /// What a period is cut into.
  public enum Step: Sendable, CaseIterable {
    /// Days, for a period of up to seven weeks.
    case day
    /// Weeks from Monday on, for a period of up to two years.
    case week
    /// Months of the calendar, for longer ones.
    case month

    /// The step that suits a period of so many days.
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

  /// What one step amounts to.
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
    /// What the tag amounts to, or nil where the trend is of no tag.
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

  /// The tag as it was first written, or nil where only the coverage is asked for.
  public let name: String?
  /// What the period is cut into.
  public let step: Step
  /// The steps, in order and without a hole; empty where nobody was asked in the period.
  public let parts: [Part]

  /// Makes a trend from its parts.
  public init(name: String?, step: Step, parts: [Part]) {
    self.name = name
    self.step = step
    self.parts = parts
  }
}
