public import Sampling
public import Tracking

/// The tags that took more or less time in a week than in the weeks before.
///
/// An intermittent tag, such as a project, varies from week to week far more than by chance alone. A week is
/// therefore compared with both the mean of the weeks before and their variation: the variance of a count is
/// that of a binomial one times a dispersion *φ* = max(1, χ²/(*w* − 1)), where χ² is Pearson's statistic over
/// *w* weeks. As *φ* is itself an estimate, a difference is compared with Student's distribution with *w* − 1
/// degrees of freedom, even where *φ* is 1. See P. McCullagh and J. Nelder, "Generalized Linear Models"
/// (1989) 4.5.
///
/// On average at most one in ten of the visible changes is due to chance: Y. Benjamini and Y. Hochberg, JRSS
/// B 57 (1995) 289. The 95 % interval of a visible change excludes zero; that of another one may exclude it
/// too, since among several differences some are that far from zero by chance.
public struct WeekChanges: Sendable, Hashable {
  /// The change of a tag.
  public struct Entry: Sendable, Hashable {
    /// The tag, with its hours in the week.
    public let tag: ReviewedTag
    /// The hours above the usual, with a 95 % interval; negative for fewer.
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
  /// The maximum probability of finding a single change by chance.
  static let level = 0.05
  /// The share of visible changes that may be due to chance.
  static let falseDiscoveryRate = 0.1
  /// The minimum number of expected answers for a tag to be tested.
  private static let fewestExpected = 3.0
  /// The maximum number of tags listed.
  static let mostTags = 5
  /// The maximum number of tags that a sentence names for either direction.
  private static let mostNamed = 2

  /// The tags: visible changes first, in order of significance, then the most frequent of the
  /// others that were tested.
  public let entries: [Entry]
  /// The number of earlier weeks in the comparison.
  public let weeks: Int
  /// The number of tags that were tested, among which some differ by chance.
  public let tested: Int

  /// Makes the changes from their entries.
  public init(entries: [Entry], weeks: Int, tested: Int) {
    self.entries = entries
    self.weeks = weeks
    self.tested = tested
  }

  /// The changes that are visible.
  public var visible: [Entry] { entries.filter { $0.verdict != .notVisible } }

  /// The visible changes that a sentence names: at most two of either direction.
  public var named: [Entry] { named(.more) + named(.less) }

  /// Returns the visible changes of a direction that a sentence names, at most two.
  public func named(_ verdict: Change.Verdict) -> [Entry] {
    Array(visible.filter { $0.verdict == verdict }.prefix(Self.mostNamed))
  }

  /// Compares a week with the weeks before; nil if these are too few, or no tag is frequent enough.
  init?(_ usual: UsualWeek) {
    guard usual.before.count >= Self.fewestWeeks else { return nil }
    let tested = usual.tags.filter { $0.expected >= Self.fewestExpected }
    guard !tested.isEmpty else { return nil }
    let isVisible = ShareTest.areDiscoveries(
      tested.map { $0.probability }, rate: Self.falseDiscoveryRate, level: Self.level)
    let visible = zip(tested, isVisible).filter { $0.1 }.map { $0.0 }
      .sorted { $0.probability < $1.probability }
    let names = Set(visible.map { $0.name })
    let others = tested.filter { !names.contains($0.name) }
    self.init(
      entries: visible.map { usual.entry(of: $0, isVisible: true) }
        + others.prefix(max(0, Self.mostTags - visible.count)).map {
          usual.entry(of: $0, isVisible: false)
        },
      weeks: usual.before.count, tested: tested.count)
  }
}
