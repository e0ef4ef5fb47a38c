public import CivilTime

/// The shares of all tags, week by week: the data of sparklines.
public struct TagWeeks: Sendable, Hashable {
  /// The series of one tag.
  public struct Series: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// Its share of the asked time in each week, 0 to 1, to four digits; 0 in weeks without answers.
    public let shares: [Double]

    /// Makes a series; shares are rounded to four digits, more than a line can show.
    public init(name: String, shares: [Double]) {
      self.name = name
      self.shares = shares.map { ($0 * 10_000).rounded() / 10_000 }
    }
  }

  /// The default number of weeks.
  public static let usualCount = 12

  /// The first day of the first week; each week has seven days.
  public let start: CivilDate
  /// The number of answered probes in each week.
  public let answered: [Int]
  /// The tags that occur in these weeks, the most frequent first.
  public let tags: [Series]

  /// Makes the weeks with the series of tags, each with one share per week.
  public init(start: CivilDate, answered: [Int], tags: [Series]) {
    self.start = start
    self.answered = answered
    self.tags = tags
  }
}
