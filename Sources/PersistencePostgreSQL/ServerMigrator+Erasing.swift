internal import Persistence

/// During development, a database is erased if its tables are those of an earlier attempt.
extension ServerMigrator {
  /// Whether an error means that the database was made by other steps of this program, and the present ones
  /// make the declared tables.
  ///
  /// - Throws: the reason if the present steps are wrong, so that nothing is erased for them.
  func mayErase(after error: StoreError) throws(StoreError) -> Bool {
    switch error {
    case .schemaMismatch, .versionTooNew: break
    default: return false
    }
    guard canTry, try tableNames().contains("persistence_history") else { return false }
    try onTrial()
    return true
  }

  /// Drops all tables of the current schema, with the views of them.
  func erase() throws(StoreError) {
    try connection.begin("READ COMMITTED")
    do throws(StoreError) {
      try connection.run(Self.lock)
      for table in try tableNames() { try connection.run("DROP TABLE \(table.quoted) CASCADE") }
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }
}
