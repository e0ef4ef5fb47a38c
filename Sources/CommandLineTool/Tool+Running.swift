internal import Arguments
private import HostSystem

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Tool {
  static let help = Flag("help", short: "h", help: "Show help.", asks: true)

  /// Runs the command that the process was started with, and ends the process.
  public func main() async -> Never {
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    exit(code)
  }

  /// Runs the command of some words, with the standard output and the standard error.
  ///
  /// - Parameter words: The words after the name of the program.
  /// - Returns: The code to end the process with.
  public func run(_ words: [String]) async -> Int32 {
    await run(
      words, print: { StandardStreams.Stream.output.write($0 + "\n") },
      printError: { StandardStreams.Stream.error.write($0 + "\n") })
  }

  /// Runs the command of some words, as a test does.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the program.
  ///   - print: Prints the help.
  ///   - printError: Prints the sentences about errors.
  /// - Returns: The code to end the process with: 0 on success, 1 if the command threw an error, 2
  ///   if the words were wrong, or the code of an ``ExitCode``.
  public func run(
    _ words: [String], print: (String) -> Void, printError: (String) -> Void
  ) async -> Int32 {
    let program = command.with(flags: [Self.help])
    let run: Run
    do throws(UsageError) {
      let invocation = try program.parse(words)
      guard !invocation.has(Self.help), let prepare = tool(at: invocation.path)?.prepare else {
        print(String((program.help(for: invocation.path) ?? "").dropLast()))
        return 0
      }
      run = try prepare(invocation)
    } catch {
      printError("\(command.name): \(error)\nSee '\(command.name) --help'.")
      return 2
    }
    do {
      try await run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      printError("\(command.name): \(error)")
      return 1
    }
  }

  /// Returns the tool at a path of names.
  private func tool(at path: [String]) -> Tool? {
    guard let name = path.first else { return self }
    return subtools.first { $0.command.name == name }?.tool(at: Array(path.dropFirst()))
  }
}

extension Command {
  /// Returns the same command with further flags.
  func with(flags more: [Flag]) -> Command {
    Command(
      name, summary: summary, discussion: discussion, arguments: arguments, flags: flags + more,
      subcommands: subcommands, runsAlone: runsAlone && subcommands.isEmpty)
  }
}
