private import CSQLite

/// Binds values to the parameters of a statement, one after another.
@safe
public struct Binder: ~Copyable {
  private let statement: OpaquePointer
  private var index: Int32 = 0
  /// The first failure, or `SQLITE_OK`: looked at once, when all are bound.
  private(set) var code: Int32 = SQLITE_OK

  init(_ statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  @usableFromInline
  mutating func bind(_ value: Int64) {
    index += 1
    note(unsafe sqlite3_bind_int64(statement, index, value))
  }

  @usableFromInline
  mutating func bind(_ value: Double) {
    index += 1
    note(unsafe sqlite3_bind_double(statement, index, value))
  }

  @usableFromInline
  mutating func bind(_ value: String) {
    index += 1
    var value = value
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
    index += 1
    let code = unsafe value.withUnsafeBytes { bytes in
      unsafe csqlite_bind_blob(
        statement, index, bytes.baseAddress, Int32(clamping: bytes.count))
    }
    note(code)
  }

  @usableFromInline
  mutating func bindNull() {
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

  private mutating func note(_ result: Int32) {
    if code == SQLITE_OK { code = result }
  }
}
