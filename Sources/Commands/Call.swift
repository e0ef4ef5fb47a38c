internal import Arguments
internal import Catalogue
internal import TrackerStore

/// One call of `proba`: what was written, where and when, and the words in which to reply.
///
/// A class, since every command holds one: copying its hundred flags and hundreds of texts in each would be a third of
/// the program's code.
final class Call: Sendable {
  let language: Language
  let words: CommandPhrases
  /// The clock, the time zone and the environment variables by which it is understood.
  let machine: HostEnvironment
  private let grammar: Grammar
  private let invocation: Invocation

  /// Understands the words after the program's name.
  init(
    _ arguments: [String], in language: Language, on machine: HostEnvironment
  ) throws(Failure) {
    self.machine = machine
    self.language = language
    words = language.commandPhrases
    grammar = Grammar(words.help)
    do { invocation = try grammar.program.parse(arguments) } catch { throw .usage(error) }
  }

  /// The call for the help of what this one names as its topic, or a mistake in the name.
  func helpOfTopic() throws(Failure) -> Call {
    try Call(strings(\.topic) + ["--help"], in: language, on: machine)
  }

  /// The command that words begin with, as it is called, even if the rest of them cannot be understood.
  static func command(named arguments: [String]) -> String {
    (["proba"] + path(named: arguments)).joined(separator: " ")
  }

  /// The commands that may follow words, listed in lines of a width; empty where there are none.
  static func commands(after arguments: [String], in language: Language, columns: Int) -> String {
    let help = language.commandPhrases.help
    return Grammar(help).program.commandList(
      for: path(named: arguments), in: HelpWords(help), columns: columns) ?? ""
  }

  private static func path(named arguments: [String]) -> [String] {
    let program = Grammar(Language.english.commandPhrases.help).program
    let path = program.path(in: arguments)
    // What these two explain is named after them.
    guard let first = path.first, ["help", "manual"].contains(first),
      let place = arguments.firstIndex(of: first)
    else { return path }
    let topic = arguments[(place + 1)...].filter { !$0.hasPrefix("-") }
    return topic.isEmpty ? path : program.path(in: topic)
  }

  /// The names of the commands, such as `import tagtime`.
  var command: String { invocation.path.joined(separator: " ") }

  /// The names of the commands, outermost first; empty for the program itself.
  var path: [String] { invocation.path }

  /// The help that is asked for, in lines of a width.
  func help(columns: Int) -> String {
    grammar.program.help(for: invocation.path, in: HelpWords(words.help), columns: columns) ?? ""
  }

  /// Whether a flag was given.
  func has(_ flag: KeyPath<Grammar, Flag>) -> Bool { invocation.has(grammar[keyPath: flag]) }

  /// The value of a flag, or nil.
  func string(_ flag: KeyPath<Grammar, Flag>) -> String? {
    invocation.string(grammar[keyPath: flag])
  }

  /// All values of a flag that repeats, in order.
  func strings(_ flag: KeyPath<Grammar, Flag>) -> [String] {
    invocation.strings(grammar[keyPath: flag])
  }

  /// The value of an argument, or nil.
  func string(_ argument: KeyPath<Grammar, Argument>) -> String? {
    invocation.string(grammar[keyPath: argument])
  }

  /// All values of an argument, in order.
  func strings(_ argument: KeyPath<Grammar, Argument>) -> [String] {
    invocation.strings(grammar[keyPath: argument])
  }

  /// The value of a flag as a whole number, or nil.
  func number(
    _ flag: KeyPath<Grammar, Flag>, in range: ClosedRange<Int> = .min ... .max
  ) throws(Failure) -> Int? {
    do { return try invocation.int(grammar[keyPath: flag], in: range) } catch {
      throw .usage(error)
    }
  }

  /// A script that has a shell complete the words of the program.
  func completions(for shell: Shell) -> String { grammar.program.completions(for: shell) }

  /// The paths of all commands, that of the program first.
  var paths: [[String]] { grammar.program.paths }

  /// The manual page of a command; nil where there is none.
  func manual(of path: [String], version: String) -> String? {
    grammar.program.manual(for: path, in: HelpWords(words.help), version: version)
  }

  /// What an argument is called in the help.
  func name(of argument: KeyPath<Grammar, Argument>) -> String { grammar[keyPath: argument].name }

  /// A flag as it is written.
  func spelling(_ flag: KeyPath<Grammar, Flag>) -> String { "--" + grammar[keyPath: flag].name }
}

extension HelpWords {
  init(_ help: HelpPhrases) {
    self.init(
      usage: help.usage, flagsPlace: help.flagsPlace, commandPlace: help.commandPlace,
      commands: help.commands, arguments: help.arguments, flags: help.flags,
      inheritedFlags: help.inheritedFlags, name: help.manualName, synopsis: help.synopsis,
      description: help.description, seeAlso: help.seeAlso, repeats: help.repeats,
      oneOf: { help.oneOf($0) },
      without: { help.without($0) }, more: { help.more($0) })
  }
}
