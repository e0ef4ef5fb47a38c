internal import Motion

extension Ink {
  /// Black or white, whichever has the higher contrast with a colour: at least 4.5 to 1 (WCAG 2.2, 1.4.3).
  ///
  /// For a colour of the theme or of the palette, the choice is made when the picture is displayed,
  /// so that the text is legible in every theme. For any other it is made now, by its look in the
  /// standard theme.
  ///
  /// - Parameter ground: the colour.
  public static func text(on ground: Ink) -> Ink {
    let isPlain = ground.change == nil && ground.opacity == 1
    return switch ground.source {
    case .role(let role) where isPlain: Ink(.textOnRole(role))
    case .palette(let number) where isPlain: Ink(.textOnPalette(number))
    default:
      .pair(
        light: Palette.light.color(of: ground).text, dark: Palette.dark.color(of: ground).text)
    }
  }
}

extension PerceptualColor {
  /// Black or white, whichever has the higher contrast with this colour.
  var text: PerceptualColor {
    let black = PerceptualColor(lightness: 0, a: 0, b: 0)
    let white = PerceptualColor(lightness: 1, a: 0, b: 0)
    return contrast(with: black) >= contrast(with: white) ? black : white
  }
}
