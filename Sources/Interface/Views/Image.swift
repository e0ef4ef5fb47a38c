/// A picture from an address, in its own proportions.
public struct Image: Primitive {
  /// The element the picture is.
  public var element: Element

  /// Shows the picture at an address.
  ///
  /// - Parameters:
  ///   - path: the address of the picture, on the same server.
  ///   - label: the subject of the picture, for people who do not see it; empty for mere decoration.
  public init(path: String, label: String) {
    element = Element(.img, [.attribute(.src, path), .attribute(.alt, label)]) {}
  }
}
