internal import JSON

/// The reply to a request that is carried out.
public struct Reply<Content: Body>: Sendable {
  /// The status.
  public let status: Int
  /// The content.
  public let body: Content
  /// The meaning of the reply; empty if the endpoint's summary covers it.
  let meaning: ServerText
  /// The target of the `Link` header; empty if there is no such header.
  let link: ServerText

  /// Returns the same reply with a `Link` header.
  @inline(__always)
  func linking(_ link: ServerText) -> Self {
    Self(status: status, body: body, meaning: meaning, link: link)
  }
}

extension Reply {
  /// The reply to a request that was carried out.
  @inline(__always)
  static func ok(_ body: Content, _ meaning: ServerText = "") -> Self {
    Self(status: 200, body: body, meaning: meaning, link: "")
  }

  /// The reply to a request whose content was stored.
  @inline(__always)
  static func created(_ body: Content, _ meaning: ServerText) -> Self {
    Self(status: 201, body: body, meaning: meaning, link: "")
  }
}

extension Reply<NoBody> {
  /// The reply without content to a request that was carried out.
  @inline(__always)
  static func nothing(_ meaning: ServerText) -> Self {
    Self(status: 204, body: NoBody(), meaning: meaning, link: "")
  }
}

#if !hasFeature(Embedded)
  /// A reason why an endpoint does not carry out a request.
  struct Refusal: Sendable {
    let status: Int
    let meaning: ServerText
    let description: @Sendable (inout Components) -> JSONValue

    init(_ status: Int, _ meaning: ServerText, _ schema: some Schema) {
      self.status = status
      self.meaning = meaning
      description = { schema.description(in: &$0) }
    }
  }
#endif
