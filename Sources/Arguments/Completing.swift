/// The completions that a shell offers for the value of a flag or an argument.
public enum Completing: Sendable, Equatable {
  /// Nothing.
  case nothing
  /// Files and folders.
  case files
  /// The lines that the program prints when it is called with some words.
  case lines(of: [String])
  /// Words that depend on the values of the arguments before, which are the keys, joined by spaces.
  case words(after: [String: [String]])
  /// The commands of the program, one after the other, as its help takes them.
  case commands
}
