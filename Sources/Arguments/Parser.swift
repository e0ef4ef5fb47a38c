private import TextBytes

extension Command {
  /// Parses the words after the name of the program.
  ///
  /// - Parameter words: The words as the system gave them, without the program's own name.
  /// - Throws: ``UsageError`` for the first mistake.
  public func parse(_ words: [String]) throws(UsageError) -> Invocation {
    var parser = Parser(chain: [self], rest: words[...])
    return try parser.parse()
  }

  /// Returns the names of the subcommands that words begin with, outermost first, even if the rest
  /// of the words cannot be understood.
  public func path(in words: [String]) -> [String] {
    var parser = Parser(chain: [self], rest: words[...])
    return parser.path()
  }
}

/// A walk along the words.
private struct Parser {
  /// The program, and the subcommands named so far.
  var chain: [Command]
  var rest: ArraySlice<String>
  var values: [String] = []
  var invocation = Invocation()
  var isAsked = false

  init(chain: [Command], rest: ArraySlice<String>) {
    self.chain = chain
    self.rest = rest
  }

  var command: Command { chain[chain.count - 1] }
  var flags: [Flag] { chain.flatMap { $0.flags } }

  mutating func parse() throws(UsageError) -> Invocation {
    while let word = rest.popFirst() {
      if word == "--" {
        for value in rest { try take(value) }
        rest = []
      } else if word.hasPrefix("--") {
        try takeFlag(word)
      } else if isShort(word) {
        try takeShortFlags(word)
      } else {
        try take(word)
      }
    }
    if !isAsked && !command.runsAlone { throw .missingCommand(after: command.name) }
    try bindValues()
    return invocation
  }

  /// Returns the subcommands before the first other word, without flags and their values.
  mutating func path() -> [String] {
    while let word = rest.popFirst(), word != "--" {
      if word.hasPrefix("-") {
        let flag = flags.first { word == "--" + $0.name || word == $0.short.map { "-\($0)" } }
        if flag?.valueName != nil { _ = nextValue() }
      } else if let next = command.subcommand(word) {
        chain.append(next)
      } else {
        break
      }
    }
    return chain.dropFirst().map { $0.name }
  }

  /// Takes a name of a subcommand, or a value by position.
  private mutating func take(_ word: String) throws(UsageError) {
    if command.subcommands.isEmpty {
      let isRoom =
        values.count < command.arguments.count || command.arguments.last?.takesRest ?? false
      guard isRoom else { throw .unexpectedArgument(word) }
      values.append(word)
    } else if let next = command.subcommand(word) {
      chain.append(next)
      invocation.path.append(word)
    } else {
      let names = command.subcommands.map { $0.name }
      throw .unknownCommand(word, suggestion: suggestion(for: word, among: names))
    }
  }

  /// Takes `--name`, `--name value` or `--name=value`.
  private mutating func takeFlag(_ word: String) throws(UsageError) {
    let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(sides[0])
    guard let flag = flags.first(where: { "--" + $0.name == spelling }) else {
      let near = suggestion(for: spelling, among: flags.map { "--" + $0.name })
      throw .unknownFlag(spelling, suggestion: near)
    }
    try record(flag, value: sides.count == 2 ? String(sides[1]) : nil)
  }

  /// Takes `-n`, `-n value`, `-nvalue`, or several flags without values in one word.
  private mutating func takeShortFlags(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        throw .unknownFlag("-\(letter)", suggestion: nil)
      }
      let takesRest = flag.valueName != nil && !letters.isEmpty
      try record(flag, value: takesRest ? String(letters) : nil)
      if takesRest { return }
    }
  }

  private mutating func record(_ flag: Flag, value: String?) throws(UsageError) {
    let spelling = "--" + flag.name
    if invocation.has(flag) && !flag.repeats { throw .duplicateFlag(spelling) }
    var text = ""
    if let valueName = flag.valueName {
      guard let given = value ?? nextValue() else {
        throw .missingValue(flag: spelling, valueName: valueName)
      }
      guard flag.allowed.isEmpty || flag.allowed.contains(given) else {
        throw .invalidValue(flag: spelling, value: given, mustBe: .oneOf(flag.allowed))
      }
      text = given
    } else if let value {
      throw .unexpectedValue(flag: spelling, value: value)
    }
    invocation.flags[flag.name, default: []].append(text)
    if flag.asks { isAsked = true }
  }

  /// Returns the next word, unless it is a flag: that would rather be a forgotten value.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), !isShort(next) else { return nil }
    return rest.popFirst()
  }

  /// Returns whether a word is of short flags; neither `-` alone nor a negative quantity such as
  /// "-5 C" or "-$5" is, in which no letter follows the sign.
  private func isShort(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return letter.isLetter || flags.contains { $0.short == letter }
  }

  /// Assigns the values to the names of the arguments.
  private mutating func bindValues() throws(UsageError) {
    var left = values[...]
    for argument in command.arguments {
      if left.isEmpty {
        if argument.isRequired && !isAsked { throw .missingArgument(name: argument.name) }
        continue
      }
      let count = argument.takesRest ? left.count : 1
      for value in left.prefix(count) where !argument.allowed.isEmpty {
        guard argument.allowed.contains(value) || isAsked else {
          throw .invalidArgument(
            name: argument.name, value: value, mustBe: .oneOf(argument.allowed))
        }
      }
      invocation.arguments[argument.name] = Array(left.prefix(count))
      left = left.dropFirst(count)
    }
  }
}
