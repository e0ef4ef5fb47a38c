internal import CPostgreSQL
internal import Persistence

/// What the server says of an error, without the values that it names in its details.
struct ServerFailure {
  /// Five characters, of which the first two are the class; empty where the connection failed.
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

  /// The first line of a message of the library.
  static func line(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "no reason was given" }
    let lines = unsafe String(cString: text).split(whereSeparator: \.isNewline)
    return lines.first.map(String.init) ?? "no reason was given"
  }

  /// Whether the transaction met another, was undone, and may be run again.
  var isConflict: Bool {
    // Serialization, deadlock, a lock not had in time.
    ["40001", "40P01", "55P03"].contains(state) || isStale
  }

  /// Whether prepared statements are not what they were: a table was changed, or a proxy between us
  /// and the server has given us another connection.
  var isStale: Bool {
    state == "26000" || (state == "0A000" && message.contains("cached plan"))
  }

  /// The error for the user of the store.
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
