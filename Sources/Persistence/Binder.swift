private import CSQLite

/// Binds values to the parameters of a statement, one after another.
@safe
public struct Binder: ~Copyable {
  /// SQLite's statement, or nil for another engine.
  private let statement: OpaquePointer?
  // A binder does not outlive its statement.
  private unowned(unsafe) let server: (any ServerStatement)?
  private var index: Int32 = 0
  /// The first failure, or `SQLITE_OK`; checked once, when all values are bound.
  private(set) var code: Int32 = SQLITE_OK

  init(_ statement: OpaquePointer?, _ server: (any ServerStatement)?) {
    unsafe self.statement = statement
    unsafe self.server = server
  }

  @usableFromInline
  mutating func bind(_ value: Int64) {
    if let server = unsafe server { return unsafe server.bind(.integer(value)) }
    index += 1
    note(unsafe sqlite3_bind_int64(statement, index, value))
  }

  @usableFromInline
  mutating func bind(_ value: Double) {
    if let server = unsafe server {
      // SQLite stores NaN as NULL, and so do all engines here.
      return unsafe server.bind(value.isNaN ? .null : .real(value))
    }
    index += 1
    note(unsafe sqlite3_bind_double(statement, index, value))
  }

  @usableFromInline
  mutating func bind(_ value: String) {
    var value = value
    if let server = unsafe server {
      return value.withUTF8 { bytes in unsafe server.bind(.text(bytes)) }
    }
    index += 1
    let code = value.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe csqlite_bind_text(
          statement, index, chars.baseAddress, Int32(clamping: chars.count))
      }
    }
    note(code)
  }

  @usableFromInline
  mutating func bind(_ value: [UInt8]) {
    if let server = unsafe server {
      return unsafe value.withUnsafeBufferPointer { bytes in unsafe server.bind(.blob(bytes)) }
    }
    index += 1
    let code = unsafe value.withUnsafeBytes { bytes in
      unsafe csqlite_bind_blob(
        statement, index, bytes.baseAddress, Int32(clamping: bytes.count))
    }
    note(code)
  }

  @usableFromInline
  mutating func bindNull() {
    if let server = unsafe server { return unsafe server.bind(.null) }
    index += 1
    note(unsafe sqlite3_bind_null(statement, index))
  }

  mutating func bind(_ datum: Datum) {
    switch datum {
    case .null: bindNull()
    case .integer(let value): bind(value)
    case .real(let value): bind(value)
    case .text(let value): bind(value)
    case .blob(let value): bind(value)
    }
  }

  /// Binds the values of a key.
  mutating func bind(_ key: RowKey) {
    switch key {
    case .number(let number): bind(number)
    case .values(let values): for value in values { bind(value) }
    }
  }

  /// Binds a list to one parameter, which only servers support.
  mutating func bind(_ list: [Datum]) {
    unsafe server?.beginList(of: list.first?.storage ?? .integer, count: list.count)
    for datum in list { bind(datum) }
    unsafe server?.endList()
  }

  private mutating func note(_ result: Int32) {
    if code == SQLITE_OK { code = result }
  }
}
