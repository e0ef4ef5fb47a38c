private import Arguments
private import HostSystem

/// The command line of Proba.
public enum Program {
  /// Runs one command and returns the exit code of the process.
  ///
  /// - Parameter words: the words after the program's name.
  public static func run(_ words: [String]) -> Int32 {
    StandardStreams.ignoreBrokenPipes()
    do throws(Failure) {
      let outcome = try carryOut(words)
      if let error = StandardStreams.failure { throw Failure(error) }
      return outcome.rawValue
    } catch {
      StandardStreams.Stream.error.write("proba: \(error.sentence)\n")
      return error.outcome.rawValue
    }
  }

  private static func carryOut(_ words: [String]) throws(Failure) -> Outcome {
    let call: Invocation
    do { call = try Grammar.program.parse(words) } catch { throw Failure(error) }
    let output = Output(isJSON: call.has(Grammar.json))
    if call.has(Grammar.help) {
      output.print(Grammar.program.help(for: call.path) ?? "")
      return .done
    }
    if call.has(Grammar.versionFlag) {
      output.print("proba \(Grammar.version)\n")
      return .done
    }
    return switch call.path.joined(separator: " ") {
    case "serve": try ServeCommand(call).run(output)
    case "answer": try AnswerCommand(call).run(output)
    case "status": try StatusCommand(call).run(output)
    case "probes": try ProbesCommand(call).run(output)
    case "stats": try StatsCommand(call).run(output)
    case "schedule": try ScheduleCommand(call).run(output)
    case "import tagtime": try ImportCommand(call).run(output)
    case "export tagtime": try ExportCommand(call).run(output)
    default: throw Failure(.missingCommand(after: "proba"))
    }
  }
}
