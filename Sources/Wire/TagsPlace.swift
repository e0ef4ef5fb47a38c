import TextBytes

/// The tag shown in the section of tags, as it is kept in the address.
public struct TagsPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .tags }

  /// The tag; nil for the list of all tags.
  public let tag: String?
  /// The period of the figures.
  public let choice: PeriodChoice

  /// The default period, long enough to show how hours develop.
  public static let usual = PeriodChoice(.halfYear)

  /// Shows a tag in a period.
  public init(_ tag: String?, in choice: PeriodChoice = Self.usual) {
    self.tag = tag
    self.choice = choice
  }

  /// Shows the list of all tags.
  public init() { self.init(nil) }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<TagsPlace>
  ) throws(QueryProblem) -> TagsPlace {
    let tag = try parameters.optionalParameter("tag", .text("")) { $0.tag }
    let choice = try parameters.choice(unless: usual.kind) { $0.choice }
    return TagsPlace(tag.flatMap { $0.utf8.isEmpty ? nil : $0 }, in: choice)
  }
}
