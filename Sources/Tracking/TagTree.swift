public import Sampling

/// Which tags are met within which: each answer counts once, so that the parts add up to the whole.
public struct TagTree: Sendable, Hashable {
  /// A tag within the tags around it, or what is left of these.
  public struct Part: Sendable, Hashable {
    /// The tag; where the part is a rest, the tag that it is left of, empty for answers without any.
    public let name: String
    /// The place of the part around it in ``TagTree/parts``; nil where there is none.
    public let parent: Int?
    /// Whether it stands for the answers of its parent that are in none of the other parts there.
    public let isRest: Bool
    /// The tag's colour; nil for answers without any tag.
    public let color: TagColor?
    /// The number of answers.
    public let count: Int
    /// Their share of the asked time, 0 to 1.
    public let share: Estimate

    /// Makes a part from its figures.
    public init(
      name: String, parent: Int?, isRest: Bool, color: TagColor?, count: Int, share: Estimate
    ) {
      self.name = name
      self.parent = parent
      self.isRest = isRest
      self.color = color
      self.count = count
      self.share = share
    }
  }

  /// The number of all answers.
  public let answered: Int
  /// The number of equally weighted answers that would tell as much.
  public let effectiveCount: Double
  /// The parts, each before those within it, the largest first and a rest last.
  public let parts: [Part]

  /// Makes a tree; nil where a part lies within one that does not stand before it.
  public init?(answered: Int, effectiveCount: Double, parts: [Part]) {
    for (place, part) in parts.enumerated() {
      if let parent = part.parent, !(0..<place).contains(parent) { return nil }
    }
    self.init(answered: answered, effectiveCount: effectiveCount, orderedParts: parts)
  }

  /// Makes a tree of parts each of which is known to stand after the one around it.
  package init(answered: Int, effectiveCount: Double, orderedParts parts: [Part]) {
    self.answered = answered
    self.effectiveCount = effectiveCount
    self.parts = parts
  }
}
