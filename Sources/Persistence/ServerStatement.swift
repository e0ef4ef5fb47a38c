/// A prepared statement of an engine that is not SQLite.
///
/// Its parameters are bound one after another; it runs at the first step after that.
package protocol ServerStatement: AnyObject {
  /// How many values it takes.
  var parameterCount: Int { get }
  /// How many rows it changed when it last ran.
  var changes: Int { get }
  /// The values of the current row, in the same place for each; their bytes are there until the next
  /// step.
  var cells: UnsafeBufferPointer<Cell> { get }
  /// What the query calls a column.
  func name(_ column: Int32) -> String?
  /// Binds the next value, or adds it to the list that was begun.
  func bind(_ value: Cell)
  /// Binds a list of so many values of one kind, each bound after this, to the next parameter.
  func beginList(of storage: Storage, count: Int)
  /// Ends the list.
  func endList()
  /// Throws where a value cannot be bound, and says why.
  func checkBindings() throws(StoreError)
  /// Moves to the next row; false when there is none.
  func step() throws(StoreError) -> Bool
  /// Ends the run, and makes ready for the next values.
  func reset()
  /// Lets the runs until `endBatch` share their round trips.
  func begin(_ batch: Batch) throws(StoreError)
  /// Waits until all runs of the batch are done; the first failure of any is thrown here.
  func endBatch() throws(StoreError)
}

/// Runs of one statement that come to rows for a table.
package struct Batch: Sendable {
  /// The table, each of whose columns has a value in each run, in their order.
  package let table: Table
  /// The columns that tell rows apart, where rows that are there are replaced; none where that is
  /// refused.
  package let key: [Int]
  /// What the statement says after the values; empty where rows are only added.
  package let conflict: String
}

/// What is bound to one parameter.
enum Binding: Sendable {
  /// A value.
  case value(Datum)
  /// Several, where the engine takes them together.
  case list([Datum])
}

/// In what SQL an engine is spoken to, where that differs.
package enum Dialect: Sendable {
  case sqlite, postgresql
}
