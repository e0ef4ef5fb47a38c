extension Response {
  /// The method is none that is known.
  static let unknownMethod = failure(
    .notImplemented, code: "method_unknown", "There is no such method."
  ).secured
  /// The target is no path.
  static let invalidTarget = failure(
    .badRequest, code: "target_invalid", "The path cannot be read."
  ).secured
  /// The head is not one that everybody reads the same way.
  static let malformedHead = failure(
    .badRequest, code: "head_invalid", "The head of the request is malformed."
  ).secured
  /// Where the body ends is undefined.
  static let unclearLength = failure(
    .badRequest, code: "length_invalid", "The body's length is not clear."
  ).secured
  /// A response could not be sent, most likely for a field with a line break.
  static let unsendable = failure(
    .internalServerError, code: "response_invalid",
    "The server made a response that cannot be sent."
  ).secured
  /// The server ends.
  static let stopping = failure(
    .serviceUnavailable, code: "stopping", "The server is stopping."
  ).secured
  /// The handler takes too long.
  static let late = failure(
    .serviceUnavailable, code: "too_slow", "The server could not answer in time."
  ).secured
  /// As many listen to events as may.
  static let tooManyStreams = failure(
    .serviceUnavailable, code: "too_many_streams", "Too many pages listen already.",
    headers: ["Retry-After": "10"]
  ).secured
}
