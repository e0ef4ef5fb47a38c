public import Sampling

/// The hierarchy of the tags: each answer counts once, so that the parts add up to the whole.
public struct TagTree: Sendable, Hashable {
  /// A tag within its parent, or the remainder of a parent.
  public struct Part: Sendable, Hashable {
    /// The name of the tag; for a remainder, that of its parent; empty for answers without any tag.
    public let name: String
    /// The index of its parent in ``TagTree/parts``; nil at the top.
    public let parent: Int?
    /// Whether it is a remainder: the answers of its parent that are in none of the parent's other parts.
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
  /// The effective sample size: the number of equally weighted answers with the same precision.
  public let effectiveCount: Double
  /// The parts, each before its children; siblings are ordered largest first, with a remainder last.
  public let parts: [Part]

  /// Makes a tree; nil if the parent of a part does not precede it.
  public init?(answered: Int, effectiveCount: Double, parts: [Part]) {
    for (place, part) in parts.enumerated() {
      if let parent = part.parent, !(0..<place).contains(parent) { return nil }
    }
    self.init(answered: answered, effectiveCount: effectiveCount, orderedParts: parts)
  }

  /// Makes a tree from parts that are known to follow their parents.
  package init(answered: Int, effectiveCount: Double, orderedParts parts: [Part]) {
    self.answered = answered
    self.effectiveCount = effectiveCount
    self.parts = parts
  }
}
