public import Sampling

/// A comparison of the tags of two periods, in hours of the later one.
///
/// The earlier hours are scaled to the time asked in the later period, so that a short or unfinished month
/// can be compared with a long one.
public struct Comparison: Sendable, Hashable {
  /// How much of a period is covered by answers.
  public struct Basis: Sendable, Hashable {
    /// The number of probes in the period.
    public let probes: Int
    /// How many of them a person answered.
    public let answered: Int
    /// The time in which they were asked.
    public let askedHours: Double

    /// Makes a basis from its figures.
    public init(probes: Int, answered: Int, askedHours: Double) {
      self.probes = probes
      self.answered = answered
      self.askedHours = askedHours
    }

    init(_ statistics: Statistics) {
      self.init(
        probes: statistics.probes, answered: statistics.answered,
        askedHours: statistics.askedHours)
    }

    /// The share of probes that have an answer, 0 to 1; 0 where there are no probes.
    public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }
  }

  /// The change of one tag.
  public struct Entry: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// The hours now.
    public let now: Estimate
    /// The hours before, scaled to the time asked now.
    public let before: Estimate
    /// The increase in hours; negative for a decrease.
    public let difference: Estimate
    /// The verdict on the difference.
    ///
    /// Of all comparisons in which nothing has changed, at most 5 % have a visible difference. The interval of a
    /// visible one excludes zero; that of another one may exclude it, too.
    public let verdict: Change.Verdict

    /// How sure the direction of the difference is: its size over the distance from it to the end of its interval
    /// that is nearer to zero, more than 1 where the interval excludes zero.
    public var sureness: Double {
      let reach =
        difference.value < 0
        ? difference.high - difference.value : difference.value - difference.low
      return reach > 0 ? difference.value.magnitude / reach : 0
    }

    /// Makes an entry from its figures.
    public init(
      name: String, now: Estimate, before: Estimate, difference: Estimate, verdict: Change.Verdict
    ) {
      self.name = name
      self.now = now
      self.before = before
      self.difference = difference
      self.verdict = verdict
    }
  }

  /// Coverages that differ by more than this make the periods hard to compare.
  public static let comparableCoverage = 0.1

  /// The later period.
  public let now: Basis
  /// The earlier period.
  public let before: Basis
  /// The tags of either period, those of now first, the most frequent first.
  public let entries: [Entry]

  /// Makes a comparison from results computed elsewhere.
  public init(now: Basis, before: Basis, entries: [Entry]) {
    self.now = now
    self.before = before
    self.entries = entries
  }

  /// Compares two periods; there are no entries if either has no answers.
  ///
  /// All tags are tested, however rare: see ``ShareTest/areDifferent(_:level:)``.
  ///
  /// - Complexity: O(n log n) in the tags of both, and O(a) in the answers with them.
  public init(of now: Statistics, with before: Statistics) {
    let isEmpty = now.answered == 0 || before.answered == 0
    self.init(
      now: Basis(now), before: Basis(before),
      entries: isEmpty ? [] : Self.entries(of: now, with: before))
  }

  /// Whether the coverages differ so much that they alone may explain a difference.
  public var differsInCoverage: Bool {
    now.answered > 0 && before.answered > 0
      && (now.coverage - before.coverage).magnitude > Self.comparableCoverage
  }

  private static func entries(of now: Statistics, with before: Statistics) -> [Entry] {
    let pairs = paired(now, before)
    let areDifferent = ShareTest.areDifferent(
      pairs.map { (one: $0.before.counts, other: $0.now.counts) })
    return pairs.indices.map { place in
      let pair = pairs[place]
      let difference = pair.now.difference(from: pair.before)
      // The exact test and the interval may disagree where only one tag is compared.
      let verdict: Change.Verdict =
        switch (areDifferent[place], difference.low > 0, difference.high < 0) {
        case (true, true, _): .more
        case (true, _, true): .less
        default: .notVisible
        }
      let hours = now.askedHours
      return Entry(
        name: pair.name, now: pair.now.interval.scaled(by: hours),
        before: pair.before.interval.scaled(by: hours), difference: difference.scaled(by: hours),
        verdict: verdict)
    }
  }

  private struct Pair {
    let name: String
    let now: SampledShare
    let before: SampledShare
  }

  private static func paired(_ now: Statistics, _ before: Statistics) -> [Pair] {
    let earlier = before.tags.indices.sorted { precedes(before.tags[$0], before.tags[$1]) }
    let later = now.tags.indices.sorted { precedes(now.tags[$0], now.tags[$1]) }
    var partners: [Int?] = Array(repeating: nil, count: now.tags.count)
    var isGone = Array(repeating: true, count: before.tags.count)
    var next = 0
    for place in later {
      let figure = now.tags[place]
      while next < earlier.count, precedes(before.tags[earlier[next]], figure) { next += 1 }
      guard next < earlier.count, !precedes(figure, before.tags[earlier[next]]) else { continue }
      partners[place] = earlier[next]
      isGone[earlier[next]] = false
    }
    let nothing = (
      now: SampledShare(0, effectiveCount: now.effectiveCount),
      before: SampledShare(0, effectiveCount: before.effectiveCount)
    )
    let present = now.tags.indices.map { place in
      let (figure, partner) = (now.tags[place], partners[place].map { before.tags[$0] })
      return Pair(
        name: figure.name, now: figure.sampled, before: partner?.sampled ?? nothing.before)
    }
    let gone = before.tags.indices.filter { isGone[$0] }.map { place in
      let figure = before.tags[place]
      return Pair(name: figure.name, now: nothing.now, before: figure.sampled)
    }
    return present + gone
  }

  private static func precedes(_ one: Statistics.Figure, _ other: Statistics.Figure) -> Bool {
    one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}

extension Statistics.Figure {
  /// The share, and how much is known of it.
  fileprivate var sampled: SampledShare {
    SampledShare(share.value, effectiveCount: effectiveCount)
  }
}

extension SampledShare {
  /// The number of occurrences among the equivalent number of equally weighted answers.
  fileprivate var counts: (count: Int, total: Int) {
    (Int((value * effectiveCount).rounded()), Int(effectiveCount.rounded()))
  }

  /// The share with its interval.
  fileprivate var interval: Estimate { .share(value, effectiveCount: effectiveCount) }
}
