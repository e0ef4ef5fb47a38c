public import Sampling
public import Tracking

/// How the time of a week was spent, with each answer counted once, under its broadest tag.
public struct WeekSummary: Sendable, Hashable {
  /// The maximum number of tags listed individually.
  public static let mostTags = 6

  /// The number of probes in the week.
  public let probes: Int
  /// How many of them have an answer.
  public let answered: Int
  /// The time in which the person was asked.
  public let askedHours: Double
  /// The broadest tags, the largest first; no hour is in two of them.
  public let tags: [ReviewedTag]
  /// All other answers together.
  public let others: Estimate?
  /// The number of tags among the others.
  public let otherCount: Int

  /// Makes a summary from its figures.
  public init(
    probes: Int, answered: Int, askedHours: Double, tags: [ReviewedTag], others: Estimate?,
    otherCount: Int
  ) {
    self.probes = probes
    self.answered = answered
    self.askedHours = askedHours
    self.tags = tags
    self.others = others
    self.otherCount = otherCount
  }

  init(_ evidence: ReviewEvidence) { self.init(evidence.week, tree: evidence.tree) }

  /// Summarises the figures of a week and its tags within tags.
  public init(_ week: Statistics, tree: TagTree) {
    let parts = tree.parts.filter { $0.parent == nil }
    let listed = parts.prefix(parts.count <= Self.mostTags + 1 ? parts.count : Self.mostTags)
    let rest = parts.dropFirst(listed.count)
    // A tree counts each answer once, so its shares can be added.
    let restShare = rest.reduce(0) { $0 + $1.share.value }
    self.init(
      probes: week.probes, answered: week.answered, askedHours: week.askedHours,
      tags: listed.map {
        ReviewedTag(name: $0.name, color: $0.color, hours: $0.share.scaled(by: week.askedHours))
      },
      others: rest.isEmpty
        ? nil
        : Estimate.share(min(restShare, 1), effectiveCount: tree.effectiveCount)
          .scaled(by: week.askedHours),
      otherCount: rest.count)
  }

  /// The share of probes that have an answer, 0 to 1; 0 where there are no probes.
  public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }

  /// The part of the asked hours that has answers; the hours of the tags are scaled to all of the time asked.
  public var answeredHours: Double {
    askedHours * coverage
  }
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
