/// Views below one another.
public struct VStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack whose views are aligned and this far apart.
  public init(
    alignment: HorizontalAlignment = .stretch, spacing: Space = .medium,
    @ViewBuilder content: () -> Part
  ) {
    let traits: [Trait] = [
      .look(.stackV), .style(.alignItems, alignment.rawValue), .style(.gap, spacing.css),
    ]
    element = Element(.div, traits, content: content())
  }
}

/// Views beside one another.
public struct HStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack whose views are aligned and this far apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: Space = .medium,
    @ViewBuilder content: () -> Part
  ) {
    let traits: [Trait] = [
      .look(.stackH), .style(.alignItems, alignment.rawValue), .style(.gap, spacing.css),
    ]
    element = Element(.div, traits, content: content())
  }
}

/// Views beside one another, continued on the next line where the room ends.
public struct FlowStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack whose views and lines are this far apart.
  public init(spacing: Space = .small, @ViewBuilder content: () -> Part) {
    element = Element(.div, .flow, [.style(.gap, spacing.css)], content: content())
  }
}

/// A plain element around a view: what modifiers of composite views change.
public struct Box: Primitive, Disableable {
  // Stated, because it is every view's default and finding them would lead back to it.
  /// A box is one element.
  public typealias Body = Never
  /// Modifiers change the box itself.
  public typealias Styled = Box

  /// The element the box is.
  public var element: Element

  init(_ content: Part) { element = Element(.div, .box, content: content) }

  /// Creates a box around views.
  public init(@ViewBuilder content: () -> Part) { self.init(content()) }
}

/// Room that grows along the stack it is in.
public struct Spacer: Primitive {
  /// The element the room is.
  public var element: Element

  /// Creates growing room.
  public init() {
    element = Element(
      .div, [.look(.spacer), .attribute(.ariaHidden, "true")])
  }
}

/// A line between views.
public struct Divider: Primitive {
  /// The element the line is.
  public var element: Element

  /// Creates a line.
  public init() { element = Element(.hr, .divider) }
}

/// How the views of a vertical stack lie across it.
public enum HorizontalAlignment: String, Sendable {
  /// At the side where lines begin.
  case leading = "start"
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing = "end"
  /// From side to side.
  case stretch
}

/// How the views of a horizontal stack lie across it.
public enum VerticalAlignment: String, Sendable {
  /// At the top.
  case top = "start"
  /// In the middle.
  case center
  /// At the bottom.
  case bottom = "end"
  /// On one line of writing.
  case firstTextBaseline = "baseline"
  /// From top to bottom.
  case stretch
}
