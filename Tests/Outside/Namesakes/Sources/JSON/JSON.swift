/// Has the name of a library of Proba.
public struct JSON {
  public let text: String

  public init(_ text: String) { self.text = text }
}
