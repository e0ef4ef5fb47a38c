import TextBytes

/// What a request is for.
public enum Method: String, Sendable {
  /// Reads.
  case get = "GET"
  /// Adds.
  case post = "POST"
  /// Sets.
  case put = "PUT"
  /// Changes a part.
  case patch = "PATCH"
  /// Takes away.
  case delete = "DELETE"
}

/// What the server answered.
public struct Response {
  /// The status of the protocol, or 0 if no answer came.
  public let status: Int
  /// The body.
  public let body: [UInt8]

  /// Makes an answer, as for what was received before.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  /// Whether the server did what it was asked.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

/// A piece of news on a stream of the server's.
public enum ServerEvent {
  /// The stream is open, for the first time or again: what was missed should be read anew.
  case opened
  /// The stream broke; the browser tries again by itself.
  case interrupted
  /// A message with its name and text.
  case message(name: String, text: String)
}

extension Browser {
  /// Sends a request to the page's own server and hands over the answer.
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
      // Closed for good, as by a server that is starting: this program tries again.
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
