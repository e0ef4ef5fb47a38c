public import Interface

/// A group of related content on its own background: with a heading, and optionally a link.
public struct Card: Component {
  private let title: String
  private let content: Part
  private var qualities = Qualities()
  private var path: String?
  private var level = Text.HeadingLevel.section

  /// Creates a card with a heading; an empty one is left out.
  public init(_ title: String = "", @ViewBuilder content: () -> Part) {
    self.title = title
    self.content = content()
  }

  /// Makes the heading, and with it the whole card, a link.
  public func opens(_ path: String) -> Card {
    var copy = self
    copy.path = path
    return copy
  }

  /// Sets the rank of the heading in the page's outline.
  public func headingLevel(_ level: Text.HeadingLevel) -> Card {
    var copy = self
    copy.level = level
    return copy
  }

  /// Applies a quality.
  public mutating func adopt(_ quality: Quality) { qualities.adopt(quality) }

  /// A section with a heading.
  public var body: some View {
    var traits: [Trait] = [.look(.card), .look(.stackV), .style(.gap, Space.small.css)]
    traits += qualities.traits
    if case .some = path { traits.append(.look(.tappable)) }
    if qualities.isBusy { traits.append(.attribute(.ariaBusy, "true")) }
    return Element(.section, traits) {
      if let path {
        Box { Link(title, path: path) }.font(.headline)
      } else if !title.utf8.isEmpty {
        Text(title).heading(level)
      }
      content
    }
  }
}

/// The shape shown in place of content that is still loading.
public struct Placeholder: Primitive {
  /// The element the shape is.
  public var element: Element

  /// Creates a placeholder for a line of text of this width.
  public init(width: Length = .full) {
    element = Element(
      .span,
      [.look(.skeleton), .style(.inlineSize, width.css), .attribute(.ariaHidden, "true")])
  }
}
