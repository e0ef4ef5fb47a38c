/// Migrates a store from its current step to another one, in one transaction per step.
struct Migrator {
  let connection: Connection
  let history: [Migration]
  /// The number of steps of the history to take.
  let goal: Int
  /// The tables that the whole history must produce.
  let tables: [Table]

  /// - Parameter last: the name of the last step to take, or nil for all.
  init(
    connection: Connection, history: [Migration], upTo last: String?, tables: [Table]
  ) throws(StoreError) {
    goal = try history.goal(upTo: last)
    self.connection = connection
    self.history = history
    self.tables = tables
  }

  private static let make = """
    CREATE TABLE IF NOT EXISTS persistence_history (
      step INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL, checksum INTEGER NOT NULL
    ) STRICT
    """

  /// Throws, without changing the file, if its steps are not a prefix of the history.
  ///
  /// - Returns: the number of steps the store has taken.
  @discardableResult
  func check() throws(StoreError) -> Int {
    let tables = try connection.tableNames()
    guard tables.contains("persistence_history") else {
      try history.checkNew(tables)
      return 0
    }
    let taken = try taken()
    do throws(StoreError) {
      try history.check(taken, upTo: goal) { $0.checksum }
      return taken.count
    } catch .schemaMismatch where taken.areMadeUp {
      return try adoptable()
    }
  }

  /// Returns the steps that the store has taken.
  func taken() throws(StoreError) -> [(name: String, checksum: Int64)] {
    var taken: [(name: String, checksum: Int64)] = []
    try connection.with("SELECT name, checksum FROM persistence_history ORDER BY step") {
      statement throws(StoreError) in
      while try statement.step() {
        taken.append((try statement.row.get(0), try statement.row.get(1)))
      }
    }
    return taken
  }

  /// Returns the next step to take, or nil if the store has taken all.
  func next() throws(StoreError) -> MigrationProgress? {
    let taken = try check()
    guard taken < goal else { return nil }
    return MigrationProgress(name: history[taken].name, index: taken + 1, count: goal)
  }

  /// Takes several steps in memory first, so that a wrong history is refused before any of them is kept.
  ///
  /// A single step needs no rehearsal, because it is rolled back, unless the store is copied before it.
  func rehearse() throws(StoreError) {
    let taken = try check()
    guard connection.path != ":memory:", taken < goal,
      goal - taken > 1 || history[taken].rebuilds, !history[taken].isImplicit
    else { return }
    do throws(StoreError) {
      try onTrial()
    } catch .schemaMismatch(let differences) {
      throw .schemaMismatch(differences: differences)
    } catch {
      // A step may depend on rows that only the store has.
      if taken == 0 { throw error }
    }
  }

  /// Takes all steps up to the goal in memory.
  func onTrial() throws(StoreError) {
    let trial = try Connection(path: ":memory:", readOnly: false, busyTimeout: .zero)
    try trial.prepare(.normal, isFile: false)
    let migrator = try Migrator(
      connection: trial, history: history, upTo: history[..<goal].last?.name, tables: tables)
    while let step = try migrator.next() { try migrator.take(step) }
  }

  /// Takes a step, unless another process has taken it meanwhile.
  ///
  /// - Parameter copies: whether to copy the store before a step that rebuilds tables; unnecessary for a new
  ///   store.
  func take(_ step: MigrationProgress, copies: Bool = true) throws(StoreError) {
    let migration = history[step.index - 1]
    // This has no effect inside a transaction, so it is set before.
    if migration.rebuilds { try connection.run("PRAGMA foreign_keys = OFF") }
    let result: Result<Void, StoreError>
    do throws(StoreError) {
      result = .success(
        try connection.transaction { () throws(StoreError) in
          guard try next() == step else { return }
          // Made while this process holds the write lock, so that the copy is the state before the step.
          if migration.rebuilds, copies {
            try connection.keepCopy(before: migration)
          }
          try apply(migration, step: step.index)
          if step.index == history.count { try connection.compare(with: tables) }
        })
    } catch {
      result = .failure(error)
    }
    if migration.rebuilds { try connection.run("PRAGMA foreign_keys = ON") }
    try result.get()
  }

  private func apply(_ migration: Migration, step: Int) throws(StoreError) {
    do throws(StoreError) {
      try connection.run(Self.make)
      let before = Set(try connection.tableNames())
      let touched = try connection.runScript(migration.script)
      if migration.rebuilds { try connection.checkReferences(touched, before: before) }
    } catch .statement(_, let reason, let sql) {
      throw .migration(name: migration.name, reason: "\(reason), in: \(sql)")
    }
    try note(migration, step: step)
  }

  /// Records in the store that it has taken a step.
  func note(_ migration: Migration, step: Int) throws(StoreError) {
    try connection.with("INSERT INTO persistence_history VALUES (?, ?, ?)") {
      statement throws(StoreError) in
      try statement.bind([
        .integer(Int64(step)), .text(migration.name), .integer(migration.checksum),
      ])
      _ = try statement.step()
    }
  }
}

extension Connection {
  /// Returns the tables of the program, without those of SQLite itself.
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

  /// Throws if a row refers to one that does not exist.
  ///
  /// Checks only the tables that were changed or created, and those that refer to them, because checking all
  /// takes minutes in a large store.
  fileprivate func checkReferences(
    _ touched: Set<String>, before: Set<String>
  ) throws(StoreError) {
    let tables = try tableNames()
    let changed = touched.union(Set(tables).subtracting(before))
    for table in tables {
      var isConcerned = changed.contains(table)
      try with(#"SELECT "table" FROM pragma_foreign_key_list(?)"#) { statement throws(StoreError) in
        try statement.bind([.text(table)])
        while try statement.step() {
          if changed.contains(try statement.row.get(0)) { isConcerned = true }
        }
      }
      guard isConcerned else { continue }
      try with("SELECT 1 FROM pragma_foreign_key_check(?)") { statement throws(StoreError) in
        try statement.bind([.text(table)])
        guard try statement.step() else { return }
        throw .constraint(.foreignKey, table: table, column: "")
      }
    }
  }

  /// Copies the store, as it was when the transaction began, to a file beside it.
  fileprivate func keepCopy(before migration: Migration) throws(StoreError) {
    guard path != ":memory:" else { return }
    // Uses another connection, because one in a transaction cannot copy.
    try Connection.copyAll(of: path, to: migration.pathOfCopy(of: path))
  }
}
