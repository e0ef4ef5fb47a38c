/// Completions for bash: a function that finds the command among the words, and offers the words
/// that may follow.
struct BashCompletions {
  let program: Command

  var script: String {
    let commands = CompletedCommand.all(of: program)
    let name = "_" + program.name
    var lines = [
      "# Completions of \(program.name) for bash.",
      "\(name)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local place=\(program.name) i line",
      "  COMPREPLY=()",
      "  if [[ $current == = ]]; then current=",
      "  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  for ((i = 1; i < COMP_CWORD; i++)); do",
      "    case \"$place ${COMP_WORDS[i]}\" in",
    ]
    for command in commands.dropFirst() {
      lines.append(
        "      \(command.place.quotedForShell)) place=\(command.place.quotedForShell) ;;")
    }
    lines += ["    esac", "  done", "  case \"$place $previous\" in"]
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
    lines += ["      esac", "      return ;;", "  esac", "  case $place in"]
    for command in commands {
      let names = command.command.subcommands.map { $0.name }
      let offered = offer(command.completing, names.isEmpty ? command.allowed : names)
      lines.append("    \(command.place.quotedForShell)) \(offered) ;;")
    }
    lines += ["  esac", "}", "complete -F \(name) \(program.name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func offer(_ completing: Completing, _ words: [String]) -> String {
    if !words.isEmpty {
      let list = words.joined(separator: " ").quotedForShell
      return "mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$current\")"
    }
    return switch completing {
    case .nothing: ":"
    case .files:
      "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
    case .lines(let words):
      "while IFS= read -r line; do [[ $line == \"$current\"* ]] && "
        + "COMPREPLY+=(\"$(printf %q \"$line\")\"); "
        + "done < <(\"$1\" \(words.joined(separator: " ")) 2>/dev/null)"
    }
  }
}
