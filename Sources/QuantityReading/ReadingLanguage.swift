/// A language of the phrases and the answers.
public enum ReadingLanguage: String, CaseIterable, Sendable {
  /// English, with the kitchen measures of the United States.
  case english = "en"
  /// Russian.
  case russian = "ru"
  /// Ukrainian.
  case ukrainian = "uk"
}
