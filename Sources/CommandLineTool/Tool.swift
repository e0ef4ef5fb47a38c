public import Arguments

/// A command line tool, or one of its subcommands: its parameters and its action.
///
///     let tool = Tool(
///       "greet", summary: "Greets people.",
///       .arguments("name", .text, isRequired: true, help: "Who is greeted."),
///       .option("times", short: "n", .int(in: 1...9), default: 1, help: "How often.")
///     ) { names, times in
///       for _ in 0..<times { print("Hello, \(names.joined(separator: " and "))!") }
///     }
///     await tool.main()
///
/// Every command accepts `--help`. A usage error is reported in a sentence on standard error, and the tool
/// exits with code 2; an error that a command throws is described there too, and the exit code is 1.
public struct Tool: Sendable {
  typealias Run = @concurrent @Sendable () async throws -> Void

  /// The declaration of its name and parameters.
  let command: Command
  let subtools: [Tool]
  /// Reads the values and returns the run that uses them; nil for a tool that only has subcommands.
  let prepare: (@Sendable (Invocation) throws(UsageError) -> Run)?

  /// Describes a tool that runs a closure.
  ///
  /// - Parameters:
  ///   - name: The word that invokes it.
  ///   - summary: One sentence for the list of commands.
  ///   - discussion: Paragraphs for its own help, separated by empty lines.
  ///   - parameters: The parameters; the closure gets their values in this order.
  ///   - run: The action.
  public init<each Value: Sendable>(
    _ name: String, summary: String, discussion: String = "",
    _ parameters: repeat Parameter<each Value>,
    run: @escaping @concurrent @Sendable (repeat each Value) async throws -> Void
  ) {
    var flags: [Flag] = []
    var arguments: [Argument] = []
    for parameter in repeat each parameters {
      parameter.describe(flags: &flags, arguments: &arguments)
    }
    command = Command(
      name, summary: summary, discussion: discussion, arguments: arguments, flags: flags)
    subtools = []
    let parameters = (repeat each parameters)
    prepare = { invocation throws(UsageError) in
      let values = (repeat try (each parameters).value(in: invocation))
      return { try await run(repeat each values) }
    }
  }

  /// Describes a tool of several commands.
  ///
  /// - Parameters:
  ///   - name: The word that invokes it.
  ///   - summary: One sentence for the list of commands.
  ///   - discussion: Paragraphs for its own help, separated by empty lines.
  ///   - subcommands: The commands, in the order of the help.
  public init(
    _ name: String, summary: String, discussion: String = "", subcommands: [Tool]
  ) {
    command = Command(
      name, summary: summary, discussion: discussion, subcommands: subcommands.map(\.command))
    subtools = subcommands
    prepare = nil
  }

  /// The defects of the description itself; a tool's tests expect none.
  public var defects: [String] { command.with(flags: [Self.help]).defects }
}

/// An error that a command throws to end the tool with a code and without a message.
public struct ExitCode: Error, Sendable, Hashable {
  /// The code.
  public let rawValue: Int32

  /// Makes a code; 0 means success.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
