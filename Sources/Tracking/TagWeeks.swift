public import CivilTime

/// The shares of all tags, week by week: what small lines are drawn from.
public struct TagWeeks: Sendable, Hashable {
  /// The course of one tag.
  public struct Course: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// Its share of the asked time in each week, 0 to 1, to four digits; 0 where nobody answered.
    public let shares: [Double]

    /// Makes a course; shares are rounded to four digits, which no line can show.
    public init(name: String, shares: [Double]) {
      self.name = name
      self.shares = shares.map { ($0 * 10_000).rounded() / 10_000 }
    }
  }

  /// As many weeks are told unless fewer are asked for.
  public static let usualCount = 12

  /// The first day of the first week; each week has seven days.
  public let start: CivilDate
  /// How many probes were answered in each week.
  public let answered: [Int]
  /// The tags met in these weeks, the most frequent first.
  public let tags: [Course]

  /// Joins weeks and the courses of tags, each of as many weeks.
  public init(start: CivilDate, answered: [Int], tags: [Course]) {
    self.start = start
    self.answered = answered
    self.tags = tags
  }
}
