extension Command {
  /// Returns the help of the command at a path; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: The names of the subcommands, outermost first.
  ///   - words: The words of a language.
  ///   - columns: The width of a line. At most 100 are used, since longer lines are hard to read.
  public func help(
    for path: [String] = [], in words: HelpWords = .english, columns: Int = 80
  ) -> String? {
    chain(along: path).map { Help(chain: $0, words: words, layout: Layout(columns: columns)).text }
  }

  /// Returns the subcommands of the command at a path with their summaries, as its help lists them;
  /// nil if there is no such command, or none below it.
  ///
  /// - Parameters:
  ///   - path: The names of the subcommands, outermost first.
  ///   - words: The words of a language.
  ///   - columns: The width of a line. At most 100 are used, since longer lines are hard to read.
  public func commandList(
    for path: [String] = [], in words: HelpWords = .english, columns: Int = 80
  ) -> String? {
    chain(along: path).flatMap {
      Help(chain: $0, words: words, layout: Layout(columns: columns)).commands.first
    }
  }

  /// Returns the line that shows the usage of the command at a path; nil if there is none.
  public func usage(for path: [String] = [], in words: HelpWords = .english) -> String? {
    chain(along: path).map { Help(chain: $0, words: words, layout: Layout()).usage }
  }
}

/// The help of one command, which knows those around it.
private struct Help {
  let chain: [Command]
  let words: HelpWords
  let layout: Layout

  var command: Command { chain[chain.count - 1] }
  var name: String { chain.map { $0.name }.joined(separator: " ") }

  var text: String {
    var sections = [
      layout.wrap(command.summary), layout.wrap(usage, hanging: words.usage.cells + 1),
    ]
    sections += layout.paragraphs(command.discussion)
    if !command.terms.isEmpty {
      sections.append(layout.columns(command.terms.map { ($0.name, $0.meaning) }))
    }
    sections += commands
    sections += table(words.arguments, command.arguments.map { ("<\($0.name)>", $0.help) })
    sections += table(words.flags, command.flags.map(row))
    let inherited = chain.dropLast().flatMap { $0.flags }
    sections += table(
      command.flags.isEmpty ? words.flags : words.inheritedFlags, inherited.map(row))
    if !command.subcommands.isEmpty {
      sections.append(layout.wrap(words.more(name)))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The section of the subcommands, if there are any.
  var commands: [String] {
    table(words.commands, command.subcommands.map { ($0.name, $0.summary) })
  }

  var usage: String {
    var line = [words.usage, name]
    if chain.contains(where: { !$0.flags.isEmpty }) { line.append(words.flagsPlace) }
    if !command.subcommands.isEmpty {
      line.append(command.runsAlone ? "[\(words.commandPlace)]" : "<\(words.commandPlace)>")
    }
    line += command.arguments.map { argument in
      switch argument.count {
      case .one: "<\(argument.name)>"
      case .optional: "[\(argument.name)]"
      case .any: "[\(argument.name)...]"
      case .some: "<\(argument.name)>..."
      }
    }
    return line.joined(separator: " ")
  }

  private func row(_ flag: Flag) -> (String, String) {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let value = flag.valueName.map { " <\($0)>" } ?? ""
    return (short + "--" + flag.name + value, flag.help(in: words))
  }

  private func table(_ title: String, _ rows: [(String, String)]) -> [String] {
    rows.isEmpty ? [] : [title + "\n" + layout.columns(rows)]
  }
}
