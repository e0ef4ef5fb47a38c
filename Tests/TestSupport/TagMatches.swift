/// What is typed of a tag, and the tags that are found by it, wherever tags are searched.
public enum TagMatches {
  /// The tags that are searched, of which the less used ones match better.
  public static let names = [
    "wrok", "homework", "deep-work", "my.work", "workshop", "Work", "солка", "прислови",
    "не-слово", "слово",
  ]

  /// What is typed, and what it finds, the best matches first.
  public static let cases: [(String, [String])] = [
    ("work", ["workshop", "Work", "deep-work", "my.work", "homework", "wrok"]),
    ("wor", ["workshop", "Work", "deep-work", "my.work", "homework", "wrok"]),
    // Two letters forgive no error.
    ("wo", ["workshop", "Work", "deep-work", "my.work", "homework"]),
    ("worx", ["workshop", "Work"]),
    ("homw", ["homework"]),
    // An error is forgiven at the beginning only.
    ("derp-work", ["deep-work"]), ("omewrk", []),
    // Two errors are one too many.
    ("wxyk", []),
    ("сло", ["слово", "не-слово", "прислови", "солка"]),
  ]
}
