import TextBytes

/// The cookies of a request or a document, as RFC 6265 writes them: `language=uk; size=large`.
public struct Cookies: Sendable {
  private let pairs: [(name: String, value: String)]

  /// Parses a request's `Cookie` header or `document.cookie`; anything that is not a pair is
  /// skipped.
  public init(_ text: String) {
    pairs = Array(text.utf8).split(separator: UInt8(ascii: ";")).compactMap { pair in
      let pair = pair.drop { $0 == UInt8(ascii: " ") }
      guard let cut = pair.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      return (
        String(decoding: pair[..<cut], as: UTF8.self),
        String(decoding: pair[(cut + 1)...], as: UTF8.self)
      )
    }
  }

  /// The value of the first cookie with this name; nil if there is none.
  public subscript(name: String) -> String? { pairs.first { $0.name.isSame(as: name) }?.value }
}
