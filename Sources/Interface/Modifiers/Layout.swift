extension View {
  /// Adds a trait to the view's element.
  package func trait(_ trait: Trait) -> Styled {
    var copy = styled
    copy.apply(trait)
    return copy
  }

  /// Adds space inside the view's edges.
  public func padding(_ space: Space = .medium) -> Styled {
    var copy = styled
    copy.apply(.style(.paddingBlock, space.css))
    copy.apply(.style(.paddingInline, space.css))
    return copy
  }

  /// Adds space inside two opposite edges.
  public func padding(_ axis: Axis, _ space: Space = .medium) -> Styled {
    trait(.style(axis == .horizontal ? .paddingInline : .paddingBlock, space.css))
  }

  /// Sets the view's width and height; the content determines those left out.
  public func frame(
    width: Length? = nil, minWidth: Length? = nil, maxWidth: Length? = nil,
    height: Length? = nil, minHeight: Length? = nil, maxHeight: Length? = nil
  ) -> Styled {
    var copy = styled
    if let width { copy.apply(.style(.inlineSize, width.css)) }
    if let minWidth { copy.apply(.style(.minInlineSize, minWidth.css)) }
    if let maxWidth { copy.apply(.style(.maxInlineSize, maxWidth.css)) }
    if let height { copy.apply(.style(.blockSize, height.css)) }
    if let minHeight { copy.apply(.style(.minBlockSize, minHeight.css)) }
    if let maxHeight { copy.apply(.style(.maxBlockSize, maxHeight.css)) }
    return copy
  }

  /// Lets the view take the remaining space in its stack.
  public func fillsRoom() -> Styled { trait(.style(.flexGrow, "1")) }

  /// Keeps the view as wide as its content, on one line, however little space there is.
  public func fixedSize() -> Styled { trait(.look(.fixed)) }

  /// Centres the view horizontally, as wide as its frame allows.
  public func centered() -> Styled { trait(.style(.marginInline, "auto")) }

  /// Lets content wider than the view be scrolled horizontally, also with the arrow keys.
  public func scrollsHorizontally(label: String) -> Styled {
    var copy = styled
    copy.apply(.look(.scroll))
    copy.apply(.attribute(.tabindex, "0"))
    copy.apply(.attribute(.role, "group"))
    copy.apply(.attribute(.ariaLabel, label))
    return copy
  }

  /// Aligns lines of text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Styled {
    trait(.style(.textAlign, alignment.rawValue))
  }
}

/// A direction across the page.
public enum Axis: Sendable {
  /// Along the lines.
  case horizontal
  /// Across the lines.
  case vertical
}

/// The alignment of lines of text.
public enum TextAlignment: String, Sendable {
  /// At the beginning of lines.
  case leading = "start"
  /// In the middle.
  case center
  /// At the end of lines.
  case trailing = "end"
}
