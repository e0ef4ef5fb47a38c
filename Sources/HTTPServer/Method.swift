/// The action that a request asks for; other methods are refused before the handler sees them.
public enum Method: String, Sendable, CaseIterable {
  /// Reads.
  case get = "GET"
  /// Reads, without the body of the answer.
  case head = "HEAD"
  /// Adds, or does something that has no better word.
  case post = "POST"
  /// Replaces.
  case put = "PUT"
  /// Changes a part.
  case patch = "PATCH"
  /// Removes.
  case delete = "DELETE"
  /// Asks for the possible methods.
  case options = "OPTIONS"
  /// Asks for the request as it came; always refused.
  case trace = "TRACE"
  /// Asks for a tunnel; always refused.
  case connect = "CONNECT"

  /// Whether the method promises to change nothing.
  public var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    case .post, .put, .patch, .delete, .connect: false
    }
  }
}
