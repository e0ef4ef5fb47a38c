extension Response {
  /// The method is unknown.
  static let unknownMethod = failure(
    .notImplemented, code: "method_unknown", "There is no such method."
  ).secured
  /// The target is not a path.
  static let invalidTarget = failure(
    .badRequest, code: "target_invalid", "The path cannot be read."
  ).secured
  /// The head can be read in more than one way.
  static let malformedHead = failure(
    .badRequest, code: "head_invalid", "The head of the request is malformed."
  ).secured
  /// The end of the body is undefined.
  static let unclearLength = failure(
    .badRequest, code: "length_invalid", "The body's length is not clear."
  ).secured
  /// A response could not be sent, most likely for a field with a line break.
  static let unsendable = failure(
    .internalServerError, code: "response_invalid",
    "The server made a response that cannot be sent."
  ).secured
  /// The server is stopping.
  static let stopping = failure(
    .serviceUnavailable, code: "stopping", "The server is stopping."
  ).secured
  /// The handler exceeded its deadline.
  static let late = failure(
    .serviceUnavailable, code: "too_slow", "The server could not answer in time."
  ).secured
  /// The limit of listeners to events is reached.
  static let tooManyStreams = failure(
    .serviceUnavailable, code: "too_many_streams", "Too many pages listen already.",
    headers: ["Retry-After": "10"]
  ).secured
}
