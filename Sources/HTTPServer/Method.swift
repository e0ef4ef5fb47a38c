/// What a request asks to be done; other methods are refused before the handler sees them.
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
  /// Asks what is possible.
  case options = "OPTIONS"
  /// Asks for the request as it came; nothing takes it.
  case trace = "TRACE"
  /// Asks for a tunnel; nothing takes it.
  case connect = "CONNECT"

  /// Whether the method promises to change nothing.
  public var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    case .post, .put, .patch, .delete, .connect: false
    }
  }
}
