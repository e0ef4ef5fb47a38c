internal import Synchronization

/// A file, or memory: one connection that writes, and some that read.
final class SQLiteEngine: Engine {
  private let place: Store.Place
  private let options: Store.Options
  // Released in this order: the last connection to go folds the write-ahead log into the file, which
  // one that only reads cannot.
  private let readers = Mutex(IdleReaders())
  private let writer: Confined<Writer>

  init(
    place: Store.Place, options: Store.Options, connection: sending Connection
  ) throws(StoreError) {
    self.place = place
    self.options = options
    let writer = Writer(connection: connection, version: try connection.dataVersion())
    self.writer = Confined(writer)
  }

  deinit {
    // The writer closes last: it alone can put the journal back into the file.
    readers.withLock { $0.close() }
  }

  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String] {
    try writer.use { writer throws(StoreError) in
      try writer.transact(reopen: { () throws(StoreError) in try self.connect() }) {
        tx throws(StoreError) in ((), try body(tx))
      }.changed
    }
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    guard place != .memory else {
      // A store in memory has one connection, so a read waits for the writer.
      return try writer.use { writer throws(StoreError) in
        try writer.live { () throws(StoreError) in try self.connect() }.snapshot(body)
      }
    }
    let reader = try idleReader()
    defer { readers.withLock { $0.put(reader) } }
    try reader.use { connection throws(StoreError) in try connection.snapshot(body) }
  }

  /// Costs a microsecond, and never waits: while this store is writing the answer is no, and the
  /// next call gives it.
  func changedElsewhere() throws(StoreError) -> Bool {
    try writer.useIfFree { writer throws(StoreError) in try writer.changedElsewhere() } ?? false
  }

  func version() throws(StoreError) -> Int64? {
    try writer.useIfFree { writer throws(StoreError) in try writer.versionElsewhere() } ?? nil
  }

  private func idleReader() throws(StoreError) -> IdleReader {
    if let reader = readers.withLock({ $0.take() }) { return reader }
    let connection = try Connection(
      path: place.path, readOnly: true, busyTimeout: options.busyTimeout)
    return IdleReader(connection)
  }

  /// Opens the writing connection again.
  private func connect() throws(StoreError) -> Connection {
    guard place != .memory else { throw .misuse("A store in memory was lost") }
    let connection = try Connection(
      path: place.path, readOnly: false, busyTimeout: options.busyTimeout)
    try connection.prepare(options.durability, isFile: true)
    connection.namesRows = options.namesRows
    return connection
  }
}
