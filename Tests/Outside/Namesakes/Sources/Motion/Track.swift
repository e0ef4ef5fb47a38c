/// Has the name of a library of Proba, and a type with that of one of its types.
public struct Track {
  public let title: String

  public init(_ title: String) { self.title = title }
}
