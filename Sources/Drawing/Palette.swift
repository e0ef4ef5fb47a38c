private import CategoryColors
public import Motion
private import Numerics

/// The theme colours for pictures without a style sheet: in files, on paper and in tests.
///
/// Each colour can be replaced, as a skin does:
///
/// ```swift
/// var palette = Palette.light
/// palette[.accent] = PerceptualColor(red: 0.5, green: 0, blue: 0.5)
/// palette[1] = palette[.accent]
/// ```
public struct Palette: Sendable, Hashable {
  private var roles: [PerceptualColor]
  private var numbered: [PerceptualColor]
  /// Whether it is the palette of dark mode.
  public let isDark: Bool

  private init(
    isDark: Bool, _ roles: [(lightness: Double, chroma: Double, hue: Double)],
    amounts: [PerceptualColor]
  ) {
    self.isDark = isDark
    self.roles =
      roles.map {
        PerceptualColor(lightness: $0.lightness, chroma: $0.chroma, hue: $0.hue)
      } + amounts
    numbered = CategoryColor.all.map { color in
      let shade = isDark ? color.dark : color.light
      return PerceptualColor(
        lightness: Double(shade.lightness) / 1_000, chroma: Double(shade.chroma) / 1_000,
        hue: Double(shade.hue))
    }
  }

  /// The theme in light mode and on paper.
  public static let light = Palette(
    isDark: false,
    [
      (0.982, 0.003, 85), (1, 0, 0), (0.955, 0.004, 85), (0.22, 0.012, 270),
      (0.48, 0.012, 270), (0.50, 0.19, 275), (1, 0, 0), (0.905, 0.005, 85), (0.48, 0.12, 150),
      (0.50, 0.11, 70), (0.50, 0.18, 25), (0.72, 0.005, 270),
    ],
    amounts: [
      PerceptualColor(lightness: 0.86, a: -0.008, b: -0.05),
      PerceptualColor(lightness: 0.4, a: -0.012, b: -0.135),
    ])

  /// The theme in dark mode.
  public static let dark = Palette(
    isDark: true,
    [
      (0.175, 0.008, 270), (0.225, 0.01, 270), (0.275, 0.01, 270), (0.955, 0.004, 270),
      (0.74, 0.012, 270), (0.76, 0.13, 275), (0.17, 0.03, 275), (0.33, 0.01, 270),
      (0.78, 0.13, 150), (0.82, 0.13, 80), (0.76, 0.13, 25), (0.72, 0.005, 270),
    ],
    amounts: [
      PerceptualColor(lightness: 0.4, a: -0.007, b: -0.075),
      PerceptualColor(lightness: 0.9, a: -0.01, b: -0.045),
    ])

  /// The colour of a role.
  public subscript(role: Ink.Role) -> PerceptualColor {
    get { roles[Int(role.rawValue)] }
    set { roles[Int(role.rawValue)] = newValue }
  }

  /// One of the twelve colours of tags, by its number from 1; other numbers wrap around.
  public subscript(number: Int) -> PerceptualColor {
    get { numbered[CategoryColor.place(of: number)] }
    set { numbered[CategoryColor.place(of: number)] = newValue }
  }

  /// Returns the colour of an ink.
  public func color(of ink: Ink) -> PerceptualColor {
    var color = color(of: ink.source)
    if let change = ink.change {
      let target = self.color(of: change.target)
      color.animatableData = color.animatableData.interpolated(
        towards: target.animatableData, amount: change.share)
    }
    color.opacity *= ink.opacity
    return color
  }

  private func color(of source: Ink.Source) -> PerceptualColor {
    switch source {
    case .role(let role): self[role]
    case .palette(let number): self[number]
    case .color(let color): color
    case .pair(let light, let dark): isDark ? dark : light
    case .textOnRole(let role): self[role].text
    case .textOnPalette(let number): self[number].text
    }
  }
}

extension PerceptualColor {
  /// Makes a colour from its lightness, its chroma and its hue in degrees, as CSS writes `oklch`.
  public init(lightness: Double, chroma: Double, hue: Double, opacity: Double = 1) {
    let angle = hue * .pi / 180
    self.init(
      lightness: lightness, a: chroma * cosine(angle), b: chroma * sine(angle), opacity: opacity)
  }
}
