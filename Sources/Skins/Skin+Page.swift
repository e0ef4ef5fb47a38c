internal import Drawing
internal import Interface
private import Styles

// The style sheet of the page.

extension Skin {
  /// Returns the rules of the page: its standard theme, and the changes of a skin over it;
  /// `Web/drawing.js` reads those that only drawings have.
  static func css(of style: ProbaStyle) -> String {
    let standard = ProbaStyle.standard
    let (light, dark) = (SkinColors(style.light), SkinColors(style.dark))
    let (oldLight, oldDark) = (SkinColors(standard.light), SkinColors(standard.dark))
    func changed(_ color: StyleColor?, _ old: StyleColor?) -> String? {
      color == old ? nil : color?.hex
    }
    var theme = Theme.standard
    for (role, token) in tokens {
      let colors = (
        light: changed(light.roles[role], oldLight.roles[role]),
        dark: changed(dark.roles[role], oldDark.roles[role])
      )
      if colors.light != nil || colors.dark != nil {
        theme.set(token, light: colors.light, dark: colors.dark)
      }
    }
    for ((token, value), (_, old)) in zip(values(of: style), values(of: standard))
    where value != old {
      // A value that would end its rule has no effect.
      _ = theme.set(named: token.rawValue, to: value)
    }
    if let edge = edge(light, dark), let shadow = theme.value(of: .shadow) {
      theme.set(.shadow, to: edge + "," + shadow)
    }
    var css = ":root{" + theme.css
    for (role, name) in drawn {
      guard let light = light.roles[role], let dark = dark.roles[role],
        light != oldLight.roles[role] || dark != oldDark.roles[role]
      else { continue }
      css += "--\(name):light-dark(\(light.hex),\(dark.hex));"
    }
    for (place, (light, dark)) in zip(light.tags, dark.tags).enumerated()
    where light != oldLight.tags[place] || dark != oldDark.tags[place] {
      css += "--tag-\(place + 1):light-dark(\(light.hex),\(dark.hex));"
    }
    let (charts, old) = (style.charts, standard.charts)
    if charts.lineScale != old.lineScale { css += "--line-scale:\(charts.lineScale);" }
    if charts.radiusScale != old.radiusScale { css += "--radius-scale:\(charts.radiusScale);" }
    return css + "}"
  }

  /// Returns the edge of cards if they have the colour of the page: a shadow alone hardly shows there.
  private static func edge(_ light: SkinColors, _ dark: SkinColors) -> String? {
    func color(_ colors: SkinColors) -> String? {
      colors.roles[.surface] == colors.roles[.background] ? colors.roles[.border]?.hex : nil
    }
    let (light, dark) = (color(light), color(dark))
    guard light != nil || dark != nil else { return nil }
    return "0 0 0 1px light-dark(\(light ?? "transparent"),\(dark ?? "transparent"))"
  }

  /// The names of colours in the style sheet of the page.
  static let tokens: KeyValuePairs<Ink.Role, Theme.Token> = [
    .background: .background, .surface: .surface, .fill: .fill, .primary: .primary,
    .secondary: .secondary, .accent: .accent, .onAccent: .onAccent, .border: .border,
    .success: .success, .warning: .warning, .danger: .danger,
  ]

  /// The names of colours that only drawings have, as `Web/drawing.js` knows them.
  static let drawn: KeyValuePairs<Ink.Role, String> = [
    .others: "others"
  ]

  /// Returns the fonts and lengths of the page, in CSS; lengths are in the size of a letter of
  /// running text.
  static func values(of style: ProbaStyle) -> KeyValuePairs<Theme.Token, String> {
    func font(_ weight: Double, _ scale: Double, _ line: Double) -> String {
      "\(Int(min(max(weight, 1), 1_000))) \(scale)rem/\(line) var(--family)"
    }
    let letters = style.letters
    let (title, headline, body) = (letters.title, letters.headline, letters.body)
    return [
      .family: style.family,
      .fontLargeTitle: font(
        letters.largeTitle.weight, letters.largeTitle.scale, letters.largeTitle.line),
      .fontTitle: font(title.weight, title.scale, title.line),
      .fontHeadline: font(headline.weight, headline.scale, headline.line),
      .fontBody: font(body.weight, body.scale, body.line),
      .fontCaption: font(letters.caption.weight, letters.caption.scale, letters.caption.line),
      .fontMonospaced: "400 1rem/1.5 \(style.monospacedFamily)",
      .radiusSmall: "\(style.radiusSmall)rem", .radiusMedium: "\(style.radiusMedium)rem",
      .spaceTiny: "\(style.spaceTiny)rem", .spaceSmall: "\(style.spaceSmall)rem",
      .spaceMedium: "\(style.spaceMedium)rem", .spaceLarge: "\(style.spaceLarge)rem",
      .spaceHuge: "\(style.spaceHuge)rem", .widthNarrow: "\(style.widthNarrow)rem",
      .widthReadable: "\(style.widthReadable)rem", .widthWide: "\(style.widthWide)rem",
    ]
  }
}
