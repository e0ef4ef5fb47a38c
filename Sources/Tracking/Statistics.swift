public import Sampling

/// Where the time of a period went, as far as the answers tell.
public struct Statistics: Sendable, Hashable {
  /// What one tag amounts to.
  public struct Figure: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// The number of answers it is in.
    public let count: Int
    /// Its share of all answered probes, 0 to 1.
    public let share: Estimate
    /// The hours spent on it.
    public let hours: Estimate
    /// The hue of its colour, where that is known.
    public var hue: Hue?

    /// Makes a figure from its parts.
    public init(
      name: String, count: Int, share: Estimate, hours: Estimate, hue: Hue? = nil
    ) {
      self.name = name
      self.count = count
      self.share = share
      self.hours = hours
      self.hue = hue
    }

    /// Estimates share and hours from counts.
    ///
    /// - Parameters:
    ///   - name: the tag's name.
    ///   - count: the number of answers with the tag.
    ///   - seconds: the sum of their probes' gaps.
    ///   - answered: the number of all answers.
    public init(name: String, count: Int, seconds: Int64, answered: Int) {
      self.init(
        name: name, count: count,
        share: .share(of: count, in: answered),
        hours: .amount(count: count, gaps: Double(seconds) / 3_600))
    }
  }

  /// The number of probes in the period.
  public let probes: Int
  /// How many of them a person answered.
  public let answered: Int
  /// The tags met, the most frequent first and those met equally often by name.
  public let tags: [Figure]

  /// Makes statistics; the tags are put in order.
  public init(probes: Int, answered: Int, tags: [Figure]) {
    self.probes = probes
    self.answered = answered
    self.tags = tags.sorted { one, other in
      one.count == other.count
        ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.count > other.count
    }
  }

  /// Makes statistics whose tags are in order already, as the server sends them.
  package init(probes: Int, answered: Int, sortedTags tags: [Figure]) {
    self.probes = probes
    self.answered = answered
    self.tags = tags
  }

  /// The share of probes that have an answer, 0 to 1; 0 where there are no probes.
  public var coverage: Double { probes == 0 ? 0 : Double(answered) / Double(probes) }
}
