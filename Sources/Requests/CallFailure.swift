internal import Interface
private import JSON
public import Wire

/// The failure of a call to an endpoint.
public struct CallFailure: Error {
  /// The HTTP status, or 0 if no response arrived.
  public let status: Int
  private let bytes: [UInt8]

  init(_ response: Response) {
    status = response.status
    bytes = response.body
  }

  /// Whether the request succeeded, but the response could not be decoded as the endpoint's reply.
  public var isUnreadable: Bool { (200..<300).contains(status) }

  /// The problem that the server reports, if it reports one.
  public var problem: Problem? { body(Problem.self) }

  /// Decodes the body that the server sent in place of a reply; nil if it is not of this type.
  public func body<Value: WireObject>(_ type: Value.Type) -> Value? {
    (try? JSONValue(parsing: bytes)).flatMap { Value(json: $0) }
  }
}
