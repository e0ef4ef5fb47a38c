private import CSQLite

extension Connection {
  /// The SQL function that converts the 64 bits of an integer to a floating-point number.
  static let realFunction = "persistence_real"

  /// Registers the functions that SQLite lacks.
  func addFunctions() {
    unsafe withHandle { handle in
      // If this fails for lack of memory, statements that call the function fail.
      _ = unsafe sqlite3_create_function_v2(
        handle, Self.realFunction, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
        { context, _, values in
          let bits = unsafe sqlite3_value_int64(values?.pointee)
          unsafe sqlite3_result_double(context, Double(bitPattern: UInt64(bitPattern: bits)))
        }, nil, nil, nil)
    }
  }
}
