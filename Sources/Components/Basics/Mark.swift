public import Interface

/// The distinguishing mark of a thing at a glance: a disc in its colour, or an emoji in the disc's place.
///
/// It is decorative; the name of the thing stands beside it.
public struct Mark: Primitive {
  /// The element the mark is.
  public var element: Element

  /// Creates a disc, or an emoji unless that is empty.
  public init(_ color: Color, emoji: String = "") {
    element =
      emoji.utf8.isEmpty
      ? Dot(color).element
      : Element(.span, [.attribute(.ariaHidden, "true")]) { Words(emoji) }
  }
}
