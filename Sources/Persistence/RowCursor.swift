/// Reads the columns of a row in turn, and records the first value that could not be read.
///
/// Reading through a cursor never throws, because only then does the compiler unroll the loop over the
/// columns of a record and inline the reading of primitives. The reason for a failure is determined
/// afterwards.
@safe
public struct RowCursor: ~Copyable {
  @usableFromInline let row: Row
  /// The column to read next.
  @usableFromInline var column: Int32 = 0
  /// The first failure, after which the row is invalid.
  @usableFromInline var failure: Mismatch?
  /// A record that was read before.
  private let other: UnsafeRawPointer
  private let table: Table

  /// - Parameter other: a record that was read before.
  @usableFromInline
  init(_ statement: Statement, of table: Table, other: UnsafeRawPointer) {
    row = statement.row
    self.table = table
    unsafe self.other = other
  }

  /// Records that a column could not be read, and returns the value of the other record as a placeholder.
  @usableFromInline
  mutating func fail<Value: StoredValue>(_ column: Int32) -> Value {
    if failure == nil { failure = row.mismatch(column, Value.self) }
    guard let offset = table.columns[Int(column)].offset else {
      preconditionFailure("a store opens with records of stored properties only")
    }
    return unsafe (other + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Does the same for an optional value.
  @usableFromInline
  mutating func failIfPresent<Value: StoredValue>(_ column: Int32) -> Value? {
    if failure == nil { failure = row.mismatch(column, Value.self) }
    return nil
  }
}
