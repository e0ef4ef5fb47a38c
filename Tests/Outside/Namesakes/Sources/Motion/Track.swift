/// A module with the name of a library of Proba, and a type with the name of one of its types.
public struct Track {
  public let title: String

  public init(_ title: String) { self.title = title }
}
