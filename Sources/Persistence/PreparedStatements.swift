/// The prepared statements of one connection, kept ready by their text.
package final class PreparedStatements {
  private var cache: [String: Statement] = [:]
  private var clock = 0
  private unowned let maker: any StatementMaker
  /// The error for which the database undid the transaction by itself, as it may when the disk is
  /// full; nil while there is one.
  package var undone: StoreError?

  /// Statements kept ready; a service has a few dozen shapes of query.
  private static let capacity = 128

  package init(of maker: any StatementMaker) {
    self.maker = maker
  }

  /// Runs `body` with a statement for `sql`, from the cache if it is there and not in use.
  ///
  /// A guest's statement, one written outside this module, may not begin or end transactions,
  /// attach files or set pragmas.
  func with<Result>(
    _ sql: String, guest: Bool = false,
    _ body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let statement: Statement
    // Taken out while it runs, so that a nested use of the same text cannot reset it.
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

  /// Names the rows of these tables that are changed from now on; nil ends that.
  func follow(_ tables: Followed?) {
    maker.follow(tables)
  }

  /// The rows that were changed in each followed table, or nil where the engine does not name them.
  var changedRows: [RowChanges]? { maker.changedRows }

  /// Lets rows refer to others that come later in the transaction, where the engine can.
  func deferReferences() throws(StoreError) {
    try maker.deferReferences()
  }

  /// The SQL that is spoken here.
  var dialect: Dialect { maker.dialect }

  /// Lets go of all of them.
  package func removeAll() {
    cache.removeAll()
  }

  private func evict() {
    let oldest = cache.filter { !$0.value.isRunning }.min { $0.value.lastUse < $1.value.lastUse }
    if let oldest { cache[oldest.key] = nil }
  }
}

/// A connection, as far as it prepares statements.
package protocol StatementMaker: AnyObject {
  /// The SQL that is spoken here.
  var dialect: Dialect { get }
  /// Prepares a statement; a guest's may not govern the transaction or the connection.
  func prepare(_ sql: String, guest: Bool) throws(StoreError) -> Statement
  /// Names the rows of these tables that are changed from now on; nil ends that.
  func follow(_ tables: Followed?)
  /// The rows that were changed in each followed table, or nil where the engine does not name them.
  var changedRows: [RowChanges]? { get }
  /// Lets rows refer to others that come later in the transaction, where the engine can.
  func deferReferences() throws(StoreError)
}

extension StatementMaker {
  /// Nothing is named.
  package func follow(_ tables: Followed?) {}
  /// Not known.
  package var changedRows: [RowChanges]? { nil }
}
