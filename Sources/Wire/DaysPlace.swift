public import CivilTime

/// The day shown in the section of days, or the search whose results are shown, as the address keeps them.
public struct DaysPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .days }

  /// The day; nil for the current day, whichever it is.
  public let day: CivilDate?
  /// The search text; nil if a day is shown.
  public let search: String?

  /// Shows a day.
  public init(_ day: CivilDate?) { self.init(day, search: nil) }

  /// Shows the results of a search.
  public init(search: String) { self.init(nil, search: search) }

  private init(_ day: CivilDate?, search: String?) { (self.day, self.search) = (day, search) }

  /// Shows today.
  public init() { self.init(nil) }

  /// Declares the parameter.
  public static func parameters(
    _ parameters: inout some Parameters<DaysPlace>
  ) throws(QueryProblem) -> DaysPlace {
    DaysPlace(
      try parameters.optionalParameter("day", .day("")) { $0.day },
      search: try parameters.optionalParameter("search", .text("")) { $0.search })
  }
}
