private import Arguments
private import Catalogue
internal import Composition
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
    StandardStreams.outliveFailedWrites()
    let run = Container(Running.self, input: arguments)
    defer { run.end() }
    return self.run(run)
  }

  /// Runs the command of a run, which a test has assembled.
  static func run(_ run: Container<Running>) -> Int32 {
    do throws(Failure) {
      let outcome = try carryOut(run)
      if let error = StandardStreams.failure { throw .system(error) }
      return outcome.rawValue
    } catch {
      report(error, in: run)
      return error.outcome.rawValue
    }
  }

  private static func report(_ failure: Failure, in run: Container<Running>) {
    let (arguments, streams) = (run.input, run.resolve(Streams.self))
    let language = run.resolve(ReplyLanguage.self)
    // Mistyped words make no call, and name no file with the person's clock.
    let call = try? run.resolve(Call.self)
    let sentence = language.commandPhrases.sentence(
      for: failure, of: Call.command(named: arguments),
      on: call?.machine ?? run.resolve(Machine.self))
    if arguments.prefix(while: { $0 != "--" }).contains("--json") {
      streams.error.write(failure.problem(sentence).json.bytes + [UInt8(ascii: "\n")])
      return
    }
    streams.remark("proba: \(sentence)\n")
    guard case .usage(.missingCommand) = failure else { return }
    // A list for a person who named no command.
    let list = Call.commands(after: arguments, in: language, columns: streams.error.columns ?? 80)
    streams.error.write("\n\(list)\n")
  }

  private static func carryOut(_ run: Container<Running>) throws(Failure) -> Outcome {
    let (call, streams) = (try run.resolve(Call.self), run.resolve(Streams.self))
    guard streams.output.isTerminal, mayBeLong(call), !call.has(\.noPager),
      let command = Pager.command(by: ["PROBA_PAGER", "PAGER"]),
      let pager = Pager.start(command)
    else { return try runSuggesting(call, run) }
    // The pager must end before an error is printed below its text.
    let result = Result { () throws(Failure) in try runSuggesting(call, run) }
    pager.finish()
    return try result.get()
  }

  /// Whether a command may print more than a screen.
  private static func mayBeLong(_ call: Call) -> Bool {
    ["probes", "stats", "tags", "review", "help"].contains(call.command) || call.has(\.help)
  }

  /// Runs a command; if a tag does not exist, the error names the one that was probably meant.
  private static func runSuggesting(
    _ call: Call, _ run: Container<Running>
  ) throws(Failure) -> Outcome {
    do { return try self.run(call, run) } catch {
      guard case .tracker(.unknownTag(let name)) = error,
        let tags = try? run.resolve(ReadingTracker.self).tagUses(),
        let near = suggestion(for: name, among: tags.map(\.name))
      else { throw error }
      throw .unknownTag(name, near: near)
    }
  }

  private static func run(_ call: Call, _ run: Container<Running>) throws(Failure) -> Outcome {
    if call.has(\.help) { return try showHelp(of: call, run) }
    if call.has(\.version) { return try showVersion(run) }
    return switch call.command {
    case "serve": try run.make(ServeCommand.self).run()
    case "open": try run.make(OpenCommand.self).run()
    case "demo": try run.make(DemoCommand.self).run()
    case "install": try run.make(InstallCommand.self).run()
    case "answer": try run.make(AnswerCommand.self).run()
    case "catchup": try run.make(CatchUpCommand.self).run()
    case "dismiss": try run.make(DismissCommand.self).run()
    case "review": try run.make(ReviewCommand.self).run()
    case "ping": try run.make(PingCommand.self).run()
    case "watch": try run.make(WatchCommand.self).run()
    case "status": try run.make(StatusCommand.self).run()
    case "probes": try run.make(ProbesCommand.self).run()
    case "stats": try run.make(StatsCommand.self).run()
    case "tags": try run.make(TagsCommand.self).run()
    case "backup": try run.make(BackupCommand.self).run()
    case "restore": try run.make(RestoreCommand.self).run()
    case "check": try run.make(CheckCommand.self).run()
    case "erase": try run.make(BackupCommand.self).erase()
    case "tag": try run.make(TagCommand.self).run()
    case "rename", "merge": try run.make(RenameCommand.self).run()
    case "split": try run.make(SplitCommand.self).run()
    case "edit": try run.make(EditCommand.self).edit()
    case "delete": try run.make(EditCommand.self).delete()
    case "undo": try run.make(UndoCommand.self).run()
    case "redo": try run.make(UndoCommand.self).redo()
    case "convert": try run.make(ConvertCommand.self).run()
    case "rates": try run.make(RatesCommand.self).run()
    case "likely": try run.make(LikelyCommand.self).run()
    case "config": try run.make(ConfigCommand.self).run()
    case "quiet add": try run.make(QuietCommand.self).add()
    case "quiet list": try run.make(QuietCommand.self).list()
    case "quiet end": try run.make(QuietCommand.self).end()
    case "session add": try run.make(SessionCommand.self).add()
    case "session list": try run.make(SessionCommand.self).list()
    case "session end": try run.make(SessionCommand.self).end()
    case "report": try run.make(ReportCommand.self).run()
    case "chart": try run.make(ChartCommand.self).run()
    case "help": try showHelp(of: call.helpOfTopic(), run)
    case "version": try showVersion(run)
    case "completions": try run.make(CompletionsCommand.self).run()
    case "manual": try run.make(ManualCommand.self).run()
    case "schedule": try run.make(ScheduleCommand.self).run()
    case "import tagtime": try run.make(ImportCommand.self).run()
    case "export tagtime": try run.make(ExportCommand.self).run()
    default: throw .usage(.missingCommand(after: "proba"))
    }
  }

  private static func showHelp(
    of call: Call, _ run: Container<Running>
  ) throws(Failure) -> Outcome {
    let output = try run.resolve(Output.self)
    output.print(call.help(columns: output.columns))
    return .done
  }

  private static func showVersion(_ run: Container<Running>) throws(Failure) -> Outcome {
    let output = try run.resolve(Output.self)
    if output.isJSON {
      output.print(.object(["version": .string(ProgramVersion.text)]))
    } else {
      output.print("proba \(ProgramVersion.text)\n")
    }
    return .done
  }
}
