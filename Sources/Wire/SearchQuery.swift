public import CivilTime
public import Tracking

/// Which probes are searched for.
public struct SearchQuery: Query {
  /// The most probes that are found at once.
  public static let mostProbes = 200
  /// How many are found unless a number is given.
  public static let usualCount = 50

  /// What the probes must satisfy.
  public let filter: ProbeFilter
  /// The days.
  public let period: Period
  /// The moment before which the probes lie; nil for up to now.
  public let before: Moment?
  /// The most probes that are found; nil for ``usualCount``.
  public let limit: Int?

  /// Searches for the newest probes that satisfy a filter.
  public init(
    _ filter: ProbeFilter, in period: Period = .always, before: Moment? = nil, limit: Int? = nil
  ) {
    self.filter = filter
    self.period = period
    self.before = before
    self.limit = limit
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<SearchQuery>
  ) throws(QueryProblem) -> SearchQuery {
    let tags = try parameters.optionalParameter(
      "tags", .text("A condition on the tags of the answer, such as `work & !(meeting | call)`.")
    ) { $0.filter.tags?.text }
    let text = try parameters.optionalParameter(
      "text", .text("What the answer or the remark contains, in any case.")
    ) { $0.filter.text }
    return SearchQuery(
      ProbeFilter(tags: try tags.map(condition), text: text),
      in: try parameters.query(Period.self) { $0.period },
      before: try parameters.optionalParameter(
        "before", .moment("The probes before this moment; up to now unless given.")
      ) { $0.before },
      limit: try parameters.optionalParameter(
        "limit",
        .whole(
          "The most probes that are found; 50 unless given.", from: 1, to: mostProbes)
      ) { $0.limit })
  }

  private static func condition(
    _ text: String
  ) throws(QueryProblem) -> TagExpression<TagName> {
    do { return try TagExpression(parsing: text) } catch {
      throw .notACondition(name: "tags", problem: error)
    }
  }
}
