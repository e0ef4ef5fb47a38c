extension FramePhrases {
  /// The labels in English.
  static let english = FramePhrases(
    usage: "Usage:",
    flagsPlace: "[flags]",
    commandPlace: "command",
    commands: "Commands:",
    arguments: "Arguments:",
    flags: "Flags:",
    inheritedFlags: "Flags of every command:",
    manualName: "Name",
    synopsis: "Synopsis",
    description: "Description",
    seeAlso: "See also",
    repeats: "May be repeated.",
    oneOf: "One of: {1}.",
    without: "Default: {1}.",
    more: "Run `{1} <command> --help` for more about a command.")
}
