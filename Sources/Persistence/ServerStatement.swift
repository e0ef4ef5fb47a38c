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
  /// Binds the next value.
  func bind(_ value: Cell)
  /// Throws where a value cannot be bound, and says why.
  func checkBindings() throws(StoreError)
  /// Moves to the next row; false when there is none.
  func step() throws(StoreError) -> Bool
  /// Ends the run, and makes ready for the next values.
  func reset()
  /// Lets the runs until `endBatch` share their round trips.
  ///
  /// - Parameter table: where it is a plain insertion into all columns of a table, its rows may be
  ///   streamed into it.
  func beginBatch(into table: Table?) throws(StoreError)
  /// Waits until all runs of the batch are done; the first failure of any is thrown here.
  func endBatch() throws(StoreError)
}
