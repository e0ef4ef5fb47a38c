import TextBytes

/// The method of a request.
public enum Method: String, Sendable {
  /// Reads a resource.
  case get = "GET"
  /// Adds a resource.
  case post = "POST"
  /// Sets a resource.
  case put = "PUT"
  /// Changes part of a resource.
  case patch = "PATCH"
  /// Deletes a resource.
  case delete = "DELETE"
}

/// The server's response.
public struct Response {
  /// The HTTP status, or 0 if no response arrived.
  public let status: Int
  /// The body.
  public let body: [UInt8]

  /// Creates a response, for example from data received earlier.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  /// Whether the request succeeded.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

/// An event on a stream from the server.
public enum ServerEvent {
  /// The stream is open, for the first time or again: data that may have changed meanwhile should
  /// be read again.
  case opened
  /// The stream broke; the browser reconnects by itself.
  case interrupted
  /// A message with its name and text.
  case message(name: String, text: String)
}

extension Browser {
  /// Sends a request to the page's own server and calls `receive` with the response.
  @discardableResult
  public func fetch(
    _ method: Method, _ path: String, body: [UInt8] = [],
    receive: @escaping (Response) -> Void
  ) -> Subscription {
    let head = (method.rawValue + "\n" + path + "\n").bytes
    return ask(.fetch, Double(head.count), head + body, isKept: false) { status, body in
      receive(Response(status: Int(status), body: body))
    }.subscription
  }

  /// Listens to messages of these names on a stream of the server's.
  ///
  /// The page loads the script `live.js`, as `components.js` does.
  public func events(
    _ path: String, named names: [String], receive: @escaping (ServerEvent) -> Void
  ) -> Subscription {
    var text = path
    for name in names { text += "\n" + name }
    let request = text.bytes
    let ticket = nextTicket
    return ask(.openEvents, 0, request, isKept: true) { [self] kind, bytes in
      switch kind {
      case 0: receive(.interrupted)
      case 1: receive(.opened)
      // Closed permanently, for example by a server that is starting: reconnect from here.
      case ..<0:
        receive(.interrupted)
        after(milliseconds: 3_000) { [self] in
          if isWaiting(ticket) { _ = port.call(.openEvents, ticket, 0, request) }
        }
      default:
        let cut = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
        let name = String(bytes: Array(bytes[..<cut]))
        let text = String(bytes: Array(bytes.dropFirst(cut + 1)))
        receive(.message(name: name, text: text))
      }
    }.subscription
  }
}
