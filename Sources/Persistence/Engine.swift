/// What keeps the records of a store: it runs the transactions and knows when one is kept.
///
/// A store is the same to its users whatever its engine; another module adds one by this border.
package protocol Engine: AnyObject, Sendable {
  /// Runs a transaction, which is kept where `body` returns true; `body` may be run again where the
  /// engine demands it.
  ///
  /// - Returns: the tables that were changed, none where it was not kept.
  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String]
  /// Runs `body` on all that was kept when it began.
  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError)
  /// Whether others have changed the records since this was last asked.
  func changedElsewhere() throws(StoreError) -> Bool
  /// A number that is another one after others have changed the records; nil where that is not known
  /// now.
  func version() throws(StoreError) -> Int64?
  /// How often that number is looked at while there are live queries.
  var lookInterval: Duration { get }
  /// Has `heard` called soon after others have changed records, with their tables, or nil where they
  /// may be any; nil ends that. It may be called without need, and need not be called.
  func listen(_ heard: (@Sendable ([String]?) -> Void)?)
}

extension Engine {
  /// Not known.
  package func version() throws(StoreError) -> Int64? { nil }

  /// Ten times a second.
  package var lookInterval: Duration { .milliseconds(100) }

  /// Nothing is told.
  package func listen(_ heard: (@Sendable ([String]?) -> Void)?) {}
}
