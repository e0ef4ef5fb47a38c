public import Geometry

/// Size, weight and family of the letters of a text.
///
/// Sizes are in the units of a picture at the usual text size; a backend makes all of them larger
/// where a person has asked for larger text, and its ``TextMeasure`` measures them so.
public struct TextStyle: Sendable, Hashable {
  /// The size of the letters.
  public var size: Double
  /// How thick the letters are, 100 to 900.
  public var weight: Int
  /// Whether all letters are equally wide.
  public var isMonospaced: Bool

  /// Makes a style.
  public init(size: Double, weight: Int = 400, isMonospaced: Bool = false) {
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
  }

  /// The page's name.
  public static let largeTitle = TextStyle(size: 28, weight: 700)
  /// A section's name.
  public static let title = TextStyle(size: 20.8, weight: 650)
  /// A subsection's name.
  public static let headline = TextStyle(size: 17, weight: 600)
  /// Running text.
  public static let body = TextStyle(size: 16)
  /// Text beside something greater, such as an axis.
  public static let caption = TextStyle(size: 13)

  /// The same with letters of another thickness.
  public func weight(_ weight: Int) -> TextStyle {
    TextStyle(size: size, weight: weight, isMonospaced: isMonospaced)
  }
}

/// How much room a line of text takes.
public struct TextExtent: Sendable, Hashable {
  /// How wide the text is.
  public var width: Double
  /// How far the letters of the font reach above the line they stand on.
  public var ascent: Double
  /// How far they reach below it.
  public var descent: Double

  /// Joins the measures.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// From the top of the highest letters to the foot of the lowest.
  public var height: Double { ascent + descent }
}

/// What tells how much room a text takes: the browser, Pango, or a rule in a test.
public struct TextMeasure {
  private let measure: (String, TextStyle) -> TextExtent

  /// Measures with a function.
  public init(_ measure: @escaping (String, TextStyle) -> TextExtent) { self.measure = measure }

  /// The room that one line of text takes.
  public func callAsFunction(_ text: String, _ style: TextStyle) -> TextExtent {
    measure(text, style)
  }

  /// A rule of thumb where there is no font: letters are 0.56 of their size wide.
  public static var estimate: TextMeasure {
    TextMeasure { text, style in
      TextExtent(
        width: Double(text.unicodeScalars.count) * style.size * 0.56,
        ascent: style.size * 0.93, descent: style.size * 0.24)
    }
  }
}

/// A line of text in its place.
public struct Lettering: Sendable, Hashable {
  /// Which part of the text lies at its place, from left to right.
  public enum Horizontal: UInt32, Sendable, Hashable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// Which part of the text lies at its place, from top to bottom.
  public enum Vertical: UInt32, Sendable, Hashable {
    /// The line that the letters stand on.
    case baseline
    /// The top of the highest letters: the font's ascent above the baseline.
    case top
    /// Halfway between the tops and the feet of the font's letters.
    case middle
    /// The foot of the lowest letters: the font's descent below the baseline.
    case bottom
  }

  /// What is written.
  public var text: String
  /// Where.
  public var place: Point
  /// The letters.
  public var style: TextStyle
  /// The colour.
  public var ink: Ink
  /// What of the text lies at the place, from left to right.
  public var horizontal: Horizontal
  /// What of the text lies at the place, from top to bottom.
  public var vertical: Vertical
  /// How the text is turned about its place, in radians with the clock.
  public var angle: Double

  /// Writes a text at a place.
  public init(
    _ text: String, at place: Point, style: TextStyle = .caption, ink: Ink = .primary,
    _ horizontal: Horizontal = .left, _ vertical: Vertical = .baseline, angle: Double = 0
  ) {
    self.text = text
    self.place = place
    self.style = style
    self.ink = ink
    self.horizontal = horizontal
    self.vertical = vertical
    self.angle = angle
  }
}
