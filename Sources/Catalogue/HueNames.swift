/// The names of twelve colours, a twelfth of the circle of OKLab's hues apart.
public struct HueNames: Sendable, Hashable {
  /// The names from 0 to 150 degrees.
  public let rose, red, orange, mustard, lime, green: String
  /// The names from 180 to 330 degrees.
  public let teal, cyan, sky, blue, violet, magenta: String

  /// All of them, from 0 degrees on.
  public var all: [String] {
    [rose, red, orange, mustard, lime, green, teal, cyan, sky, blue, violet, magenta]
  }
}
