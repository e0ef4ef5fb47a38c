/// A property of a parser that holds for any input.
///
/// Fuzzing looks for inputs that violate it, and the tests try those that fuzzing has collected.
public enum ParserProperty: String, CaseIterable, Sendable {
  case answerText = "AnswerText"
  case civilDate = "CivilDate"
  case jsonValue = "JSONValue"
  case logLine = "LogLine"
  case route = "Route"

  /// Throws if an input violates the property.
  public func check(_ bytes: [UInt8]) throws(Violation) {
    switch self {
    case .answerText: try checkAnswerText(bytes)
    case .civilDate: try checkCivilDate(bytes)
    case .jsonValue: try checkJSONValue(bytes)
    case .logLine: try checkLogLine(bytes)
    case .route: try checkRoute(bytes)
    }
  }
}

/// A sentence that says what a parser did wrong.
public struct Violation: Error, Hashable, CustomStringConvertible {
  public let description: String
}

/// Throws a violation unless a condition holds.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(Violation) {
  if !holds { throw Violation(description: sentence()) }
}
