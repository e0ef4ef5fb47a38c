private import TextBytes

/// The bounds of style files, which may come from anybody: within them, any file is read within a second and
/// some 100 MB of memory.
public enum StyleBounds {
  /// The maximum size of a file, in bytes.
  public static let longestFile = 2 << 20
  /// The maximum size of a file and those that it includes, in bytes; a file counts each time it is included.
  static let longestFiles = 4 << 20
  /// The maximum number of files.
  static let mostFiles = 1_000
  /// The maximum number of values, including those that rules get from others.
  public static let mostValues = 10_000
  /// The maximum length of a chain of references.
  static let deepest = 500
  /// The maximum length of a full name, in bytes.
  static let longestName = 1_000
  /// The maximum length of a text, in bytes.
  static let longestText = 4_096
  /// The maximum length of a list.
  static let longestList = 100
  /// The number of problems after which no more are looked for.
  static let mostProblems = 100
  /// The number of problems for which the names that were meant are looked for: that takes long.
  static let mostHints = 20

  /// Returns the name that was probably meant, for one of the first problems.
  static func suggestion(
    for name: String, among names: [String], after problems: Int
  ) -> String? {
    guard problems < mostHints, name.utf8.count <= 100 else { return nil }
    return TextBytes.suggestion(for: name, among: names)
  }
}
