private import Numerics
internal import Sampling
internal import Tracking

/// A week compared with the weeks before it.
struct UsualWeek {
  /// A tag in all of these weeks.
  struct Tag {
    let name: String
    let color: TagColor
    /// Its share of the week.
    let now: Double
    /// Its share of the weeks before together.
    let usual: Double
    /// Its share of each of them.
    let shares: [Double]
    /// How much more the weeks before vary than chance alone explains, at least 1.
    let dispersion: Double
    /// The expected number of its answers in the week.
    let expected: Double
    /// The probability of a difference at least this large if nothing has changed.
    let probability: Double
    /// How surprising its share of the week is; see ``ReviewCandidate/bits``.
    let bits: Double
    /// Its hours in the week.
    let hours: Estimate
  }

  let week: Statistics
  let before: [Statistics]
  /// The number of answers of the weeks before together.
  private let total: Double
  /// The shares of the tags in the weeks before, by their names.
  private let sharesBefore: [String: [Double]]

  /// Compares a week with those before that have enough answers.
  init(_ evidence: ReviewEvidence) {
    week = evidence.week
    before = evidence.weeksBefore.filter { $0.answered >= WeekChanges.fewestAnswers }
    total = before.reduce(0) { $0 + $1.effectiveCount }
    var shares: [String: [Double]] = [:]
    for (place, week) in before.enumerated() {
      for figure in week.tags {
        shares[figure.name, default: Array(repeating: 0, count: before.count)][place] =
          figure.share.value
      }
    }
    sharesBefore = shares
  }

  /// All tags of these weeks, the most frequent now first, then those that are missing now.
  var tags: [Tag] {
    var known = Set(week.tags.map { $0.name })
    var missing: [Statistics.Figure] = []
    for figure in before.flatMap({ $0.tags }) where known.insert(figure.name).inserted {
      missing.append(figure)
    }
    return week.tags.map { tag($0.name, $0.color, now: $0) }
      + missing.map { tag($0.name, $0.color, now: nil) }
  }

  private func tag(_ name: String, _ color: TagColor, now figure: Statistics.Figure?) -> Tag {
    let shares = sharesBefore[name] ?? before.map { _ in 0 }
    let usual =
      zip(shares, before).reduce(0) { $0 + $1.0 * $1.1.effectiveCount } / max(total, 1)
    let spread = usual * (1 - usual)
    var statistic = 0.0
    if spread > 0 {
      for (share, week) in zip(shares, before) {
        let excess = (share - usual) * week.effectiveCount
        statistic += excess * excess / (week.effectiveCount * spread)
      }
    }
    let dispersion = max(1, statistic / Double(max(before.count - 1, 1)))
    let (count, now) = (week.effectiveCount, figure?.share.value ?? 0)
    let pooled = (now * count + usual * total) / max(count + total, 1)
    let variance = dispersion * count * pooled * (1 - pooled) * (1 + count / max(total, 1))
    let excess = (now - usual) * count
    let ratio =
      count * Self.divergence(of: now, from: pooled) + total
      * Self.divergence(of: usual, from: pooled)
    return Tag(
      name: name, color: color, now: now, usual: usual, shares: shares, dispersion: dispersion,
      expected: pooled * count,
      probability: variance > 0
        ? probability(ofSquare: excess * excess / variance, dispersion: dispersion) : 1,
      bits: ReviewCandidate.bits(ofLikelihoodRatio: ratio / dispersion),
      hours: figure?.hours ?? Estimate.share(0, effectiveCount: count).scaled(by: week.askedHours))
  }

  /// The probability of a standardised difference at least this large in either direction.
  ///
  /// A dispersion that is estimated from few weeks may be far too small: the difference then has Student's
  /// distribution with one degree of freedom fewer than there are weeks, whose tails are those of a beta
  /// distribution (DLMF 8.17, Abramowitz and Stegun 26.7.1). With the normal one, a third of the weeks in which
  /// nothing changed would have a visible change.
  private func probability(ofSquare square: Double, dispersion: Double) -> Double {
    guard dispersion > 1, before.count > 1 else { return 2 * normalTail(square.squareRoot()) }
    let freedom = Double(before.count - 1)
    return BetaDistribution(a: freedom / 2, b: 0.5).cumulative(freedom / (freedom + square))
  }

  /// The relative entropy of two shares, in nats.
  ///
  /// Times the number of answers, it is the logarithm of the ratio between the likelihoods of the share that
  /// was observed and of another one.
  private static func divergence(of share: Double, from other: Double) -> Double {
    func part(_ share: Double, _ other: Double) -> Double {
      share > 0 && other > 0 ? share * logarithm(share / other) : 0
    }
    return part(share, other) + part(1 - share, 1 - other)
  }

  func entry(of tag: Tag, isVisible: Bool) -> WeekChanges.Entry {
    let difference = SampledShare(tag.now, effectiveCount: week.effectiveCount / tag.dispersion)
      .difference(from: SampledShare(tag.usual, effectiveCount: total / tag.dispersion))
    return WeekChanges.Entry(
      tag: ReviewedTag(name: tag.name, color: tag.color, hours: tag.hours),
      difference: difference.scaled(by: week.askedHours),
      before: tag.shares.map { $0 * week.askedHours },
      verdict: !isVisible ? .notVisible : tag.now > tag.usual ? .more : .less)
  }
}
