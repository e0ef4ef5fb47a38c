/// A language that is read and written.
public enum ReadingLanguage: String, CaseIterable, Sendable {
  /// English, with the measures of the United States in the kitchen.
  case english = "en"
  /// Russian.
  case russian = "ru"
  /// Ukrainian.
  case ukrainian = "uk"
}
