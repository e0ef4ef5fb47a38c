import Arguments

/// A program with one of each kind of argument and flag.
enum Sample {
  static let database = Flag(
    "database", short: "d", value: "path", help: "The file with the data.",
    defaultText: "proba.sqlite in the data directory")
  static let json = Flag("json", short: "j", help: "Print JSON.")
  static let help = Flag("help", short: "h", help: "Show this help.", asks: true)
  static let gap = Flag("gap", value: "minutes", help: "The mean gap between probes.")
  static let color = Flag(
    "color", value: "when", help: "Whether to print in colour.", defaultText: "auto",
    allowed: ["auto", "always", "never"])
  static let tag = Flag("tag", short: "t", value: "name", help: "Only this tag.", repeats: true)
  static let sound = Flag("sound", value: "yes|no", help: "Whether to make a sound.")
  static let moment = Argument("moment", help: "The probe, as seconds since 1970.")
  static let words = Argument("words", .any, help: "Tags and an optional comment.")
  static let file = Argument("file", .optional, help: "Where to write; nothing means the screen.")
  static let period = Argument("period", .some, help: "One or more periods.")

  static let program = Command(
    "proba", summary: "Asks what you are doing at random moments.", flags: [database, json, help],
    subcommands: [
      Command(
        "answer", summary: "Answer a probe.",
        discussion: """
          Tags are separated by spaces. What stands in parentheses is a comment, which is kept
          but never counted.

          Without words the likely tags are offered.

            proba answer 1700000000 work (a long comment)
            proba answer 1700000000
          """, arguments: [moment, words], flags: [gap, sound]),
      Command("export", summary: "Write everything to a file.", arguments: [file], flags: [color]),
      Command("report", summary: "Show the shares of tags.", arguments: [period], flags: [tag]),
      Command(
        "schedule", summary: "When you are asked.",
        subcommands: [
          Command("show", summary: "Show the moments to come."),
          Command("set", summary: "Change the schedule.", flags: [gap]),
        ]),
    ])
}
