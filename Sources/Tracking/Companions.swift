public import Sampling

/// The tags that occur together with a tag.
public struct Companions: Sendable, Hashable {
  /// A tag that occurs in answers with another.
  public struct Companion: Sendable, Hashable {
    /// The tag's name.
    public let name: String
    /// Its colour.
    public let color: TagColor
    /// The number of answers with both.
    public let count: Int
    /// The fraction of the other tag's time in which it occurs, 0 to 1.
    public let share: Estimate

    /// Makes a companion from its figures.
    public init(name: String, color: TagColor, count: Int, share: Estimate) {
      self.name = name
      self.color = color
      self.count = count
      self.share = share
    }
  }

  /// The tag as it was first written.
  public let name: String
  /// The number of answers with it.
  public let count: Int
  /// The tags that occur with it, the most frequent first.
  public let companions: [Companion]

  /// Makes the companions of a tag.
  public init(name: String, count: Int, companions: [Companion]) {
    self.name = name
    self.count = count
    self.companions = companions
  }
}
