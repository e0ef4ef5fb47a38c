/// The words of a help besides the texts of its commands, in some language.
public struct HelpWords: Sendable {
  /// The label of the usage line.
  public let usage: String
  /// The placeholder for the flags in that line, with its brackets.
  public let flagsPlace: String
  /// The placeholder for a command in that line, without brackets.
  public let commandPlace: String
  /// The heading of the commands.
  public let commands: String
  /// The heading of the arguments.
  public let arguments: String
  /// The heading of the flags.
  public let flags: String
  /// The heading of the flags that a command inherits.
  public let inheritedFlags: String
  /// The heading of the name in a manual page.
  public let name: String
  /// The heading of the usage in a manual page.
  public let synopsis: String
  /// The heading of the description in a manual page.
  public let description: String
  /// The heading of other pages in a manual page.
  public let seeAlso: String
  /// The sentence that a flag may be given more than once.
  public let repeats: String
  /// The sentence that lists the only values a flag takes.
  public let oneOf: @Sendable (String) -> String
  /// The sentence that names the value which holds without a flag.
  public let without: @Sendable (String) -> String
  /// The sentence on how to ask for the help of a command inside the one named.
  public let more: @Sendable (String) -> String

  /// Collects the words of a language.
  public init(
    usage: String, flagsPlace: String, commandPlace: String, commands: String, arguments: String,
    flags: String, inheritedFlags: String, name: String, synopsis: String, description: String,
    seeAlso: String, repeats: String,
    oneOf: @escaping @Sendable (String) -> String,
    without: @escaping @Sendable (String) -> String,
    more: @escaping @Sendable (String) -> String
  ) {
    self.usage = usage
    self.flagsPlace = flagsPlace
    self.commandPlace = commandPlace
    self.commands = commands
    self.arguments = arguments
    self.flags = flags
    self.inheritedFlags = inheritedFlags
    self.name = name
    self.synopsis = synopsis
    self.description = description
    self.seeAlso = seeAlso
    self.repeats = repeats
    self.oneOf = oneOf
    self.without = without
    self.more = more
  }

  /// The words in English.
  public static let english = HelpWords(
    usage: "Usage:", flagsPlace: "[flags]", commandPlace: "command", commands: "Commands:",
    arguments: "Arguments:", flags: "Flags:", inheritedFlags: "Flags of every command:",
    name: "Name", synopsis: "Synopsis", description: "Description", seeAlso: "See also",
    repeats: "May be repeated.", oneOf: { "One of: \($0)." }, without: { "Default: \($0)." },
    more: { "Run `\($0) <command> --help` for more about a command." })
}
