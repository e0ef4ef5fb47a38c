private import Arguments
private import Catalogue
private import HostSystem
private import JSON
private import TextBytes
private import TrackerStore
private import Tracking
private import Wire

/// The command line of Proba.
public enum Program {
  /// Runs one command and returns the exit code of the process.
  ///
  /// - Parameter arguments: the words after the program's name.
  public static func run(_ arguments: [String]) -> Int32 {
    StandardStreams.ignoreBrokenPipes()
    let language = Language.ofMessages(Paths.environment)
    let words = language.commandPhrases
    do throws(Failure) {
      let outcome = try carryOut(Call(arguments, in: language))
      if let error = StandardStreams.failure { throw .system(error) }
      return outcome.rawValue
    } catch {
      let sentence = words.sentence(for: error, of: Call.command(named: arguments))
      if arguments.prefix(while: { $0 != "--" }).contains("--json") {
        StandardStreams.Stream.error.write(
          error.problem(sentence).json.bytes + [UInt8(ascii: "\n")])
      } else {
        Output.remark("proba: \(sentence)\n")
        if case .usage(.missingCommand) = error { listCommands(after: arguments, in: language) }
      }
      return error.outcome.rawValue
    }
  }

  /// Shows what a person may have looked for who named no command.
  private static func listCommands(after arguments: [String], in language: Language) {
    let stream = StandardStreams.Stream.error
    let list = Call.commands(after: arguments, in: language, columns: stream.columns ?? 80)
    stream.write("\n\(list)\n")
  }

  private static func carryOut(_ call: Call) throws(Failure) -> Outcome {
    if call.has(\.csv), call.has(\.json) { throw .jsonAndCSV }
    let output = Output(isJSON: call.has(\.json))
    guard isPaged(call), let command = Pager.command(by: ["PROBA_PAGER", "PAGER"]),
      let pager = Pager.start(command)
    else { return try runSuggesting(call, output) }
    // What the pager shows must end before an error is printed below it.
    let result = Result { () throws(Failure) in try runSuggesting(call, output) }
    pager.finish()
    return try result.get()
  }

  /// Runs a command; where a tag does not exist, the error names the one that was probably meant.
  private static func runSuggesting(_ call: Call, _ output: Output) throws(Failure) -> Outcome {
    do { return try run(call, output) } catch {
      guard case .tracker(.unknownTag(let name)) = error,
        let tags = try? call.tracker().tagUses(),
        let near = suggestion(for: name, among: tags.map(\.name))
      else { throw error }
      throw .unknownTag(name, near: near)
    }
  }

  /// Whether a command may print more than a screen, to a person who has not refused a pager.
  private static func isPaged(_ call: Call) -> Bool {
    let isLong = ["probes", "stats", "tags", "help"].contains(call.command) || call.has(\.help)
    return isLong && !call.has(\.noPager) && StandardStreams.Stream.output.isTerminal
  }

  private static func run(_ call: Call, _ output: Output) throws(Failure) -> Outcome {
    if call.has(\.help) {
      output.print(call.help(columns: output.columns))
      return .done
    }
    if call.has(\.version) || call.command == "version" {
      if output.isJSON {
        output.print(.object(["version": .string(ProgramVersion.text)]))
      } else {
        output.print("proba \(ProgramVersion.text)\n")
      }
      return .done
    }
    return switch call.command {
    case "serve": try ServeCommand(call).run(output)
    case "install": try InstallCommand(call).run(output)
    case "answer": try AnswerCommand(call).run(output)
    case "ping": try PingCommand(call).run(output)
    case "watch": try WatchCommand(call).run(output)
    case "status": try StatusCommand(call).run(output)
    case "probes": try ProbesCommand(call).run(output)
    case "stats": try StatsCommand(call).run(output)
    case "tags": try TagsCommand(call).run(output)
    case "backup": try BackupCommand(call).run(output)
    case "erase": try BackupCommand(call).erase(output)
    case "tag": try TagCommand(call).run(output)
    case "rename", "merge": try RenameCommand(call).run(output)
    case "split": try SplitCommand(call).run(output)
    case "edit": try EditCommand(call).edit(output)
    case "delete": try EditCommand(call).delete(output)
    case "undo": try UndoCommand(call).run(output)
    case "convert": try ConvertCommand(call).run(output)
    case "rates": try RatesCommand(call).run(output)
    case "likely": try LikelyCommand(call).run(output)
    case "config": try ConfigCommand(call).run(output)
    case "quiet add": try QuietCommand(call).add(output)
    case "quiet list": try QuietCommand(call).list(output)
    case "quiet end": try QuietCommand(call).end(output)
    case "report": try ReportCommand(call).run(output)
    case "chart": try ChartCommand(call).run(output)
    case "help": try run(Call(call.strings(\.topic) + ["--help"], in: call.language), output)
    case "completions": CompletionsCommand(call).run(output)
    case "manual": try ManualCommand(call, version: ProgramVersion.text).run(output)
    case "schedule": try ScheduleCommand(call).run(output)
    case "import tagtime": try ImportCommand(call).run(output)
    case "export tagtime": try ExportCommand(call).run(output)
    default: throw .usage(.missingCommand(after: "proba"))
    }
  }
}
