private import CSQLite

/// The current row of a query: valid only inside the closure that receives it.
@safe
public struct Row: ~Copyable {
  /// SQLite's statement, or nil where another engine answers.
  private let statement: OpaquePointer?
  // A row does not outlive its statement; to count its users would cost more than to read a value.
  private unowned(unsafe) let server: (any ServerStatement)?

  init(_ statement: OpaquePointer?, _ server: (any ServerStatement)?) {
    unsafe self.statement = statement
    unsafe self.server = server
  }

  /// Reads a column by its place in the query, strictly: a value of another kind throws.
  @inlinable
  public func get<Value: StoredValue>(
    _ column: Int, as type: Value.Type = Value.self
  ) throws(StoreError) -> Value {
    do throws(Mismatch) {
      return try Value.load(self, Int32(truncatingIfNeeded: column))
    } catch {
      throw located(error)
    }
  }
}

extension Row {
  /// The value of a column: asked for once, then its kind and content cost little.
  ///
  /// SQLite calls it unprotected, which means something only where connections have a mutex;
  /// ours are opened without one, and one thread uses them at a time.
  private func value(_ column: Int32) -> OpaquePointer? {
    unsafe sqlite3_column_value(statement, column)
  }

  @usableFromInline
  func integer(_ column: Int32) throws(Mismatch) -> Int64 {
    if let server = unsafe server { return try server.integer(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    guard kind == SQLITE_INTEGER else { throw mismatch(column, kind, .integer) }
    return unsafe sqlite3_value_int64(value)
  }

  @usableFromInline
  func integerIfPresent(_ column: Int32) throws(Mismatch) -> Int64? {
    if let server = unsafe server { return try server.integerIfPresent(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    if kind == SQLITE_NULL { return nil }
    guard kind == SQLITE_INTEGER else { throw mismatch(column, kind, .integer) }
    return unsafe sqlite3_value_int64(value)
  }

  @usableFromInline
  func real(_ column: Int32) throws(Mismatch) -> Double {
    if let server = unsafe server { return try server.real(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    guard kind == SQLITE_FLOAT else { throw mismatch(column, kind, .real) }
    return unsafe sqlite3_value_double(value)
  }

  @usableFromInline
  func realIfPresent(_ column: Int32) throws(Mismatch) -> Double? {
    if let server = unsafe server { return try server.realIfPresent(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    if kind == SQLITE_NULL { return nil }
    guard kind == SQLITE_FLOAT else { throw mismatch(column, kind, .real) }
    return unsafe sqlite3_value_double(value)
  }

  @usableFromInline
  func text(_ column: Int32) throws(Mismatch) -> String {
    if let server = unsafe server { return try server.text(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    guard kind == SQLITE_TEXT else { throw mismatch(column, kind, .text) }
    return try unsafe text(value, column)
  }

  @usableFromInline
  func textIfPresent(_ column: Int32) throws(Mismatch) -> String? {
    if let server = unsafe server { return try server.textIfPresent(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    if kind == SQLITE_NULL { return nil }
    guard kind == SQLITE_TEXT else { throw mismatch(column, kind, .text) }
    return try unsafe text(value, column)
  }

  @usableFromInline
  func blob(_ column: Int32) throws(Mismatch) -> [UInt8] {
    if let server = unsafe server { return try server.blob(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    guard kind == SQLITE_BLOB else { throw mismatch(column, kind, .blob) }
    return unsafe bytes(value)
  }

  @usableFromInline
  func blobIfPresent(_ column: Int32) throws(Mismatch) -> [UInt8]? {
    if let server = unsafe server { return try server.blobIfPresent(column) }
    let value = unsafe value(column)
    let kind = unsafe sqlite3_value_type(value)
    if kind == SQLITE_NULL { return nil }
    guard kind == SQLITE_BLOB else { throw mismatch(column, kind, .blob) }
    return unsafe bytes(value)
  }

  @inline(__always)
  private func text(_ value: OpaquePointer?, _ column: Int32) throws(Mismatch) -> String {
    guard let start = unsafe sqlite3_value_text(value) else { throw Mismatch(column, .missing) }
    let count = unsafe Int(sqlite3_value_bytes(value))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    guard let text = unsafe String(exactly: bytes) else { throw Mismatch(column, .encoding) }
    return text
  }

  private func bytes(_ value: OpaquePointer?) -> [UInt8] {
    // An empty blob has no address.
    guard let start = unsafe sqlite3_value_blob(value) else { return [] }
    let count = unsafe Int(sqlite3_value_bytes(value))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func mismatch(_ column: Int32, _ kind: Int32, _ expected: Storage) -> Mismatch {
    Mismatch(column, kind == SQLITE_NULL ? .missing : .kind(expected: expected))
  }
}

extension Row {
  /// The failure of a query without a record: the column is named as the query names it.
  @usableFromInline
  func located(_ error: Mismatch) -> StoreError {
    .decode(
      table: "query", column: name(error.column) ?? "\(error.column)", key: "unknown",
      problem: error.problem)
  }

  private func name(_ column: Int32) -> String? {
    if let server = unsafe server { return server.name(column) }
    return unsafe sqlite3_column_name(statement, column).map { unsafe String(cString: $0) }
  }

  /// A short text for the key of the row, for a message.
  func sketch(_ column: Int32) -> String {
    if let number = try? integer(column) { return "\(number)" }
    return (try? text(column)) ?? "?"
  }
}
