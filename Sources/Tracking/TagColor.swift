/// The colour of a tag: a place in a palette of twelve.
///
/// The appearance of a colour is determined by the theme of a page, or by a chart.
public struct TagColor: Sendable, Hashable {
  /// The number of colours.
  public static let count = 12

  /// All colours, by number.
  public static let all: [TagColor] = (1...count).compactMap { TagColor(number: $0) }

  /// The place in the palette, from 1 to ``count``.
  public let number: Int

  /// Makes a colour from its number; nil if the palette has no such number.
  public init?(number: Int) {
    guard (1...Self.count).contains(number) else { return nil }
    self.number = number
  }

  /// Makes a colour from a number that wraps around the palette, so that 13 is the first again.
  public init(wrapping number: Int64) {
    let count = Int64(Self.count)
    let rest = (number % count + count) % count
    self.number = rest == 0 ? Self.count : Int(rest)
  }
}
