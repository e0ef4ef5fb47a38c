internal import CPostgreSQL
internal import Persistence

/// An error reported by the server, without its details, which may contain values.
struct ServerFailure {
  /// Five characters, of which the first two are the class; empty if the connection failed.
  let state: String
  private let message: String
  private let table: String
  private let column: String
  private let rule: String

  init(_ result: OpaquePointer?, _ connection: OpaquePointer) {
    func field(_ code: Unicode.Scalar) -> String {
      let text = unsafe PQresultErrorField(result, Int32(code.value))
      return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
    state = field("C")
    let primary = field("M")
    message = primary.isEmpty ? unsafe Self.line(PQerrorMessage(connection)) : primary
    table = field("t")
    column = field("c")
    rule = field("n")
  }

  /// Returns the first line of a message of libpq.
  static func line(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "no reason was given" }
    let lines = unsafe String(cString: text).split(whereSeparator: \.isNewline)
    return lines.first.map(String.init) ?? "no reason was given"
  }

  /// Whether the transaction conflicted with another, was rolled back, and may be retried.
  var isConflict: Bool {
    // Serialization failure, deadlock, lock timeout.
    ["40001", "40P01", "55P03"].contains(state) || isStale
  }

  /// Whether prepared statements are no longer valid: a table was changed, or a proxy in front of the server
  /// has switched to another connection.
  var isStale: Bool {
    state == "26000" || (state == "0A000" && message.contains("cached plan"))
  }

  /// Returns the error for the user of the store.
  func error(sql: String, place: String, rules: Rules) -> StoreError {
    switch state {
    case "": return .disconnected(reason: message)
    case "23505": return constraint(.unique, rules)
    case "23502": return .constraint(.notNull, table: table, column: column)
    case "23503", "23001": return constraint(.foreignKey, rules)
    case "23514": return .constraint(.check, table: table, column: rule)
    case "53100": return .diskFull
    case "25006": return .readOnly(path: place)
    case "40003": return .commitUnknown(reason: message)
    default: break
    }
    switch state.prefix(2) {
    case _ where isConflict: return .busy
    case "08": return .disconnected(reason: message)
    case "57" where state.hasPrefix("57P"): return .disconnected(reason: message)
    case "23": return constraint(.other, rules)
    case "XX" where state != "XX000": return .corrupt(path: place, reason: message)
    default: return .server(state: state, reason: message, sql: sql)
    }
  }

  private func constraint(_ kind: StoreError.Constraint, _ rules: Rules) -> StoreError {
    let columns = rules.columns(of: rule, in: table) ?? rule
    return .constraint(kind, table: table, column: columns)
  }
}
