public import CivilTime

/// Which of a period's probes are sent at once, in the order of time.
public struct ProbePage: Sendable, Hashable {
  /// The most probes that are sent at once, and as many are unless fewer are asked for.
  ///
  /// No day has more, unless one is asked every nine seconds.
  public static let mostProbes = 10_000

  /// The moment after which the page begins; nil for the first.
  public let after: Int64?
  /// The most probes that it has.
  public let limit: Int

  /// Makes a page, which has one probe at least and ``mostProbes`` at most.
  public init(after: Int64? = nil, limit: Int = ProbePage.mostProbes) {
    self.after = after
    self.limit = min(max(limit, 1), Self.mostProbes)
  }

  /// Reads a page from a query.
  ///
  /// - Throws: ``RouteProblem`` when the query has something else where the page is told.
  public init(query: [(name: String, value: String)]) throws(RouteProblem) {
    let query = Query(query)
    var limit = Self.mostProbes
    if let text = query.optional("limit") {
      guard let number = Int(text), 1...Self.mostProbes ~= number else {
        throw .notALimit(value: text)
      }
      limit = number
    }
    self.init(
      after: query.optional("after") == nil ? nil : try query.moment("after"), limit: limit)
  }

  /// The address of the page, percent-encoded.
  public func path(in period: Period) -> String {
    let path = Route.probes(period).path
    let start = after.map { "&after=\($0)" } ?? ""
    return path + (period == .always ? "?" : "&") + "limit=\(limit)" + start
  }
}
