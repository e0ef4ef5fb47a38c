extension String {
  /// The rights of a page of this server: everything from this server, and no frame, form or script
  /// from elsewhere.
  ///
  /// - Parameter styles: marks the style elements that the page may have; nil for none.
  public static func policy(styles: Nonce? = nil) -> String {
    let marked = styles.map { " 'nonce-\($0.text)'" } ?? ""
    return """
      default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'\(marked); \
      connect-src 'self'; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
  }
}

/// An unguessable word for one response: elements of a page that bear it were written by
/// the server.
public struct Nonce: Sendable {
  /// 128 random bits as letters and figures.
  public let text: String

  /// Makes one up, from the system's secure source.
  public init() {
    var random = SystemRandomNumberGenerator()
    text = String(random.next() as UInt64, radix: 36) + String(random.next() as UInt64, radix: 36)
  }
}
