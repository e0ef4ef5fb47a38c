public import Interface

/// The space inside the four edges of a view.
public struct Insets: Equatable, Sendable {
  /// The space at each edge.
  public var top, leading, bottom, trailing: Space

  /// Creates insets with a space for each edge.
  public init(
    top: Space = .none, leading: Space = .none, bottom: Space = .none, trailing: Space = .none
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates the same inset at all edges.
  public init(_ space: Space) {
    self.init(top: space, leading: space, bottom: space, trailing: space)
  }

  var traits: [Trait] {
    [
      .style(.paddingBlock, top.css + " " + bottom.css),
      .style(.paddingInline, leading.css + " " + trailing.css),
    ]
  }
}

/// A line of text with padding, on a background of a tone.
public struct Badge: Primitive, Component {
  /// The element the text is.
  public var element: Element

  /// Creates a badge with padding inside its edges.
  public init(
    _ text: String,
    insets: Insets = Insets(top: .tiny, leading: .small, bottom: .tiny, trailing: .small)
  ) {
    element = Element(.span, [.look(.badge)] + insets.traits) { Words(text) }
  }

  /// Applies a quality; text cannot be busy or disabled.
  public mutating func adopt(_ quality: Quality) {
    var own = Qualities()
    own.adopt(quality)
    for trait in own.traits { apply(trait) }
  }
}
