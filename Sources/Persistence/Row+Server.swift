extension ServerStatement {
  func integer(_ column: Int32) throws(Mismatch) -> Int64 {
    guard let value = try integerIfPresent(column) else { throw Mismatch(column, .missing) }
    return value
  }

  func integerIfPresent(_ column: Int32) throws(Mismatch) -> Int64? {
    switch unsafe value(column) {
    case .integer(let value): return value
    case .null: return nil
    default: throw Mismatch(column, .kind(expected: .integer))
    }
  }

  func real(_ column: Int32) throws(Mismatch) -> Double {
    guard let value = try realIfPresent(column) else { throw Mismatch(column, .missing) }
    return value
  }

  func realIfPresent(_ column: Int32) throws(Mismatch) -> Double? {
    switch unsafe value(column) {
    case .real(let value): return value
    case .null: return nil
    default: throw Mismatch(column, .kind(expected: .real))
    }
  }

  func text(_ column: Int32) throws(Mismatch) -> String {
    guard let value = try textIfPresent(column) else { throw Mismatch(column, .missing) }
    return value
  }

  func textIfPresent(_ column: Int32) throws(Mismatch) -> String? {
    switch unsafe value(column) {
    case .text(let bytes):
      guard let text = unsafe String(exactly: bytes) else { throw Mismatch(column, .encoding) }
      return text
    case .null: return nil
    default: throw Mismatch(column, .kind(expected: .text))
    }
  }

  func blob(_ column: Int32) throws(Mismatch) -> [UInt8] {
    guard let value = try blobIfPresent(column) else { throw Mismatch(column, .missing) }
    return value
  }

  func blobIfPresent(_ column: Int32) throws(Mismatch) -> [UInt8]? {
    switch unsafe value(column) {
    case .blob(let bytes): return unsafe Array(bytes)
    case .null: return nil
    default: throw Mismatch(column, .kind(expected: .blob))
    }
  }
}
