internal import Interface
private import JSON
public import Wire

/// Why a call to an endpoint has no reply.
public struct CallFailure: Error {
  /// The status of the protocol, or 0 if no response came.
  public let status: Int
  private let bytes: [UInt8]

  init(_ response: Response) {
    status = response.status
    bytes = response.body
  }

  /// Whether the request was carried out, but what came back is not the reply of the endpoint.
  public var isUnreadable: Bool { (200..<300).contains(status) }

  /// What the server says is wrong, where it says so.
  public var problem: Problem? { body(Problem.self) }

  /// What the server sent instead of a reply, or nil where it is something else.
  public func body<Value: WireObject>(_ type: Value.Type) -> Value? {
    (try? JSONValue(parsing: bytes)).flatMap { Value(json: $0) }
  }
}
