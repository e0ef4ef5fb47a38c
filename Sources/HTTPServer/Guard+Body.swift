extension Guard {
  /// Requires that the length of the body is stated in one way only.
  ///
  /// Two ways can be read differently by a proxy in front, which smuggles a second request in.
  static let framing = Guard { request in
    request.headers.hasClearLength ? nil : .unclearLength
  }

  /// Requires that a body that changes something is of one of the types.
  ///
  /// A form of a foreign page can send text and forms without asking first; it cannot send JSON.
  static func bodyType(_ types: [String]) -> Guard {
    Guard { request in
      guard !request.method.isSafe, request.hasBody else { return nil }
      let values = request.headers.all("Content-Type")
      let type = values.first.map { trimmed($0.prefix { $0 != ";" }) } ?? ""
      let isTaken = values.count == 1 && types.contains { equalIgnoringCase($0, type) }
      return isTaken
        ? nil
        : .failure(
          .unsupportedMediaType, code: "body_type",
          "The body must have the type \(types.joined(separator: " or ")).")
    }
  }

  /// Requires that a body, announced or received, is not longer than this number of bytes.
  static func bodySize(_ limit: Int) -> Guard {
    Guard { request in
      max(request.headers.announcedBytes, request.body.count) > limit ? .tooLarge(limit) : nil
    }
  }
}

extension Headers {
  /// Whether at most one header states the length of the body: `Content-Length` or `Transfer-Encoding`.
  var hasClearLength: Bool {
    let lengths = all("Content-Length")
    let codings = all("Transfer-Encoding")
    return lengths.count + codings.count <= 1
      && lengths.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      && codings.allSatisfy { equalIgnoringCase($0, "chunked") }
  }
}

extension Response {
  /// Returns the refusal of a body over the limit.
  static func tooLarge(_ limit: Int) -> Response {
    failure(
      .contentTooLarge, code: "body_too_large", "The body is longer than \(limit) bytes.")
  }
}
