import CategoryColors
import Drawing
import Interface
import Motion
import Testing

@Suite struct `The palette` {
  /// The name of each role in the style sheet.
  private static let names: [(Ink.Role, String)] = [
    (.background, "background"), (.surface, "surface"), (.fill, "fill"), (.primary, "primary"),
    (.secondary, "secondary"), (.accent, "accent"), (.onAccent, "on-accent"), (.border, "border"),
    (.success, "success"), (.warning, "warning"), (.danger, "danger"),
  ]

  /// The two values of a property such as `--accent:light-dark(oklch(…),oklch(…));`.
  private func shades(_ name: String) throws -> [PerceptualColor] {
    let start = "--\(name):light-dark("
    let line = try #require(
      Theme.standard.css.split(separator: ";").first(where: { $0.hasPrefix(start) }))
    let values = line.dropFirst(start.count).dropLast().split(separator: ",")
    return try values.map { value in
      if value == "#fff" { return PerceptualColor(red: 1, green: 1, blue: 1) }
      let parts = value.dropFirst("oklch(".count).dropLast().split(separator: " ")
      return PerceptualColor(
        lightness: try #require(Double(parts[0].dropLast())) / 100,
        chroma: try #require(Double(parts[1].hasPrefix(".") ? "0" + parts[1] : "\(parts[1])")),
        hue: try #require(Double(parts[2])))
    }
  }

  @Test func `equals the theme of the style sheet`() throws {
    // The others are colours only of drawings.
    #expect(Self.names.map(\.0) == Ink.Role.allCases.dropLast(3))
    for (role, name) in Self.names {
      for (palette, shade) in zip([Palette.light, .dark], try shades(name)) {
        let difference = palette[role].animatableData - shade.animatableData
        #expect(difference.magnitudeSquared < 1e-6, "\(name), dark: \(palette.isDark)")
      }
    }
    for (number, color) in zip(1..., CategoryColor.all) {
      let entry = "--tag-\(number):light-dark(\(color.light.css),\(color.dark.css));"
      #expect(Theme.standard.css.contains(entry))
    }
  }

  @Test func `has numbered colours with readable text on them`() {
    let inks = (-1...14).map { Ink.palette($0) } + [.secondary, .fill, .accent]
    for palette in [Palette.light, .dark] {
      for ink in inks {
        let text = palette.color(of: .text(on: ink))
        let contrast = text.contrast(with: palette.color(of: ink))
        #expect(contrast >= 4.5, "\(ink), dark: \(palette.isDark)")
      }
      #expect(palette.color(of: .palette(13)) == palette[1] && palette[0] == palette[12])
      #expect(Set((1...12).map { palette.color(of: .palette($0)) }).count == 12)
    }
  }

  @Test func `has text that stays legible when a colour is replaced`() {
    var palette = Palette.light
    let black = PerceptualColor(red: 0, green: 0, blue: 0)
    let white = PerceptualColor(red: 1, green: 1, blue: 1)
    for (ink, change) in [
      (Ink.palette(3), { (palette: inout Palette, color: PerceptualColor) in palette[3] = color }),
      (.fill, { $0[.fill] = $1 }),
    ] {
      let text = Ink.text(on: ink)
      change(&palette, black)
      #expect(palette.color(of: text).distanceSquared(to: white) < 1e-9)
      change(&palette, white)
      #expect(palette.color(of: text).distanceSquared(to: black) < 1e-9)
    }
  }

  @Test func `mixes colours perceptually, and multiplies opacities`() {
    let half = Palette.light.color(of: .primary.mixed(with: .surface, share: 0.5))
    let ends = (Palette.light[.primary].lightness, Palette.light[.surface].lightness)
    #expect(abs(half.lightness - (ends.0 + ends.1) / 2) < 1e-9)
    #expect(Palette.dark.color(of: .accent.opacity(0.5).opacity(0.5)).opacity == 0.25)
    let black = PerceptualColor(red: 0, green: 0, blue: 0)
    let white = PerceptualColor(red: 1, green: 1, blue: 1)
    let pair = Ink.pair(light: black, dark: white)
    #expect(Palette.light.color(of: pair) == black && Palette.dark.color(of: pair) == white)
  }
}

extension PerceptualColor {
  fileprivate func distanceSquared(to other: PerceptualColor) -> Double {
    (animatableData - other.animatableData).magnitudeSquared
  }
}
