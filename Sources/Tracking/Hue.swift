/// The hue of a tag's colour, as an angle around the circle of OKLab.
///
/// How light and how strong the colour is belongs to what draws it: the theme of a page, a chart.
public struct Hue: Sendable, Hashable {
  /// The angle in whole degrees, 0 to 359.
  public let degrees: Int

  /// Takes an angle; nil where it is not on the circle.
  public init?(degrees: Int) {
    guard (0..<360).contains(degrees) else { return nil }
    self.degrees = degrees
  }
}
