private import CSQLite

extension Connection {
  /// The function of statements that makes a number of its 64 bits, given as a whole number.
  static let realFunction = "persistence_real"

  /// Adds what statements call that SQLite does not have.
  func addFunctions() {
    unsafe withHandle { handle in
      // Without memory for it, statements that call it are refused.
      _ = unsafe sqlite3_create_function_v2(
        handle, Self.realFunction, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
        { context, _, values in
          let bits = unsafe sqlite3_value_int64(values?.pointee)
          unsafe sqlite3_result_double(context, Double(bitPattern: UInt64(bitPattern: bits)))
        }, nil, nil, nil)
    }
  }
}
