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
    /// Its share of all the weeks before combined.
    let usual: Double
    /// Its share of each of the weeks before.
    let shares: [Double]
    /// The factor by which the variation of the weeks before exceeds that of chance alone, at least 1.
    let dispersion: Double
    /// The expected number of its answers in the week.
    let expected: Double
    /// The probability of a difference at least this large if nothing has changed.
    let probability: Double
    /// The surprise of its share of the week; see ``ReviewCandidate/bits``.
    let bits: Double
    /// Its hours in the week.
    let hours: Estimate
  }

  let week: Statistics
  let before: [Statistics]
  /// The number of answers of all the weeks before combined.
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
    let square = sampled(now, count, dispersion).squaredScore(
      against: sampled(usual, total, dispersion))
    let ratio =
      count * Self.divergence(of: now, from: pooled) + total
      * Self.divergence(of: usual, from: pooled)
    return Tag(
      name: name, color: color, now: now, usual: usual, shares: shares, dispersion: dispersion,
      expected: pooled * count,
      probability: distribution.probability(beyond: square.squareRoot()),
      bits: ReviewCandidate.bits(ofLikelihoodRatio: ratio / dispersion),
      hours: figure?.hours ?? Estimate.share(0, effectiveCount: count).scaled(by: week.askedHours))
  }

  /// The distribution of a difference in standard errors if nothing has changed.
  ///
  /// A dispersion that is estimated from few weeks may be far too small, even where it is 1: the difference
  /// has Student's distribution with one degree of freedom fewer than there are weeks. With the normal one, a
  /// third of the weeks in which nothing changed would have a visible change.
  private var distribution: StudentDistribution {
    StudentDistribution(freedom: Double(max(before.count - 1, 1)))
  }

  /// Returns a share of answers that vary more than by chance, and which count for correspondingly fewer.
  private func sampled(_ share: Double, _ count: Double, _ dispersion: Double) -> SampledShare {
    SampledShare(share, effectiveCount: count / dispersion)
  }

  /// Returns the relative entropy of two shares, in nats.
  ///
  /// Multiplied by the number of answers, it is the logarithm of the ratio between the likelihoods of the
  /// observed share and of another one.
  private static func divergence(of share: Double, from other: Double) -> Double {
    func part(_ share: Double, _ other: Double) -> Double {
      share > 0 && other > 0 ? share * logarithm(share / other) : 0
    }
    return part(share, other) + part(1 - share, 1 - other)
  }

  /// Returns the change of a tag.
  ///
  /// The interval has the confidence 1 − ``WeekChanges/level`` and is computed from the same distribution as
  /// the probability, so that it excludes zero exactly where the probability is below that level.
  func entry(of tag: Tag, isVisible: Bool) -> WeekChanges.Entry {
    let difference = sampled(tag.now, week.effectiveCount, tag.dispersion).difference(
      from: sampled(tag.usual, total, tag.dispersion),
      withinStandardErrors: distribution.distance(exceededWith: WeekChanges.level))
    return WeekChanges.Entry(
      tag: ReviewedTag(name: tag.name, color: tag.color, hours: tag.hours),
      difference: difference.scaled(by: week.askedHours),
      before: tag.shares.map { $0 * week.askedHours },
      verdict: !isVisible ? .notVisible : tag.now > tag.usual ? .more : .less)
  }
}
