/// One operation of the programming interface: its address, its parameters, its request and its reply.
///
/// The server uses it to route requests, the page to compose them, and the description of the interface is
/// generated from it.
public struct Endpoint<Parameters: Query, Content: Body, Answer: Body>: Sendable {
  /// The method.
  public let method: EndpointMethod
  /// The part of the path after ``EndpointPath``.
  private let name: String
  /// The body of a request.
  public let body: Content
  /// The reply.
  public let reply: Reply<Answer>
  /// The purpose.
  let summary: ServerText

  #if !hasFeature(Embedded)
    /// The refusals specific to this endpoint, in addition to those possible for any request.
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

  /// Returns the address with a query, percent-encoded.
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
    /// Returns the same endpoint, which may refuse a request with a ``Problem``.
    func refusing(_ status: Int, _ meaning: ServerText) -> Self {
      refusing(status, meaning, with: Problem.self)
    }

    /// Returns the same endpoint, which may refuse a request with more than a ``Problem``.
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

/// The prefix of the paths of all endpoints.
public enum EndpointPath {
  /// The segments of the prefix.
  public static let segments = ["api", "v1"]

  @inline(never)
  static func address(_ name: String, _ query: String) -> String { "/api/v1/" + name + query }
}

/// The action of a request to an endpoint.
public enum EndpointMethod: Sendable {
  /// Reads.
  case get
  /// Adds.
  case post
  /// Sets.
  case put
  /// Removes.
  case delete

  /// The name of the method in HTTP.
  public var name: String { one(get: "GET", post: "POST", put: "PUT", delete: "DELETE") }

  /// Returns one of four values, such as the corresponding method in the type of a library.
  public func one<Value>(get: Value, post: Value, put: Value, delete: Value) -> Value {
    switch self {
    case .get: get
    case .post: post
    case .put: put
    case .delete: delete
    }
  }
}
