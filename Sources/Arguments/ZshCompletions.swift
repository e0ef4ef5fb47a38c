/// Completions for zsh: a function that finds the command among the words, and describes the words
/// that may follow.
struct ZshCompletions {
  let program: Command

  var script: String {
    let commands = CompletedCommand.all(of: program)
    let name = "_" + program.name
    var lines = [
      "#compdef \(program.name)",
      "# Completions of \(program.name) for zsh.",
      "\(name)() {",
      "  local place=\(program.name) i",
      "  local -a offered",
      "  for ((i = 2; i < CURRENT; i++)); do",
      "    case \"$place ${words[i]}\" in",
    ]
    for command in commands.dropFirst() {
      lines.append(
        "      (\(command.place.quotedForShell)) place=\(command.place.quotedForShell) ;;")
    }
    lines += ["    esac", "  done", "  case \"$place ${words[CURRENT-1]}\" in"]
    for command in commands {
      for flag in command.flags where flag.valueName != nil {
        let pattern = "\(command.place) --\(flag.name)".quotedForShell
        let offered = offer(flag.completing, flag.allowed.map { (name: $0, help: "") })
        lines.append("    (\(pattern)) \(offered); return ;;")
      }
    }
    lines += ["  esac", "  if [[ $PREFIX == -* ]]; then", "    case $place in"]
    for command in commands {
      let flags = command.flags.map { (name: "--\($0.name)", help: $0.help) }
      lines.append("      (\(command.place.quotedForShell)) \(offer(.nothing, flags)) ;;")
    }
    lines += ["    esac", "    return", "  fi", "  case $place in"]
    for command in commands {
      let names = command.command.subcommands.map { (name: $0.name, help: $0.summary) }
      let words = names.isEmpty ? command.allowed.map { (name: $0, help: "") } : names
      lines.append(
        "    (\(command.place.quotedForShell)) \(offer(command.completing, words)) ;;")
    }
    lines += [
      "  esac", "}",
      // Loaded by the completion system the file is the function; read by a person it defines it.
      "if [[ $funcstack[1] == \(name) ]]; then \(name) \"$@\"; "
        + "else compdef \(name) \(program.name); fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func offer(_ completing: Completing, _ words: [(name: String, help: String)]) -> String {
    if !words.isEmpty {
      let list = words.map { word in
        (word.help.isEmpty ? word.name : "\(word.name):\(word.help)").quotedForShell
      }
      return "offered=(\(list.joined(separator: " "))); _describe value offered"
    }
    return switch completing {
    case .nothing: ":"
    case .files: "_files"
    case .lines(let words):
      "offered=(${(f)\"$(${words[1]} \(words.joined(separator: " ")) 2>/dev/null)\"}); "
        + "compadd -a offered"
    }
  }
}
