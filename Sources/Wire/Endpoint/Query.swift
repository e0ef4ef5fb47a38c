/// What follows the question mark of an address, each of whose parameters is declared once.
///
/// ```swift
/// extension ProbeQuery: Query {
///   public static func parameters(
///     _ parameters: inout some Parameters<ProbeQuery>
///   ) throws(QueryProblem) -> ProbeQuery {
///     ProbeQuery(at: try parameters.parameter("at", .moment("The probe.")) { $0.moment })
///   }
/// }
/// ```
///
/// The same declaration reads a query, writes one and describes it, depending on the ``Parameters``
/// it is called with.
public protocol Query: Sendable, Equatable {
  /// Composes a query of its parameters.
  static func parameters<P: Parameters<Self>>(
    _ parameters: inout P
  ) throws(QueryProblem) -> Self
}

extension Query {
  /// Reads names and values, of which unknown ones and repetitions count for nothing.
  ///
  /// - Throws: ``QueryProblem`` where one is not what it must be.
  public init(_ pairs: [(name: String, value: String)]) throws(QueryProblem) {
    var reader = QueryReader<Self>(QueryString(pairs))
    self = try Self.parameters(&reader)
  }

  /// The query as text, percent-encoded, with its question mark; empty where there is nothing to say.
  var text: String { text(after: "") }

  /// A query that is begun, and this one behind it.
  @inline(never)
  func text(after text: String) -> String {
    var writer = QueryWriter(self, after: text)
    _ = try? Self.parameters(&writer)
    return writer.text
  }
}

/// The query of an address that takes none.
public struct NoQuery: Query {
  /// Asks for nothing in particular.
  public init() {}

  /// Declares no parameters.
  public static func parameters(
    _ parameters: inout some Parameters<NoQuery>
  ) throws(QueryProblem) -> NoQuery { NoQuery() }
}

/// A query that does not fit its address.
public enum QueryProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// A value that must be given is not.
  case missing(String)
  /// A value is not a day written `YYYY-MM-DD`.
  case notADay(name: String, value: String)
  /// A value is not a whole number.
  case notANumber(name: String, value: String)
  /// A value is a whole number, but no moment of the years 1 to 9999.
  case notAMoment(name: String, value: String)
  /// A value is not a whole number within its bounds.
  case outOfBounds(name: String, value: String, least: Int, most: Int)
  /// A value is none of those there are.
  case notAWord(name: String, value: String)
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
    case .outOfBounds(let name, let value, let least, let most):
      "\(name) is \"\(value)\", but must be a whole number from \(least) to \(most)"
    case .notAWord(let name, let value): "\(name) is \"\(value)\", which is none of its values"
    case .emptyPeriod: "the period ends before it begins"
    }
  }
}
