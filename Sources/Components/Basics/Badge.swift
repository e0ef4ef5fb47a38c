public import Interface

/// Room within the four edges of something.
public struct Insets: Equatable, Sendable {
  /// The room at each edge.
  public var top, leading, bottom, trailing: Space

  /// Creates room that is told for each edge.
  public init(
    top: Space = .none, leading: Space = .none, bottom: Space = .none, trailing: Space = .none
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates the same room at all edges.
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

/// A line of text with room around it, on a ground of a tone.
public struct Badge: Primitive, Component {
  /// The element the text is.
  public var element: Element

  /// Creates text with room within its edges.
  public init(
    _ text: String,
    insets: Insets = Insets(top: .tiny, leading: .small, bottom: .tiny, trailing: .small)
  ) {
    element = Element(.span, [.look(.badge)] + insets.traits) { Words(text) }
  }

  /// Takes on a quality; text cannot be busy or disabled.
  public mutating func adopt(_ quality: Quality) {
    var own = Qualities()
    own.adopt(quality)
    for trait in own.traits { apply(trait) }
  }
}
