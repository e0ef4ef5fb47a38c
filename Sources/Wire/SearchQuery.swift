public import CivilTime

/// A search for probes that satisfy all of the given conditions.
public struct SearchQuery: Query {
  /// The maximum number of probes in one reply.
  public static let mostProbes = 200
  /// The default number of probes in one reply.
  public static let usualCount = 50

  /// The condition on the tags of the answer, as a person writes it; nil for any.
  public let tags: String?
  /// The text that the answer or the remark contains, in any case; nil for any text.
  public let text: String?
  /// The days.
  public let period: Period
  /// The moment before which the probes lie; nil for all up to now.
  public let before: Moment?
  /// The maximum number of probes in the reply; nil for ``usualCount``.
  public let limit: Int?

  /// Searches for the newest probes.
  public init(
    tags: String? = nil, text: String? = nil, in period: Period = .always, before: Moment? = nil,
    limit: Int? = nil
  ) {
    self.tags = tags
    self.text = text
    self.period = period
    self.before = before
    self.limit = limit
  }

  /// Declares the parameters.
  public static func parameters(
    _ parameters: inout some Parameters<SearchQuery>
  ) throws(QueryProblem) -> SearchQuery {
    SearchQuery(
      tags: try parameters.optionalParameter(
        "tags", .text("A condition on the tags of the answer, such as `work & !(meeting | call)`.")
      ) { $0.tags },
      text: try parameters.optionalParameter(
        "text", .text("A text that the answer or the remark contains, in any case.")
      ) { $0.text },
      in: try parameters.query(Period.self) { $0.period },
      before: try parameters.optionalParameter(
        "before", .moment("The moment before which the probes lie; now unless given.")
      ) { $0.before },
      limit: try parameters.optionalParameter(
        "limit",
        .whole("The maximum number of probes; 50 unless given.", from: 1, to: mostProbes)
      ) { $0.limit })
  }
}
