/// A shell that completes what a person begins to type.
public enum Shell: String, Sendable, CaseIterable {
  /// The GNU shell, from version 4.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from version 3.
  case fish
}

extension Command {
  /// A script that has a shell complete the program's commands, flags and values.
  ///
  /// The program is described once: what its help lists is what the script offers.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(program: self).script
    case .zsh: ZshCompletions(program: self).script
    case .fish: FishCompletions(program: self).script
    }
  }

  /// The command and all commands within, each with those around it, outermost first.
  var chains: [[Command]] {
    [[self]] + subcommands.flatMap { $0.chains.map { [self] + $0 } }
  }
}

/// A command as a shell needs it for completion.
struct CompletedCommand {
  /// The names of the commands from the program on, such as `proba stats`.
  let place: String
  /// All flags that it takes.
  let flags: [Flag]
  let command: Command

  init(_ chain: [Command]) {
    place = chain.map { $0.name }.joined(separator: " ")
    flags = chain.reversed().flatMap { $0.flags }
    command = chain[chain.count - 1]
  }

  /// How its arguments are completed; the last one applies to all further ones.
  var completing: Completing { command.arguments.last?.completing ?? .nothing }

  /// The only words that its first argument can be.
  var allowed: [String] { command.arguments.first?.allowed ?? [] }

  /// All commands of a program.
  static func all(of program: Command) -> [CompletedCommand] {
    program.chains.map { CompletedCommand($0) }
  }
}

extension String {
  /// The text within single quotes, as all three shells read it.
  var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  private func replacing(_ character: Character, with text: String) -> String {
    var result = ""
    for other in self { if other == character { result += text } else { result.append(other) } }
    return result
  }
}
