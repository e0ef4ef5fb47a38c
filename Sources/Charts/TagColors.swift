public import Motion
private import Numerics

/// Colours for names: always the same for a name, of one family, and apart from each other.
///
/// Each stands out from a light and from a dark ground by a contrast of 3 to 1 or more, and black
/// text on it by 4.5 to 1: what WCAG 2.2 asks of marks and of text (1.4.11 and 1.4.3).
public enum TagColors {
  /// How many colours differ: twelve hues in two depths.
  public static let count = 24

  private static let hues = 12
  /// Relative luminances between which both contrasts hold: black text needs 0.175 or more, a mark
  /// on the light ground 0.27 or less.
  private static let luminances = [0.188, 0.262]

  /// All colours; those that follow each other are far apart.
  public static let all: [PerceptualColor] = (0..<count).map { place in
    color(turn: turn(at: place), luminance: luminances[depth(at: place)])
  }

  private static func depth(at place: Int) -> Int { place < hues ? place % 2 : 1 - place % 2 }

  /// The hue of one of the colours, as a part of the circle.
  static func turn(at place: Int) -> Double {
    // Five is prime to twelve: a step of five hues visits each.
    Double(place * 5 % hues) / Double(hues) + Double(depth(at: place)) / Double(2 * hues)
  }

  /// The colour of a name on its own.
  ///
  /// - Parameter name: in lower case, if spellings in other letters are to have the same.
  public static func color(of name: String) -> PerceptualColor { all[place(of: name)] }

  /// The colour of a hue that a person chose, as light as the others.
  ///
  /// - Parameter degrees: the hue in OKLab.
  public static func color(hue degrees: Double) -> PerceptualColor {
    color(turn: degrees / 360, luminance: luminances[1])
  }

  /// Fowler, Noll and Vo's hash FNV-1a with 32 bits, its halves joined: short names scatter well.
  static func place(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash ^= hash >> 15
    hash &*= 0x2C1B_3C6D
    hash ^= hash >> 12
    return Int(hash % UInt32(count))
  }

  /// The most colourful colour of a hue and a luminance that screens show, up to a bound that keeps
  /// all of one family.
  private static func color(turn: Double, luminance: Double) -> PerceptualColor {
    let angle = 2 * Double.pi * turn
    var chroma = 0.13
    while true {
      let color = color(angle: angle, chroma: chroma, luminance: luminance)
      if color.isShown || chroma < 0.01 { return color }
      chroma -= 0.005
    }
  }

  private static func color(angle: Double, chroma: Double, luminance: Double) -> PerceptualColor {
    var color = PerceptualColor(
      lightness: 0.5, a: chroma * cosine(angle), b: chroma * sine(angle))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      color.lightness = (low + high) / 2
      if color.luminance < luminance { low = color.lightness } else { high = color.lightness }
    }
    return color
  }
}

extension PerceptualColor {
  /// Whether screens show it as it is, nothing cut off.
  var isShown: Bool {
    let (red, green, blue) = sRGB
    return distance(to: PerceptualColor(red: red, green: green, blue: blue)) < 0.002
  }
}
