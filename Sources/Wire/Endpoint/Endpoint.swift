/// One operation of the programming interface: where it is, what it is asked, what it is sent, and
/// what it replies.
///
/// The server routes requests by it, the page composes them by it, and the description of the
/// interface is written from it.
public struct Endpoint<Parameters: Query, Content: Body, Answer: Body>: Sendable {
  /// The method.
  public let method: EndpointMethod
  /// What follows ``EndpointPath`` in the path.
  private let name: String
  /// What the request carries.
  public let body: Content
  /// What comes back.
  public let reply: Reply<Answer>
  /// What it is for.
  let summary: ServerText

  #if !hasFeature(Embedded)
    /// The refusals that are its own, beside those that any request may meet.
    private(set) var refusals: [Refusal] = []
  #endif

  /// Declares an endpoint.
  @inline(__always)
  init(
    _ method: EndpointMethod, _ name: String, _ summary: ServerText, query: Parameters.Type,
    body: Content, reply: Reply<Answer>
  ) {
    self.method = method
    self.name = name
    self.summary = summary
    self.body = body
    self.reply = reply
  }

  /// The path, without a query.
  public var path: String { EndpointPath.address(name, "") }

  /// The address with a query, percent-encoded.
  @inline(__always)
  public func address(_ query: Parameters) -> String { EndpointPath.address(name, query.text) }

  #if hasFeature(Embedded)
    @inline(__always)
    func refusing(_ status: Int, _ meaning: ServerText) -> Self { self }

    @inline(__always)
    func refusing<T: WireObject>(_ status: Int, _ meaning: ServerText, with body: T.Type) -> Self {
      self
    }
  #else
    /// The same endpoint, which may refuse a request with a ``Problem``.
    func refusing(_ status: Int, _ meaning: ServerText) -> Self {
      refusing(status, meaning, with: Problem.self)
    }

    /// The same endpoint, which may refuse a request with more than a ``Problem``.
    func refusing<T: WireObject>(_ status: Int, _ meaning: ServerText, with body: T.Type) -> Self {
      var endpoint = self
      endpoint.refusals.append(Refusal(status, meaning, ObjectSchema<T>()))
      return endpoint
    }
  #endif
}

extension Endpoint where Parameters == NoQuery {
  /// The address.
  public var address: String { path }
}

/// What all paths of endpoints begin with.
public enum EndpointPath {
  /// The segments of the prefix.
  public static let segments = ["api", "v1"]

  @inline(never)
  static func address(_ name: String, _ query: String) -> String { "/api/v1/" + name + query }
}

/// What a request to an endpoint does.
public enum EndpointMethod: Sendable {
  /// Reads.
  case get
  /// Adds.
  case post
  /// Sets.
  case put
  /// Takes away.
  case delete

  /// The method as a request begins with it.
  public var name: String { one(get: "GET", post: "POST", put: "PUT", delete: "DELETE") }

  /// One of four values, such as the method in the type of a library.
  public func one<Value>(get: Value, post: Value, put: Value, delete: Value) -> Value {
    switch self {
    case .get: get
    case .post: post
    case .put: put
    case .delete: delete
    }
  }
}
