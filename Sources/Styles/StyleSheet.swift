/// Styles from files, by their full names: `editor.cursor.color`.
public struct StyleSheet: Sendable {
  /// A style by its full name.
  public struct Style: Sendable, Hashable {
    /// The names of the rules around it and its own, joined by dots.
    public let name: String
    /// Its final value.
    public let value: StyleValue
  }

  /// The styles in the order of the files.
  public let styles: [Style]
  /// The files that were read.
  public let files: [String]
  /// The addresses of the remote parts of includes.
  public let remotes: [String]
  /// The problems that leave the file usable: remote parts that are broken or not fetched, in whose
  /// place the local ones are used, names that the program does not read, and values that it does
  /// not accept.
  public let warnings: [StyleProblem]

  private let places: [String: Int]

  /// The version of the evaluation, which caches of styles record.
  ///
  /// Raise it whenever the same files get other values or warnings, so that no program opens a cache of one
  /// that evaluated otherwise.
  package static let evaluationVersion: UInt64 = 2

  /// Reads a file with its includes, and computes all values.
  ///
  /// - Parameters:
  ///   - root: the path of the file.
  ///   - files: the source of files.
  ///   - functions: the functions that the files may call besides `~color.alpha` and `~color.mix`.
  ///   - names: the full names that the program reads; others to which no style refers are among
  ///     the ``warnings``. Nil if any name may be read.
  ///   - limits: the values that the program accepts, by full names; a value outside is among the
  ///     ``warnings``, and the sheet has no style of this name.
  /// - Complexity: O(n) in the bytes of the files, and in the values of rules that are referred to.
  /// - Throws: ``StyleProblems`` with all problems, each with its place.
  public init(
    _ root: String, from files: StyleFiles, functions: [StyleFunction] = [],
    expecting names: [String]? = nil, within limits: [String: StyleLimit] = [:]
  ) throws(StyleProblems) {
    let table = StyleTable(root, files)
    let resolver = StyleResolver(table, functions)
    let problems = table.problems + resolver.problems
    guard problems.isEmpty else { throw StyleProblems(problems: problems) }
    self.files = table.files
    remotes = table.remotes
    let refused = resolver.refused(by: limits)
    warnings =
      table.warnings + (names.map { resolver.unread(beside: $0) } ?? []) + refused.problems
    var places: [String: Int] = [:]
    var styles: [Style] = []
    for (name, value) in resolver.values
    where places[name] == nil && !refused.names.contains(name) {
      places[name] = styles.count
      styles.append(Style(name: name, value: value))
    }
    self.styles = styles
    self.places = places
  }

  /// The value of a full name, or nil if there is none.
  public subscript(name: String) -> StyleValue? { places[name].map { styles[$0].value } }
}
