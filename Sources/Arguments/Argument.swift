/// A value given to a command by its position.
public struct Argument: Sendable, Equatable {
  /// How many values it takes.
  public enum Count: Sendable, Equatable {
    /// Exactly one.
    case one
    /// One or none; none before it may be missing.
    case optional
    /// Any number, also none; only the last argument can be that.
    case any
    /// One or more; only the last argument can be that.
    case some
  }

  /// What it is called in the help.
  public let name: String
  /// How many values it takes.
  public let count: Count
  /// One or two sentences that say what it is.
  public let help: String

  /// The only values that are taken; any when empty.
  public let allowed: [String]
  /// What a shell offers for a value, where ``allowed`` is empty.
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

  /// Whether it takes all the values that are left.
  var takesRest: Bool { count == .any || count == .some }
}
