/// Completions for bash: a function that finds the command and its values among the words, and offers the
/// words that may follow.
struct BashCompletions {
  let program: Command

  var script: String {
    let commands = CompletedCommand.all(of: program)
    let name = "_" + program.name
    var lines = [
      "# Completions of \(program.name) for bash.",
      "\(name)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local place=\(program.name) i line word",
      "  local -a values=() given=()",
      "  COMPREPLY=()",
      "  if [[ $current == = ]]; then current=",
      "  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  for ((i = 1; i < COMP_CWORD; i++)); do",
      "    word=${COMP_WORDS[i]}",
      "    case \"$place $word\" in",
    ]
    for command in commands.dropFirst() {
      let place = command.place.quotedForShell
      lines.append("      \(place)) place=\(place); continue ;;")
    }
    // A flag and its value may be separated by an equals sign, which is a word.
    let skip = "[[ ${COMP_WORDS[i+1]} == = ]] && ((i++)); ((i++))"
    for command in commands {
      if let flags = pattern(of: command, command.valueFlags(passedOn: false)) {
        lines.append("      \(flags)) \(skip); continue ;;")
      }
      if let flags = pattern(of: command, command.valueFlags(passedOn: true)) {
        lines += [
          "      \(flags)) \(skip)",
          "        line=${COMP_WORDS[i]/#\\~\\//$HOME/}",
          "        given+=(\"$word\" \"${line//[\\\\\\'\\\"]/}\"); continue ;;",
        ]
      }
    }
    lines += [
      "    esac", "    [[ $word == -* ]] || values+=(\"$word\")", "  done",
      "  case \"$place $previous\" in",
    ]
    for command in commands {
      for flag in command.flags where flag.valueName != nil {
        let pattern = "\(command.place) --\(flag.name)".quotedForShell
        lines.append("    \(pattern)) \(offer(flag.completing, flag.allowed)); return ;;")
      }
    }
    lines += ["  esac", "  case $current in", "    -*)", "      case $place in"]
    for command in commands {
      let flags = command.flags.map { "--\($0.name)" }.joined(separator: " ")
      lines.append("        \(command.place.quotedForShell)) \(offer(.nothing, [flags])) ;;")
    }
    lines += ["      esac", "      return ;;", "  esac", "  case \"$place ${#values[@]}\" in"]
    for command in commands { lines += self.lines(of: command) }
    lines += ["  esac", "}", "complete -F \(name) \(program.name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the cases for the arguments of a command, by the number of values before.
  private func lines(of command: CompletedCommand) -> [String] {
    let names = command.command.subcommands.map { $0.name }
    guard names.isEmpty else {
      return ["    \("\(command.place) 0".quotedForShell)) \(offer(.nothing, names)) ;;"]
    }
    return command.command.arguments.enumerated().map { place, argument in
      let offered = offer(command.completing(argument, of: program), argument.allowed)
      let pattern =
        argument.takesRest
        ? "\(command.place) ".quotedForShell + "[0-9]*"
        : "\(command.place) \(place)".quotedForShell
      return "    \(pattern)) \(offered) ;;"
    }
  }

  private func pattern(of command: CompletedCommand, _ flags: [Flag]) -> String? {
    guard !flags.isEmpty else { return nil }
    return flags.map { "\(command.place) --\($0.name)".quotedForShell }.joined(separator: "|")
  }

  private func offer(_ completing: Completing, _ words: [String]) -> String {
    if !words.isEmpty {
      let list = words.joined(separator: " ").quotedForShell
      return "mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$current\")"
    }
    return switch completing {
    case .nothing, .commands: ":"
    case .files:
      "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
    case .lines(let words):
      "while IFS= read -r line; do [[ $line == \"$current\"* ]] && "
        + "COMPREPLY+=(\"$(printf %q \"$line\")\"); "
        + "done < <(\"$1\" \"${given[@]}\" \(words.joined(separator: " ")) 2>/dev/null)"
    case .words(let words):
      "case \"${values[*]}\" in "
        + words.sorted { $0.key < $1.key }
        .map { "\($0.key.quotedForShell)) \(offer(.nothing, $0.value)) ;; " }.joined() + "esac"
    }
  }
}
