public import Sampling
public import Tracking

/// The use of the time of a week: its broadest tags, and a division of the whole time among them.
public struct WeekSummary: Sendable, Hashable {
  /// A tag with its part of the time, where each answer counts once, under its broadest tag.
  public struct Part: Sendable, Hashable {
    /// The tag, with all its hours in the week.
    public let tag: ReviewedTag
    /// The hours of the answers whose broadest tag it is; over all parts they add up to the time asked.
    public let countedHours: Double

    /// Makes a part from its figures.
    public init(tag: ReviewedTag, countedHours: Double) {
      self.tag = tag
      self.countedHours = countedHours
    }

    /// The hours of the tag that are counted under a broader one; 0 if there are none.
    public var hoursElsewhere: Double {
      let hours = tag.hours.value - countedHours
      // Less than that is no answer, but rounding errors of sums.
      return hours < 1e-6 * tag.hours.value ? 0 : hours
    }
  }

  /// The maximum number of tags listed individually.
  public static let mostTags = 6

  /// The number of probes in the week.
  public let probes: Int
  /// The number of probes that have an answer.
  public let answered: Int
  /// The time in which the person was asked.
  public let askedHours: Double
  /// The broadest tags, those with the most hours first.
  public let parts: [Part]
  /// The hours of all answers whose broadest tag is none of these.
  public let others: Estimate?
  /// The number of tags among the others.
  public let otherCount: Int
  /// The hours of the most frequent tag, with bounds that hold whatever the answers to the unanswered probes
  /// would have been; nil if there is no tag, or no such probe.
  public let bounds: Estimate?
  /// The lack of answers that makes the figures misleading; nil if there is none.
  ///
  /// If there is one, the hours have bounds in place of intervals: see `Statistics.knownHours(of:)`.
  public let gap: AnswerGap?

  /// Makes a summary from its figures.
  public init(
    probes: Int, answered: Int, askedHours: Double, parts: [Part], others: Estimate?,
    otherCount: Int, bounds: Estimate?, gap: AnswerGap? = nil
  ) {
    self.probes = probes
    self.answered = answered
    self.askedHours = askedHours
    self.parts = parts
    self.others = others
    self.otherCount = otherCount
    self.bounds = bounds
    self.gap = gap
  }

  /// Whether the answers are too few, or those of some hours, so that the figures may mislead.
  public var lacksAnswers: Bool { if case .some = gap { true } else { false } }

  /// The parts that have a tag.
  public var tagged: [Part] { parts.filter { !$0.tag.name.utf8.isEmpty } }

  init(_ evidence: ReviewEvidence) { self.init(evidence.week, tree: evidence.tree) }

  /// Summarizes the figures of a week and the hierarchy of its tags.
  public init(_ week: Statistics, tree: TagTree) {
    let broadest = tree.parts.filter { $0.parent == nil }
    let listed = broadest.prefix(
      broadest.count <= Self.mostTags + 1 ? broadest.count : Self.mostTags)
    let rest = broadest.dropFirst(listed.count)
    // A tree counts each answer once, so its shares can be added.
    let restShare = rest.reduce(0) { $0 + $1.share.value }
    let parts = listed.map { Self.part($0, of: week) }
      .sorted { $0.tag.hours.value > $1.tag.hours.value }
    let most = parts.first { !$0.tag.name.utf8.isEmpty }.flatMap { week.figure(of: $0.tag.name) }
    self.init(
      probes: week.probes, answered: week.answered, askedHours: week.askedHours, parts: parts,
      others: rest.isEmpty
        ? nil : Self.hours(min(restShare, 1), effectiveCount: tree.effectiveCount, of: week),
      otherCount: rest.count,
      bounds: week.answered < week.probes ? most?.silence.scaled(by: week.askedHours) : nil,
      gap: week.gap)
  }

  private static func part(_ part: TagTree.Part, of week: Statistics) -> Part {
    let counted = part.share.scaled(by: week.askedHours)
    return Part(
      tag: ReviewedTag(
        name: part.name, color: part.color,
        // Answers without a tag have no figure; each of them counts under nothing else.
        hours: week.figure(of: part.name).map { week.knownHours(of: $0) }
          ?? (week.lacksAnswers
            ? hours(part.share.value, effectiveCount: 0, of: week) : counted)),
      countedHours: counted.value)
  }

  /// Returns the hours of a share of the answers, with bounds where answers are lacking.
  private static func hours(
    _ share: Double, effectiveCount: Double, of week: Statistics
  ) -> Estimate {
    guard week.lacksAnswers else {
      return .share(share, effectiveCount: effectiveCount).scaled(by: week.askedHours)
    }
    // None or all of the missing answers may belong to it.
    let (least, count) = (share * week.coverage, Double(week.probes))
    return Estimate(
      value: share, low: Estimate.share(least, effectiveCount: count).low,
      high: Estimate.share(min(least + 1 - week.coverage, 1), effectiveCount: count).high
    ).scaled(by: week.askedHours)
  }

  /// The share of probes that have an answer, 0 to 1; 0 if there are no probes.
  public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }
}

/// The most frequent tags of a week, compared with the same week a year before.
public struct Anniversary: Sendable, Hashable {
  /// A tag in both weeks.
  public struct Entry: Sendable, Hashable {
    /// The tag, with its hours now.
    public let tag: ReviewedTag
    /// Its hours a year before, scaled to the time asked now.
    public let before: Estimate

    /// Makes an entry from a tag and its earlier hours.
    public init(tag: ReviewedTag, before: Estimate) {
      self.tag = tag
      self.before = before
    }
  }

  /// The minimum number of answers in each week.
  static let fewestAnswers = 60
  /// The maximum number of tags listed.
  static let mostTags = 4

  /// The tags, the most frequent of both weeks first.
  public let entries: [Entry]

  /// Makes an anniversary from its entries.
  public init(entries: [Entry]) { self.entries = entries }

  init?(_ evidence: ReviewEvidence) {
    let now = evidence.week
    guard let then = evidence.yearBefore, then.answered >= Self.fewestAnswers else { return nil }
    let hours = now.askedHours
    var pairs: [(entry: Entry, weight: Double)] = []
    for figure in now.tags {
      let past = then.tags.first { $0.name == figure.name }
      let before = past?.share ?? .share(0, effectiveCount: then.effectiveCount)
      pairs.append(
        (
          Entry(
            tag: ReviewedTag(name: figure.name, color: figure.color, hours: figure.hours),
            before: before.scaled(by: hours)), figure.share.value + before.value
        ))
    }
    for figure in then.tags where !now.tags.contains(where: { $0.name == figure.name }) {
      let nothing = Estimate.share(0, effectiveCount: now.effectiveCount).scaled(by: hours)
      pairs.append(
        (
          Entry(
            tag: ReviewedTag(name: figure.name, color: figure.color, hours: nothing),
            before: figure.share.scaled(by: hours)), figure.share.value
        ))
    }
    self.init(
      entries: pairs.sorted { $0.weight > $1.weight }.prefix(Self.mostTags).map { $0.entry })
  }
}
