public import CivilTime

/// The day that is shown among all days, as its address keeps it.
public struct DaysPlace: SectionPlace {
  /// The section.
  public static var section: Screen.Section { .days }

  /// The day; nil for today, whichever that is.
  public let day: CivilDate?

  /// Shows a day.
  public init(_ day: CivilDate?) { self.day = day }

  /// Shows today.
  public init() { self.init(nil) }

  /// Declares the parameter.
  public static func parameters(
    _ parameters: inout some Parameters<DaysPlace>
  ) throws(QueryProblem) -> DaysPlace {
    DaysPlace(try parameters.optionalParameter("day", .day("")) { $0.day })
  }
}
