public import CivilTime
public import Sampling

/// The totals of the amounts of a tag, or of a condition on tags, in a period.
///
/// Only amounts stated at the moments of probes are included, not all that occurred: a run between two probes
/// is missing.
public struct TagAmounts: Sendable, Hashable {
  /// The amounts measured in one kind of unit.
  public struct Measure: Sendable, Hashable {
    /// The unit: see ``Amount/unit``.
    public let unit: String
    /// The unit as the person writes it.
    public let symbol: String
    /// The number of amounts.
    public let count: Int
    /// The sum; nil if a sum would be meaningless, as for temperatures.
    public let total: Double?
    /// The mean; nil for fewer than two.
    public let mean: Estimate?
    /// The weekly mean; nil if there is no sum.
    public let perWeek: Estimate?
    /// The sums of the steps of the period, or for temperatures the means; nil for steps without any.
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
  /// The number of answers that have the tag or satisfy the condition.
  public let answers: Int
  /// The days of the period from the first probe to the last.
  public let days: Int
  /// The unit into which these days are divided.
  public let step: Trend.Step
  /// The first days of the steps.
  public let starts: [CivilDate]
  /// The amounts by the kinds of their units, the most frequent kind first.
  public let measures: [Measure]

  /// Makes totals from their figures.
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
