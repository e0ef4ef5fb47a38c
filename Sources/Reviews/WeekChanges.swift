private import Numerics
public import Sampling
public import Tracking

/// What took more or less time in a week than in the weeks before.
///
/// An intermittent tag, such as a project, varies from week to week far more than by chance alone. A week is
/// therefore compared with both the mean of the weeks before and their variation: the variance of a count is
/// that of a binomial one times a dispersion *φ* = max(1, χ²/(*w* − 1)), where χ² is Pearson's statistic over
/// *w* weeks. See P. McCullagh and J. Nelder, "Generalized Linear Models" (1989) 4.5.
///
/// About one in ten of the visible changes is due to chance: Y. Benjamini and Y. Hochberg, JRSS B 57 (1995)
/// 289.
public struct WeekChanges: Sendable, Hashable {
  /// The change of a tag.
  public struct Entry: Sendable, Hashable {
    /// The tag, with its hours in the week.
    public let tag: ReviewedTag
    /// The hours above the usual; negative for fewer.
    public let difference: Estimate
    /// The hours in each of the weeks before, the latest first, scaled to the time asked in the week.
    public let before: [Double]
    /// Whether the difference is visible, and in which direction.
    public let verdict: Change.Verdict

    /// Makes an entry from its figures.
    public init(
      tag: ReviewedTag, difference: Estimate, before: [Double], verdict: Change.Verdict
    ) {
      self.tag = tag
      self.difference = difference
      self.before = before
      self.verdict = verdict
    }
  }

  /// The minimum number of answers for a week to be used in a comparison.
  static let fewestAnswers = 20
  /// The minimum number of such weeks.
  static let fewestWeeks = 4
  /// The share of visible changes that may be chance.
  static let falseDiscoveryRate = 0.1
  /// The minimum number of expected answers for a tag to be tested.
  private static let fewestExpected = 3.0
  /// The maximum number of tags listed.
  static let mostTags = 5

  /// The tags: visible changes first, in order of significance, then the most frequent tags.
  public let entries: [Entry]
  /// The number of earlier weeks in the comparison.
  public let weeks: Int

  /// Makes the changes from their entries.
  public init(entries: [Entry], weeks: Int) {
    self.entries = entries
    self.weeks = weeks
  }

  /// The changes that are visible.
  public var visible: [Entry] { entries.filter { $0.verdict != .notVisible } }

  init?(_ evidence: ReviewEvidence) {
    let before = evidence.weeksBefore.filter { $0.answered >= Self.fewestAnswers }
    guard before.count >= Self.fewestWeeks else { return nil }
    let usual = UsualWeek(evidence.week, before)
    let tags = usual.tags
    let tested = tags.filter { $0.expected >= Self.fewestExpected }
    let isVisible = ShareTest.areDiscoveries(
      tested.map { $0.probability }, rate: Self.falseDiscoveryRate)
    let visible = zip(tested, isVisible).filter { $0.1 }.map { $0.0 }
      .sorted { $0.probability < $1.probability }
    let names = Set(visible.map { $0.name })
    let others = tags.filter { !names.contains($0.name) }
    self.init(
      entries: visible.map { usual.entry(of: $0, isVisible: true) }
        + others.prefix(max(0, Self.mostTags - visible.count)).map {
          usual.entry(of: $0, isVisible: false)
        },
      weeks: before.count)
  }
}

/// A week compared with the weeks before it.
private struct UsualWeek {
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
    /// Its hours in the week.
    let hours: Estimate
  }

  let week: Statistics
  let before: [Statistics]
  /// The number of answers of the weeks before together.
  private let total: Double
  /// The shares of the tags in the weeks before, by their names.
  private let sharesBefore: [String: [Double]]

  init(_ week: Statistics, _ before: [Statistics]) {
    self.week = week
    self.before = before
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
    return Tag(
      name: name, color: color, now: now, usual: usual, shares: shares, dispersion: dispersion,
      expected: pooled * count,
      probability: variance > 0
        ? 2 * normalTail((excess * excess / variance).squareRoot()) : 1,
      hours: figure?.hours ?? Estimate.share(0, effectiveCount: count).scaled(by: week.askedHours))
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
