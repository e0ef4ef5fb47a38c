extension Store {
  /// Opens a file that the user may read but not write; nothing is written to it or beside it.
  ///
  /// SQLite reads a file with a log through the log's index, which it would have to create. If no program has
  /// the file open, there is no log, and the file is read as immutable. If a program starts writing to it
  /// meanwhile, the reader may see partial changes.
  static func openToRead(
    _ path: String, _ models: [any Record.Type], _ options: Options, history: [Migration],
    upTo last: String?
  ) throws(StoreError) -> Store {
    for model in models {
      if let fault = model.fault { throw .misuse(fault) }
    }
    let isUnchanging = !hasLog(path)
    do throws(StoreError) {
      let connection = try Connection(
        path: path, readOnly: true, isUnchanging: isUnchanging, busyTimeout: options.busyTimeout)
      let steps = steps(of: history, for: models)
      let migrator = try Migrator(
        connection: connection, history: steps, upTo: last, tables: models.map { $0.table })
      guard try migrator.check() == migrator.goal else { throw .readOnly(path: path) }
      if migrator.goal == steps.count { try connection.compare(with: models.map { $0.table }) }
      return Store(
        engine: ReadingEngine(path: path, connection), tables: models.map { $0.table },
        isReadOnly: true)
    } catch .cannotOpen where !isUnchanging {
      throw .logUnreadable(path: path)
    } catch {
      throw error
    }
  }
}

/// The engine of a file that is only read, by one connection.
private final class ReadingEngine: Engine {
  private let path: String
  private let connection: Confined<Connection>

  init(path: String, _ connection: sending Connection) {
    self.path = path
    self.connection = Confined(connection)
  }

  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String] {
    throw .readOnly(path: path)
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    try connection.use { connection throws(StoreError) in try connection.snapshot(body) }
  }

  func backUp(to path: String) throws(StoreError) {
    try connection.use { connection throws(StoreError) in try connection.copyAll(to: path) }
  }

  func changedElsewhere() throws(StoreError) -> Bool { false }
}
