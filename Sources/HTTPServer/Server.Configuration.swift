extension Server {
  /// The address, the limits and the permissions of a server.
  ///
  /// The default is for one person on one machine.
  public struct Configuration: Sendable {
    /// A numeric address of version 4 or 6; `0.0.0.0` and `::` mean every interface.
    public var address = "127.0.0.1"
    /// The port; 0 lets the system choose one.
    public var port: UInt16 = 0
    /// Names beside loopback under which the server is reached, such as `home.example`.
    ///
    /// One given with a port (`home.example:8443`) is the name that a proxy in front sends. One that begins with
    /// `https://` is reached by TLS through such a proxy.
    public var allowedHosts: [String] = []
    /// Origins of foreign pages that may call, such as `https://example.org`.
    public var allowedOrigins: [String] = []
    /// The content types that a body may have.
    ///
    /// Adding `text/plain` or a form type would let any page of the web send one.
    public var bodyTypes = ["application/json"]
    /// The limits for one client.
    public var limits = Limits()
    /// The rate at which one address may send requests, or each session and the key; nil for no limit.
    public var rate: RateLimit? = RateLimit(perSecond: 500, burst: 2000)
    /// The condition that a person must have let the client in; nil to let everybody in.
    public var access: Access?
    /// Conditions after the standard ones.
    public var guards: [Guard] = []
    /// The number of handlers that run at once.
    public var workers = 4
    /// The pause between the comments that keep an event stream alive, in seconds.
    public var heartbeatSeconds = 15
    /// Called once for each request, on the thread that serves all sockets: be quick.
    public var log: (@Sendable (AccessEntry) -> Void)?

    /// Called when a connection cannot be accepted because the process, or the system, has no file left for it;
    /// at most once a minute.
    public var whenFull: (@Sendable () -> Void)?

    /// The defaults.
    public init() {}
  }

  /// The limits for one client.
  public struct Limits: Sendable, Equatable {
    /// The longest body, in bytes.
    public var bodyBytes = 1 << 20
    /// The memory of a connection, which bounds the head of a request, in bytes.
    public var headBytes = 32 << 10
    /// The maximum number of connections at a time.
    ///
    /// At the limit, the one that has waited longest for a request, or for the rest of one, is
    /// closed for a new one. The server raises the process's limit of open files (the soft one of
    /// `RLIMIT_NOFILE`) to the number that these connections need and 64 more; if the hard limit
    /// allows less, it takes fewer connections.
    public var connections = 2048
    /// The maximum number of clients that listen to events at a time; they never hold more than
    /// half of the connections.
    public var eventStreams = 256
    /// The time in which a request must arrive, in seconds.
    public var requestSeconds = 30
    /// The deadline of a handler, in seconds; after it, the client gets an error response.
    public var handlerSeconds = 30
    /// The number of threads that may be replaced at a time because their handlers do not return.
    public var lostHandlers = 16
    /// The maximum time that a stop waits for running work, in seconds.
    public var stopSeconds = 10
    /// The bytes that may wait for a slow listener of events before it is dropped.
    public var eventBytes = 256 << 10

    /// The defaults.
    public init() {}
  }
}

/// One line of an access log.
public struct AccessEntry: Sendable, Equatable {
  /// The method as sent.
  public let method: String
  /// The path as sent, without the query; characters other than printable ASCII are percent-encoded.
  public let path: String
  /// The outcome; nil if the client left first or the request was malformed.
  public let status: Status?
  /// The number of bytes of the body that were sent, or handed over when the client left.
  public let bytes: Int
  /// The duration from the request line to the end of the response, in microseconds.
  public let microseconds: Int
  /// The numeric address of the client.
  public let remote: String
}
