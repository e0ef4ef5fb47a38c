private import Glibc

/// Brings a store from the step it is at to the newest, one transaction a step.
struct Migrator {
  let connection: Connection
  let history: [Migration]

  private static let make = """
    CREATE TABLE IF NOT EXISTS persistence_history (
      step INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL, checksum INTEGER NOT NULL
    ) STRICT
    """

  /// Throws, without touching the file, where its history is not the beginning of ours.
  ///
  /// - Returns: how many steps the store has taken.
  @discardableResult
  func check() throws(StoreError) -> Int {
    let tables = try connection.tableNames()
    guard tables.contains("persistence_history") else {
      guard tables.isEmpty else {
        throw .schemaMismatch(differences: [
          "it holds tables that this program did not make, such as \(tables[0])"
        ])
      }
      return 0
    }
    var taken: [(name: String, checksum: Int64)] = []
    try connection.with("SELECT name, checksum FROM persistence_history ORDER BY step") {
      statement throws(StoreError) in
      while try statement.step() {
        taken.append((try statement.row.get(0), try statement.row.get(1)))
      }
    }
    for (step, ours) in zip(taken, history) {
      guard step.name == ours.name else {
        throw .schemaMismatch(differences: [
          "it took a step “\(step.name)” where this program has “\(ours.name)”"
        ])
      }
      guard step.checksum == ours.checksum else {
        throw .schemaMismatch(differences: ["step “\(step.name)” was changed after it was taken"])
      }
    }
    guard taken.count <= history.count else {
      throw .versionTooNew(found: taken.count, known: history.count)
    }
    return taken.count
  }

  /// Takes all steps that the store has not taken.
  func run() throws(StoreError) {
    var next = try check()
    while next < history.count {
      next = try take(history[next])
    }
  }

  /// Takes the next step, unless another process has taken it meanwhile.
  private func take(_ migration: Migration) throws(StoreError) -> Int {
    if migration.rebuilds {
      try connection.backUp(suffix: "before-\(migration.name)")
      // Has no effect inside a transaction, so it comes before.
      try connection.run("PRAGMA foreign_keys = OFF")
    }
    let result: Result<Int, StoreError>
    do throws(StoreError) {
      result = .success(
        try connection.transaction { () throws(StoreError) in
          let next = try check()
          guard next < history.count, history[next].name == migration.name else { return next }
          try apply(migration, step: next + 1)
          return next + 1
        })
    } catch {
      result = .failure(error)
    }
    if migration.rebuilds { try connection.run("PRAGMA foreign_keys = ON") }
    return try result.get()
  }

  private func apply(_ migration: Migration, step: Int) throws(StoreError) {
    do throws(StoreError) {
      try connection.run(Self.make)
      try connection.runScript(migration.script)
      if migration.rebuilds { try checkReferences() }
    } catch .statement(_, let reason, let sql) {
      throw .migration(name: migration.name, reason: "\(reason), in: \(sql)")
    }
    try connection.with("INSERT INTO persistence_history VALUES (?, ?, ?)") {
      statement throws(StoreError) in
      try statement.bind([
        .integer(Int64(step)), .text(migration.name), .integer(migration.checksum),
      ])
      _ = try statement.step()
    }
  }

  private func checkReferences() throws(StoreError) {
    try connection.with("PRAGMA foreign_key_check") { statement throws(StoreError) in
      guard try statement.step() else { return }
      throw .constraint(.foreignKey, table: try statement.row.get(0), column: "")
    }
  }
}

extension Connection {
  /// The tables of a program: not those of SQLite itself.
  func tableNames() throws(StoreError) -> [String] {
    var names: [String] = []
    let sql = """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """
    try with(sql) { statement throws(StoreError) in
      while try statement.step() { names.append(try statement.row.get(0)) }
    }
    return names
  }

  /// Runs `body` in a transaction that has the right to write from the start.
  ///
  /// One that only reads at first could find, when it writes, that it cannot any more.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try run("BEGIN IMMEDIATE")
    let result: Result
    do throws(StoreError) {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    try commit()
    return result
  }

  /// Makes the transaction permanent, or undoes it.
  func commit() throws(StoreError) {
    do throws(StoreError) {
      try run("COMMIT")
    } catch .statement(let code, let reason, _) where code & 0xff == 10 {
      // An input or output error: the system may or may not have written the pages.
      rollBack()
      throw .commitUnknown(reason: reason)
    } catch {
      rollBack()
      throw error
    }
  }

  /// Undoes the transaction; where SQLite has done so itself, there is nothing left to do.
  func rollBack() {
    guard !isIdle else { return }
    // A failure leaves the transaction open, which the next `BEGIN` reports.
    try? run("ROLLBACK")
  }

  /// Copies the store to a file beside it, which is replaced if it is there.
  func backUp(suffix: String) throws(StoreError) {
    guard path != ":memory:" else { return }
    let safe = suffix.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
    let target = "\(path).\(String(safe))"
    removeFile(target)
    makePrivateFile(target)
    try with("VACUUM INTO ?") { statement throws(StoreError) in
      try statement.bind([.text(target)])
      _ = try statement.step()
    }
  }
}

/// Removes a file if it is there; where it cannot, what is written next says so.
private func removeFile(_ path: String) {
  unsafe unlink(path)
}
