public import CivilTime

/// The week that is reviewed, as it is kept in the address.
public struct ReviewPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .review }

  /// The first day of the week; nil for the latest completed week, whichever it is.
  public let start: CivilDate?

  /// Shows a week.
  public init(_ start: CivilDate?) { self.start = start }

  /// Shows the latest completed week.
  public init() { self.init(nil) }

  /// Declares the parameter.
  public static func parameters(
    _ parameters: inout some Parameters<ReviewPlace>
  ) throws(QueryProblem) -> ReviewPlace {
    ReviewPlace(try parameters.optionalParameter("from", .day("")) { $0.start })
  }
}
