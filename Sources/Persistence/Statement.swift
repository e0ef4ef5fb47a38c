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
  /// SQLite's statement, or nil where another engine runs it.
  private let handle: OpaquePointer?
  let server: (any ServerStatement)?
  private unowned let connection: Connection?
  init(
    _ handle: OpaquePointer, connection: Connection, sql: String, writes: [String], governs: Bool
  ) {
    unsafe self.handle = handle
    self.server = nil
    self.connection = connection
    self.sql = sql
    self.writes = writes
    self.governs = governs
  }

  package init(_ server: any ServerStatement, sql: String, writes: [String]) {
    unsafe self.handle = nil
    self.server = server
    self.connection = nil
    self.sql = sql
    self.writes = writes
    self.governs = false
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Moves to the next row; false when there is none.
  @usableFromInline
  func step() throws(StoreError) -> Bool {
    if let server { return try server.step() }
    return try stepHere()
  }

  /// Moves to the next row, as `step` does.
  ///
  /// Who asks for many rows holds this meanwhile: so nobody's users are counted for each of them,
  /// which would cost more than to read a value.
  @usableFromInline
  var steps: () throws(StoreError) -> Bool {
    guard let server else { return { [self] () throws(StoreError) in try stepHere() } }
    return { () throws(StoreError) in try server.step() }
  }

  /// The same where it is known that SQLite runs the statement.
  @inline(__always)
  private func stepHere() throws(StoreError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  /// The current row; another row of the same run is in the same place.
  @usableFromInline
  var row: Row {
    unsafe Row(handle, server?.cells ?? UnsafeBufferPointer(start: nil, count: 0), of: self)
  }

  /// What the query calls a column.
  func name(_ column: Int32) -> String? {
    if let server { return server.name(column) }
    return unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) }
  }

  /// How many rows it changed itself when it last ran.
  var changes: Int { server?.changes ?? connection?.lastChanges ?? 0 }

  /// Binds values to all parameters, in order.
  @usableFromInline
  func bind(_ body: (inout Binder) -> Void) throws(StoreError) {
    var binder = unsafe Binder(handle, server)
    body(&binder)
    if let server { return try server.checkBindings() }
    guard binder.code == SQLITE_OK else { throw failure(binder.code) }
  }

  func bind(_ data: [Datum]) throws(StoreError) {
    try bind(data.map { .value($0) })
  }

  func bind(_ data: [Binding]) throws(StoreError) {
    let expected = unsafe server?.parameterCount ?? Int(sqlite3_bind_parameter_count(handle))
    guard data.count == expected else {
      throw .misuse("\(data.count) values for \(expected) parameters in: \(sql)")
    }
    try bind { binder in
      for binding in data {
        switch binding {
        case .value(let datum): binder.bind(datum)
        case .list(let list): binder.bind(list)
        }
      }
    }
  }

  /// Makes ready for the next values; an error of the last step was thrown already.
  @usableFromInline
  func reset() {
    if let server { return server.reset() }
    unsafe sqlite3_reset(handle)
  }

  /// Lets go of the read position and of bound values, which may be large.
  func finish() {
    isRunning = false
    if let server { return server.reset() }
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// Runs `body`, in which the statement is bound, stepped and reset again and again, so that an
  /// engine behind a network does not answer each run by itself.
  ///
  /// - Parameter batch: what the runs come to; nil where it is one.
  func run(
    _ batch: Batch?, _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let server, let batch else { return try body() }
    try server.begin(batch)
    do throws(StoreError) {
      try body()
    } catch {
      // What failed first is what the caller hears of.
      try? server.endBatch()
      throw error
    }
    try server.endBatch()
  }

  private func failure(_ code: Int32) -> StoreError {
    connection?.failure(code, sql: sql) ?? .misuse("A statement has no connection: \(sql)")
  }
}
