/// The query of an address, each of whose parameters is declared once.
///
/// ```swift
/// extension ProbeQuery: Query {
///   public static func parameters(
///     _ parameters: inout some Parameters<ProbeQuery>
///   ) throws(QueryProblem) -> ProbeQuery {
///     ProbeQuery(
///       at: try parameters.parameter("at", .moment("The moment of the probe.")) { $0.moment })
///   }
/// }
/// ```
///
/// The same declaration reads a query, writes one and describes it, depending on the ``Parameters``
/// it is called with.
public protocol Query: Sendable, Equatable {
  /// Composes a query from its parameters.
  static func parameters<P: Parameters<Self>>(
    _ parameters: inout P
  ) throws(QueryProblem) -> Self
}

extension Query {
  /// Reads names and values, ignoring unknown names and repetitions.
  ///
  /// - Throws: ``QueryProblem`` if a value is not valid.
  public init(_ pairs: [(name: String, value: String)]) throws(QueryProblem) {
    var reader = QueryReader<Self>(QueryString(pairs))
    self = try Self.parameters(&reader)
  }

  /// The query as text, percent-encoded, with its question mark; empty if there are no parameters.
  var text: String { text(after: "") }

  /// Returns the text of this query appended to another query.
  @inline(never)
  func text(after text: String) -> String {
    var writer = QueryWriter(self, after: text)
    _ = try? Self.parameters(&writer)
    return writer.text
  }
}

/// The query of an address without parameters.
public struct NoQuery: Query {
  /// Makes an empty query.
  public init() {}

  /// Declares no parameters.
  public static func parameters(
    _ parameters: inout some Parameters<NoQuery>
  ) throws(QueryProblem) -> NoQuery { NoQuery() }
}

/// A query that does not fit its address.
public enum QueryProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// A required value is missing.
  case missing(String)
  /// A value is not a day written `YYYY-MM-DD`.
  case notADay(name: String, value: String)
  /// A value is not a whole number.
  case notANumber(name: String, value: String)
  /// A value is a whole number, but no moment of the years 1 to 9999.
  case notAMoment(name: String, value: String)
  /// A value is not a whole number within its bounds.
  case outOfBounds(name: String, value: String, least: Int, most: Int)
  /// A value is none of the permitted words.
  case notAWord(name: String, value: String)
  /// The first day lies after the last.
  case emptyPeriod

  /// A sentence that describes the problem.
  public var description: String {
    switch self {
    case .missing(let name): "the query lacks \(name)"
    case .notADay(let name, let value):
      "\(name) is \"\(value)\", but must be a day written YYYY-MM-DD"
    case .notANumber(let name, let value):
      "\(name) is \"\(value)\", but must be a whole number"
    case .notAMoment(let name, let value):
      "\(name) is \"\(value)\", but must be a moment of the years 1 to 9999"
    case .outOfBounds(let name, let value, let least, let most):
      "\(name) is \"\(value)\", but must be a whole number from \(least) to \(most)"
    case .notAWord(let name, let value): "\(name) is \"\(value)\", which is none of its values"
    case .emptyPeriod: "the period ends before it begins"
    }
  }
}
