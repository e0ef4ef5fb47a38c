/// Text that only the server shows, such as descriptions and refusals: in the page's program it takes no
/// space.
public struct ServerText: Sendable, ExpressibleByStringLiteral {
  #if hasFeature(Embedded)
    /// Discards the text.
    @inline(__always)
    public init(stringLiteral text: StaticString) {}
  #else
    /// The text.
    let text: String

    /// Stores the text.
    public init(stringLiteral text: String) { self.text = text }
  #endif
}

extension ServerText {
  #if hasFeature(Embedded)
    var text: String { "" }
  #endif
}
