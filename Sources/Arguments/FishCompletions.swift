/// Completions for fish: a line for each command and flag, under the condition on which it may be used.
struct FishCompletions {
  let program: Command

  private var condition: String { "__\(program.name)_at" }

  var script: String {
    let commands = CompletedCommand.all(of: program)
    var lines = [
      "# Completions of \(program.name) for fish.",
      "function \(condition) --description 'Whether a command is being typed'",
      "  set -l place \(program.name)",
      "  for word in (commandline -opc)[2..]",
      "    switch \"$place $word\"",
    ]
    for command in commands.dropFirst() {
      let place = command.place.quotedForShell
      lines += ["      case \(place)", "        set place \(place)"]
    }
    lines += [
      "    end", "  end", "  test \"$place\" = \"$argv[1]\"", "end",
      "complete -c \(program.name) -f",
    ]
    for command in commands { lines += self.lines(of: command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of command: CompletedCommand) -> [String] {
    let test = "\(condition) \(command.place.quotedForShell)"
    let head = "complete -c \(program.name) -n \"\(test)\""
    var lines = command.command.subcommands.map {
      "\(head) -a \($0.name) -d \($0.summary.quotedForShell)"
    }
    if let words = offer(command.completing, command.allowed) { lines.append("\(head) \(words)") }
    lines += command.flags.map { flag in
      var line = "\(head) -l \(flag.name)"
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

  private func offer(_ completing: Completing, _ words: [String]) -> String? {
    if !words.isEmpty { return "-a \(words.joined(separator: " ").quotedForShell)" }
    return switch completing {
    case .nothing: nil
    case .files: "-F"
    case .lines(let words):
      "-a '(\(program.name) \(words.joined(separator: " ")) 2>/dev/null)'"
    }
  }
}
