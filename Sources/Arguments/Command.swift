/// A command line, or a part of it, as data: its parameters and its purpose.
///
/// The outermost command is the program. The flags of a command are also those of its subcommands,
/// and may precede or follow their names.
public struct Command: Sendable, Equatable {
  /// A word with its meaning.
  public struct Term: Sendable, Equatable {
    /// The word.
    public let name: String
    /// What it means.
    public let meaning: String

    /// Pairs a word with its meaning.
    public init(_ name: String, _ meaning: String) { (self.name, self.meaning) = (name, meaning) }
  }

  /// The word that calls it.
  public let name: String
  /// One sentence for a list of commands.
  public let summary: String
  /// Paragraphs for its own help, separated by empty lines.
  public let discussion: String
  /// Words that its help explains after the discussion, such as the columns of a table.
  public let terms: [Term]
  /// The parameters by position.
  public let arguments: [Argument]
  /// The parameters by name.
  public let flags: [Flag]
  /// The commands inside it.
  public let subcommands: [Command]
  /// Whether it can be called without one of its subcommands.
  public let runsAlone: Bool

  /// Describes a command; one without subcommands always runs alone.
  public init(
    _ name: String, summary: String, discussion: String = "", terms: [Term] = [],
    arguments: [Argument] = [], flags: [Flag] = [], subcommands: [Command] = [],
    runsAlone: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.terms = terms
    self.arguments = arguments
    self.flags = flags
    self.subcommands = subcommands
    self.runsAlone = runsAlone || subcommands.isEmpty
  }

  /// Returns the subcommand of a name.
  func subcommand(_ name: String) -> Command? { subcommands.first { $0.name == name } }

  /// Returns the commands from this one along a path; nil if it leads nowhere.
  func chain(along path: [String]) -> [Command]? {
    var chain = [self]
    var current = self
    for name in path {
      guard let next = current.subcommand(name) else { return nil }
      chain.append(next)
      current = next
    }
    return chain
  }
}

extension Command {
  /// The defects of the description itself; a program's tests expect none.
  public var defects: [String] { defects(inherited: []) }

  private func defects(inherited: [Flag]) -> [String] {
    var found: [String] = []
    var known = inherited
    for flag in flags {
      if known.contains(where: { $0.name == flag.name }) {
        found.append("\(name): two flags are called --\(flag.name)")
      }
      if let short = flag.short, known.contains(where: { $0.short == short }) {
        found.append("\(name): two flags are called -\(short)")
      }
      known.append(flag)
    }
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.takesRest { found.append("\(name): nothing is left after <\(argument.name)>") }
      if !argument.isRequired && next.isRequired {
        found.append("\(name): <\(next.name)> is required after an optional one")
      }
    }
    if !arguments.isEmpty && !subcommands.isEmpty {
      found.append("\(name): a word could be an argument or a subcommand")
    }
    for (index, command) in subcommands.enumerated() {
      if subcommands[..<index].contains(where: { $0.name == command.name }) {
        found.append("\(name): two subcommands are called \(command.name)")
      }
      found += command.defects(inherited: known)
    }
    return found
  }
}
