private import CategoryColors
public import Motion

/// A colour to draw with: a theme colour by its role, a palette colour by its number, or any other.
///
/// Theme colours are resolved when a picture is displayed, so the same picture suits light mode, dark mode
/// and paper.
public struct Ink: Sendable, Hashable {
  /// The source of a colour.
  public enum Source: Sendable, Hashable {
    /// The theme.
    case role(Role)
    /// One of the twelve colours of the palette, by its number from 1; other numbers wrap around.
    case palette(Int)
    /// A fixed colour.
    case color(PerceptualColor)
    /// One colour for light mode and paper, another for dark mode.
    case pair(light: PerceptualColor, dark: PerceptualColor)
    /// Black or white, whichever has the higher contrast with a colour of the theme.
    case textOnRole(Role)
    /// Black or white, whichever has the higher contrast with a colour of the palette.
    case textOnPalette(Int)
  }

  /// The role of a theme colour.
  public enum Role: UInt32, Sendable, Hashable, CaseIterable {
    /// The background of the page.
    case background
    /// The background of elements on the page.
    case surface
    /// A subtle background within a surface.
    case fill
    /// Text.
    case primary
    /// Secondary text.
    case secondary
    /// Interactive elements.
    case accent
    /// Text on the accent colour.
    case onAccent
    /// Lines.
    case border
    /// Something went well.
    case success
    /// Something needs attention.
    case warning
    /// Something went wrong or cannot be undone.
    case danger
    /// Parts of a chart without a colour of their own, such as small ones drawn as one.
    case others
    /// The colour of the least amounts.
    case leastAmount
    /// The colour of the greatest; colours between the two are mixed.
    case mostAmount
  }

  /// The colour, or the start of a change.
  public let source: Source
  /// The change in progress, if any; colours are interpolated in OKLab.
  public let change: Change?
  /// The opacity, 0 to 1, which multiplies that of the colour itself.
  public let opacity: Double

  /// A change of colour in progress.
  public struct Change: Sendable, Hashable {
    /// The colour it leads to.
    public let target: Source
    /// The progress, 0 to 1.
    public let share: Double
  }

  /// Makes an ink from a colour.
  public init(_ source: Source, opacity: Double = 1) {
    self.init(source, change: nil, opacity: opacity)
  }

  init(_ source: Source, change: Change?, opacity: Double) {
    self.source = source
    self.change = change
    self.opacity = min(max(opacity, 0), 1)
  }

  /// Returns the ink with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Ink {
    Ink(source, change: change, opacity: opacity * factor)
  }

  /// Returns a colour between this and another.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - share: the fraction of the other colour, 0 to 1.
  public func mixed(with other: Ink, share: Double) -> Ink {
    let share = min(max(share, 0), 1)
    return Ink(
      source, change: share > 0 ? Change(target: other.source, share: share) : nil,
      opacity: opacity + (other.opacity - opacity) * share)
  }

  /// The background of the page.
  public static let background = Ink(.role(.background))
  /// The background of elements on the page.
  public static let surface = Ink(.role(.surface))
  /// A subtle background within a surface.
  public static let fill = Ink(.role(.fill))
  /// Text.
  public static let primary = Ink(.role(.primary))
  /// Secondary text.
  public static let secondary = Ink(.role(.secondary))
  /// Interactive elements.
  public static let accent = Ink(.role(.accent))
  /// Text on the accent colour.
  public static let onAccent = Ink(.role(.onAccent))
  /// Lines.
  public static let border = Ink(.role(.border))
  /// Something went well.
  public static let success = Ink(.role(.success))
  /// Something needs attention.
  public static let warning = Ink(.role(.warning))
  /// Something went wrong or cannot be undone.
  public static let danger = Ink(.role(.danger))
  /// Parts of a chart without a colour of their own, such as small ones drawn as one.
  public static let others = Ink(.role(.others))
  /// The colour of the least amounts.
  public static let leastAmount = Ink(.role(.leastAmount))
  /// The colour of the greatest; colours between the two are mixed.
  public static let mostAmount = Ink(.role(.mostAmount))

  /// One of the twelve colours of tags, by its number from 1; inks of numbers that wrap to the same
  /// are equal.
  public static func palette(_ number: Int) -> Ink {
    Ink(.palette(CategoryColor.place(of: number) + 1))
  }

  /// A fixed colour.
  public static func color(_ color: PerceptualColor) -> Ink { Ink(.color(color)) }

  /// A colour for light mode and one for dark mode.
  public static func pair(light: PerceptualColor, dark: PerceptualColor) -> Ink {
    Ink(.pair(light: light, dark: dark))
  }
}

// Packed as a source, 1 if a change follows, the opacity, and the change: a source and its share. A
// source is a word, its kind in the low 8 bits and a role or the place in the palette above them, then
// its numbers: of a colour 4, of a pair 8.
extension [UInt32] {
  mutating func put(_ ink: Ink) {
    put(ink.source)
    append(ink.change == nil ? 0 : 1)
    put(ink.opacity)
    if let change = ink.change {
      put(change.target)
      put(change.share)
    }
  }

  private mutating func put(_ source: Ink.Source) {
    switch source {
    case .role(let role): append(role.rawValue << 8)
    case .palette(let number): append(1 | UInt32(CategoryColor.place(of: number) + 1) << 8)
    case .color(let color):
      append(2)
      put(color)
    case .pair(let light, let dark):
      append(3)
      put(light)
      put(dark)
    case .textOnRole(let role): append(4 | role.rawValue << 8)
    case .textOnPalette(let number):
      append(5 | UInt32(CategoryColor.place(of: number) + 1) << 8)
    }
  }

  private mutating func put(_ color: PerceptualColor) {
    put(color.lightness)
    put(color.a)
    put(color.b)
    put(color.opacity)
  }
}

extension WordReader {
  mutating func ink() -> Ink {
    let source = source()
    let isChanging = word() == 1
    let opacity = number()
    let change = isChanging ? Ink.Change(target: self.source(), share: number()) : nil
    return Ink(source, change: change, opacity: opacity)
  }

  private mutating func source() -> Ink.Source {
    let word = word()
    return switch word & 255 {
    case 0: .role(Ink.Role(rawValue: word >> 8) ?? .primary)
    case 1: .palette(Int(word >> 8))
    case 2: .color(color())
    case 3: .pair(light: color(), dark: color())
    case 4: .textOnRole(Ink.Role(rawValue: word >> 8) ?? .primary)
    default: .textOnPalette(Int(word >> 8))
    }
  }

  private mutating func color() -> PerceptualColor {
    PerceptualColor(lightness: number(), a: number(), b: number(), opacity: number())
  }
}
