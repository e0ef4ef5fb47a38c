/// One request, complete, as a value.
public struct Request: Sendable, Equatable {
  /// The requested action.
  ///
  /// A handler never sees `.head`: it answers `.get`.
  public var method: Method
  /// The requested path and query.
  public var target: Target
  /// The header fields.
  public var headers: Headers
  /// The body; empty while guards look at the head.
  public var body: [UInt8]
  /// The numeric address of the client, without its port.
  public var remote: String
  /// The port of the client, which belongs to the program that sent the request; 0 if it is not known.
  public var remotePort: UInt16

  /// Makes a request from its parts; nil if the target is not understood.
  public init?(
    _ method: Method, _ target: String, headers: Headers = [:], body: [UInt8] = [],
    remote: String = "127.0.0.1", remotePort: UInt16 = 0
  ) {
    guard let target = Target(target) else { return nil }
    self.init(
      method: method, target: target, headers: headers, body: body, remote: remote,
      remotePort: remotePort)
  }

  init(
    method: Method, target: Target, headers: Headers, body: [UInt8], remote: String,
    remotePort: UInt16
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.remote = remote
    self.remotePort = remotePort
  }

  /// The decoded segments of the path.
  public var segments: [String] { target.segments }

  /// Returns the first value of a name in the query.
  public func query(_ name: String) -> String? {
    target.query.first { $0.name == name }?.value
  }

  /// Whether there is a body, or will be.
  var hasBody: Bool {
    !body.isEmpty || headers["Transfer-Encoding"] != nil
      || headers["Content-Length"].map { $0 != "0" } ?? false
  }
}

extension Headers {
  /// The announced length of the body; the largest number if that is unreadable.
  var announcedBytes: Int { self["Content-Length"].map { Int($0) ?? .max } ?? 0 }
}
