/// A prepared statement of an engine that is not SQLite.
///
/// Its parameters are bound one after another; it runs at the first step after that.
package protocol ServerStatement: AnyObject {
  /// The number of parameters.
  var parameterCount: Int { get }
  /// The number of rows changed by the last run.
  var changes: Int { get }
  /// The values of the current row, at the same address for each row; their bytes are valid until the next
  /// step.
  var cells: UnsafeBufferPointer<Cell> { get }
  /// Returns the name of a column in the query.
  func name(_ column: Int32) -> String?
  /// Binds the next value, or adds it to the current list.
  func bind(_ value: Cell)
  /// Begins a list of `count` values of one kind for the next parameter; the values are bound after this.
  func beginList(of storage: Storage, count: Int)
  /// Ends the list.
  func endList()
  /// Throws the reason if a value could not be bound.
  func checkBindings() throws(StoreError)
  /// Moves to the next row; false when there is none.
  func step() throws(StoreError) -> Bool
  /// Ends the run, and prepares for the next values.
  func reset()
  /// Combines the round trips of the runs up to `endBatch`.
  func begin(_ batch: Batch) throws(StoreError)
  /// Waits until all runs of the batch are done; throws the first failure.
  func endBatch() throws(StoreError)
}

/// A batch of runs of one statement, each of which writes a row of a table.
package struct Batch: Sendable {
  /// The table; each run has a value for each of its columns, in their order.
  package let table: Table
  /// The columns that identify rows, if existing rows are replaced; empty if existing rows are an error.
  package let key: [Int]
  /// The conflict clause after the values; empty if rows are only added.
  package let conflict: String
}

/// The binding of one parameter.
enum Binding: Sendable {
  /// A value.
  case value(Datum)
  /// A list of values, for engines that support it.
  case list([Datum])
}

/// The SQL dialect of an engine.
package enum Dialect: Sendable {
  case sqlite, postgresql
}
