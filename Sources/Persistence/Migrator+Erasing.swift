/// During development, a store is erased if its tables are those of an earlier attempt.
extension Migrator {
  /// Whether an error means that the store was made by other steps of this program, and the present ones
  /// make the declared tables.
  ///
  /// - Throws: the reason if the present steps are wrong, so that nothing is erased for them.
  func mayErase(after error: StoreError) throws(StoreError) -> Bool {
    switch error {
    case .schemaMismatch, .versionTooNew: break
    default: return false
    }
    guard try connection.tableNames().contains("persistence_history") else { return false }
    try onTrial()
    return true
  }

  /// Drops all tables, views and triggers.
  func erase() throws(StoreError) {
    // This has no effect inside a transaction, so it is set before; opening the store sets it again.
    try connection.run("PRAGMA foreign_keys = OFF")
    try connection.transaction { () throws(StoreError) in
      // A virtual table goes with those in which it keeps its contents.
      for condition in ["sql LIKE 'CREATE VIRTUAL%'", "type = 'table'", "type = 'view'"] {
        for (kind, name) in try connection.objects(where: condition) {
          try connection.run("DROP \(kind.uppercased()) \(name.quoted)")
        }
      }
    }
  }
}

extension Connection {
  /// Returns the kinds and names of tables and views of the program.
  fileprivate func objects(where condition: String) throws(StoreError) -> [(String, String)] {
    var found: [(String, String)] = []
    let sql = """
      SELECT type, name FROM sqlite_schema WHERE \(condition) AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """
    try with(sql) { statement throws(StoreError) in
      while try statement.step() {
        found.append((try statement.row.get(0), try statement.row.get(1)))
      }
    }
    return found
  }
}
