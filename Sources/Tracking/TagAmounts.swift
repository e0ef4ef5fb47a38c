public import CivilTime
public import Sampling

/// What the amounts of a tag, or of a condition on tags, add up to in a period.
///
/// They are amounts said at the moments of probes, not amounts lived: a run between two probes is not among
/// them.
public struct TagAmounts: Sendable, Hashable {
  /// The amounts that are measured in one kind of unit.
  public struct Measure: Sendable, Hashable {
    /// The unit: see ``Amount/unit``.
    public let unit: String
    /// The unit as the person writes it.
    public let symbol: String
    /// How many amounts there are.
    public let count: Int
    /// Their sum; nil where a sum means nothing, as of temperatures.
    public let total: Double?
    /// Their mean; nil for fewer than two.
    public let mean: Estimate?
    /// The weekly mean; nil where there is no sum.
    public let perWeek: Estimate?
    /// The sums of the steps of the period, or for temperatures their means, which are nil for steps without any.
    public let steps: [Double?]

    /// Makes a measure from its figures.
    public init(
      unit: String, symbol: String, count: Int, total: Double?, mean: Estimate?, perWeek: Estimate?,
      steps: [Double?]
    ) {
      self.unit = unit
      self.symbol = symbol
      self.count = count
      self.total = total
      self.mean = mean
      self.perWeek = perWeek
      self.steps = steps
    }
  }

  /// The tag as it was first written, or the condition.
  public let name: String
  /// How many answers have the tag or meet the condition.
  public let answers: Int
  /// The days of the period in which there are probes.
  public let days: Int
  /// The unit into which these days are divided.
  public let step: Trend.Step
  /// The first days of the steps.
  public let starts: [CivilDate]
  /// The amounts by the kinds of their units, the most frequent kind first.
  public let measures: [Measure]

  /// Joins the figures of a tag.
  public init(
    name: String, answers: Int, days: Int, step: Trend.Step, starts: [CivilDate],
    measures: [Measure]
  ) {
    self.name = name
    self.answers = answers
    self.days = days
    self.step = step
    self.starts = starts
    self.measures = measures
  }
}
