internal import Persistence

/// A database that was opened without a history gets one.
///
/// Its tables were made by implicit steps, one for each record. The first steps of a history replace these if
/// they make the same tables.
extension ServerMigrator {
  /// Replaces the implicit steps with the first steps of the history.
  func adopt() throws(StoreError) {
    guard try tableNames().contains("persistence_history"), try needsAdoption() else { return }
    try connection.begin("READ COMMITTED")
    do throws(StoreError) {
      try connection.run(Self.lock)
      // Another program may have done it meanwhile.
      if try needsAdoption() {
        let count = try adoptable()
        try connection.run("DELETE FROM persistence_history WHERE step > 0")
        for (index, step) in history.prefix(count).enumerated() { try note(step, step: index + 1) }
      }
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }

  private func needsAdoption() throws(StoreError) -> Bool {
    let taken = try taken()
    guard taken.areMadeUp else { return false }
    do throws(StoreError) {
      try history.check(taken, upTo: goal) { $0.serverChecksum }
      return false
    } catch .schemaMismatch {
      return true
    }
  }

  /// Returns the number of steps of the history that make the existing tables: they are run in a
  /// temporary schema, which is then rolled back.
  private func adoptable() throws(StoreError) -> Int {
    let wanted = try connection.definitions()
    try connection.run("SAVEPOINT trial")
    var found: Int?
    do throws(StoreError) {
      try connection.run("CREATE SCHEMA persistence_trial")
      try connection.run("SET LOCAL search_path = persistence_trial")
      for (index, step) in history.prefix(goal).enumerated() where found == nil {
        try connection.runScript(step.postgresql)
        if try connection.definitions() == wanted { found = index + 1 }
      }
    } catch .server, .constraint {
      // A step that fails does not make these tables.
    }
    try connection.run("ROLLBACK TO SAVEPOINT trial")
    guard let found else { throw .firstStepMissing(wanted) }
    return found
  }
}

extension PostgreSQLConnection {
  /// Returns the definitions of the tables in the current schema, a line for each part, in a fixed order.
  fileprivate func definitions() throws(StoreError) -> [String] {
    let sql = """
      SELECT format('table %I column %I %s%s%s%s', t.relname, a.attname,
        pg_catalog.format_type(a.atttypid, a.atttypmod),
        CASE WHEN c.collname <> 'default' THEN format(' COLLATE %I', c.collname) ELSE '' END,
        CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
        coalesce(' DEFAULT ' || pg_catalog.pg_get_expr(d.adbin, d.adrelid), ''))
      FROM pg_catalog.pg_class t
      JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_catalog.pg_collation c ON c.oid = a.attcollation
      LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
      WHERE t.relkind IN ('r', 'p') AND t.relname <> 'persistence_history'
        AND t.relnamespace = current_schema()::regnamespace
      UNION ALL
      SELECT format('table %I %s', t.relname,
        replace(pg_catalog.pg_get_constraintdef(r.oid), quote_ident(current_schema()) || '.', ''))
      FROM pg_catalog.pg_class t JOIN pg_catalog.pg_constraint r ON r.conrelid = t.oid
      WHERE r.contype <> 'n' AND t.relname <> 'persistence_history'
        AND t.relnamespace = current_schema()::regnamespace
      UNION ALL
      SELECT replace(pg_catalog.pg_get_indexdef(x.indexrelid),
        quote_ident(current_schema()) || '.', '')
      FROM pg_catalog.pg_index x JOIN pg_catalog.pg_class t ON t.oid = x.indrelid
      WHERE t.relname <> 'persistence_history'
        AND t.relnamespace = current_schema()::regnamespace
      ORDER BY 1
      """
    return try rows(sql).compactMap { $0[0] }
  }
}
