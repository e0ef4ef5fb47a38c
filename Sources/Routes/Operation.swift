internal import HTTPServer
internal import JSON
internal import TrackerStore
internal import Wire

/// An endpoint with the handler of its requests.
struct Operation: Sendable {
  /// The path of the endpoint.
  let path: String
  /// The method of the endpoint.
  let method: Method
  /// Describes the endpoint.
  let description: @Sendable (inout Components) -> JSONValue
  /// Answers a request to the path with one of the methods that ``accepts(_:)``.
  let respond: @Sendable (Request) -> Response

  /// Makes an operation from an endpoint and its handler.
  init<Q: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Q, Content, Answer>,
    _ handle: @escaping @Sendable (Q, Content.Value) throws(TrackerError) -> Answer.Value
  ) {
    self.init(
      endpoint,
      responding: { query, body throws(TrackerError) in
        Self.response(to: endpoint, try handle(query, body))
      })
  }

  /// Makes an operation from an endpoint and a handler that composes the whole response.
  init<Q: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Q, Content, Answer>,
    responding handle: @escaping @Sendable (Q, Content.Value) throws(TrackerError) -> Response
  ) {
    self.init(endpoint) { query, body, _ throws(TrackerError) in try handle(query, body) }
  }

  /// Makes an operation from an endpoint and a handler that composes the whole response, given the request.
  ///
  /// - Parameters:
  ///   - endpoint: the endpoint.
  ///   - most: the maximum number of bytes of a body; a longer one is not read.
  ///   - handle: composes the response.
  init<Q: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Q, Content, Answer>, bodyBytes most: Int = .max,
    respondingTo handle:
      @escaping @Sendable (Q, Content.Value, Request) throws(TrackerError) -> Response
  ) {
    let method: Method = endpoint.method.one(get: .get, post: .post, put: .put, delete: .delete)
    // What a person has written must not stay in a browser's cache after everything was erased.
    let isValidated =
      method == .get && Answer.self != FileBody.self && Answer.self != TextFileBody.self
    path = endpoint.path
    self.method = method
    description = { endpoint.description(in: &$0) }
    respond = { request in
      guard request.body.count <= most else {
        return .refusal(
          .contentTooLarge,
          Problem(code: "long", message: "the request is longer than \(most) bytes"))
      }
      let query: Q
      do throws(QueryProblem) {
        query = try Q(request.target.query.map { (name: $0.name, value: $0.value) })
      } catch {
        return .refusal(.badRequest, Problem(code: "query", message: error.description))
      }
      let body: Content.Value
      do throws(SchemaError) { body = try endpoint.body.read(request.body) } catch {
        // The code for programs is the name of the invalid member.
        let code = error.path.isEmpty ? "json" : error.path
        return .refusal(.badRequest, Problem(code: code, message: error.description))
      }
      do throws(TrackerError) {
        let response = try handle(query, body, request)
        return isValidated ? response.validated(for: request, isPrivate: true) : response
      } catch {
        return .refusal(error)
      }
    }
  }

  /// Whether requests with a method are handled by this operation.
  func accepts(_ method: Method) -> Bool {
    method == self.method || (method == .head && self.method == .get)
  }

  /// Returns the response of an endpoint that carries out a request.
  static func response<Q: Query, Content: Body, Answer: Body>(
    to endpoint: Endpoint<Q, Content, Answer>, _ value: Answer.Value, headers: Headers = [:]
  ) -> Response {
    let status = Status(rawValue: UInt16(endpoint.reply.status))
    guard endpoint.reply.body.mediaType != nil else { return Response(status, headers: headers) }
    return .json(endpoint.reply.body.write(value), status, headers: headers)
  }
}
