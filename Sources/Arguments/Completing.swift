/// The completions that a shell offers for the value of a flag or an argument.
public enum Completing: Sendable, Equatable {
  /// Nothing.
  case nothing
  /// Files and folders.
  case files
  /// The lines that the program prints when it is called with some words.
  case lines(of: [String])
}
