/// Goes along the columns of a row, and remembers the first value that could not be read.
///
/// Reading by a cursor never throws: only so does the compiler unroll the loop over the columns of
/// a record, and put the reading of a primitive in the place of its call. Why a value could not be
/// read is found out when one could not.
@safe
public struct RowCursor: ~Copyable {
  @usableFromInline let row: Row
  /// The column to read next.
  @usableFromInline var column: Int32 = 0
  /// The first failure; the row means nothing once there is one.
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

  /// Remembers that a column could not be read, and gives the value of the other record in its place.
  @usableFromInline
  mutating func fail<Value: StoredValue>(_ column: Int32) -> Value {
    if failure == nil { failure = row.mismatch(column, Value.self) }
    guard let offset = table.columns[Int(column)].offset else {
      preconditionFailure("a store opens with records of stored properties only")
    }
    return unsafe (other + offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// The same for a value that may be missing.
  @usableFromInline
  mutating func failIfPresent<Value: StoredValue>(_ column: Int32) -> Value? {
    if failure == nil { failure = row.mismatch(column, Value.self) }
    return nil
  }
}
