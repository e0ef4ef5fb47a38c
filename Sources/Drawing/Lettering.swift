public import Geometry

/// Size, weight and family of the letters of a text.
///
/// Sizes are in the units of a picture at the default text size; a backend scales all of them if a person has
/// chosen larger text, and its ``TextMeasure`` takes that into account.
public struct TextStyle: Sendable, Hashable {
  /// The size of the letters.
  public var size: Double
  /// The font weight, 100 to 900.
  public var weight: Int
  /// Whether the font is monospaced.
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
  /// Text that accompanies something else, such as the labels of an axis.
  public static let caption = TextStyle(size: 13)

  /// Returns the style with another weight.
  public func weight(_ weight: Int) -> TextStyle {
    TextStyle(size: size, weight: weight, isMonospaced: isMonospaced)
  }
}

/// The extent of a line of text.
public struct TextExtent: Sendable, Hashable {
  /// The width of the text.
  public var width: Double
  /// The extent of the font above the baseline.
  public var ascent: Double
  /// The extent of the font below the baseline.
  public var descent: Double

  /// Makes an extent from its measures.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The height: the sum of ascent and descent.
  public var height: Double { ascent + descent }
}

/// Measures texts: by the browser, by Pango, or by a fixed rule in tests.
public struct TextMeasure {
  private let measure: (String, TextStyle) -> TextExtent

  /// Makes a measure from a function.
  public init(_ measure: @escaping (String, TextStyle) -> TextExtent) { self.measure = measure }

  /// Returns the extent of a line of text.
  public func callAsFunction(_ text: String, _ style: TextStyle) -> TextExtent {
    measure(text, style)
  }

  /// An estimate without fonts: the width of a letter is 0.56 of its size.
  public static var estimate: TextMeasure {
    TextMeasure { text, style in
      TextExtent(
        width: Double(text.unicodeScalars.count) * style.size * 0.56,
        ascent: style.size * 0.93, descent: style.size * 0.24)
    }
  }
}

/// A line of text at a position.
public struct Lettering: Sendable, Hashable {
  /// The horizontal alignment of the text with its position.
  public enum Horizontal: UInt32, Sendable, Hashable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// The vertical alignment of the text with its position.
  public enum Vertical: UInt32, Sendable, Hashable {
    /// The baseline.
    case baseline
    /// The top of the highest letters: the font's ascent above the baseline.
    case top
    /// Halfway between the font's ascent and descent.
    case middle
    /// The bottom of the lowest letters: the font's descent below the baseline.
    case bottom
  }

  /// The text.
  public var text: String
  /// The position.
  public var place: Point
  /// The text style.
  public var style: TextStyle
  /// The colour.
  public var ink: Ink
  /// The horizontal alignment.
  public var horizontal: Horizontal
  /// The vertical alignment.
  public var vertical: Vertical
  /// The rotation about the position, in radians clockwise.
  public var angle: Double

  /// Makes a text at a position.
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
