/// The way to answer a request: a job for a worker, or a task that waits without a thread.
enum Work: Sendable {
  /// Holds a thread until it returns.
  case blocking(@Sendable () -> Response)
  /// Holds no thread while it waits.
  case asynchronous(@concurrent @Sendable () async -> Response)
}

/// Handlers behind their guards: the whole treatment of a request by a server, without a socket.
public struct Service: Sendable {
  private let condition: Guard
  private let work: @Sendable (Request) -> Work

  init(_ condition: Guard, work: @escaping @Sendable (Request) -> Work) {
    self.condition = condition
    self.work = work
  }

  /// Puts a guard before a handler.
  public init(_ condition: Guard, _ handler: @escaping Handler) {
    self.init(condition) { request in .blocking { handler(request) } }
  }

  /// Puts a guard before the routes of a router.
  public init(_ condition: Guard, _ routes: Router) {
    self.init(condition) { request in routes.work(for: request) }
  }

  /// Returns the response to a complete request.
  public func respond(to request: Request) async -> Response {
    if let refusal = refusal(of: request) { return refusal }
    return switch work(for: request) {
    case .blocking(let body): body()
    case .asynchronous(let body): await body()
    }
  }

  /// Returns the refusal of a request whose head was read.
  func refusal(of request: Request) -> Response? {
    condition.refusal(of: request)?.secured
  }

  /// Returns the work for a request that the guards let pass.
  func work(for request: Request) -> Work {
    switch work(request.withoutHead) {
    case .blocking(let body): .blocking { body().compressed(for: request).secured }
    case .asynchronous(let body):
      .asynchronous { await body().compressed(for: request).secured }
    }
  }
}

extension Request {
  /// The request as a handler sees it: HEAD is GET without a body, and the writer of the response
  /// leaves the body out.
  var withoutHead: Request {
    guard method == .head else { return self }
    var request = self
    request.method = .get
    return request
  }
}

extension Response {
  /// The response with the headers that confine the rights of a page of this server.
  var secured: Response {
    var response = self
    response.headers = headers.filled(from: securityHeaders)
    return response
  }
}

private let securityHeaders: Headers = [
  "Content-Security-Policy": .policy(),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
]
