/// Arranges views vertically.
public struct VStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack with an alignment and a spacing.
  public init(
    alignment: HorizontalAlignment = .stretch, spacing: Space = .medium,
    @ViewBuilder content: () -> Part
  ) {
    self.init(alignment, spacing, content())
  }

  // Out of line without the content's closure: bodies are full of stacks.
  @inline(never)
  private init(_ alignment: HorizontalAlignment, _ spacing: Space, _ content: Part) {
    let traits: [Trait] = [.style(.alignItems, alignment.rawValue), .style(.gap, spacing.css)]
    element = Element(.div, .stackV, traits, content: content)
  }
}

/// Arranges views horizontally.
public struct HStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack with an alignment and a spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: Space = .medium,
    @ViewBuilder content: () -> Part
  ) {
    self.init(alignment, spacing, content())
  }

  @inline(never)
  private init(_ alignment: VerticalAlignment, _ spacing: Space, _ content: Part) {
    let traits: [Trait] = [.style(.alignItems, alignment.rawValue), .style(.gap, spacing.css)]
    element = Element(.div, .stackH, traits, content: content)
  }
}

/// Arranges views horizontally and wraps them to the next line when they do not fit.
public struct FlowStack: Primitive, Disableable {
  /// The element the stack is.
  public var element: Element

  /// Creates a stack with a spacing between views and lines.
  public init(spacing: Space = .small, @ViewBuilder content: () -> Part) {
    self.init(spacing, content())
  }

  @inline(never)
  private init(_ spacing: Space, _ content: Part) {
    element = Element(.div, .flow, [.style(.gap, spacing.css)], content: content)
  }
}

/// A plain element around a view, to which the modifiers of composite views apply.
public struct Box: Primitive, Disableable {
  // Declared explicitly: inferring the view defaults would refer back to this type.
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

/// Flexible space along the axis of its stack.
public struct Spacer: Primitive {
  /// The element of the space.
  public var element: Element

  /// Creates flexible space.
  @inline(never)
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

/// The horizontal alignment of the views of a vertical stack.
public enum HorizontalAlignment: String, Sendable {
  /// At the leading edge.
  case leading = "start"
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing = "end"
  /// Stretched to the full width.
  case stretch
}

/// The vertical alignment of the views of a horizontal stack.
public enum VerticalAlignment: String, Sendable {
  /// At the top.
  case top = "start"
  /// In the middle.
  case center
  /// At the bottom.
  case bottom = "end"
  /// On a common text baseline.
  case firstTextBaseline = "baseline"
  /// Stretched to the full height.
  case stretch
}
