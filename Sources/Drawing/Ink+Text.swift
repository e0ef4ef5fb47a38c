private import CategoryColors
internal import Motion

extension Ink {
  /// Black or white, whichever has the higher contrast with a colour: at least 4.5 to 1 (WCAG 2.2, 1.4.3).
  ///
  /// - Parameter ground: the colour, in the standard theme.
  public static func text(on ground: Ink) -> Ink {
    guard case .palette(let number) = ground.source, ground.change == nil, ground.opacity == 1
    else { return legible(on: ground) }
    return onPalette[CategoryColor.place(of: number)]
  }

  /// Precomputed, because charts need it for each of their parts each time they are drawn.
  private static let onPalette = CategoryColor.all.indices.map { legible(on: .palette($0 + 1)) }

  private static func legible(on ground: Ink) -> Ink {
    .pair(
      light: legible(on: Palette.light.color(of: ground)),
      dark: legible(on: Palette.dark.color(of: ground)))
  }

  private static func legible(on ground: PerceptualColor) -> PerceptualColor {
    let black = PerceptualColor(lightness: 0, a: 0, b: 0)
    let white = PerceptualColor(lightness: 1, a: 0, b: 0)
    return ground.contrast(with: black) >= ground.contrast(with: white) ? black : white
  }
}
