/// Completions for fish: a line for each command and flag, under the condition on which it may be used.
struct FishCompletions {
  let program: Command

  private var name: String { "__\(program.name)" }

  var script: String {
    let commands = CompletedCommand.all(of: program)
    var lines = [
      "# Completions of \(program.name) for fish.",
      "function \(name)_at --description 'Whether the words are a command, some number of values, and these'",
      "  set -l place \(program.name)",
      "  set -l values",
      "  set -g \(name)_given",
      "  set -l words (commandline -opc)[2..]",
      "  while set -q words[1]",
      "    set -l word $words[1]",
      "    set -e words[1]",
      "    set -l parts (string split -m 1 = -- $word)",
      "    switch \"$place $parts[1]\"",
    ]
    for command in commands.dropFirst() {
      let place = command.place.quotedForShell
      lines += ["      case \(place)", "        set place \(place)"]
    }
    for command in commands {
      if let flags = pattern(of: command, command.valueFlags(passedOn: false)) {
        lines += ["      case \(flags)", "        set -q parts[2]; or set -e words[1]"]
      }
      if let flags = pattern(of: command, command.valueFlags(passedOn: true)) {
        lines += [
          "      case \(flags)",
          "        set -q parts[2]; or begin; set parts[2] $words[1]; set -e words[1]; end",
          "        set -ga \(name)_given $parts[1] (string replace -r '^~/' $HOME/ -- $parts[2])",
        ]
      }
    }
    lines += [
      "      case '*'", "        string match -q -- '-*' $word; or set -a values $word", "    end",
      "  end", "  test \"$place\" = \"$argv[1]\"; or return",
      "  switch \"$argv[2]\"",
      "    case ''", "    case '*+'",
      "      test (count $values) -ge (string trim -c + -- $argv[2]); or return",
      "    case '*'", "      test (count $values) -eq $argv[2]; or return", "  end",
      "  not set -q argv[3]; or test \"$values\" = \"$argv[3]\"", "end",
      "complete -c \(program.name) -f",
    ]
    for command in commands { lines += self.lines(of: command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of command: CompletedCommand) -> [String] {
    var lines = command.command.subcommands.map {
      "\(head(command, "0")) -a \($0.name) -d \($0.summary.quotedForShell)"
    }
    for (place, argument) in command.command.arguments.enumerated() {
      let count = argument.takesRest ? "\(place)+" : "\(place)"
      if case .words(let words) = command.completing(argument, of: program) {
        lines += words.sorted { $0.key < $1.key }.map { entry in
          let list = entry.value.joined(separator: " ").quotedForShell
          return "\(head(command, count, entry.key)) -a \(list)"
        }
      } else if let words = offer(argument.completing, argument.allowed) {
        lines.append("\(head(command, count)) \(words)")
      }
    }
    lines += command.flags.map { flag in
      var line = "\(head(command)) -l \(flag.name)"
      if let short = flag.short { line += " -s \(short)" }
      if flag.valueName != nil {
        let words = offer(flag.completing, flag.allowed)
        // A value without files, unless they are offered.
        line += words == "-F" ? " -r" : " -x"
        if let words { line += " \(words)" }
      }
      return line + " -d \(flag.help.quotedForShell)"
    }
    return lines
  }

  /// Returns the beginning of a line that is for a command, a number of values before, and these values.
  private func head(
    _ command: CompletedCommand, _ count: String? = nil, _ values: String? = nil
  ) -> String {
    let words = [command.place, count, values].compactMap { $0 }.map { $0.quotedForShell }
    return "complete -c \(program.name) -n \"\(name)_at \(words.joined(separator: " "))\""
  }

  private func pattern(of command: CompletedCommand, _ flags: [Flag]) -> String? {
    guard !flags.isEmpty else { return nil }
    return flags.map { "\(command.place) --\($0.name)".quotedForShell }.joined(separator: " ")
  }

  private func offer(_ completing: Completing, _ words: [String]) -> String? {
    if !words.isEmpty { return "-a \(words.joined(separator: " ").quotedForShell)" }
    return switch completing {
    case .nothing, .commands, .words: nil
    case .files: "-F"
    case .lines(let words):
      "-a '(\(program.name) $\(name)_given \(words.joined(separator: " ")) 2>/dev/null)'"
    }
  }
}
