private import TextBytes

extension Response {
  /// Returns the response to a request whose client may hold the same content already: with an
  /// `ETag`, and without a body if the client has named that tag in `If-None-Match` (RFC 9110,
  /// section 13.1.2).
  ///
  /// A browser then keeps the content, and asks each time whether it is still current, unless it must not be
  /// stored: then only clients that keep it themselves ask so. Only a response that is ``Status/ok`` and has a
  /// body of bytes is changed.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - isPrivate: whether no cache may store the content, not even the browser's own.
  /// - Complexity: O(n) in the bytes of the body.
  public func validated(for request: Request, isPrivate: Bool = false) -> Response {
    guard status == .ok, case .bytes(let bytes) = body else { return self }
    var response = self
    // A weak tag, as the bytes on their way may be compressed.
    let tag = "\"" + fingerprint(bytes) + "\""
    response.headers["ETag"] = "W/" + tag
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = isPrivate ? "no-store" : "private, no-cache"
    guard request.holds(tag) else { return response }
    response.headers["Content-Type"] = nil
    return Response(.notModified, headers: response.headers)
  }
}

extension Request {
  /// Returns whether the client holds the content of a tag already.
  func holds(_ tag: String) -> Bool {
    headers.all("If-None-Match").flatMap { $0.split(separator: ",") }.contains { item in
      let item = trimmed(item)
      // The weak comparison, as RFC 9110 demands here.
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == tag
    }
  }
}

/// Returns the hash and the length of a body, which differ between versions of one's own content.
func fingerprint(_ bytes: [UInt8]) -> String {
  String(FNV1a(bytes.span).value, radix: 16) + "-" + String(bytes.count, radix: 16)
}
