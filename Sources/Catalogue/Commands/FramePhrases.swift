/// The labels of the parts of a help text or a page of the manual.
public struct FramePhrases: Sendable {
  /// The label of the usage line of a command.
  public let usage: String
  /// The placeholder for the flags in that line.
  public let flagsPlace: String
  /// The placeholder for a command in that line.
  public let commandPlace: String
  /// The heading of the commands.
  public let commands: String
  /// The heading of the arguments.
  public let arguments: String
  /// The heading of the flags.
  public let flags: String
  /// The heading of the flags that every command has.
  public let inheritedFlags: String
  /// The heading of the name in a manual page.
  public let manualName: String
  /// The heading of the synopsis in a manual page.
  public let synopsis: String
  /// The heading of the description in a manual page.
  public let description: String
  /// The heading of the references to other pages in a manual page.
  public let seeAlso: String
  /// The note that a flag may be given more than once.
  public let repeats: String
  /// The note that a flag takes only the values {1}.
  public let oneOf: Phrase
  /// The note that {1} is the value used without a flag.
  public let without: Phrase
  /// The instruction for showing the help of a command inside {1}.
  public let more: Phrase
}
