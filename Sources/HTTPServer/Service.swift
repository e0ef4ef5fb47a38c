/// A handler behind its guards: all that a server does to a request, without a socket.
public struct Service: Sendable {
  private let condition: Guard
  private let handler: Handler

  /// Puts a guard before a handler.
  public init(_ condition: Guard, _ handler: @escaping Handler) {
    self.condition = condition
    self.handler = handler
  }

  /// The response to a complete request.
  public func respond(to request: Request) -> Response {
    refusal(of: request) ?? answer(to: request)
  }

  /// The refusal of a request whose head was read.
  func refusal(of request: Request) -> Response? {
    condition.refusal(of: request)?.secured
  }

  /// What the handler says to a request that the guards let pass.
  ///
  /// HEAD is GET without a body, and it is the writer of the response that leaves the body out.
  func answer(to request: Request) -> Response {
    var request = request
    if request.method == .head { request.method = .get }
    return handler(request).secured
  }
}

extension Response {
  /// The response with the headers that confine what a page of this server can do.
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
