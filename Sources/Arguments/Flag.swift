/// A parameter of a command that is given by name, such as `--database PATH` or `--json`.
public struct Flag: Sendable, Equatable {
  /// The name without hyphens, such as `database`.
  public let name: String
  /// One letter that stands for the name, as in `-d`.
  public let short: Character?
  /// The name of the value in the help; nil for a flag without a value.
  public let valueName: String?
  /// One or two sentences that describe the effect of the flag.
  public let help: String
  /// The text in the help for the value without the flag.
  public let defaultText: String?
  /// The only values accepted; any if empty.
  public let allowed: [String]
  /// The completions that a shell offers for the value, if ``allowed`` is empty.
  public let completing: Completing
  /// Whether it may be given more than once.
  public let repeats: Bool
  /// Whether completions give it to the program when they ask that for lines, as for the file to read.
  public let isPassedOn: Bool
  /// Whether it asks about the program, as `--help` does: then nothing else is required.
  public let asks: Bool

  /// Describes a flag that takes a value.
  public init(
    _ name: String, short: Character? = nil, value: String, help: String,
    defaultText: String? = nil, allowed: [String] = [], completing: Completing = .nothing,
    repeats: Bool = false, isPassedOn: Bool = false
  ) {
    self.completing = completing
    self.isPassedOn = isPassedOn
    self.name = name
    self.short = short
    valueName = value
    self.help = help
    self.defaultText = defaultText
    self.allowed = allowed
    self.repeats = repeats
    asks = false
  }

  /// Describes a flag without a value.
  public init(_ name: String, short: Character? = nil, help: String, asks: Bool = false) {
    self.name = name
    self.short = short
    self.help = help
    self.asks = asks
    valueName = nil
    defaultText = nil
    allowed = []
    completing = .nothing
    repeats = false
    isPassedOn = false
  }
}

extension Flag {
  /// Returns the help text of the flag, with the values it takes.
  func help(in words: HelpWords) -> String {
    var text = help
    if !allowed.isEmpty { text += " " + words.oneOf(allowed.joined(separator: ", ")) }
    if let value = defaultText { text += " " + words.without(value) }
    if repeats { text += " " + words.repeats }
    return text
  }
}
