public import Preferences

/// The text that is converted.
public struct ConversionQuery: Query {
  /// The text, as a person says it.
  public let text: String
  /// The language preferred where the text does not say, and that of sentences.
  public let language: LanguageChoice

  /// Asks for the conversion of a text.
  ///
  /// - Parameters:
  ///   - text: what is said, in any of the languages.
  ///   - language: the language preferred where the text does not say, and that of sentences.
  public init(_ text: String, in language: LanguageChoice = .automatic) {
    self.text = text
    self.language = language
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ConversionQuery>
  ) throws(QueryProblem) -> ConversionQuery {
    ConversionQuery(
      try parameters.parameter(
        "text", .text("What is said, such as `5 km` or `3pm in London`; 300 characters at most.")
      ) { $0.text },
      in: try parameters.optionalParameter("language", .word(LanguageChoice.self)) {
        $0.language == .automatic ? nil : $0.language
      } ?? .automatic)
  }
}
