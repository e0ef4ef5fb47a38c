/// A cache of the prepared statements of one connection, by their text.
package final class PreparedStatements {
  private var cache: [String: Statement] = [:]
  private var clock = 0
  private unowned let maker: any StatementMaker
  /// The error for which the database rolled back the transaction by itself, as on a full disk; nil while the
  /// transaction is open.
  package var undone: StoreError?

  /// The maximum number of cached statements; a service has a few dozen forms of query.
  private static let capacity = 128

  package init(of maker: any StatementMaker) {
    self.maker = maker
  }

  /// Runs `body` with a statement for `sql`, from the cache if it is available there.
  ///
  /// A guest statement, written outside this module, may not begin or end transactions, attach files or set
  /// pragmas.
  func with<Result>(
    _ sql: String, guest: Bool = false,
    _ body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let statement: Statement
    // Removed from the cache while it runs, so that a nested use of the same text cannot reset it.
    if let ready = cache[sql], !ready.isRunning, !(guest && ready.governs) {
      statement = ready
    } else {
      statement = try maker.prepare(sql, guest: guest)
      if cache.count >= Self.capacity { evict() }
      if cache[sql] == nil { cache[sql] = statement }
    }
    clock += 1
    statement.lastUse = clock
    statement.isRunning = true
    defer { statement.finish() }
    return try body(statement)
  }

  /// Starts recording the changed rows of these tables; nil stops recording.
  func follow(_ tables: Followed?) {
    maker.follow(tables)
  }

  /// The changed rows of each followed table, or nil if the engine does not record them.
  var changedRows: [RowChanges]? { maker.changedRows }

  /// Defers the checks of references to the end of the transaction, if the engine supports it.
  func deferReferences() throws(StoreError) {
    try maker.deferReferences()
  }

  /// The SQL dialect.
  var dialect: Dialect { maker.dialect }

  /// Removes all statements.
  package func removeAll() {
    cache.removeAll()
  }

  private func evict() {
    let oldest = cache.filter { !$0.value.isRunning }.min { $0.value.lastUse < $1.value.lastUse }
    if let oldest { cache[oldest.key] = nil }
  }
}

/// A connection that prepares statements.
package protocol StatementMaker: AnyObject {
  /// The SQL dialect.
  var dialect: Dialect { get }
  /// Prepares a statement; a guest statement may not control the transaction or the connection.
  func prepare(_ sql: String, guest: Bool) throws(StoreError) -> Statement
  /// Starts recording the changed rows of these tables; nil stops recording.
  func follow(_ tables: Followed?)
  /// The changed rows of each followed table, or nil if the engine does not record them.
  var changedRows: [RowChanges]? { get }
  /// Defers the checks of references to the end of the transaction, if the engine supports it.
  func deferReferences() throws(StoreError)
}

extension StatementMaker {
  /// By default records nothing.
  package func follow(_ tables: Followed?) {}
  /// By default unknown.
  package var changedRows: [RowChanges]? { nil }
}
