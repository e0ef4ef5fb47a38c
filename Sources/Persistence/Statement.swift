private import CSQLite

/// A prepared statement, finalised when the cache lets go of it.
@safe @usableFromInline
package final class Statement {
  let sql: String
  /// The tables that it writes.
  let writes: [String]
  /// Whether it governs the transaction or the connection, which a guest may not.
  let governs: Bool
  var isRunning = false
  var lastUse = 0
  private let handle: OpaquePointer
  private unowned let connection: Connection

  init(
    _ handle: OpaquePointer, connection: Connection, sql: String, writes: [String], governs: Bool
  ) {
    unsafe self.handle = handle
    self.connection = connection
    self.sql = sql
    self.writes = writes
    self.governs = governs
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Moves to the next row; false when there is none.
  @usableFromInline
  func step() throws(StoreError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw connection.failure(code, sql: sql)
  }

  /// The current row.
  @usableFromInline
  var row: Row { unsafe Row(handle) }

  /// How many rows it changed itself when it last ran.
  var changes: Int { connection.lastChanges }

  /// Binds values to all parameters, in order.
  @usableFromInline
  func bind(_ body: (inout Binder) -> Void) throws(StoreError) {
    var binder = unsafe Binder(handle)
    body(&binder)
    guard binder.code == SQLITE_OK else { throw connection.failure(binder.code, sql: sql) }
  }

  func bind(_ data: [Datum]) throws(StoreError) {
    let expected = unsafe Int(sqlite3_bind_parameter_count(handle))
    guard data.count == expected else {
      throw .misuse("\(data.count) values for \(expected) parameters in: \(sql)")
    }
    try bind { binder in
      for datum in data { binder.bind(datum) }
    }
  }

  /// Makes ready for the next values; an error of the last step was thrown already.
  @usableFromInline
  func reset() {
    unsafe sqlite3_reset(handle)
  }

  /// Lets go of the read position and of bound values, which may be large.
  func finish() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
    isRunning = false
  }
}
