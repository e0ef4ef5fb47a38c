/// What is wrong with a style file, and where.
public struct StyleProblem: Error, Sendable, Hashable {
  /// The file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters of Unicode.
  public let column: Int
  /// What is wrong, without the place.
  public let sentence: String
  /// The name that was probably meant.
  public let meant: String?
}

extension StyleProblem: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: SENTENCE`, as editors find their way by it.
  public var description: String {
    let hint = meant.map { "; \($0) may be meant" } ?? ""
    return "\(file):\(line):\(column): \(sentence)\(hint)"
  }
}

/// Why styles cannot be read: one problem or more, in the order of the files.
public struct StyleProblems: Error, Sendable, Hashable {
  /// The problems; at least one.
  public let problems: [StyleProblem]
}

extension StyleProblems: CustomStringConvertible {
  /// The problems, one a line.
  public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}
