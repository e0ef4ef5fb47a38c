/// A function that turns a request into a response: pure, from value to value, called from several
/// threads at once.
public typealias Handler = @Sendable (Request) -> Response

/// A function that turns a request into a response and may wait meanwhile without holding a thread.
///
/// It runs on the server's threads like a ``Handler``, but leaves them to others while it waits: any
/// number of requests may wait at a time. Its task is cancelled when it does not return in time.
public typealias AsyncHandler = @concurrent @Sendable (Request) async -> Response

/// One response as a value.
public struct Response: Sendable, Equatable {
  /// The content after the headers.
  public enum Body: Sendable, Equatable {
    /// All bytes at once.
    case bytes([UInt8])
    /// The bytes of a file, which are read as they are sent.
    case file(SentFile)
    /// Server-sent events from now until the client leaves or the server stops.
    case events(EventChannel)
  }

  /// The outcome.
  public var status: Status
  /// The header fields; those that secure and frame the response are added by the server.
  public var headers: Headers
  /// The body.
  public var body: Body

  /// Makes a response from its parts.
  public init(_ status: Status, headers: Headers = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A body of some content type.
  public static func content(
    _ status: Status = .ok, type: String, _ bytes: [UInt8], headers: Headers = [:]
  ) -> Response {
    var headers = headers
    headers["Content-Type"] = type
    return Response(status, headers: headers, body: .bytes(bytes))
  }

  /// A file of some content type, which takes no memory while it is sent.
  public static func file(
    type: String, _ file: SentFile, headers: Headers = [:]
  ) -> Response {
    var headers = headers
    headers["Content-Type"] = type
    return Response(.ok, headers: headers, body: .file(file))
  }

  /// Returns a response of text that is JSON already, never kept by caches.
  public static func json(
    _ text: String, _ status: Status = .ok, headers: Headers = [:]
  ) -> Response {
    let defaults: Headers = ["Cache-Control": "no-store"]
    return content(
      status, type: "application/json", Array(text.utf8), headers: headers.filled(from: defaults))
  }

  /// A stream of the events of a channel.
  public static func events(_ channel: EventChannel) -> Response {
    Response(
      .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
      body: .events(channel))
  }
}
