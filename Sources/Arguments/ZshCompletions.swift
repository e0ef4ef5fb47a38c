/// Completions for zsh: a function that finds the command and its values among the words, and describes the
/// words that may follow.
struct ZshCompletions {
  let program: Command

  var script: String {
    let commands = CompletedCommand.all(of: program)
    let name = "_" + program.name
    var lines = [
      "#compdef \(program.name)",
      "# Completions of \(program.name) for zsh.",
      "\(name)() {",
      "  local place=\(program.name) i word value",
      "  local -a offered values given",
      "  for ((i = 2; i < CURRENT; i++)); do",
      "    word=${words[i]}",
      "    case \"$place ${word%%=*}\" in",
    ]
    for command in commands.dropFirst() {
      let place = command.place.quotedForShell
      lines.append("      (\(place)) place=\(place); continue ;;")
    }
    let skip = "if [[ $word == *=* ]]; then value=${word#*=}; else ((i++)); value=${words[i]}; fi"
    for command in commands {
      if let flags = pattern(of: command, command.valueFlags(passedOn: false)) {
        lines.append("      (\(flags)) \(skip); continue ;;")
      }
      if let flags = pattern(of: command, command.valueFlags(passedOn: true)) {
        lines += [
          "      (\(flags)) \(skip)",
          "        value=${(Q)value}; given+=(${word%%=*} \"${value/#\\~\\//$HOME/}\"); continue ;;",
        ]
      }
    }
    lines += [
      "    esac", "    [[ $word == -* ]] || values+=(\"$word\")", "  done",
      "  case \"$place ${words[CURRENT-1]}\" in",
    ]
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
    lines += ["    esac", "    return", "  fi", "  case \"$place $#values\" in"]
    for command in commands { lines += self.lines(of: command) }
    lines += [
      "  esac", "}",
      // Loaded by the completion system the file is the function; read by a person it defines it.
      "if [[ $funcstack[1] == \(name) ]]; then \(name) \"$@\"; "
        + "else compdef \(name) \(program.name); fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the cases for the arguments of a command, by the number of values before.
  private func lines(of command: CompletedCommand) -> [String] {
    let names = command.command.subcommands.map { (name: $0.name, help: $0.summary) }
    guard names.isEmpty else {
      return ["    (\("\(command.place) 0".quotedForShell)) \(offer(.nothing, names)) ;;"]
    }
    return command.command.arguments.enumerated().map { place, argument in
      let allowed = argument.allowed.map { (name: $0, help: "") }
      let offered = offer(command.completing(argument, of: program), allowed)
      let pattern =
        argument.takesRest
        ? "\(command.place) ".quotedForShell + "[0-9]*"
        : "\(command.place) \(place)".quotedForShell
      return "    (\(pattern)) \(offered) ;;"
    }
  }

  private func pattern(of command: CompletedCommand, _ flags: [Flag]) -> String? {
    guard !flags.isEmpty else { return nil }
    return flags.map { "\(command.place) --\($0.name)".quotedForShell }.joined(separator: "|")
  }

  private func offer(_ completing: Completing, _ words: [(name: String, help: String)]) -> String {
    if !words.isEmpty {
      let list = words.map { word in
        (word.help.isEmpty ? word.name : "\(word.name):\(word.help)").quotedForShell
      }
      return "offered=(\(list.joined(separator: " "))); _describe value offered"
    }
    return switch completing {
    case .nothing, .commands: ":"
    case .files: "_files"
    case .lines(let words):
      "offered=(${(f)\"$(${words[1]} $given \(words.joined(separator: " ")) 2>/dev/null)\"}); "
        + "compadd -a offered"
    case .words(let words):
      "case \"$values\" in "
        + words.sorted { $0.key < $1.key }.map { entry in
          let list = offer(.nothing, entry.value.map { (name: $0, help: "") })
          return "(\(entry.key.quotedForShell)) \(list) ;; "
        }.joined() + "esac"
    }
  }
}
