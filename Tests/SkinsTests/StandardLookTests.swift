import Drawing
import Foundation
import Interface
import Motion
import Rendering
import Reporting
import Styles
import Testing

@testable import Skins

/// The file of the standard look compared with the code that shows it: the page is compiled without styles.
@Suite struct `The standard look` {
  private let colors = [
    SkinColors(ProbaStyle.standard.light), SkinColors(ProbaStyle.standard.dark),
  ]

  /// The values of the properties of the page's theme by their names.
  private static let theme: [String: String] = {
    let pairs = Theme.standard.css.split(separator: ";").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (String(parts[0].dropFirst(2)), String(parts[1]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// A number as CSS may abbreviate it: `0.25rem` as `.25rem`, `1.0` as `1`.
  private func abbreviated(_ value: String) -> String {
    value.replacing(/\b0\./, with: ".").replacing(/\.0(?![0-9])/, with: "")
  }

  /// The hexadecimal digits of a colour in CSS.
  private func hex(_ css: Substring) throws -> String {
    if css == "#fff" { return "#ffffff" }
    let parts = css.dropFirst("oklch(".count).dropLast().split(separator: " ")
    let isPercent = parts[0].hasSuffix("%")
    let lightness = try number(isPercent ? parts[0].dropLast() : parts[0])
    return PerceptualColor(
      lightness: isPercent ? lightness / 100 : lightness, chroma: try number(parts[1]),
      hue: try number(parts[2])
    ).hex
  }

  private func number(_ css: Substring) throws -> Double {
    let digits = css.replacing(/^(-?)\./, with: { "\($0.1)0." })
    return try #require(Double(String(digits)))
  }

  private func shades(_ name: String) throws -> [String] {
    let value = try #require(Self.theme[name])
    return try value.dropFirst("light-dark(".count).dropLast().split(separator: ",").map {
      try hex($0)
    }
  }

  @Test func `has the colours of the page`() throws {
    for (role, token) in Skin.tokens {
      #expect(
        try shades(token.rawValue) == colors.map { $0.roles[role]?.hex }, "\(token.rawValue)")
    }
    for place in 0..<12 {
      #expect(try shades("tag-\(place + 1)") == colors.map { $0.tags[place].hex }, "\(place + 1)")
    }
  }

  @Test func `has the fonts and lengths of the page`() {
    for (token, value) in Skin.values(of: .standard) {
      #expect(abbreviated(value) == Self.theme[token.rawValue], "\(token.rawValue)")
    }
  }

  /// The shadow, the font that grows with the window, and the size of touch targets are not configurable.
  @Test func `leaves out nothing of the page but this`() {
    let named = Skin.tokens.map(\.value) + Skin.values(of: .standard).map(\.key)
    #expect(Set(Theme.Token.allCases).subtracting(named) == [.shadow, .fontFigure, .touch])
  }

  @Test func `has the colours of pictures`() {
    for (palette, colors) in zip([Palette.light, .dark], colors) {
      #expect(
        Set(colors.roles.keys)
          == Set(Ink.Role.allCases).subtracting([.leastAmount, .mostAmount]))
      for (role, color) in colors.roles { #expect(palette[role].hex == color.hex, "\(role)") }
      for (number, color) in zip(1..., colors.tags) {
        #expect(palette[number].hex == color.hex, "\(number)")
      }
    }
  }

  @Test func `has the metrics and fonts of reports`() {
    #expect(Skin.standard.report == ReportDesign())
    #expect(Skin.standard.families == Fonts.families)
  }

  @Test func `is what is shown without a skin`() {
    let skin = Skin.standard
    #expect(skin.css == ":root{" + Theme.standard.css + "}")
    #expect(skin.light == .light && skin.dark == .dark)
    #expect(skin.paper[.background].hex == "#ffffff" && skin.paper[.accent] == skin.light[.accent])
  }

  /// The colours of drawings on the page without a style sheet.
  @Test func `has the colours that drawings of the page fall back to`() throws {
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Web/drawing.js"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /const ROLES = \[([^\]]*)\]/)).1
    let roles = list.matches(of: /"([^"]*)"/).map { $0.1 }
    #expect(roles.count == Ink.Role.allCases.count)
    for (role, entry) in zip(Ink.Role.allCases, roles) {
      let name = entry.prefix { $0 != "," }
      if let token = Skin.tokens.first(where: { $0.key == role })?.value {
        #expect(entry == token.rawValue)
        continue
      }
      let own = Skin.drawn.first { $0.key == role }?.value
      #expect(own == (colors[0].roles[role] == nil ? nil : String(name)))
      let numbers = try entry.matches(of: /-?[0-9]*\.[0-9]+|-?[0-9]+/).map { try number($0.0) }
      let shades =
        numbers.count == 3
        ? [PerceptualColor(lightness: numbers[0], chroma: numbers[1], hue: numbers[2])]
        : [
          PerceptualColor(lightness: numbers[0], a: numbers[1], b: numbers[2]),
          PerceptualColor(lightness: numbers[3], a: numbers[4], b: numbers[5]),
        ]
      #expect(shades[0].hex == Palette.light[role].hex, "\(role)")
      #expect(shades[shades.count - 1].hex == Palette.dark[role].hex, "\(role)")
    }
  }
}

extension PerceptualColor {
  /// The colour in the notation of a style file.
  var hex: String {
    let (red, green, blue) = sRGB
    return StyleColor(red: red, green: green, blue: blue).hex
  }
}
