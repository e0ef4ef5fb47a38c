internal import Synchronization

/// The engine of a file or of memory, with one writing connection and a pool of reading ones.
final class SQLiteEngine: Engine {
  private let place: Store.Place
  private let options: Store.Options
  /// The file; nil in memory.
  let file: OpenedFile?
  // The order of release matters: the last connection to close checkpoints the write-ahead log, which a
  // reading one cannot.
  private let readers = Mutex(IdleReaders())
  private let writer: Confined<Writer>

  init(
    place: Store.Place, options: Store.Options, connection: sending Connection
  ) throws(StoreError) {
    self.place = place
    self.options = options
    file = connection.file
    let writer = try Writer(connection: connection)
    self.writer = Confined(writer)
  }

  deinit {
    // The writer closes last, because only it can checkpoint the log.
    readers.withLock { $0.close() }
    _ = try? writer.use { writer in writer.settle() }
  }

  /// Closes the readers, which would otherwise keep reading from a log that no longer exists.
  func closeReaders() {
    readers.withLock { $0.close() }
  }

  /// Runs `body` with the writing connection, outside a transaction.
  func writing(_ body: (Connection) throws(StoreError) -> Void) throws(StoreError) {
    try writer.use { writer throws(StoreError) in
      try writer.run(reopen: { () throws(StoreError) in try self.connect() }, body)
    }
  }

  func write(_ body: (Transaction) throws(StoreError) -> Bool) throws(StoreError) -> [String] {
    try writer.use { writer throws(StoreError) in
      try writer.transact(reopen: { () throws(StoreError) in try self.connect() }) {
        tx throws(StoreError) in ((), try body(tx))
      }.changed
    }
  }

  func read(_ body: (Snapshot) throws(StoreError) -> Void) throws(StoreError) {
    guard let file else {
      // A store in memory has one connection, so a read waits for the writer.
      return try writer.use { writer throws(StoreError) in
        try writer.live { () throws(StoreError) in try self.connect() }.snapshot(body)
      }
    }
    if !file.seemsIntact { _ = try writer.useIfFree { writer in writer.settle() } }
    guard !file.isOverwritten else {
      closeReaders()
      throw .fileOverwritten(path: file.path)
    }
    guard file.isAtPath else {
      closeReaders()
      _ = try writer.useIfFree { writer in writer.settle() }
      throw .fileLost(path: file.path)
    }
    let (reader, closings) = try idleReader()
    defer { readers.withLock { $0.put(reader, takenAfter: closings) } }
    do throws(StoreError) {
      try reader.use { connection throws(StoreError) in try connection.snapshot(body) }
    } catch {
      // The pages of two files do not fit each other, and seem damaged.
      if !file.seemsIntact { _ = try writer.useIfFree { writer in writer.settle() } }
      throw file.isOverwritten ? .fileOverwritten(path: file.path) : error
    }
  }

  /// Takes a microsecond, and never waits: while this store is writing it returns false, and a later call
  /// reports the change.
  func changedElsewhere() throws(StoreError) -> Bool {
    try writer.useIfFree { writer throws(StoreError) in
      try writer.changedElsewhere { () throws(StoreError) in try self.connect() }
    } ?? false
  }

  func version() throws(StoreError) -> Int64? {
    try writer.useIfFree { writer throws(StoreError) in try writer.versionElsewhere() } ?? nil
  }

  private func idleReader() throws(StoreError) -> (IdleReader, closings: Int) {
    let (reader, closings) = readers.withLock { ($0.take(), $0.closings) }
    if let reader { return (reader, closings) }
    // A reader opened now would find no log, and create another one.
    if file?.isWithoutItsLog == true {
      closeReaders()
      guard try writer.useIfFree({ writer in writer.settle() }) == true else { throw .busy }
    }
    let connection = try Connection(
      path: place.path, as: file, readOnly: true, busyTimeout: options.busyTimeout)
    return (IdleReader(connection), closings)
  }

  /// Reopens the writing connection.
  private func connect() throws(StoreError) -> Connection {
    guard place != .memory else { throw .misuse("A store in memory was lost") }
    let connection = try Connection(
      path: place.path, as: file, readOnly: false, busyTimeout: options.busyTimeout)
    closeReaders()
    try connection.prepare(options.durability, isFile: true)
    connection.namesRows = options.namesRows
    return connection
  }
}
