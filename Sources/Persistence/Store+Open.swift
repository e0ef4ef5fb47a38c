#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Store {
  /// Opens a store, and migrates its tables to those of the program.
  ///
  /// - Parameters:
  ///   - place: a file, or memory.
  ///   - models: the record types of the store; their tables are compared with those in the file.
  ///   - history: all steps from an empty file to the current tables. Without one, an empty store gets the
  ///     tables of `models` as they are, which suits tests and programs before their first change. Such a
  ///     store accepts a history later if its first step makes the same tables.
  ///   - last: the name of the last step to take, for inspecting the store at that step; the tables are
  ///     compared only if it is the last of all. Nil takes every step.
  ///   - access: the kind of access.
  ///   - durability: the point at which a commit is considered durable.
  ///   - busyTimeout: the longest wait for another process that is writing.
  ///   - erasesOnChange: whether a file that this program made by other steps, or with other tables, is erased
  ///     instead of refused. For development only, while the first history is being written: all records of
  ///     such a file are lost. Nothing is erased if the history does not make the tables of `models`.
  ///   - progress: called before each step, on the calling thread.
  /// - Throws: ``StoreError``; a file that is damaged, newer or of another program is left unchanged, and so is
  ///   one whose tables would not be those of `models` after the last step.
  public static func open(
    _ place: Place, models: [any Record.Type], history: [Migration] = [], upTo last: String? = nil,
    access: Access = .writing, durability: Durability = .full, busyTimeout: Duration = .seconds(5),
    erasesOnChange: Bool = false,
    progress: (MigrationProgress) -> Void = { _ in }
  ) throws(StoreError) -> Store {
    let options = Options(durability: durability, busyTimeout: busyTimeout, namesRows: true)
    if access == .reading, mayOnlyBeRead(place.path) {
      return try openToRead(place.path, models, options, history: history, upTo: last)
    }
    return try open(
      place, models, options, history: history, upTo: last, erasesOnChange: erasesOnChange,
      progress: progress)
  }

  static func open(
    _ place: Place, _ models: [any Record.Type], _ options: Options, history: [Migration] = [],
    upTo last: String? = nil, erasesOnChange: Bool = false,
    progress: (MigrationProgress) -> Void = { _ in }
  ) throws(StoreError) -> Store {
    for model in models {
      if let fault = model.fault { throw .misuse(fault) }
    }
    let connection = try Connection(
      path: place.path, readOnly: false, busyTimeout: options.busyTimeout)
    connection.namesRows = options.namesRows
    let steps = steps(of: history, for: models)
    let tables = models.map { $0.table }
    let migrator = try Migrator(
      connection: connection, history: steps, upTo: last, tables: tables)
    var mayErase = erasesOnChange
    while true {
      do throws(StoreError) {
        let isNew = try prepare(place, options, migrator)
        try migrator.rehearse()
        while let step = try migrator.next() {
          progress(step)
          try migrator.take(step, copies: !isNew)
        }
        if migrator.goal == steps.count { try connection.compare(with: tables) }
        break
      } catch {
        guard mayErase, try migrator.mayErase(after: error) else { throw error }
        try migrator.erase()
        mayErase = false
      }
    }
    return Store(
      engine: try SQLiteEngine(place: place, options: options, connection: connection),
      tables: tables)
  }

  /// Prepares a connection for writing; returns whether the store is new.
  private static func prepare(
    _ place: Place, _ options: Options, _ migrator: Migrator
  ) throws(StoreError) -> Bool {
    let connection = migrator.connection
    var isNew = false
    try retry(for: options.busyTimeout) { () throws(StoreError) in
      // Checked before anything is written: setting the journal mode writes to the file, and so does
      // checkpointing a log that a newer program may have left.
      connection.keepJournal(true)
      isNew = try migrator.check() == 0
      connection.keepJournal(false)
      try connection.prepare(options.durability, isFile: place != .memory)
      try migrator.adopt()
    }
    return isNew
  }

  /// Returns the history, or if there is none, the implicit steps that create the tables as
  /// currently declared.
  static func steps(of history: [Migration], for models: [any Record.Type]) -> [Migration] {
    history.isEmpty ? models.map { $0.table.creation } : history
  }

  /// Takes all steps of a history one by one, in memory, so that a test can check each.
  ///
  ///     try Store.rehearse(history, models: [Note.self]) { step, tx in
  ///       switch step {
  ///       case "notes": try tx.execute("INSERT INTO note VALUES (7, 'seven')")
  ///       case "ranks": try tx.rows("SELECT rank FROM note") { row in … }
  ///       default: break
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - history: all steps from an empty store to the current tables.
  ///   - models: the record types whose tables the history must produce.
  ///   - check: called after each step with its name, in a separate transaction that is committed, so that
  ///     the next steps find what it wrote.
  /// - Throws: ``StoreError``, or an error of `check`.
  public static func rehearse(
    _ history: [Migration], models: [any Record.Type],
    check: (_ step: String, Transaction) throws -> Void = { _, _ in }
  ) throws {
    for model in models {
      if let fault = model.fault { throw StoreError.misuse(fault) }
    }
    let connection = try Connection(path: ":memory:", readOnly: false, busyTimeout: .zero)
    try connection.prepare(.normal, isFile: false)
    let migrator = try Migrator(
      connection: connection, history: history, upTo: nil, tables: models.map { $0.table })
    while let step = try migrator.next() {
      try migrator.take(step)
      try connection.begin()
      let tx = Transaction(connection)
      defer { tx.close() }
      try check(step.name, tx)
      try connection.commit()
    }
    try connection.compare(with: models.map { $0.table })
  }
}

/// Retries `body` while the store is busy, for at most a given time.
///
/// While one process creates the journal or recovers after a killed one, SQLite rejects others immediately
/// instead of letting them wait.
private func retry(
  for time: Duration, _ body: () throws(StoreError) -> Void
) throws(StoreError) {
  let end = ContinuousClock.now + time
  while true {
    do throws(StoreError) {
      return try body()
    } catch .busy where ContinuousClock.now < end {
      usleep(2000)
    } catch {
      throw error
    }
  }
}

extension Store.Place {
  var path: String {
    switch self {
    case .file(let path): path
    case .memory: ":memory:"
    }
  }
}

extension Table {
  /// The step that creates the table as currently declared.
  fileprivate var creation: Migration {
    Migration("create \(name)", script: definition.joined(separator: ";\n"))
  }
}

extension Record {
  static var fault: String? { schema.fault }
}

extension Connection {
  /// Sets the journal mode and durability, and verifies them.
  func prepare(_ durability: Store.Durability, isFile: Bool) throws(StoreError) {
    if isFile {
      let mode: String = try value("PRAGMA journal_mode = WAL")
      guard mode == "wal" else {
        throw .cannotOpen(path: path, reason: "its journal is \(mode), not write-ahead")
      }
    }
    // Set after the journal mode, which may reset it.
    try run("PRAGMA synchronous = \(durability.rawValue)")
    try run("PRAGMA foreign_keys = ON")
    // Not every build of SQLite overwrites deleted data, and erased data must be gone.
    try run("PRAGMA secure_delete = ON")
    let level: Int = try value("PRAGMA synchronous")
    let references: Bool = try value("PRAGMA foreign_keys")
    guard level == (durability == .full ? 2 : 1), references else {
      throw .cannotOpen(path: path, reason: "this SQLite does not keep the durability asked for")
    }
  }

  private func value<Value: StoredValue>(_ sql: String) throws(StoreError) -> Value {
    try with(sql) { statement throws(StoreError) in
      guard try statement.step() else { throw .misuse("No answer to \(sql)") }
      let value: Value = try statement.row.get(0)
      while try statement.step() {}
      return value
    }
  }
}
