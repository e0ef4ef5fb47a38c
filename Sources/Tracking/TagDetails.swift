/// What is known of a tag besides where it was met.
public struct TagDetails: Sendable, Hashable {
  /// Its name as it was first written.
  public let name: String
  /// The hue of its colour, if a person chose one.
  public let hue: Hue?
  /// How strongly it contains other tags: -2 to 2.
  public let level: Int

  /// Joins what is known.
  public init(name: String, hue: Hue?, level: Int) {
    self.name = name
    self.hue = hue
    self.level = level
  }
}
