import CategoryColors
import TextBytes

/// The colours, fonts and metrics of a page; views refer to them by name instead of using their
/// own.
public struct Theme: Sendable {
  /// A colour in CSS, for the light and the dark appearance.
  public struct Shade: Sendable {
    let light: String
    let dark: String

    /// Creates a colour for the light and the dark appearance.
    public init(light: String, dark: String) {
      self.light = light
      self.dark = dark
    }
  }

  /// One custom property of the style sheet.
  struct Entry: Sendable {
    let token: Token
    let light: String
    /// The value for the dark appearance, if it differs.
    let dark: String?

    init(_ token: Token, _ light: String, dark: String? = nil) {
      self.token = token
      self.light = light
      self.dark = dark
    }
  }

  var entries: [Entry]

  /// Returns the value of a name in CSS, in the light appearance if the two differ.
  public func value(of token: Token) -> String? {
    entries.last { $0.token == token }?.light
  }

  /// Sets a colour.
  public mutating func set(_ token: Token, to shade: Shade) {
    entries.append(Entry(token, shade.light, dark: shade.dark))
  }

  /// Replaces a colour in one appearance or both, in CSS; nil leaves one as it is.
  public mutating func set(_ token: Token, light: String?, dark: String?) {
    let old = entries.last { $0.token == token }
    guard let light = light ?? old?.light else { return }
    entries.append(Entry(token, light, dark: dark ?? old?.dark))
  }

  /// Sets a font or a length, in CSS.
  public mutating func set(_ token: Token, to value: String) {
    entries.append(Entry(token, value))
  }

  /// Sets a colour, font or length by its name, as a theme file does.
  ///
  /// - Parameters:
  ///   - name: the raw value of a ``Token``.
  ///   - light: the value in CSS.
  ///   - dark: the value for the dark appearance, if it differs.
  /// - Returns: whether the name exists and the values are safe CSS values.
  public mutating func set(named name: String, to light: String, dark: String? = nil) -> Bool {
    guard let token = Token.allCases.first(where: { $0.rawValue.isSame(as: name) }),
      Self.isValue(light), dark.map({ Self.isValue($0) }) ?? true
    else { return false }
    entries.append(Entry(token, light, dark: dark))
    return true
  }

  /// Whether the text cannot end its declaration and begin another, nor swallow the next one: its
  /// brackets and quotes are balanced, and it has no comments, character references or end of a
  /// style element.
  private static func isValue(_ text: String) -> Bool {
    var quote: UInt8?
    var depth = 0
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "\\"), 0..<0x20:
        return false
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "*") where last == UInt8(ascii: "/"): return false
      default: break
      }
      if depth < 0 { return false }
      last = byte
    }
    return quote == nil && depth == 0 && last != 0
  }

  /// The names that views use.
  public enum Token: String, CaseIterable, Sendable {
    /// The font families that the fonts use.
    case family
    /// The colours of backgrounds, text, the accent, borders, and meanings.
    case background, surface, fill, primary, secondary, accent, border, success, warning, danger
    /// Text on the accent.
    case onAccent = "on-accent"
    /// The shadow of a card.
    case shadow
    /// The font of the one figure that is a screen's subject.
    case fontFigure = "font-figure"
    /// The font of the page's own heading.
    case fontLargeTitle = "font-large-title"
    /// The font of headings.
    case fontTitle = "font-title"
    /// The font of emphasized text.
    case fontHeadline = "font-headline"
    /// The font of running text.
    case fontBody = "font-body"
    /// The font of small notes.
    case fontCaption = "font-caption"
    /// The font whose letters are equally wide.
    case fontMonospaced = "font-monospaced"
    /// Space between the parts of one thing.
    case spaceTiny = "space-tiny"
    /// Space between things that belong together.
    case spaceSmall = "space-small"
    /// Space between separate things.
    case spaceMedium = "space-medium"
    /// Space between groups.
    case spaceLarge = "space-large"
    /// Space between sections of the page.
    case spaceHuge = "space-huge"
    /// The corners of controls.
    case radiusSmall = "radius-small"
    /// The corners of cards.
    case radiusMedium = "radius-medium"
    /// The width of a column of controls.
    case widthNarrow = "width-narrow"
    /// The width of comfortably readable lines.
    case widthReadable = "width-readable"
    /// The width of tables and charts.
    case widthWide = "width-wide"
    /// The minimum size of touch targets.
    case touch
  }

  /// The theme as declarations for the browser.
  package var css: String {
    var css = "color-scheme:light dark;"
    // Chosen as a set, and the same in files and in print; a skin of the server may put others over them.
    for (place, color) in CategoryColor.all.enumerated() {
      css += "--tag-\(place + 1):light-dark(" + color.light.css + "," + color.dark.css + ");"
    }
    for entry in entries {
      css += "--" + entry.token.rawValue + ":"
      if let dark = entry.dark {
        css += "light-dark(" + entry.light + "," + dark + ");"
      } else {
        css += entry.light + ";"
      }
    }
    return css
  }
}

extension Theme {
  /// The theme of Proba: warm greys and one violet blue.
  public static var standard: Theme {
    Theme(entries: [
      Entry(
        .family, "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif"),
      Entry(.background, "oklch(98.2% .003 85)", dark: "oklch(17.5% .008 270)"),
      Entry(.surface, "#fff", dark: "oklch(22.5% .01 270)"),
      Entry(.fill, "oklch(95.5% .004 85)", dark: "oklch(27.5% .01 270)"),
      Entry(.primary, "oklch(22% .012 270)", dark: "oklch(95.5% .004 270)"),
      Entry(.secondary, "oklch(48% .012 270)", dark: "oklch(74% .012 270)"),
      Entry(.accent, "oklch(50% .19 275)", dark: "oklch(76% .13 275)"),
      Entry(.onAccent, "#fff", dark: "oklch(17% .03 275)"),
      Entry(.border, "oklch(90.5% .005 85)", dark: "oklch(33% .01 270)"),
      Entry(.success, "oklch(48% .12 150)", dark: "oklch(78% .13 150)"),
      Entry(.warning, "oklch(50% .11 70)", dark: "oklch(82% .13 80)"),
      Entry(.danger, "oklch(50% .18 25)", dark: "oklch(76% .13 25)"),
      Entry(
        .shadow,
        "0 1px 2px light-dark(oklch(20% .02 270/.05),transparent),"
          + "0 12px 40px -8px light-dark(oklch(20% .02 270/.12),oklch(0% 0 0/.55))"),
      Entry(.fontFigure, "600 clamp(2.75rem,1.5rem + 6vi,4.5rem)/1.05 var(--family)"),
      Entry(.fontLargeTitle, "700 1.75rem/1.2 var(--family)"),
      Entry(.fontTitle, "650 1.3rem/1.3 var(--family)"),
      Entry(.fontHeadline, "600 1.0625rem/1.4 var(--family)"),
      Entry(.fontBody, "400 1rem/1.5 var(--family)"),
      Entry(.fontCaption, "400 .8125rem/1.4 var(--family)"),
      Entry(.fontMonospaced, "400 1rem/1.5 ui-monospace,monospace"),
      Entry(.spaceTiny, ".25rem"),
      Entry(.spaceSmall, ".5rem"),
      Entry(.spaceMedium, "1rem"),
      Entry(.spaceLarge, "1.75rem"),
      Entry(.spaceHuge, "3rem"),
      Entry(.radiusSmall, ".625rem"),
      Entry(.radiusMedium, "1.375rem"),
      Entry(.widthNarrow, "22rem"),
      Entry(.widthReadable, "44rem"),
      Entry(.widthWide, "72rem"),
      Entry(.touch, "2.75rem"),
    ])
  }
}
