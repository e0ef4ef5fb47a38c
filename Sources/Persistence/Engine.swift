/// The storage engine of a store, which runs its transactions.
///
/// A store behaves the same with every engine; other modules add engines through this protocol.
package protocol Engine: AnyObject, Sendable {
  /// Runs a transaction, which is committed if `body` returns true; the engine may run `body` again.
  ///
  /// - Returns: the tables that were changed; empty if it was not committed.
  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String]
  /// Runs `body` on a snapshot of all committed transactions.
  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError)
  /// Whether others have changed the records since the last call.
  func changedElsewhere() throws(StoreError) -> Bool
  /// Returns a version that changes when others have changed the records; nil if it is currently unknown.
  func version() throws(StoreError) -> Int64?
  /// Copies the records in their present state to a file that can be opened as a store.
  func backUp(to path: String) throws(StoreError)
  /// The interval at which ``version()`` is polled while there are live queries.
  var lookInterval: Duration { get }
  /// Calls `heard` soon after others have changed records, with their tables, or with nil if it may be any;
  /// pass nil to stop. Calls are hints: they may be spurious or missing.
  func listen(_ heard: (@Sendable ([String]?) -> Void)?)
}

extension Engine {
  /// By default not supported.
  package func backUp(to path: String) throws(StoreError) {
    throw .misuse("Only a store in a file or in memory is copied to a file")
  }

  /// By default unknown.
  package func version() throws(StoreError) -> Int64? { nil }

  /// By default ten times a second.
  package var lookInterval: Duration { .milliseconds(100) }

  /// By default does nothing.
  package func listen(_ heard: (@Sendable ([String]?) -> Void)?) {}
}
