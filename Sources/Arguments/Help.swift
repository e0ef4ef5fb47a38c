extension Command {
  /// The help of the command at a path, wrapped at 80 columns; nil when there is none.
  public func help(for path: [String] = []) -> String? {
    chain(along: path).map { Help(chain: $0).text }
  }

  /// The line that shows how the command at a path is called; nil when there is none.
  public func usage(for path: [String] = []) -> String? {
    chain(along: path).map { Help(chain: $0).usage }
  }
}

/// The help of one command, which knows those around it.
private struct Help {
  let chain: [Command]

  var command: Command { chain[chain.count - 1] }
  var name: String { chain.map { $0.name }.joined(separator: " ") }

  var text: String {
    var sections = [wrap(command.summary), wrap(usage, hanging: "Usage: ".count)]
    sections += paragraphs(command.discussion)
    sections += table("Commands", command.subcommands.map { ($0.name, $0.summary) })
    sections += table("Arguments", command.arguments.map { ("<\($0.name)>", $0.help) })
    sections += table("Flags", command.flags.map(row))
    let inherited = chain.dropLast().flatMap { $0.flags }
    sections += table(
      command.flags.isEmpty ? "Flags" : "Flags of every command", inherited.map(row))
    if !command.subcommands.isEmpty {
      sections.append("'\(name) <command> --help' says more of a command.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  var usage: String {
    var words = ["Usage:", name]
    if chain.contains(where: { !$0.flags.isEmpty }) { words.append("[flags]") }
    if !command.subcommands.isEmpty { words.append(command.runsAlone ? "[command]" : "<command>") }
    words += command.arguments.map { argument in
      switch argument.count {
      case .one: "<\(argument.name)>"
      case .optional: "[\(argument.name)]"
      case .any: "[\(argument.name)...]"
      case .some: "<\(argument.name)>..."
      }
    }
    return words.joined(separator: " ")
  }

  private func row(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let value = flag.valueName.map { " <\($0)>" } ?? ""
    var help = flag.help
    if !flag.allowed.isEmpty { help += " One of: \(flag.allowed.joined(separator: ", "))." }
    if let text = flag.defaultText { help += " Default: \(text)." }
    if flag.repeats { help += " May be repeated." }
    return (short + "--" + flag.name + value, help)
  }

  private func table(_ title: String, _ rows: [(String, String)]) -> [String] {
    rows.isEmpty ? [] : [title + ":\n" + columns(rows)]
  }
}
