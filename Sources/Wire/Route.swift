public import CivilTime

/// The addresses of the programming interface: read from a request and printed into one.
public enum Route: Sendable, Hashable {
  /// The state of things: the latest probe, what is unfilled, today's answers.
  case overview
  /// The probes of a period.
  case probes(Period)
  /// Where an answer is posted.
  case answers
  /// Tags that an answer to the probe of a moment is likely to have.
  case likely(at: Int64)
  /// The names of all tags, the most used first.
  case tags
  /// Where the hue of a tag's colour is chosen.
  case hue
  /// Where the time of a period went.
  case statistics(Period)
  /// When in the week a tag is met.
  case weekMap(tag: String, Period)
  /// Which tags are met within which in a period.
  case tagTree(Period)
  /// How a tag, or with none the coverage, goes on through a period.
  case trend(tag: String?, Period)
  /// What changes, as it changes.
  case events
  /// Where the page reports its own failures.
  case pageErrors
  /// The description of this interface.
  case description

  /// The moments of the years 1 to 9999, which calendars can count without overflow.
  public static let moments: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// What all addresses begin with.
  public static let prefix = ["api", "v1"]

  /// The method with which the address is used.
  public var method: String {
    switch self {
    case .answers, .pageErrors: "POST"
    case .hue: "PUT"
    default: "GET"
    }
  }

  /// The address with its query, percent-encoded.
  public var path: String {
    let base = "/api/v1/"
    switch self {
    case .overview: return base + "overview"
    case .probes(let period): return base + "probes" + Query(period).text
    case .answers: return base + "answers"
    case .likely(let moment): return base + "likely?at=\(moment)"
    case .tags: return base + "tags"
    case .hue: return base + "tags/hue"
    case .statistics(let period): return base + "stats" + Query(period).text
    case .weekMap(let tag, let period):
      return base + "stats/hour-weekday" + Query(period, tag: tag).text
    case .tagTree(let period): return base + "stats/tree" + Query(period).text
    case .trend(let tag, let period): return base + "stats/trend" + Query(period, tag: tag).text
    case .events: return base + "events"
    case .pageErrors: return base + "page-errors"
    case .description: return base + "openapi.json"
    }
  }

  /// Reads the segments of a path and its query.
  ///
  /// - Returns: nil when there is no such address.
  /// - Throws: ``RouteProblem`` when the address is right and its query is not.
  public init?(
    segments: [String], query: [(name: String, value: String)]
  ) throws(RouteProblem) {
    guard segments.starts(with: Self.prefix) else { return nil }
    let query = Query(query)
    switch segments.dropFirst(Self.prefix.count).joined(separator: "/") {
    case "overview": self = .overview
    case "probes": self = .probes(try query.period())
    case "answers": self = .answers
    case "likely": self = .likely(at: try query.moment("at"))
    case "tags": self = .tags
    case "tags/hue": self = .hue
    case "stats": self = .statistics(try query.period())
    case "stats/hour-weekday": self = .weekMap(tag: try query.text("tag"), try query.period())
    case "stats/tree": self = .tagTree(try query.period())
    case "stats/trend": self = .trend(tag: query.optional("tag"), try query.period())
    case "events": self = .events
    case "page-errors": self = .pageErrors
    case "openapi.json": self = .description
    default: return nil
    }
  }
}

/// A query that does not fit its address.
public enum RouteProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// A value that must be given is not.
  case missing(String)
  /// A value is not a day written `YYYY-MM-DD`.
  case notADay(name: String, value: String)
  /// A value is not a whole number.
  case notANumber(name: String, value: String)
  /// A value is a whole number, but no moment of the years 1 to 9999.
  case notAMoment(name: String, value: String)
  /// As many probes as this are not sent at once.
  case notALimit(value: String)
  /// The first day lies after the last.
  case emptyPeriod

  /// One sentence with what is wrong.
  public var description: String {
    switch self {
    case .missing(let name): "the query lacks \(name)"
    case .notADay(let name, let value):
      "\(name) is \"\(value)\", but must be a day written YYYY-MM-DD"
    case .notANumber(let name, let value):
      "\(name) is \"\(value)\", but must be a whole number"
    case .notAMoment(let name, let value):
      "\(name) is \"\(value)\", but must be a moment of the years 1 to 9999"
    case .notALimit(let value):
      "limit is \"\(value)\", but must be a whole number from 1 to \(ProbePage.mostProbes)"
    case .emptyPeriod: "the period ends before it begins"
    }
  }
}
