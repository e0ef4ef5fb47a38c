/// A value given to a command by its position.
public struct Argument: Sendable, Equatable {
  /// The number of values that an argument takes.
  public enum Count: Sendable, Equatable {
    /// Exactly one.
    case one
    /// One or none; the arguments before it are required.
    case optional
    /// Any number, also none; only for the last argument.
    case any
    /// One or more; only for the last argument.
    case some
  }

  /// The name in the help.
  public let name: String
  /// The number of values it takes.
  public let count: Count
  /// One or two sentences that describe it.
  public let help: String

  /// The only values accepted; any if empty.
  public let allowed: [String]
  /// The completions that a shell offers for a value, if ``allowed`` is empty.
  public let completing: Completing

  /// Describes an argument.
  public init(
    _ name: String, _ count: Count = .one, help: String, allowed: [String] = [],
    completing: Completing = .nothing
  ) {
    self.allowed = allowed
    self.completing = completing
    self.name = name
    self.count = count
    self.help = help
  }

  /// Whether a value must be given.
  var isRequired: Bool { count == .one || count == .some }

  /// Whether it takes all remaining values.
  var takesRest: Bool { count == .any || count == .some }
}
