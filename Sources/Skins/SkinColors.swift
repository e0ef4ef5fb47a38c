internal import Drawing
internal import Motion
internal import Styles

/// The colours of one appearance.
///
/// The types of both have the same fields, since the file has the same names in both.
struct SkinColors: Sendable, Equatable {
  /// The colours of the page and of pictures by their roles, without those of scales of amounts: Proba draws
  /// amounts in the colours of their tags.
  let roles: [Ink.Role: StyleColor]
  /// The colours of tags, the first of number 1.
  let tags: [StyleColor]

  init(_ style: LightStyle) {
    roles = [
      .background: style.backgroundColor, .surface: style.surfaceColor, .fill: style.fillColor,
      .primary: style.primaryColor, .secondary: style.secondaryColor, .accent: style.accentColor,
      .onAccent: style.onAccentColor, .border: style.borderColor, .success: style.successColor,
      .warning: style.warningColor, .danger: style.dangerColor, .others: style.othersColor,
    ]
    let tags = style.tags
    self.tags = [
      tags.color1, tags.color2, tags.color3, tags.color4, tags.color5, tags.color6, tags.color7,
      tags.color8, tags.color9, tags.color10, tags.color11, tags.color12,
    ]
  }

  init(_ style: DarkStyle) {
    roles = [
      .background: style.backgroundColor, .surface: style.surfaceColor, .fill: style.fillColor,
      .primary: style.primaryColor, .secondary: style.secondaryColor, .accent: style.accentColor,
      .onAccent: style.onAccentColor, .border: style.borderColor, .success: style.successColor,
      .warning: style.warningColor, .danger: style.dangerColor, .others: style.othersColor,
    ]
    let tags = style.tags
    self.tags = [
      tags.color1, tags.color2, tags.color3, tags.color4, tags.color5, tags.color6, tags.color7,
      tags.color8, tags.color9, tags.color10, tags.color11, tags.color12,
    ]
  }

  /// Returns the colours of pictures.
  ///
  /// - Parameters:
  ///   - standard: the palette of the standard look, which is more exact than the digits of a file.
  ///   - own: the colours of the standard look, as they are in the file.
  func palette(over standard: Palette, as own: SkinColors) -> Palette {
    var palette = standard
    for (role, color) in roles where color != own.roles[role] {
      palette[role] = PerceptualColor(color)
    }
    for (number, (color, old)) in zip(1..., zip(tags, own.tags)) where color != old {
      palette[number] = PerceptualColor(color)
    }
    return palette
  }
}

extension PerceptualColor {
  /// Converts the colour of a style.
  init(_ color: StyleColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}
