public import Drawing
private import Motion
public import Reporting
public import Styles

/// The look of Proba: the page, pictures of charts, and printed reports.
///
/// All of it comes from one style file, `Proba.styles.json`, whose types are written before this module is
/// compiled: a name that the file does not have does not compile. A skin is another file that has some of its
/// names.
///
/// ```swift
/// let skin = Skin(styler.styles)
/// let css = skin.css
/// let file = try Rendering.png(picture, palette: skin.light, fonts: Fonts(skin.families))
/// ```
public struct Skin: Sendable, Equatable {
  /// The theme of the page.
  ///
  /// Names missing in the files are as in `Theme.standard`, to the letter.
  public let css: String
  /// The colours of pictures in light mode.
  public let light: Palette
  /// The colours of pictures in dark mode.
  public let dark: Palette
  /// The colours of printed documents: those of light mode on the colour of the paper.
  public let paper: Palette
  /// The font families of pictures and reports, in order of preference.
  public let families: String
  /// The metrics of reports, and of charts in files.
  public let report: ReportDesign

  /// Takes the styles as they are now.
  ///
  /// - Parameter styles: the styles of a file; missing ones are as in the standard look.
  public init(_ styles: StyleLookup) {
    let style = ProbaStyle(styles)
    css = Self.css(of: style)
    light = SkinColors(style.light).palette(
      over: .light, as: SkinColors(ProbaStyle.standard.light))
    dark = SkinColors(style.dark).palette(over: .dark, as: SkinColors(ProbaStyle.standard.dark))
    var paper = light
    paper[.background] = PerceptualColor(style.report.paperColor)
    self.paper = paper
    families = Self.families(of: style)
    report = ReportDesign(style.report)
  }

  /// The look without any skin.
  public static let standard = Skin(StyleLookup { _ in nil })

  /// The full names of all styles that have an effect.
  public static var names: [String] { ProbaStyle.names }

  /// Returns the families of reports: those that a skin has for them, or else for the page.
  private static func families(of style: ProbaStyle) -> String {
    let standard = ProbaStyle.standard
    guard style.report.family == standard.report.family, style.family != standard.family else {
      return style.report.family
    }
    // Names in CSS may have quotation marks, which fonts are not looked up by.
    return style.family.split(separator: ",").map { name in
      String(name.filter { $0 != "\"" && $0 != "'" }.drop { $0 == " " })
    }.joined(separator: ",")
  }
}

extension ProbaStyle {
  /// The styles of the file itself.
  static let standard = ProbaStyle(StyleLookup { _ in nil })
}

extension ReportDesign {
  fileprivate init(_ style: ReportStyle) {
    self.init()
    let margins = style.margins
    self.margins = Margins(
      top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    letters.title = style.letters.title
    letters.subtitle = style.letters.subtitle
    letters.heading = style.letters.heading
    letters.days = style.letters.days
    letters.text = style.letters.text
    letters.note = style.letters.note
    headingWeight = Int(min(max(style.headingWeight, 1), 1_000))
    lineWidth = style.lineWidth
    coverageHeight = style.coverage.height
    coverageRadius = style.coverage.radius
    intervalWidth = style.bars.intervalWidth
    ringHole = style.ring.hole
    ringGap = style.ring.gap
    isRingPatterned = style.ring.isPatterned
  }
}
