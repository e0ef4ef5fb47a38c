import CategoryColors

/// A distance defined by the theme.
public enum Space: Sendable {
  /// No space.
  case none
  /// Between parts of one thing.
  case tiny
  /// Between things that belong together.
  case small
  /// The usual distance.
  case medium
  /// Between groups.
  case large
  /// Between sections.
  case huge

  package var css: String {
    switch self {
    case .none: "0"
    case .tiny: "var(--space-tiny)"
    case .small: "var(--space-small)"
    case .medium: "var(--space-medium)"
    case .large: "var(--space-large)"
    case .huge: "var(--space-huge)"
    }
  }
}

/// A length: defined by the theme, or a fraction of the available space.
public enum Length: Sendable {
  /// A fraction of the available space, from 0 to 1.
  case fraction(Double)
  /// All the available space.
  case full
  /// The width of comfortably readable text.
  case readable
  /// The width of a side column or a small dialogue.
  case narrow
  /// The maximum width of a page.
  case wide
  /// The minimum size of a touch target.
  case touch
  /// A number of letters, 1 to 99.
  case characters(Int)

  package var css: String {
    switch self {
    case .fraction(let share): percent(share)
    case .full: "100%"
    case .readable: "var(--width-readable)"
    case .narrow: "var(--width-narrow)"
    case .wide: "var(--width-wide)"
    case .touch: "var(--touch)"
    case .characters(let count): "\(count)ch"
    }
  }
}

/// Returns a fraction as a CSS percentage, to a hundredth of a percent; printing doubles would cost
/// 8 kB, and rounding them a mathematical library.
package func percent(_ share: Double) -> String {
  let clamped = share.isNaN ? 0 : min(max(share, 0), 1)
  let parts = Int(clamped * 10_000 + 0.5)
  let rest = parts % 100
  return "\(parts / 100)." + (rest < 10 ? "0\(rest)%" : "\(rest)%")
}

/// A colour of the theme, by purpose.
public indirect enum Color: Sendable {
  /// The background of the page.
  case background
  /// The background of surfaces on the page.
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
  /// Borders and dividers.
  case border
  /// Success.
  case success
  /// Something needs attention.
  case warning
  /// An error, or an action that cannot be undone.
  case danger
  /// One of the twelve colours that distinguish tags, by its number from 1; other numbers wrap
  /// around.
  case palette(Int)
  /// A colour with an opacity, from 0 to 1.
  case mix(Color, Double)

  package var css: String {
    switch self {
    case .background: "var(--background)"
    case .surface: "var(--surface)"
    case .fill: "var(--fill)"
    case .primary: "var(--primary)"
    case .secondary: "var(--secondary)"
    case .accent: "var(--accent)"
    case .onAccent: "var(--on-accent)"
    case .border: "var(--border)"
    case .success: "var(--success)"
    case .warning: "var(--warning)"
    case .danger: "var(--danger)"
    case .palette(let number): "var(--tag-\(CategoryColor.place(of: number) + 1))"
    case .mix(let color, let share):
      "color-mix(in oklab, " + color.css + " " + percent(share) + ", transparent)"
    }
  }
}

/// A size and weight of text of the theme.
public enum Font: Sendable {
  /// The page's name.
  case largeTitle
  /// A section's name.
  case title
  /// A subsection's name.
  case headline
  /// Running text.
  case body
  /// Small text such as captions.
  case caption
  /// Text in a monospaced font.
  case monospaced

  var css: String {
    switch self {
    case .largeTitle: "var(--font-large-title)"
    case .title: "var(--font-title)"
    case .headline: "var(--font-headline)"
    case .body: "var(--font-body)"
    case .caption: "var(--font-caption)"
    case .monospaced: "var(--font-monospaced)"
    }
  }
}

/// The radius of a view's corners.
public enum Corner: Sendable {
  /// The radius of a field's corners.
  case small
  /// The radius of a card's corners.
  case medium
  /// Fully rounded ends.
  case capsule

  package var css: String {
    switch self {
    case .small: "var(--radius-small)"
    case .medium: "var(--radius-medium)"
    case .capsule: "999px"
    }
  }
}
