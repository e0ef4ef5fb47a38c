extension Response {
  /// Returns the response with its body compressed by gzip, if that helps and the client accepts it.
  ///
  /// Only text of at least ``minimumCompressedSize`` bytes is compressed, and nothing that is coded
  /// already. The entity tag becomes weak, since the bytes are others (RFC 9110, section 8.8.3).
  ///
  /// Requests from other sites get an uncompressed response: from a compressed length, an eavesdropper
  /// could learn whether text in the address also occurs on the page (the BREACH attack).
  func compressed(for request: Request) -> Response {
    guard case .bytes(let bytes) = body, bytes.count >= minimumCompressedSize,
      isText, headers["Content-Encoding"] == nil
    else { return self }
    var response = self
    if !varies { response.headers.add("Vary", "Accept-Encoding") }
    guard AcceptedCodings(request.headers).contains("gzip"), !request.isFromAnotherSite,
      let smaller = gzipped(bytes)
    else { return response }
    response.headers["Content-Encoding"] = "gzip"
    if let tag = headers["ETag"], !tag.hasPrefix("W/") { response.headers["ETag"] = "W/" + tag }
    response.body = .bytes(smaller)
    return response
  }

  /// Whether caches know already that the body depends on the accepted codings.
  private var varies: Bool {
    headers.all("Vary").flatMap { $0.split(separator: ",") }
      .contains { equalIgnoringCase(trimmed($0), "Accept-Encoding") }
  }

  /// Whether the body is of a type that gets much smaller.
  private var isText: Bool {
    guard let type = headers["Content-Type"] else { return false }
    let name = trimmed(type.prefix { $0 != ";" }).lowercased()
    return name.hasPrefix("text/") || name == "application/json" || name.hasSuffix("+xml")
      || name.hasSuffix("+json")
  }
}

/// The size from which compressing a body pays, in bytes: less fits into one packet of the network.
let minimumCompressedSize = 1_200

extension Request {
  /// Whether a page of another site caused the request, such as by a link.
  fileprivate var isFromAnotherSite: Bool {
    headers["Sec-Fetch-Site"].map { !["same-origin", "none"].contains($0) } ?? false
  }
}
