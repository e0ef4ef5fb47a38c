public import Preferences
private import TextBytes

/// The text to convert.
public struct ConversionQuery: Query {
  /// The text in a person's words.
  public let text: String
  /// The language preferred for an ambiguous text, and that of sentences.
  public let language: LanguageChoice
  /// The texts converted before, the latest first: a unit that one of them asks for is preferred.
  public let recent: [String]

  /// Asks for the conversion of a text.
  ///
  /// - Parameters:
  ///   - text: the text to convert, in any of the languages.
  ///   - language: the language preferred for an ambiguous text, and that of sentences.
  ///   - recent: the texts converted before, the latest first.
  public init(
    _ text: String, in language: LanguageChoice = .automatic, after recent: [String] = []
  ) {
    self.text = text
    self.language = language
    self.recent = recent
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ConversionQuery>
  ) throws(QueryProblem) -> ConversionQuery {
    ConversionQuery(
      try parameters.parameter(
        "text",
        .text("The text to convert, such as `5 km` or `3pm in London`; at most 300 characters.")
      ) { $0.text },
      in: try parameters.optionalParameter("language", .word(LanguageChoice.self)) {
        $0.language == .automatic ? nil : $0.language
      } ?? .automatic,
      after: try parameters.optionalParameter(
        "recent",
        .text(
          "The texts converted before, one per line, the latest first; their units are preferred.")
      ) {
        $0.recent.isEmpty ? nil : $0.recent.joined(separator: "\n")
      }?.pieces(at: UInt8(ascii: "\n")) ?? [])
  }
}
