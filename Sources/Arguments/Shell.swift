/// A shell that completes the words of a command line.
public enum Shell: String, Sendable, CaseIterable {
  /// The GNU shell, from version 4.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from version 3.
  case fish
}

extension Command {
  /// Returns a script that completes the program's commands, flags and values in a shell.
  ///
  /// The program is described once: the script offers the words that its help lists.
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
  /// All flags that it accepts.
  let flags: [Flag]
  let command: Command

  init(_ chain: [Command]) {
    place = chain.map { $0.name }.joined(separator: " ")
    flags = chain.reversed().flatMap { $0.flags }
    command = chain[chain.count - 1]
  }

  /// Its flags that take a value, given to the program by completions or not.
  func valueFlags(passedOn: Bool) -> [Flag] {
    flags.filter { $0.valueName != nil && $0.isPassedOn == passedOn }
  }

  /// Returns the completion of an argument, in which the commands of the program are words.
  func completing(_ argument: Argument, of program: Command) -> Completing {
    guard argument.completing == .commands else { return argument.completing }
    var words: [String: [String]] = [:]
    for chain in program.chains {
      let names = chain[chain.count - 1].subcommands.map { $0.name }
      let key = chain.dropFirst().map { $0.name }.joined(separator: " ")
      if !names.isEmpty { words[key] = names }
    }
    return .words(after: words)
  }

  /// Returns all commands of a program.
  static func all(of program: Command) -> [CompletedCommand] {
    program.chains.map { CompletedCommand($0) }
  }
}

extension String {
  /// The text within single quotes, as all three shells read it.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
