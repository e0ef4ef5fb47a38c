/// What was wrong with a command line.
public enum UsageError: Error, Equatable, CustomStringConvertible {
  /// No flag has the name, which is given with its hyphens.
  case unknownFlag(String, suggestion: String?)
  /// No command has the name.
  case unknownCommand(String, suggestion: String?)
  /// A command that only groups others was called alone.
  case missingCommand(after: String)
  /// A flag that takes a value stands without one.
  case missingValue(flag: String, valueName: String)
  /// A flag that takes none was given a value.
  case unexpectedValue(flag: String, value: String)
  /// A flag was said twice.
  case duplicateFlag(String)
  /// The value of a flag cannot be used.
  case invalidValue(flag: String, value: String, mustBe: Requirement)
  /// The value of an argument cannot be used.
  case invalidArgument(name: String, value: String, mustBe: Requirement)
  /// An argument that is needed was not given.
  case missingArgument(name: String)
  /// A value stands where none is expected.
  case unexpectedArgument(String)

  /// A sentence that says what was wrong and where.
  public var description: String {
    switch self {
    case .unknownFlag(let flag, let suggestion):
      "There is no flag \(flag)\(ending(suggestion))"
    case .unknownCommand(let name, let suggestion):
      "There is no command '\(name)'\(ending(suggestion))"
    case .missingCommand(let name):
      "A command is missing after '\(name)'."
    case .missingValue(let flag, let valueName):
      "The flag \(flag) needs a value: \(flag) <\(valueName)>."
    case .unexpectedValue(let flag, let value):
      "The flag \(flag) takes no value, but got '\(value)'."
    case .duplicateFlag(let flag):
      "The flag \(flag) is given twice."
    case .invalidValue(let flag, let value, let requirement):
      "The value '\(value)' of the flag \(flag) must be \(requirement)."
    case .invalidArgument(let name, let value, let requirement):
      "The value '\(value)' of <\(name)> must be \(requirement)."
    case .missingArgument(let name):
      "The argument <\(name)> is missing."
    case .unexpectedArgument(let value):
      "The argument '\(value)' is one too many."
    }
  }
}

/// The end of a sentence about a name that does not exist.
private func ending(_ suggestion: String?) -> String {
  suggestion.map { "; did you mean \($0)?" } ?? "."
}
