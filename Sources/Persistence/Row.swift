private import CSQLite

/// The current row of a query: valid only inside the closure that receives it.
@safe
public struct Row: ~Copyable {
  /// SQLite's statement, or nil for another engine.
  private let handle: OpaquePointer?
  /// The values of the row, if another engine provides them.
  private let cells: UnsafeBufferPointer<Cell>
  // A row does not outlive its statement, and reference counting would cost more than reading a value.
  private unowned(unsafe) let statement: Statement

  init(_ handle: OpaquePointer?, _ cells: UnsafeBufferPointer<Cell>, of statement: Statement) {
    unsafe self.handle = handle
    unsafe self.cells = cells
    unsafe self.statement = statement
  }

  /// Reads a column by its index in the query; throws if the value is of another kind.
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
  /// Returns the value of a column, fetched once, after which reading its kind and content is cheap.
  ///
  /// It is an unprotected value in SQLite's terms, which matters only for connections with a mutex; these are
  /// opened without one and used by one thread at a time.
  @inline(__always)
  private func value(_ column: Int32) -> OpaquePointer? {
    unsafe sqlite3_column_value(handle, column)
  }

  /// Returns the value of a column from another engine; null if there is no such column.
  @inline(__always)
  private func cell(_ column: Int32) -> Cell {
    unsafe cells.indices.contains(Int(column)) ? cells[Int(column)] : .null
  }

  /// Returns an optional integer; nil if a value of another kind is stored.
  @usableFromInline @inline(__always)
  func integer(_ column: Int32) -> Int64?? {
    guard unsafe handle == nil else {
      let value = unsafe value(column)
      let kind = unsafe sqlite3_value_type(value)
      if kind == SQLITE_INTEGER { return unsafe sqlite3_value_int64(value) }
      return kind == SQLITE_NULL ? .some(nil) : nil
    }
    switch unsafe cell(column) {
    case .integer(let value): return value
    case .null: return .some(nil)
    default: return nil
    }
  }

  /// Returns an optional number; nil if a value of another kind is stored.
  @usableFromInline @inline(__always)
  func real(_ column: Int32) -> Double?? {
    guard unsafe handle == nil else {
      let value = unsafe value(column)
      let kind = unsafe sqlite3_value_type(value)
      if kind == SQLITE_FLOAT { return unsafe sqlite3_value_double(value) }
      return kind == SQLITE_NULL ? .some(nil) : nil
    }
    switch unsafe cell(column) {
    case .real(let value): return value
    case .null: return .some(nil)
    default: return nil
    }
  }

  /// Returns an optional text; nil if a value of another kind or invalid UTF-8 is stored.
  @usableFromInline @inline(__always)
  func text(_ column: Int32) -> String?? {
    guard unsafe handle == nil else {
      let value = unsafe value(column)
      let kind = unsafe sqlite3_value_type(value)
      if kind == SQLITE_TEXT, let start = unsafe sqlite3_value_text(value) {
        let count = unsafe Int(sqlite3_value_bytes(value))
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        return unsafe String(exactly: bytes).map { .some($0) }
      }
      return kind == SQLITE_NULL ? .some(nil) : nil
    }
    switch unsafe cell(column) {
    case .text(let bytes): return unsafe String(exactly: bytes).map { .some($0) }
    case .null: return .some(nil)
    default: return nil
    }
  }

  /// Optional bytes; nil if a value of another kind is stored.
  @usableFromInline @inline(__always)
  func blob(_ column: Int32) -> [UInt8]?? {
    guard unsafe handle == nil else {
      let value = unsafe value(column)
      let kind = unsafe sqlite3_value_type(value)
      guard kind == SQLITE_BLOB else { return kind == SQLITE_NULL ? .some(nil) : nil }
      // An empty blob has no address.
      guard let start = unsafe sqlite3_value_blob(value) else { return [] }
      let count = unsafe Int(sqlite3_value_bytes(value))
      return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }
    switch unsafe cell(column) {
    case .blob(let bytes): return unsafe Array(bytes)
    case .null: return .some(nil)
    default: return nil
    }
  }

  /// Returns the kind of a column's value; nil if it is missing or of a kind that no record has.
  private func storage(_ column: Int32) -> Storage? {
    guard unsafe handle == nil else {
      switch unsafe sqlite3_value_type(value(column)) {
      case SQLITE_INTEGER: return .integer
      case SQLITE_FLOAT: return .real
      case SQLITE_TEXT: return .text
      case SQLITE_BLOB: return .blob
      default: return nil
      }
    }
    switch unsafe cell(column) {
    case .integer: return .integer
    case .real: return .real
    case .text: return .text
    case .blob: return .blob
    case .null, .other: return nil
    }
  }

  /// Returns the reason why a column is not a value of a type.
  @usableFromInline
  func mismatch<Value: StoredValue>(_ column: Int32, _ type: Value.Type) -> Mismatch {
    let expected = Value.Stored.storage
    let problem: Mismatch.Problem =
      if case .some(nil) = integer(column) {
        .missing
      } else if storage(column) != expected {
        .kind(expected: expected)
      } else if expected == .text, text(column) == nil {
        .encoding
      } else {
        .value(type: "\(Value.self)")
      }
    return Mismatch(column, problem)
  }
}

extension Row {
  /// Returns the error of a query without a record, with the column's name in the query.
  @usableFromInline
  func located(_ error: Mismatch) -> StoreError {
    .decode(
      table: "query", column: unsafe statement.name(error.column) ?? "\(error.column)",
      key: "unknown", problem: error.problem)
  }

  /// Returns a short text for the key of the row, for a message.
  func sketch(_ column: Int32) -> String {
    (integer(column) ?? nil).map { "\($0)" } ?? (text(column) ?? nil) ?? "?"
  }
}
