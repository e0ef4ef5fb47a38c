import Foundation
import Testing

@Suite struct `Help` {
  @Test(arguments: [["--help"], ["-h"], ["--help", "--json"]])
  func `of the program says where to begin`(words: [String]) async throws {
    let outcome = try await Sandbox().run(words)
    #expect(
      outcome
        == Outcome(
          output: """
            Asks what you are doing at random moments and shows where your time goes.

            Usage: proba [flags] <command>

            Start with `proba serve` and open the address it prints.

            The exit code is 0 if all went well, 1 if something was not found or there was
            nothing to do, and 2 if the command was wrong or failed.

            Commands:
              serve         Run the server: ask, and serve the page.
              open          Open the page, and start Proba if it does not run.
              demo          Show a made-up year.
              install       Start Proba whenever you log in.
              answer        Answer a question.
              ping          Ask about the latest question in the terminal.
              catchup       Ask about missed questions, one after the other.
              dismiss       Say that you do not remember, and do not want to be asked again.
              watch         Show the day as it fills.
              status        Show the latest question and how many are unanswered.
              probes        List questions.
              stats         Show where the time went.
              tags          List tags, most used first.
              tag           Show or change what is known about a tag.
              rename        Rename a tag in all answers.
              merge         Merge several tags into one.
              split         Split a tag in two.
              edit          Correct an answer.
              delete        Delete an answer.
              undo          Undo the last change.
              redo          Redo the change that was undone last.
              convert       Convert a quantity or a time, as you would say it.
              rates         Fetch exchange rates.
              likely        Show likely answers.
              config        Show or change settings.
              quiet         Say when not to be asked.
              session       Let browsers in to a server with a key.
              report        Write a report to print.
              review        Show the week in review.
              chart         Save a chart to a file.
              schedule      Print moments of a schedule.
              import        Import data from another program.
              export        Export data for another program.
              backup        Save a copy of everything to a file.
              restore       Put a backup in the place of what is there.
              check         Count everything again.
              erase         Erase all questions, answers and tags.
              completions   Print completions for a shell.
              manual        Print a manual page.
              help          Print help, about a command if one is given.
              version       Print the version.

            Flags:
                  --database <PATH>   The file that holds everything. Default:
                                      proba/proba.sqlite under XDG_DATA_HOME.
                  --json              Print JSON for programs.
                  --no-pager          Print directly, without $PROBA_PAGER or $PAGER, which
                                      show long output in a terminal.
              -h, --help              Print this help.
              -V, --version           Print the version.

            Run `proba <command> --help` for more about a command.

            """))
  }

  struct Command: Sendable, CustomTestStringConvertible {
    let name: String
    let summary: String
    let usage: String
    var words: [String] { name.split(separator: " ").map { String($0) } }
    var testDescription: String { name }
  }

  @Test(arguments: [
    Command(
      name: "serve", summary: "Run the server: ask, and serve the page.", usage: "serve [flags]"),
    Command(
      name: "install", summary: "Start Proba whenever you log in.", usage: "install [flags]"),
    Command(name: "answer", summary: "Answer a question.", usage: "answer [flags] [TEXT...]"),
    Command(
      name: "ping", summary: "Ask about the latest question in the terminal.",
      usage: "ping [flags]"),
    Command(name: "watch", summary: "Show the day as it fills.", usage: "watch [flags]"),
    Command(
      name: "status", summary: "Show the latest question and how many are unanswered.",
      usage: "status [flags]"),
    Command(name: "probes", summary: "List questions.", usage: "probes [flags]"),
    Command(name: "stats", summary: "Show where the time went.", usage: "stats [flags]"),
    Command(
      name: "convert", summary: "Convert a quantity or a time, as you would say it.",
      usage: "convert [flags] [TEXT...]"),
    Command(
      name: "likely", summary: "Show likely answers.", usage: "likely [flags]"),
    Command(name: "tags", summary: "List tags, most used first.", usage: "tags [flags]"),
    Command(
      name: "rename", summary: "Rename a tag in all answers.",
      usage: "rename [flags] <TAG> <NAME>"),
    Command(
      name: "merge", summary: "Merge several tags into one.", usage: "merge [flags] <TAG>..."),
    Command(name: "split", summary: "Split a tag in two.", usage: "split [flags] <TAG>"),
    Command(name: "edit", summary: "Correct an answer.", usage: "edit [flags] <WHEN> <TEXT>..."),
    Command(name: "delete", summary: "Delete an answer.", usage: "delete [flags] <WHEN>"),
    Command(
      name: "undo", summary: "Undo the last change.", usage: "undo [flags]"),
    Command(
      name: "redo", summary: "Redo the change that was undone last.", usage: "redo [flags]"),
    Command(
      name: "config", summary: "Show or change settings.", usage: "config [flags] [KEY] [VALUE]"),
    Command(name: "quiet", summary: "Say when not to be asked.", usage: "quiet [flags] <command>"),
    Command(
      name: "quiet add", summary: "Add quiet hours or a vacation.", usage: "quiet add [flags]"),
    Command(
      name: "quiet list", summary: "List quiet hours and vacations.", usage: "quiet list [flags]"),
    Command(
      name: "quiet end", summary: "End quiet hours or a vacation now.",
      usage: "quiet end [flags] <NUMBER>"),
    Command(
      name: "session", summary: "Let browsers in to a server with a key.",
      usage: "session [flags] <command>"),
    Command(
      name: "session add", summary: "Print an address that lets a browser in.",
      usage: "session add [flags]"),
    Command(
      name: "session list", summary: "List the browsers that have been let in.",
      usage: "session list [flags]"),
    Command(
      name: "session end", summary: "End a session, or all of them.",
      usage: "session end [flags] [NUMBER]"),
    Command(name: "report", summary: "Write a report to print.", usage: "report [flags]"),
    Command(name: "chart", summary: "Save a chart to a file.", usage: "chart [flags] <CHART>"),
    Command(name: "schedule", summary: "Print moments of a schedule.", usage: "schedule [flags]"),
    Command(
      name: "import", summary: "Import data from another program.",
      usage: "import [flags] <command>"),
    Command(
      name: "import tagtime", summary: "Import a TagTime log.",
      usage: "import tagtime [flags] <FILE>"),
    Command(
      name: "export", summary: "Export data for another program.",
      usage: "export [flags] <command>"),
    Command(
      name: "export tagtime", summary: "Export a TagTime log.",
      usage: "export tagtime [flags] [FILE]"),
    Command(
      name: "completions", summary: "Print completions for a shell.",
      usage: "completions [flags] <SHELL>"),
    Command(
      name: "manual", summary: "Print a manual page.", usage: "manual [flags] [COMMAND...]"),
    Command(
      name: "help", summary: "Print help, about a command if one is given.",
      usage: "help [flags] [COMMAND...]"),
    Command(name: "version", summary: "Print the version.", usage: "version [flags]"),
  ])
  func `of a command begins with its summary, wherever it is asked for`(
    command: Command
  ) async throws {
    let sandbox = try Sandbox()
    let help = try await sandbox.run(command.words + ["--help"])
    #expect(help.code == 0 && help.error.isEmpty)
    #expect(help.output.hasPrefix("\(command.summary)\n\nUsage: proba \(command.usage)\n"))
    #expect(help.output.contains("--database <PATH>"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await sandbox.run(command.words + ["-h"]) == help)
    #expect(try await sandbox.run(["--help"] + command.words) == help)
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test(
    arguments: [
      ("C.UTF-8", "May be repeated.", "repeat"),
      ("uk_UA.UTF-8", "Можна вказувати кілька разів.", "повтор"),
      ("ru_RU.UTF-8", "Можно указывать несколько раз.", "повтор"),
    ], ["tag", "serve"])
  func `mentions once of each flag that it may be repeated`(
    language: (locale: String, sentence: String, stem: String), command: String
  ) async throws {
    let help = try await Sandbox(locale: language.locale).run(command, "--help")
    let text = help.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    // Two flags of each of these commands.
    let parts = text.components(separatedBy: language.sentence)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { !$0.lowercased().contains(language.stem) })
  }

  @Test(arguments: [
    ["--version"], ["-V"], ["version"], ["stats", "--version"], ["--version", "import", "tagtime"],
  ])
  func `has a counterpart that prints the version`(words: [String]) async throws {
    #expect(try await Sandbox().run(words) == Outcome(output: "proba 0.1.0\n"))
  }
}
