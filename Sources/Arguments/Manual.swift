extension Command {
  /// Returns the manual page of the command at a path, in the macros of man(7); nil if there is none.
  ///
  /// - Parameters:
  ///   - path: the names of the subcommands, outermost first.
  ///   - words: the words of a language.
  ///   - version: the version of the program.
  public func manual(
    for path: [String] = [], in words: HelpWords = .english, version: String
  ) -> String? {
    chain(along: path).map { Manual(chain: $0, words: words, version: version).text }
  }

  /// The paths of all commands, that of the program first.
  public var paths: [[String]] { chains.map { $0.dropFirst().map { $0.name } } }
}

/// The manual page of one command.
private struct Manual {
  let chain: [Command]
  let words: HelpWords
  let version: String

  private var command: Command { chain[chain.count - 1] }
  private var title: String { Self.title(chain.map { $0.name }) }

  private static func title(_ names: [String]) -> String { names.joined(separator: "-") }

  var text: String {
    var lines = [
      ".TH \(quoted(title)) 1 \"\" \(quoted("\(chain[0].name) \(version)"))",
      section(words.name), "\(roff(title)) \\- \(roff(withoutDot(command.summary)))",
      section(words.synopsis), ".B \(roff(chain.map { $0.name }.joined(separator: " ")))",
      roff(places),
    ]
    let discussion = paragraphs(of: command.discussion)
    if !discussion.isEmpty { lines += [section(words.description)] + discussion }
    lines += explained(command.terms.map { ("\\fB\(roff($0.name))\\fP", $0.meaning) })
    lines += list(words.commands, command.subcommands.map { (roff($0.name), $0.summary) })
    lines += list(
      words.arguments, command.arguments.map { ("\\fI\(roff($0.name))\\fP", $0.help) })
    lines += list(words.flags, command.flags.map(entry))
    let inherited = chain.dropLast().flatMap { $0.flags }
    lines += list(
      command.flags.isEmpty ? words.flags : words.inheritedFlags, inherited.map(entry))
    let others = related
    if !others.isEmpty {
      lines.append(section(words.seeAlso))
      for (place, other) in others.enumerated() {
        let comma = place < others.count - 1 ? " ," : ""
        lines.append(".BR \(roff(other)) (1)\(comma)")
      }
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// The placeholders after the name.
  private var places: String {
    var parts: [String] = []
    if chain.contains(where: { !$0.flags.isEmpty }) { parts.append(words.flagsPlace) }
    if !command.subcommands.isEmpty { parts.append(words.commandPlace) }
    parts += command.arguments.map { argument in
      switch argument.count {
      case .one: argument.name
      case .optional: "[\(argument.name)]"
      case .any: "[\(argument.name)...]"
      case .some: "\(argument.name)..."
      }
    }
    return parts.joined(separator: " ")
  }

  /// The command around this one, and those within.
  private var related: [String] {
    let names = chain.map { $0.name }
    let around = names.count > 1 ? [Self.title(names.dropLast())] : []
    return around + command.subcommands.map { Self.title(names + [$0.name]) }
  }

  private func entry(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "\\fB\\-\($0)\\fP, " } ?? ""
    let value = flag.valueName.map { " \\fI\(roff($0))\\fP" } ?? ""
    return (
      "\(short)\\fB\\-\\-\(roff(flag.name))\\fP\(value)", flag.help(in: words)
    )
  }

  private func list(_ title: String, _ entries: [(String, String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [section(title)] + explained(entries)
  }

  private func explained(_ entries: [(String, String)]) -> [String] {
    entries.flatMap { [".TP", $0.0, roff($0.1)] }
  }

  /// Returns the paragraphs of a text; one that begins with a space is an example and stays.
  private func paragraphs(of text: String) -> [String] {
    var lines: [String] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.isEmpty }
    for (place, paragraph) in paragraphs.enumerated() {
      if place > 0 { lines.append(".PP") }
      if paragraph.first?.first == " " {
        lines += [".nf"] + paragraph.map { roff(String($0)) } + [".fi"]
      } else {
        lines.append(roff(paragraph.joined(separator: " ")))
      }
    }
    return lines
  }

  private func section(_ title: String) -> String {
    let title = title.last == ":" ? String(title.dropLast()) : title
    return ".SH \(quoted(title.uppercased()))"
  }

  private func withoutDot(_ text: String) -> String {
    text.last == "." ? String(text.dropLast()) : text
  }

  private func quoted(_ text: String) -> String { "\"\(roff(text))\"" }

  /// Returns a text in which nothing is a command to roff.
  private func roff(_ text: String) -> String {
    var result = text.first == "." || text.first == "'" ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result
  }
}
