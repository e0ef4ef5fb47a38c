public import CivilTime
private import Numerics

/// The probes of a period and the time in which they were asked, from which shares and hours are estimated.
///
/// A probe that was drawn with the mean gap *g* represents *g* of the time in which the person was asked. A
/// share is therefore a weighted one, Σ *g*·*y* / Σ *g* over the answered probes (Hájek's estimator), and its
/// hours are the share of the asked time. With one gap that is *k*/*n*.
///
/// Both assume that probes without an answer are like the others. ``TimeEstimate/silence`` bounds the error
/// of the share if they are not.
public struct AskedSample: Sendable, Hashable {
  /// The probes that were drawn with one mean gap.
  public struct Stratum: Sendable, Hashable {
    /// The mean gap in seconds, more than 0.
    public let gapSeconds: Double
    /// The probes that were asked.
    public let probes: Int
    /// The number of probes that have an answer.
    public let answered: Int
    /// The seconds in which they were asked.
    public let askedSeconds: Double

    /// Makes a stratum from its figures; there are at least as many probes as answers.
    public init(gapSeconds: Double, probes: Int, answered: Int, askedSeconds: Double) {
      self.gapSeconds = gapSeconds
      self.answered = max(answered, 0)
      self.probes = max(probes, self.answered)
      self.askedSeconds = askedSeconds
    }
  }

  /// A stratum for each mean gap, the shortest gap first.
  public let strata: [Stratum]
  /// The seconds that an answer of each stratum represents; 0 in a stratum without answers.
  public let secondsPerAnswer: [Double]
  /// The effective sample size: the number of equally weighted answers with the same precision.
  ///
  /// It is (Σ *w*)² / Σ *w*², after L. Kish, "Survey Sampling" (1965) 8.2: with one gap the number of
  /// answers.
  public let effectiveCount: Double
  /// Whether each gap is weighted by its own asked time, because some gaps were answered less often
  /// than others.
  public let isStratified: Bool

  /// The only stratum with answers, whose figures need no rounded sums of products; nil if there are none or
  /// several.
  private let answeredStratum: Int?

  /// Makes a sample and computes the weights of its strata.
  public init(_ strata: [Stratum]) {
    let strata = strata.filter { $0.gapSeconds > 0 }.sorted { $0.gapSeconds < $1.gapSeconds }
    self.strata = strata
    isStratified = Self.differInCoverage(strata)
    secondsPerAnswer = Self.weights(of: strata, isStratified: isStratified)
    let answered = strata.indices.filter { strata[$0].answered > 0 }
    answeredStratum = answered.count == 1 ? answered[0] : nil
    effectiveCount =
      answeredStratum.map { Double(strata[$0].answered) }
      ?? Self.effectiveCount(of: strata, weights: secondsPerAnswer)
  }

  /// Makes a sample of probes that were all drawn with one gap.
  ///
  /// - Parameters:
  ///   - gapSeconds: the mean gap in seconds; by default that of the universal schedule.
  ///   - probes: the number of probes.
  ///   - answered: the number of them that have an answer.
  ///   - askedSeconds: the time in which they were asked; by default the number of probes times the gap.
  public init(
    gapSeconds: Double = Double(Schedule.universal.meanGap.seconds), probes: Int, answered: Int,
    askedSeconds: Double? = nil
  ) {
    self.init([
      Stratum(
        gapSeconds: gapSeconds, probes: probes, answered: answered,
        askedSeconds: askedSeconds ?? gapSeconds * Double(probes))
    ])
  }

  /// The number of probes that were asked.
  public var probes: Int { strata.reduce(0) { $0 + $1.probes } }
  /// The number of probes that have an answer.
  public var answered: Int { strata.reduce(0) { $0 + $1.answered } }
  /// The time in which they were asked.
  public var askedHours: Double { strata.reduce(0) { $0 + $1.askedSeconds } / 3_600 }

  // MARK: Estimating

  /// Returns the share of the asked time that an activity takes, and its hours.
  ///
  /// - Parameter counts: the number of answers in each stratum with the activity.
  /// - Complexity: O(s) in the strata.
  public func estimate(_ counts: [Int]) -> TimeEstimate {
    let counts = zip(counts, strata).map { min(max($0, 0), $1.answered) }
    let value = share(of: counts)
    let count = isStratified ? stratifiedCount(counts, share: value) : effectiveCount
    return TimeEstimate(
      share: .share(value, effectiveCount: count), effectiveCount: count, askedHours: askedHours,
      silence: silence(counts))
  }

  /// Returns the share of the asked time that an activity takes, without its interval; 0 without answers.
  ///
  /// - Parameter counts: the number of answers in each stratum with the activity.
  public func share(of counts: [Int]) -> Double {
    if let place = answeredStratum {
      return Double(counts[place]) / Double(strata[place].answered)
    }
    let weighted = zip(counts, secondsPerAnswer).reduce(0) { $0 + Double($1.0) * $1.1 }
    let whole = zip(strata, secondsPerAnswer).reduce(0) { $0 + Double($1.0.answered) * $1.1 }
    return whole > 0 ? min(weighted / whole, 1) : 0
  }

  /// Returns the number of equally weighted answers whose share would have the same variance.
  private func stratifiedCount(_ counts: [Int], share: Double) -> Double {
    let whole = zip(strata, secondsPerAnswer).reduce(0) { $0 + Double($1.0.answered) * $1.1 }
    guard whole > 0 else { return 0 }
    var variance = 0.0
    for (place, stratum) in strata.enumerated() where stratum.answered > 0 {
      let n = Double(stratum.answered)
      let part = n * secondsPerAnswer[place] / whole
      let share = (Double(counts[place]) + 0.5) / (n + 1)
      variance += part * part * share * (1 - share) / n
    }
    let least = 0.5 / Double(answered)
    let share = min(max(share, least), 1 - least)
    return share * (1 - share) / variance
  }

  /// Returns the bounds of the share for any possible answers to the unanswered probes.
  ///
  /// C. F. Manski, "Anatomy of the selection problem", Journal of Human Resources 24 (1989) 343, with
  /// Jeffreys' intervals for the sampling error.
  private func silence(_ counts: [Int]) -> Estimate {
    var (least, missing, all, squares) = (0.0, 0.0, 0.0, 0.0)
    for (place, stratum) in strata.enumerated() where stratum.probes > 0 {
      // Each probe represents its gap, or its part of the time of its stratum.
      let weight =
        isStratified
        ? stratum.askedSeconds / Double(stratum.probes) : stratum.gapSeconds
      least += weight * Double(counts[place])
      missing += weight * Double(stratum.probes - stratum.answered)
      all += weight * Double(stratum.probes)
      squares += weight * weight * Double(stratum.probes)
    }
    guard all > 0 else { return Estimate(value: 0, low: 0, high: 1) }
    let count = all * all / squares
    return Estimate(
      value: least / all,
      low: Estimate.share(least / all, effectiveCount: count).low,
      high: Estimate.share(min((least + missing) / all, 1), effectiveCount: count).high)
  }

  // MARK: Weighing

  private static func weights(of strata: [Stratum], isStratified: Bool) -> [Double] {
    let asked = strata.reduce(0) { $0 + $1.askedSeconds }
    if isStratified {
      // A stratum without answers is assumed to be like the rest.
      let answered = strata.reduce(0) { $0 + ($1.answered > 0 ? $1.askedSeconds : 0) }
      guard answered > 0 else { return strata.map { _ in 0 } }
      return strata.map {
        $0.answered > 0 ? $0.askedSeconds / Double($0.answered) * (asked / answered) : 0
      }
    }
    let gaps = strata.reduce(0) { $0 + $1.gapSeconds * Double($1.answered) }
    guard gaps > 0 else { return strata.map { _ in 0 } }
    // If the time is unknown, the shares are still correct.
    return strata.map { $0.answered > 0 ? $0.gapSeconds * (asked > 0 ? asked / gaps : 1) : 0 }
  }

  private static func effectiveCount(of strata: [Stratum], weights: [Double]) -> Double {
    var (sum, squares) = (0.0, 0.0)
    for place in strata.indices {
      let weighted = weights[place] * Double(strata[place].answered)
      sum += weighted
      squares += weights[place] * weighted
    }
    return squares > 0 ? sum * sum / squares : 0
  }

  /// The significance level at which a difference of coverage is accepted, as a normal quantile.
  ///
  /// Weights by gap are exact without such a difference, and depend on no span; a difference that is not
  /// detected at this level moves a share by less than half of its standard error.
  private static let quantile = 3.719  // Of the normal distribution: one in ten thousand.

  /// Whether some gaps were answered significantly less often than others.
  ///
  /// Pearson's χ² over the strata that have enough probes, its quantile by E. B. Wilson and M. M.
  /// Hilferty, PNAS 17 (1931) 684.
  private static func differInCoverage(_ strata: [Stratum]) -> Bool {
    let probes = strata.reduce(0) { $0 + $1.probes }
    let coverage = Double(strata.reduce(0) { $0 + $1.answered }) / Double(max(probes, 1))
    let spread = coverage * (1 - coverage)
    let judged = strata.filter { Double($0.probes) * spread >= 5 && $0.askedSeconds > 0 }
    guard judged.count > 1 else { return false }
    var statistic = 0.0
    for stratum in judged {
      let excess = Double(stratum.answered) - coverage * Double(stratum.probes)
      statistic += excess * excess / (Double(stratum.probes) * spread)
    }
    let degrees = Double(judged.count - 1)
    let root = 1 - 2 / (9 * degrees) + quantile * (2 / (9 * degrees)).squareRoot()
    return statistic > degrees * root * root * root
  }
}
