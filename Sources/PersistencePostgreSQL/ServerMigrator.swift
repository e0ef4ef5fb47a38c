internal import Persistence

/// Migrates a database from its current step to another one, in one transaction per step.
struct ServerMigrator {
  let connection: PostgreSQLConnection
  let history: [Migration]
  /// The number of steps of the history to take.
  let goal: Int
  /// The tables that the whole history must produce.
  let tables: [Table]
  /// Whether steps can be taken on trial in a schema of their own.
  let canTry: Bool
  /// The time for which a step that conflicts with another transaction is retried.
  let busyTimeout: Duration

  /// If two programs create it at the same time, one may get an error that it already exists.
  private static let make = """
    CREATE TABLE IF NOT EXISTS persistence_history (
      step bigint PRIMARY KEY, name text NOT NULL, checksum bigint NOT NULL
    )
    """
  /// Locks the row of step 0, which exists for that purpose: the holder takes the next step.
  ///
  /// Not every server that implements the protocol supports other locks.
  static let lock = """
    INSERT INTO persistence_history VALUES (0, '', 0)
    ON CONFLICT (step) DO UPDATE SET checksum = 0
    """

  /// Takes the requested steps that the database has not taken, and checks that the tables are the declared ones
  /// after the last of all.
  func run(_ progress: (MigrationProgress) -> Void) throws(StoreError) {
    try connection.retry(for: busyTimeout) { () throws(StoreError) in try adopt() }
    let taken = try connection.retry(for: busyTimeout) { () throws(StoreError) in try check() }
    if taken < goal { try takeSteps(after: taken, progress) }
    guard goal == history.count else { return }
    try connection.retry(for: busyTimeout) { () throws(StoreError) in
      try connection.compare(with: tables)
    }
  }

  private func takeSteps(
    after first: Int, _ progress: (MigrationProgress) -> Void
  ) throws(StoreError) {
    var taken = first
    if goal - taken > 1, !history[taken].isImplicit { try rehearse(isNew: taken == 0) }
    try connection.retry(for: busyTimeout) { () throws(StoreError) in try makeHistory() }
    while taken < goal {
      progress(MigrationProgress(name: history[taken].name, index: taken + 1, count: goal))
      taken = try connection.retry(for: busyTimeout) { () throws(StoreError) in
        try take(history[taken])
      }
    }
  }

  /// Throws, without changing the database, if its steps are not a prefix of the history.
  ///
  /// - Returns: the number of steps it has taken.
  private func check() throws(StoreError) -> Int {
    let tables = try tableNames()
    guard tables.contains("persistence_history") else {
      try history.checkNew(tables)
      return 0
    }
    let taken = try taken()
    try history.check(taken, upTo: goal) { $0.serverChecksum }
    return taken.count
  }

  func tableNames() throws(StoreError) -> [String] {
    let found = try connection.rows(
      """
      SELECT relname FROM pg_catalog.pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') ORDER BY 1
      """)
    return found.compactMap { $0[0] }
  }

  /// Returns the steps that the database has taken.
  func taken() throws(StoreError) -> [(name: String, checksum: Int64)] {
    let rows = try connection.rows(
      "SELECT name, checksum FROM persistence_history WHERE step > 0 ORDER BY step")
    return rows.map { (name: $0[0] ?? "", checksum: $0[1].flatMap { Int64($0) } ?? 0) }
  }

  private func makeHistory() throws(StoreError) {
    do throws(StoreError) {
      try connection.run(Self.make)
    } catch .constraint, .server(state: "42P07", _, _), .server(state: "42710", _, _) {
      // Another program has just made it.
    }
  }

  /// Takes a step, unless another program has taken it meanwhile; returns the number of steps taken.
  private func take(_ migration: Migration) throws(StoreError) -> Int {
    // Reads after the lock must see the writes of its last holder.
    try connection.begin("READ COMMITTED")
    do throws(StoreError) {
      try connection.run(Self.lock)
      let taken = try check()
      guard taken < goal, history[taken].name == migration.name else {
        connection.rollBack()
        return taken
      }
      try apply(migration, step: taken + 1)
      if taken + 1 == history.count { try connection.compare(with: tables) }
      try connection.commit()
      return taken + 1
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// Takes several steps in a temporary schema first, so that a wrong history is refused before any of them is
  /// kept.
  private func rehearse(isNew: Bool) throws(StoreError) {
    guard canTry else { return }
    do throws(StoreError) {
      try onTrial()
    } catch .schemaMismatch(let differences) {
      throw .schemaMismatch(differences: differences)
    } catch .migration(let name, let reason) {
      // A step may depend on rows that only the store has.
      if isNew { throw .migration(name: name, reason: reason) }
    } catch .server, .constraint {
      // Not every user may create a schema.
    }
  }

  /// Takes all steps up to the goal in a temporary schema, which is then rolled back.
  func onTrial() throws(StoreError) {
    try connection.begin("READ COMMITTED")
    defer { connection.rollBack() }
    try connection.run("CREATE SCHEMA persistence_trial")
    // The steps may use types and functions of the other schemas.
    try connection.run(
      """
      SELECT set_config('search_path', 'persistence_trial, ' || current_setting('search_path'), true)
      """)
    for step in history[..<goal] { try runScript(of: step) }
    if goal == history.count { try connection.compare(with: tables) }
  }

  private func apply(_ migration: Migration, step: Int) throws(StoreError) {
    try runScript(of: migration)
    try note(migration, step: step)
  }

  private func runScript(of migration: Migration) throws(StoreError) {
    do throws(StoreError) {
      try connection.runScript(migration.postgresql)
    } catch .server(let state, let reason, let sql) {
      throw .migration(name: migration.name, reason: "\(reason) (\(state)), in: \(sql)")
    }
  }

  /// Records in the database that it has taken a step.
  func note(_ migration: Migration, step: Int) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO persistence_history
      VALUES (\(step), \(migration.name.literal), \(migration.serverChecksum))
      """)
  }
}

extension Migration {
  var serverChecksum: Int64 { Self.checksum(of: postgresql) }
}

extension PostgreSQLConnection {
  /// Runs statements separated by semicolons, none of which may control the transaction.
  func runScript(_ script: String) throws(StoreError) {
    for statement in StatementTokens.statements(of: script) {
      guard !StatementText.governing.contains(StatementText(statement).verb) else {
        throw .misuse(
          "A statement may not control the transaction or the connection: \(statement)")
      }
      try run(statement)
    }
  }
}

extension StatementTokens {
  /// Returns the statements of a script that are not empty.
  static func statements(of script: String) -> [String] {
    var tokens = StatementTokens(script)
    var statements: [String] = []
    var text = ""
    var isEmpty = true
    while let token = tokens.next() {
      if token == .other(";") {
        if !isEmpty { statements.append(text) }
        text = ""
        isEmpty = true
        continue
      }
      switch token {
      case .space(let piece): text += isEmpty ? "" : piece
      case .word(let piece), .name(let piece), .other(let piece):
        text += piece
        isEmpty = false
      case .parameter: text += "?"
      }
    }
    return isEmpty ? statements : statements + [text]
  }
}
