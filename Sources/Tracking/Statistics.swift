public import Sampling
private import TextBytes

/// Estimates of how the time of a period was spent.
public struct Statistics: Sendable, Hashable {
  /// The figures of one tag.
  public struct Figure: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// The tag's colour.
    public let color: TagColor
    /// The number of answers with the tag.
    public let count: Int
    /// Its share of the asked time, 0 to 1.
    public let share: Estimate
    /// The hours spent on it.
    public let hours: Estimate
    /// The time in which the person was asked, of which it is a share.
    public let askedHours: Double
    /// The effective sample size: the number of equally weighted answers with the same precision.
    public let effectiveCount: Double
    /// The share if no unanswered probe had the tag, with bounds that hold whatever the missing answers would
    /// have been.
    public let silence: Estimate

    /// Makes a figure from its parts.
    public init(
      name: String, color: TagColor, count: Int, share: Estimate, hours: Estimate,
      askedHours: Double, effectiveCount: Double, silence: Estimate
    ) {
      self.name = name
      self.color = color
      self.count = count
      self.share = share
      self.hours = hours
      self.askedHours = askedHours
      self.effectiveCount = effectiveCount
      self.silence = silence
    }

    /// Estimates share and hours from counts.
    ///
    /// - Parameters:
    ///   - name: the tag's name.
    ///   - color: the tag's colour.
    ///   - counts: the number of answers with the tag, in each cell of the sample.
    ///   - sample: the probes of the period.
    public init(name: String, color: TagColor, counts: [Int], in sample: AskedSample) {
      let estimate = sample.estimate(counts)
      self.init(
        name: name, color: color, count: counts.reduce(0, +), share: estimate.share,
        hours: estimate.hours, askedHours: sample.askedHours,
        effectiveCount: estimate.effectiveCount, silence: estimate.silence)
    }
  }

  /// The weights of the answers.
  public enum Method: Sendable, Hashable, CaseIterable {
    /// Each answer represents the same time, since there are too few to do otherwise.
    case answers
    /// The answers of each part of the week represent the time that was asked in it.
    case parts
  }

  /// The number of probes in the period.
  public let probes: Int
  /// The number of probes that a person answered.
  public let answered: Int
  /// The time in which they were asked.
  public let askedHours: Double
  /// The time since the first schedule during which none ran, not counting quiet time.
  public let unaskedHours: Double
  /// The number of days off in the period, up to now.
  public let daysOff: Int
  /// The effective sample size: the number of equally weighted answers with the same precision.
  public let effectiveCount: Double
  /// The weights of the answers.
  public let method: Method
  /// The part of the asked time that has enough answers to estimate from, 0 to 1: see
  /// `AskedSample.coverageOfCells` of Sampling.
  public let coverageOfParts: Double
  /// The lack of answers that makes the figures misleading; nil if there is none.
  public let gap: AnswerGap?
  /// The tags that occur, most frequent first, ties ordered by name; perhaps only some of them.
  public let tags: [Figure]
  /// The number of tags that occur, also without figures here.
  public let tagCount: Int

  /// Makes statistics and sorts the tags.
  ///
  /// - Parameters:
  ///   - sample: the probes of the period.
  ///   - tags: the tags that occur.
  ///   - tagCount: the number of tags that occur; nil if `tags` are all of them.
  ///   - unaskedHours: see ``unaskedHours``.
  ///   - daysOff: see ``daysOff``.
  ///   - gap: see ``gap``.
  public init(
    _ sample: AskedSample, tags: [Figure], tagCount: Int? = nil, unaskedHours: Double = 0,
    daysOff: Int = 0, gap: AnswerGap? = nil
  ) {
    self.init(
      probes: sample.probes, answered: sample.answered, askedHours: sample.askedHours,
      unaskedHours: unaskedHours, daysOff: daysOff, effectiveCount: sample.effectiveCount,
      method: sample.isWeighted ? .parts : .answers, coverageOfParts: sample.coverageOfCells,
      gap: gap,
      sortedTags: tags.sorted { one, other in
        one.count == other.count
          ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.count > other.count
      }, tagCount: tagCount ?? tags.count)
  }

  /// Makes statistics from tags that are already sorted, as the server sends them.
  package init(
    probes: Int, answered: Int, askedHours: Double, unaskedHours: Double, daysOff: Int,
    effectiveCount: Double, method: Method, coverageOfParts: Double, gap: AnswerGap?,
    sortedTags tags: [Figure], tagCount: Int
  ) {
    self.probes = probes
    self.answered = answered
    self.askedHours = askedHours
    self.unaskedHours = unaskedHours
    self.daysOff = daysOff
    self.effectiveCount = effectiveCount
    self.method = method
    self.coverageOfParts = coverageOfParts
    self.gap = gap
    self.tags = tags
    self.tagCount = tagCount
  }

  /// Returns the statistics with other figures, such as a subset of the tags.
  public func with(tags: [Figure]) -> Statistics {
    Statistics(
      probes: probes, answered: answered, askedHours: askedHours, unaskedHours: unaskedHours,
      daysOff: daysOff, effectiveCount: effectiveCount, method: method,
      coverageOfParts: coverageOfParts, gap: gap, sortedTags: tags, tagCount: tagCount)
  }

  /// The share of probes that have an answer, 0 to 1; 0 if there are no probes.
  public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }

  /// Whether the answers are too few, or those of some hours, so that the figures may mislead.
  public var lacksAnswers: Bool { if case .some = gap { true } else { false } }

  /// Returns the hours of a tag with what is known of them: their 95 % interval or, where answers are lacking, the
  /// bounds that hold whatever these would have been.
  public func knownHours(of figure: Figure) -> Estimate {
    lacksAnswers ? figure.boundedHours : figure.hours
  }

  /// Returns the figures of a tag, by its stored name; nil if it does not occur.
  public func figure(of tag: String) -> Figure? { tags.first { $0.name.isSame(as: tag) } }

  /// Returns the share of the asked time that a tag takes: for one that does not occur 0, with the upper
  /// bound that the number of answers implies.
  public func share(of tag: String) -> Estimate {
    figure(of: tag)?.share ?? .share(0, effectiveCount: effectiveCount)
  }

  /// Returns the hours spent on a tag: for one that does not occur 0, with an upper bound.
  public func hours(of tag: String) -> Estimate {
    figure(of: tag)?.hours ?? share(of: tag).scaled(by: askedHours)
  }
}

extension Statistics.Figure {
  /// The hours, with the bounds that hold whatever the answers to the other probes would be.
  public var boundedHours: Estimate {
    let bounds = silence.scaled(by: askedHours)
    return Estimate(
      value: hours.value, low: min(bounds.low, hours.value), high: max(bounds.high, hours.value))
  }
}
