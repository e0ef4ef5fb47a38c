/// A problem with a style file, and its place.
public struct StyleProblem: Error, Sendable, Hashable {
  /// The file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters of Unicode.
  public let column: Int
  /// A description of the problem, without the place.
  public let sentence: String
  /// The name that was probably meant.
  public let meant: String?
}

extension StyleProblem: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: SENTENCE`, which editors turn into a link.
  public var description: String {
    let hint = meant.map { "; \($0) may be meant" } ?? ""
    return "\(file):\(line):\(column): \(sentence)\(hint)"
  }
}

/// The reason why styles cannot be read: one problem or more, in the order of the files.
public struct StyleProblems: Error, Sendable, Hashable {
  /// The problems; at least one.
  public let problems: [StyleProblem]
}

extension StyleProblems: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}
