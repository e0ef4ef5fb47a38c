internal import Arguments

/// All that can be said to `proba`, as data: parsing, help and errors come from it.
enum Grammar {
  static let version = "0.1.0"

  // MARK: Flags of every command

  static let database = Flag(
    "database", value: "PATH", help: "The file that holds everything.",
    defaultText: "proba/proba.sqlite under XDG_DATA_HOME")
  static let json = Flag("json", help: "Print JSON for programs.")
  static let help = Flag("help", short: "h", help: "Print this help.", asks: true)
  static let versionFlag = Flag("version", help: "Print the version.", asks: true)

  // MARK: Flags of single commands

  static let at = Flag(
    "at", value: "UNIX", help: "The probe's moment, in seconds since 1970.",
    defaultText: "the latest probe")
  static let from = Flag("from", value: "DATE", help: "The first day, YYYY-MM-DD.")
  static let to = Flag("to", value: "DATE", help: "The last day, itself included.")
  static let tag = Flag("tag", value: "NAME", help: "This tag alone.")
  static let by = Flag(
    "by", value: "WHAT", help: "Count by hour and weekday: seven rows of 24, Monday first.",
    allowed: ["hour-weekday"])
  static let unix = Flag("unix", help: "Print one Unix second a line.")
  static let fromMoment = Flag(
    "from", value: "UNIX", help: "No moment before this one.", defaultText: "now")
  static let count = Flag(
    "count", value: "N", help: "How many moments.", defaultText: "10")
  static let gap = Flag(
    "gap", value: "MINUTES", help: "The mean gap between two moments.", defaultText: "45")
  static let seed = Flag(
    "seed", value: "N", help: "Where the generator starts, 1 to 2147483646.",
    defaultText: "TagTime's")
  static let trustClocks = Flag(
    "trust-clocks",
    help: "Believe the local times noted in the log, for one kept while travelling.")
  static let port = Flag("port", value: "N", help: "The port.", defaultText: "4519")
  static let host = Flag(
    "host", value: "ADDRESS", help: "The address to listen at.", defaultText: "127.0.0.1")
  static let allowHost = Flag(
    "allow-host", value: "NAME",
    help: "A name beside localhost under which browsers reach the server.", repeats: true)
  static let log = Flag(
    "log", value: "LEVEL", help: "What to log on standard error.", defaultText: "requests",
    allowed: ["none", "errors", "requests"])

  // MARK: Arguments

  static let answerText = Argument(
    "TEXT", .some, help: "Tags, and a comment in ( ). A single \" repeats the previous answer.")
  static let logFile = Argument("FILE", help: "The log; - reads what is piped in.")
  static let exportFile = Argument(
    "FILE", .optional, help: "Where to write; standard output unless given.")

  // MARK: Commands

  static let program = Command(
    "proba",
    summary: "Asks what you are doing at random moments and shows where your time goes.",
    discussion: """
      Start with `proba serve` and open the address it prints.

      The exit code is 0 when all was done, 1 when something was not found or there was \
      nothing to do, and 2 when the command was wrong or failed.
      """,
    flags: [database, json, help, versionFlag],
    subcommands: [
      Command(
        "serve", summary: "Ask, and serve the page.",
        discussion: "Runs until it is stopped, with Ctrl-C or SIGTERM; nothing is lost then.",
        flags: [port, host, allowHost, log]),
      Command(
        "answer", summary: "Answer a probe.",
        discussion: """
          Words are tags, in any script. What stands in ( ) is a comment. A comma before a space \
          separates tags too. A single " repeats the tags of the previous answer.
          """,
        arguments: [answerText], flags: [at]),
      Command("status", summary: "Show the latest probe and what is unfilled."),
      Command("probes", summary: "List probes.", flags: [from, to]),
      Command(
        "stats", summary: "Show where the time went.",
        discussion: "Every figure has its 95 % interval. Everything counts unless dates are given.",
        flags: [from, to, tag, by]),
      Command(
        "schedule", summary: "Print moments of a schedule.",
        discussion: "The default schedule is TagTime's universal one.",
        flags: [unix, fromMoment, count, gap, seed]),
      Command(
        "import", summary: "Take in data of another program.",
        subcommands: [
          Command(
            "tagtime", summary: "Take in a TagTime log.",
            discussion: """
              All lines that can be read are taken in, in one go; the others are listed. Doing it \
              again changes nothing. No answer is ever replaced.
              """,
            arguments: [logFile], flags: [gap, seed, trustClocks])
        ]),
      Command(
        "export", summary: "Write data for another program.",
        subcommands: [
          Command(
            "tagtime", summary: "Write a TagTime log.", arguments: [exportFile],
            flags: [from, to])
        ]),
    ])
}
