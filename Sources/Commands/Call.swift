internal import Arguments
internal import Catalogue
internal import TrackerStore

/// One call of `proba`: its words, its surroundings, and the language in which to reply.
///
/// A class, since every command holds one: copying its hundred flags and hundreds of texts in each
/// would be a third of the program's code.
final class Call: Sendable {
  let language: Language
  let words: CommandPhrases
  /// The clock of the person, and the environment variables, to which the words refer.
  ///
  /// The zone and the beginning of days that the person chose are read from the data with the first time that depends on
  /// them.
  let machine: HostEnvironment
  private let grammar: Grammar
  private let invocation: Invocation

  /// Understands the words after the program's name.
  init(
    _ arguments: [String], in language: Language, on machine: HostEnvironment
  ) throws(Failure) {
    // Swift decodes bytes that are not UTF-8 as this character, so that two files could get the same name.
    if let word = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .notUTF8(word)
    }
    self.language = language
    words = language.commandPhrases
    let grammar = Grammar(words.help)
    self.grammar = grammar
    let invocation: Invocation
    do { invocation = try grammar.program.parse(arguments) } catch { throw .usage(error) }
    self.invocation = invocation
    let stored = StoredCalendar(
      of: invocation.string(grammar.database) ?? Self.usualDatabasePath(on: machine))
    self.machine = HostEnvironment(
      machine, zone: { stored.zone }, dayStart: { stored.dayStart })
  }

  /// Returns the call for the help of the topic that this one names; throws if the topic is mistyped.
  func helpOfTopic() throws(Failure) -> Call {
    try Call(strings(\.topic) + ["--help"], in: language, on: machine)
  }

  /// Returns the full name of the command that words begin with, even if the rest of them cannot be
  /// understood.
  static func command(named arguments: [String]) -> String {
    (["proba"] + path(named: arguments)).joined(separator: " ")
  }

  /// Lists the commands that may follow words, in lines of a width; empty if there are none.
  static func commands(after arguments: [String], in language: Language, columns: Int) -> String {
    let help = language.commandPhrases.help
    return Grammar(help).program.commandList(
      for: path(named: arguments), in: HelpWords(help), columns: columns) ?? ""
  }

  private static func path(named arguments: [String]) -> [String] {
    let program = Grammar(Language.english.commandPhrases.help).program
    let path = program.path(in: arguments)
    // The topic of these two is named after them.
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

  /// Returns the requested help, in lines of a width.
  func help(columns: Int) -> String {
    grammar.program.help(for: invocation.path, in: HelpWords(words.help), columns: columns) ?? ""
  }

  /// Whether a flag was given.
  func has(_ flag: KeyPath<Grammar, Flag>) -> Bool { invocation.has(grammar[keyPath: flag]) }

  /// Returns the value of a flag, or nil.
  func string(_ flag: KeyPath<Grammar, Flag>) -> String? {
    invocation.string(grammar[keyPath: flag])
  }

  /// Returns all values of a flag that repeats, in order.
  func strings(_ flag: KeyPath<Grammar, Flag>) -> [String] {
    invocation.strings(grammar[keyPath: flag])
  }

  /// Returns the value of an argument, or nil.
  func string(_ argument: KeyPath<Grammar, Argument>) -> String? {
    invocation.string(grammar[keyPath: argument])
  }

  /// Returns all values of an argument, in order.
  func strings(_ argument: KeyPath<Grammar, Argument>) -> [String] {
    invocation.strings(grammar[keyPath: argument])
  }

  /// Returns the value of a flag as a whole number, or nil.
  func number(
    _ flag: KeyPath<Grammar, Flag>, in range: ClosedRange<Int> = .min ... .max
  ) throws(Failure) -> Int? {
    do { return try invocation.int(grammar[keyPath: flag], in: range) } catch {
      throw .usage(error)
    }
  }

  /// Returns a script that completes the words of the program in a shell.
  func completions(for shell: Shell) -> String { grammar.program.completions(for: shell) }

  /// The paths of all commands, that of the program first.
  var paths: [[String]] { grammar.program.paths }

  /// Returns the manual page of a command; nil if it has none.
  func manual(of path: [String], version: String) -> String? {
    grammar.program.manual(for: path, in: HelpWords(words.help), version: version)
  }

  /// Returns the name of an argument in the help.
  func name(of argument: KeyPath<Grammar, Argument>) -> String { grammar[keyPath: argument].name }

  /// Returns the name of the value of a flag in the help.
  func valueName(of flag: KeyPath<Grammar, Flag>) -> String {
    grammar[keyPath: flag].valueName ?? ""
  }

  /// Returns a flag as it is written.
  func spelling(_ flag: KeyPath<Grammar, Flag>) -> String { "--" + grammar[keyPath: flag].name }
}

extension HelpWords {
  init(_ help: HelpPhrases) {
    let frame = help.frame
    self.init(
      usage: frame.usage, flagsPlace: frame.flagsPlace, commandPlace: frame.commandPlace,
      commands: frame.commands, arguments: frame.arguments, flags: frame.flags,
      inheritedFlags: frame.inheritedFlags, name: frame.manualName, synopsis: frame.synopsis,
      description: frame.description, seeAlso: frame.seeAlso, repeats: frame.repeats,
      oneOf: { frame.oneOf($0) },
      without: { frame.without($0) }, more: { frame.more($0) })
  }
}
