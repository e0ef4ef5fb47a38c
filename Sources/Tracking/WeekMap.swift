public import CivilTime
public import Sampling

/// The distribution of a tag over the hours of the week.
public struct WeekMap: Sendable, Hashable {
  /// The answers of an hour of the week that were drawn with one mean gap, and those with the tag.
  public struct Stratum: Sendable {
    /// The weight of each answer, in any unit.
    public let weight: Double
    /// The number of answers with the tag.
    public let tag: HourCounts
    /// The number of answers, whatever their tags.
    public let answered: HourCounts

    /// Makes a stratum from its parts.
    public init(weight: Double, tag: HourCounts, answered: HourCounts) {
      self.weight = weight
      self.tag = tag
      self.answered = answered
    }
  }

  /// The tag's name.
  public let name: String
  /// The number of answers with the tag.
  public let tag: HourCounts
  /// The number of answers, whatever their tags.
  public let answered: HourCounts
  /// The share of the time that the tag takes in each hour from Monday midnight on, 168 of them.
  public let shares: [Estimate]

  /// Returns the share of the time that the tag takes in an hour of the week.
  public func share(at hour: HourOfWeek) -> Estimate { shares[hour.number] }

  /// Estimates the shares from counts of answers with different weights.
  public init(name: String, strata: [Stratum]) {
    var (tag, answered) = (HourCounts(), HourCounts())
    for stratum in strata {
      tag += stratum.tag
      answered += stratum.answered
    }
    let shares = (0..<HourOfWeek.count).map { hour in
      var (met, sum, squares) = (0.0, 0.0, 0.0)
      for stratum in strata {
        let weighted = stratum.weight * Double(stratum.answered.counts[hour])
        met += stratum.weight * Double(stratum.tag.counts[hour])
        sum += weighted
        squares += stratum.weight * weighted
      }
      return Estimate.share(
        sum > 0 ? min(met / sum, 1) : 0, effectiveCount: squares > 0 ? sum * sum / squares : 0)
    }
    self.init(name: name, tag: tag, answered: answered, uncheckedShares: shares)
  }

  /// Estimates the shares from counts of answers with equal weights.
  public init(name: String, tag: HourCounts, answered: HourCounts) {
    self.init(name: name, strata: [Stratum(weight: 1, tag: tag, answered: answered)])
  }

  /// Makes a map from shares that were estimated elsewhere; nil if there is not one for each hour of a week.
  public init?(name: String, tag: HourCounts, answered: HourCounts, shares: [Estimate]) {
    guard shares.count == HourOfWeek.count else { return nil }
    self.init(name: name, tag: tag, answered: answered, uncheckedShares: shares)
  }

  private init(
    name: String, tag: HourCounts, answered: HourCounts, uncheckedShares shares: [Estimate]
  ) {
    self.name = name
    self.tag = tag
    self.answered = answered
    self.shares = shares
  }
}
