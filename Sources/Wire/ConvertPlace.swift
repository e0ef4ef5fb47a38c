/// The text that the converter shows, as it is kept in its address.
public struct ConvertPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .convert }

  /// The phrase; empty if there is none.
  public let phrase: String
  /// The reading chosen among several, as its two units separated by a tilde; nil for the likeliest.
  public let units: String?

  /// Shows a phrase.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - units: the chosen reading, as ``ConvertedQuantity/units``.
  public init(_ phrase: String, as units: String? = nil) {
    self.phrase = phrase
    self.units = units
  }

  /// Shows an empty field.
  public init() { self.init("") }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<ConvertPlace>
  ) throws(QueryProblem) -> ConvertPlace {
    let phrase = try parameters.optionalParameter("q", .text("")) {
      $0.phrase.utf8.isEmpty ? nil : $0.phrase
    }
    return ConvertPlace(
      phrase ?? "", as: try parameters.optionalParameter("as", .text("")) { $0.units })
  }
}
