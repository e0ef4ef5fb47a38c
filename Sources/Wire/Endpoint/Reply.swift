internal import JSON

/// What comes back where a request is carried out.
public struct Reply<Content: Body>: Sendable {
  /// The status.
  public let status: Int
  /// What it carries.
  public let body: Content
  /// What it is; empty where the endpoint's summary says it.
  let meaning: ServerText
  /// What its `Link` header leads to; empty where it has none.
  let link: ServerText

  /// The same reply, whose `Link` header leads somewhere.
  @inline(__always)
  func linking(_ link: ServerText) -> Self {
    Self(status: status, body: body, meaning: meaning, link: link)
  }
}

extension Reply {
  /// The request was carried out.
  @inline(__always)
  static func ok(_ body: Content, _ meaning: ServerText = "") -> Self {
    Self(status: 200, body: body, meaning: meaning, link: "")
  }

  /// What was sent is stored.
  @inline(__always)
  static func created(_ body: Content, _ meaning: ServerText) -> Self {
    Self(status: 201, body: body, meaning: meaning, link: "")
  }
}

extension Reply<NoBody> {
  /// The request was carried out; the response has no content.
  @inline(__always)
  static func nothing(_ meaning: ServerText) -> Self {
    Self(status: 204, body: NoBody(), meaning: meaning, link: "")
  }
}

#if !hasFeature(Embedded)
  /// Why an endpoint does not carry out a request.
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
