public import JSON

/// Why a request was not carried out.
public struct Problem: Sendable, Hashable {
  /// A word for programs, which never changes, such as `unclosed`.
  public let code: String
  /// A sentence for people, in English.
  public let message: String
  /// The place in the text that was sent, counted in characters from 1, where there is one.
  public let position: Int?

  /// Makes a problem from its parts.
  public init(code: String, message: String, position: Int? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The problem as JSON.
  public var json: JSONValue {
    .object([
      "error": .object([
        "code": .string(code), "message": .string(message),
        "position": position.map { .count($0) } ?? .null,
      ])
    ])
  }

  /// Reads a problem, or nil when the JSON is something else.
  public init?(json: JSONValue) {
    guard let error = json["error"], let code = error["code"]?.string,
      let message = error["message"]?.string
    else { return nil }
    self.init(code: code, message: message, position: error["position"]?.count)
  }
}
