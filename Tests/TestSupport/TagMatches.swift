/// Typed texts, and the tags that every search for tags must find by them.
public enum TagMatches {
  /// The searched tags, of which the less used ones match better.
  public static let names = [
    "wrok", "homework", "deep-work", "my.work", "workshop", "Work", "солка", "прислови",
    "не-слово", "слово",
  ]

  /// A typed text, and the tags it finds, the best matches first.
  public static let cases: [(String, [String])] = [
    ("work", ["workshop", "Work", "deep-work", "my.work", "homework", "wrok"]),
    ("wor", ["workshop", "Work", "deep-work", "my.work", "homework", "wrok"]),
    // In two letters, no error is tolerated.
    ("wo", ["workshop", "Work", "deep-work", "my.work", "homework"]),
    ("worx", ["workshop", "Work"]),
    ("homw", ["homework"]),
    // An error is tolerated only at the beginning.
    ("derp-work", ["deep-work"]), ("omewrk", []),
    // Two errors are one too many.
    ("wxyk", []),
    ("сло", ["слово", "не-слово", "прислови", "солка"]),
  ]
}
