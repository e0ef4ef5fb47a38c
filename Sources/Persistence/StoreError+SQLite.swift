private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension StoreError {
  /// Translates a result code of SQLite with its message.
  ///
  /// - Parameter systemError: the error number of the system, if there is one.
  init(code: Int32, systemError: Int32, message: String, sql: String, path: String) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL: self = .diskFull
    case SQLITE_NOTADB: self = .notADatabase(path: path)
    case SQLITE_CORRUPT: self = .corrupt(path: path, reason: message)
    case SQLITE_READONLY: self = .readOnly(path: path)
    case SQLITE_CANTOPEN, SQLITE_IOERR:
      self = Self.failedCall(systemError, code: code, message: message, path: path)
    case SQLITE_CONSTRAINT:
      let (table, column) = Self.place(in: message)
      // A change rejected because of referring rows is reported as if by a trigger.
      let rule =
        message.hasPrefix("FOREIGN KEY") ? .foreignKey : Constraint(code: code)
      self = .constraint(rule, table: table, column: column)
    case SQLITE_AUTH:
      self = .misuse("A statement may not control the transaction or the connection: \(sql)")
    case SQLITE_INTERRUPT: self = .misuse("The statement was interrupted: \(sql)")
    default: self = .statement(code: code, reason: message, sql: sql)
    }
  }

  /// Determines from the system's error why a disk operation failed: SQLite recognises a full disk when it
  /// writes, but not when it extends the shared-memory file.
  private static func failedCall(
    _ error: Int32, code: Int32, message: String, path: String
  ) -> StoreError {
    switch error {
    case ENOSPC, EDQUOT, EFBIG: return .diskFull
    case EROFS: return .readOnly(path: path)
    default:
      let cause = error == 0 ? nil : unsafe strerror(error).map { unsafe String(cString: $0) }
      let reason = cause.map { "\(message), \($0)" } ?? message
      return code & 0xff == SQLITE_CANTOPEN
        ? .cannotOpen(path: path, reason: reason) : .inputOutput(path: path, reason: reason)
    }
  }

  /// Finds the table and columns in “UNIQUE constraint failed: entry.at, entry.tag”.
  private static func place(in message: String) -> (table: String, column: String) {
    guard let colon = message.firstIndex(of: ":") else { return ("a table", "") }
    let places = message[message.index(after: colon)...].split(separator: ",").map { place in
      place.drop { $0 == " " }.split(separator: ".", maxSplits: 1)
    }
    let columns = places.compactMap { $0.last.map(String.init) }.joined(separator: ", ")
    guard let first = places.first, first.count == 2 else { return ("a table", columns) }
    return (String(first[0]), columns)
  }
}

extension StoreError.Constraint {
  /// The constraint of an extended result code, whose names are macros that Swift does not import.
  fileprivate init(code: Int32) {
    switch code >> 8 {
    case 1: self = .check
    case 3: self = .foreignKey
    case 5: self = .notNull
    case 6, 8, 10: self = .unique
    default: self = .other
    }
  }
}
