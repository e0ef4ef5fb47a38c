/// A command line that was understood: the command, and the values given to it.
public struct Invocation: Sendable, Equatable {
  /// The names of the subcommands, outermost first; empty for the program itself.
  public internal(set) var path: [String] = []

  var flags: [String: [String]] = [:]
  var arguments: [String: [String]] = [:]

  /// Returns whether a flag was given.
  public func has(_ flag: Flag) -> Bool { flags[flag.name] != nil }

  /// Returns the value of a flag, or nil.
  public func string(_ flag: Flag) -> String? { flags[flag.name]?.first }

  /// Returns all values of a flag that repeats, in order.
  public func strings(_ flag: Flag) -> [String] { flags[flag.name] ?? [] }

  /// Returns the value of an argument, or nil.
  public func string(_ argument: Argument) -> String? { arguments[argument.name]?.first }

  /// Returns all values of an argument, in order.
  public func strings(_ argument: Argument) -> [String] { arguments[argument.name] ?? [] }

  /// Returns the value of a flag as a whole number, or nil.
  ///
  /// - Throws: ``UsageError/invalidValue(flag:value:mustBe:)`` if it is not one in the range.
  public func int(
    _ flag: Flag, in range: ClosedRange<Int> = .min ... .max
  ) throws(UsageError) -> Int? {
    guard let text = string(flag) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(flag: "--" + flag.name, value: text, mustBe: Requirement(range))
    }
    return number
  }

  /// Returns the value of an argument as a whole number, or nil.
  ///
  /// - Throws: ``UsageError/invalidArgument(name:value:mustBe:)`` if it is not one in the range.
  public func int(
    _ argument: Argument, in range: ClosedRange<Int> = .min ... .max
  ) throws(UsageError) -> Int? {
    guard let text = string(argument) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalidArgument(name: argument.name, value: text, mustBe: Requirement(range))
    }
    return number
  }

  /// Returns the value of a flag as yes or no, or nil; a flag without value is yes when given.
  ///
  /// - Throws: ``UsageError/invalidValue(flag:value:mustBe:)`` if it is neither.
  public func bool(_ flag: Flag) throws(UsageError) -> Bool? {
    guard flag.valueName != nil else { return has(flag) }
    switch string(flag) {
    case nil: return nil
    case "yes", "true", "on", "1": return true
    case "no", "false", "off", "0": return false
    case .some(let text):
      throw .invalidValue(flag: "--" + flag.name, value: text, mustBe: .yesOrNo)
    }
  }
}
