/// A mistake in a command line.
public enum UsageError: Error, Equatable, CustomStringConvertible {
  /// No flag has the name, which is given with its hyphens.
  case unknownFlag(String, suggestion: String?)
  /// No command has the name.
  case unknownCommand(String, suggestion: String?)
  /// A command that only groups others was called alone.
  case missingCommand(after: String)
  /// A flag that takes a value has none.
  case missingValue(flag: String, valueName: String)
  /// A flag that takes none was given a value.
  case unexpectedValue(flag: String, value: String)
  /// A flag was given twice.
  case duplicateFlag(String)
  /// The value of a flag cannot be used.
  case invalidValue(flag: String, value: String, mustBe: Requirement)
  /// The value of an argument cannot be used.
  case invalidArgument(name: String, value: String, mustBe: Requirement)
  /// A required argument was not given.
  case missingArgument(name: String)
  /// A value was given where none is expected.
  case unexpectedArgument(String)

  /// The mistake and its place, as a text to follow the name of the program and a colon.
  public var description: String {
    switch self {
    case .unknownFlag(let flag, let suggestion):
      "there is no flag \(flag)\(suggestion.map { "; did you mean \($0)?" } ?? "")"
    case .unknownCommand(let name, let suggestion):
      "there is no command '\(name)'\(suggestion.map { "; did you mean '\($0)'?" } ?? "")"
    case .missingCommand(let name):
      "missing command after '\(name)'"
    case .missingValue(let flag, let valueName):
      "the flag \(flag) needs a value: \(flag) <\(valueName)>"
    case .unexpectedValue(let flag, let value):
      "the flag \(flag) takes no value (got '\(value)')"
    case .duplicateFlag(let flag):
      "the flag \(flag) is given twice"
    case .invalidValue(let flag, let value, let requirement):
      "\(flag) must be \(requirement) (got '\(value)')"
    case .invalidArgument(let name, let value, let requirement):
      "<\(name)> must be \(requirement) (got '\(value)')"
    case .missingArgument(let name):
      "missing argument <\(name)>"
    case .unexpectedArgument(let value):
      "unexpected argument '\(value)'"
    }
  }
}
