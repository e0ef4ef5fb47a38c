public import Sampling

/// A comparison of the tags of two periods, in hours of the later one.
///
/// The earlier hours are scaled to the time asked in the later period, so that a short or unfinished month
/// can be compared with a long one.
public struct Comparison: Sendable, Hashable {
  /// The coverage of a period by answers.
  public struct Basis: Sendable, Hashable {
    /// The number of probes in the period.
    public let probes: Int
    /// The number of probes that a person answered.
    public let answered: Int
    /// The time in which they were asked.
    public let askedHours: Double
    /// The lack of answers that makes the figures misleading; nil if there is none.
    public let gap: AnswerGap?

    /// Makes a basis from its figures.
    public init(probes: Int, answered: Int, askedHours: Double, gap: AnswerGap? = nil) {
      self.probes = probes
      self.answered = answered
      self.askedHours = askedHours
      self.gap = gap
    }

    init(_ statistics: Statistics) {
      self.init(
        probes: statistics.probes, answered: statistics.answered,
        askedHours: statistics.askedHours, gap: statistics.gap)
    }

    /// The share of probes that have an answer, 0 to 1; 0 if there are no probes.
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
    /// The verdict on the difference; see ``Change/verdict``.
    public let verdict: Change.Verdict

    /// The certainty of the direction of the difference: its size divided by the distance from it to the end
    /// of its interval nearer to zero, more than 1 if the interval excludes zero.
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
  /// The tags of either period, those of the later one first, the most frequent first.
  public let entries: [Entry]

  /// Makes a comparison from results computed elsewhere.
  public init(now: Basis, before: Basis, entries: [Entry]) {
    self.now = now
    self.before = before
    self.entries = entries
  }

  /// Compares two periods; there are no entries if either has no answers.
  ///
  /// All tags are tested, however rare: see ``Change/all(from:to:)``.
  ///
  /// - Complexity: O(n log n) in the tags of both, and O(a) in the answers with them.
  public init(of now: Statistics, with before: Statistics) {
    self.init(
      now: Basis(now), before: Basis(before), entries: Self.entries(of: now, with: before))
  }

  /// Whether the coverages differ so much that they alone may explain a difference.
  public var differsInCoverage: Bool {
    now.answered > 0 && before.answered > 0
      && (now.coverage - before.coverage).magnitude > Self.comparableCoverage
  }

  /// Whether answers of either period are lacking so much that they alone may explain a difference.
  public var lacksAnswers: Bool {
    for case .some in [now.gap, before.gap] { return true }
    return false
  }

  private static func entries(of now: Statistics, with before: Statistics) -> [Entry] {
    let hours = now.askedHours
    return Change.all(from: before, to: now).map { change in
      Entry(
        name: change.name, now: change.now.scaled(by: hours),
        before: change.before.scaled(by: hours), difference: change.difference.scaled(by: hours),
        verdict: change.verdict)
    }
  }
}
