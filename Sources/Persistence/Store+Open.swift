extension Store {
  /// Opens a store, and brings its tables to those of the program.
  ///
  /// - Parameters:
  ///   - place: a file, or memory.
  ///   - models: the records that are kept; their tables are compared with those in the file.
  ///   - history: all steps from an empty file to today's tables. Without one, an empty store
  ///     gets the tables of `models` as they are: right for a test, or before the first release.
  ///   - durability: when a transaction is kept.
  ///   - busyTimeout: how long to wait for another process that writes.
  /// - Throws: ``StoreError``; a file that is damaged, newer or another program's is left as it is.
  public static func open(
    _ place: Place, models: [any Record.Type], history: [Migration] = [],
    durability: Durability = .full, busyTimeout: Duration = .seconds(5)
  ) throws(StoreError) -> Store {
    for model in models {
      if let fault = model.fault { throw .misuse(fault) }
    }
    let options = Options(durability: durability, busyTimeout: busyTimeout)
    let connection = try Connection(
      path: place.path, readOnly: false, busyTimeout: busyTimeout)
    let steps = history.isEmpty ? models.map { $0.table.creation } : history
    let migrator = Migrator(connection: connection, history: steps)
    // Looked at before anything is written: choosing the journal writes to the file.
    try migrator.check()
    try connection.prepare(durability, isFile: place != .memory)
    try migrator.run()
    try connection.compare(with: models.map { $0.table })
    return Store(
      engine: try SQLiteEngine(place: place, options: options, connection: connection))
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
  /// The step that makes the table as it is declared today.
  fileprivate var creation: Migration {
    Migration("create \(name)", script: definition.joined(separator: ";\n"))
  }
}

extension Record {
  fileprivate static var fault: String? { schema.fault }
}

extension Connection {
  /// Chooses how changes reach the disk, and makes sure that it was so chosen.
  func prepare(_ durability: Store.Durability, isFile: Bool) throws(StoreError) {
    if isFile {
      let mode: String = try value("PRAGMA journal_mode = WAL")
      guard mode == "wal" else {
        throw .cannotOpen(path: path, reason: "its journal is \(mode), not write-ahead")
      }
    }
    // After the journal: choosing a journal may set it back.
    try run("PRAGMA synchronous = \(durability.rawValue)")
    try run("PRAGMA foreign_keys = ON")
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
