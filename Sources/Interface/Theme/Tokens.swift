import CategoryColors

/// A distance of the theme.
public enum Space: Sendable {
  /// No room.
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

/// A length: of the theme, or a share of the room there is.
public enum Length: Sendable {
  /// A share of the room, from 0 to 1.
  case fraction(Double)
  /// All the room there is.
  case full
  /// As wide as text reads well.
  case readable
  /// As wide as a side column or a small dialogue.
  case narrow
  /// As wide as a page gets.
  case wide
  /// At least a finger's size.
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

/// A share as CSS writes it, to a hundredth of a percent; printing doubles would cost 8 kB,
/// and rounding them a mathematical library.
package func percent(_ share: Double) -> String {
  let clamped = share.isNaN ? 0 : min(max(share, 0), 1)
  let parts = Int(clamped * 10_000 + 0.5)
  let rest = parts % 100
  return "\(parts / 100)." + (rest < 10 ? "0\(rest)%" : "\(rest)%")
}

/// A colour of the theme, by what it is for.
public indirect enum Color: Sendable {
  /// The ground of the page.
  case background
  /// The ground of what lies on the page.
  case surface
  /// A quiet ground within a surface.
  case fill
  /// Text.
  case primary
  /// Text that stands back.
  case secondary
  /// What can be acted on.
  case accent
  /// Text on the accent colour.
  case onAccent
  /// Lines.
  case border
  /// Something went well.
  case success
  /// Something needs attention.
  case warning
  /// Something went wrong or cannot be taken back.
  case danger
  /// One of the twelve colours that tell tags apart, by its number from 1; others count around them.
  case palette(Int)
  /// A colour let through in part, from 0 to 1.
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
  /// Text beside something greater.
  case caption
  /// Figures of one width.
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

/// How round the corners are.
public enum Corner: Sendable {
  /// As a field's.
  case small
  /// As a card's.
  case medium
  /// As round as they get.
  case capsule

  package var css: String {
    switch self {
    case .small: "var(--radius-small)"
    case .medium: "var(--radius-medium)"
    case .capsule: "999px"
    }
  }
}
