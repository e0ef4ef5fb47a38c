/// Goes along the columns of a row, and remembers the first value that could not be read.
///
/// Reading by a cursor never throws: only so does the compiler unroll the loop over the columns of
/// a record, which takes a sixth off the time to read a table.
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

  @usableFromInline
  init(_ row: consuming Row, of table: Table, other: UnsafeRawPointer) {
    self.row = row
    self.table = table
    unsafe self.other = other
  }

  /// Remembers a failure, and gives the value of the other record in the place of the one missed.
  @usableFromInline
  mutating func note<Value>(_ error: Mismatch) -> Value {
    if failure == nil { failure = error }
    guard let offset = table.columns[Int(error.column)].offset else {
      preconditionFailure("a store opens with records of stored properties only")
    }
    return unsafe (other + offset).assumingMemoryBound(to: Value.self).pointee
  }
}
