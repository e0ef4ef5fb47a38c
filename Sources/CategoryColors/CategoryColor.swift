/// A colour that identifies a category, with a shade for light and one for dark backgrounds.
///
/// The colours of ``all`` differ in lightness, chroma and hue, so that people with colour blindness can
/// distinguish them too. They are whole numbers so that a page can write them without code that formats
/// fractions.
public struct CategoryColor: Sendable, Hashable {
  /// A colour in the cylindrical coordinates of OKLab.
  public struct Shade: Sendable, Hashable {
    /// The lightness in thousandths of that of white.
    public let lightness: Int
    /// The chroma in thousandths.
    public let chroma: Int
    /// The hue in degrees.
    public let hue: Int

    init(_ lightness: Int, _ chroma: Int, _ hue: Int) {
      self.lightness = lightness
      self.chroma = chroma
      self.hue = hue
    }

    /// The colour as CSS writes it, such as `oklch(.580 .190 270)`.
    public var css: String { "oklch(\(Self.part(lightness)) \(Self.part(chroma)) \(hue))" }

    private static func part(_ thousandths: Int) -> String {
      ".\(thousandths / 100)\(thousandths / 10 % 10)\(thousandths % 10)"
    }
  }

  /// The colour on a light background, and on paper.
  public let light: Shade
  /// The colour on a dark background.
  public let dark: Shade

  /// The palette; the first colours are the easiest to distinguish.
  public static let all: [CategoryColor] = [
    CategoryColor(light: Shade(580, 190, 270), dark: Shade(676, 160, 270)),
    CategoryColor(light: Shade(700, 130, 230), dark: Shade(774, 130, 230)),
    CategoryColor(light: Shade(820, 190, 120), dark: Shade(872, 160, 120)),
    CategoryColor(light: Shade(700, 130, 0), dark: Shade(774, 130, 0)),
    CategoryColor(light: Shade(740, 130, 100), dark: Shade(807, 130, 100)),
    CategoryColor(light: Shade(460, 190, 30), dark: Shade(577, 160, 30)),
    CategoryColor(light: Shade(460, 160, 320), dark: Shade(577, 160, 320)),
    CategoryColor(light: Shade(820, 130, 200), dark: Shade(872, 130, 200)),
    CategoryColor(light: Shade(580, 190, 0), dark: Shade(676, 160, 0)),
    CategoryColor(light: Shade(820, 70, 50), dark: Shade(872, 70, 50)),
    CategoryColor(light: Shade(460, 190, 260), dark: Shade(577, 160, 260)),
    CategoryColor(light: Shade(620, 130, 100), dark: Shade(708, 130, 100)),
  ]

  /// The index in ``all`` of a number that counts from 1 and wraps around the palette, so that 13 is the
  /// first again.
  public static func place(of number: Int) -> Int {
    let rest = (number % all.count + all.count) % all.count
    return rest == 0 ? all.count - 1 : rest - 1
  }

  /// The colour of a number that counts from 1 and wraps around the palette.
  public static func number(_ number: Int) -> CategoryColor { all[place(of: number)] }
}
