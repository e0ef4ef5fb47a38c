private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A connection to a database with its prepared statements, owned by one thread at a time.
@safe
final class Connection {
  let path: String
  /// The file; nil in memory.
  let file: OpenedFile?
  private let handle: OpaquePointer
  /// The longest wait for another program.
  private let busyTimeout: Duration
  private(set) lazy var statements = PreparedStatements(of: self)
  /// The tables that the authorizer recorded while the last statement was prepared.
  private var written: [String] = []
  private var governs = false
  private var isGuest = false
  /// Whether to record changed rows if SQLite supports it.
  var namesRows = true
  private var followed: Followed?
  private var log: RowLog?
  /// The log that checkpoints seal, kept open while they may.
  var guardedLog: HeldFile?

  /// Opens a file, or memory.
  ///
  /// - Parameters:
  ///   - path: the file, or `:memory:`.
  ///   - file: the file to which the path led when it was first opened; any other is rejected.
  ///   - isUnchanging: whether no one writes to the file meanwhile; it is then read without locks and without
  ///     a log.
  init(
    path: String, as file: OpenedFile? = nil, readOnly: Bool, isUnchanging: Bool = false,
    busyTimeout: Duration
  ) throws(StoreError) {
    if let file, !file.isAtPath { throw .fileLost(path: path) }
    let isNew = file == nil && !readOnly
    let refusal = isNew && path != ":memory:" ? makePrivateFile(path) : 0
    var opened: OpaquePointer?
    // A file that is reopened must exist: an empty new one would not be the same.
    let making = isNew ? SQLITE_OPEN_CREATE : 0
    let access = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | making
    let name = isUnchanging ? path.unchangingName : path
    let naming = isUnchanging ? SQLITE_OPEN_URI : 0
    guard let files = Self.guardedFiles else {
      throw .cannotOpen(path: path, reason: "there is no memory")
    }
    let code = unsafe sqlite3_open_v2(
      name, &opened, access | naming | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      path == ":memory:" ? nil : files)
    guard let handle = unsafe opened, code == SQLITE_OK else {
      let error = unsafe StoreError(
        code: code == SQLITE_OK ? SQLITE_NOMEM : code,
        systemError: refusal != 0 ? refusal : opened.map { unsafe sqlite3_system_errno($0) } ?? 0,
        message: String(cString: sqlite3_errstr(code)), sql: "", path: path)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    do throws(StoreError) {
      self.file = path == ":memory:" ? nil : try unsafe file.taken(from: handle, path: path)
    } catch {
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    unsafe self.handle = handle
    self.busyTimeout = busyTimeout
    // Before anything is read, because reading applies the log.
    try self.file?.rejectLog(of: self, mayMove: !readOnly)
    unsafe sqlite3_busy_timeout(handle, busyTimeout.milliseconds)
    unsafe csqlite_defend(handle)
    unsafe sqlite3_set_authorizer(handle, authorize, Unmanaged.passUnretained(self).toOpaque())
    addFunctions()
  }

  deinit {
    log?.end(on: self)
    statements.removeAll()
    // The last connection to close checkpoints the log, through open descriptors, and removes it, by name.
    if let file, !file.mayCloseByName { keepJournal(true) }
    unsafe sqlite3_close_v2(handle)
  }
}

extension Connection {
  /// Runs `body` with a prepared statement; one from outside this module may not control the connection.
  func with<Result>(
    _ sql: String, guest: Bool = false,
    _ body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try statements.with(sql, guest: guest, body)
  }

  /// Runs a statement without parameters that returns no rows.
  func run(_ sql: String) throws(StoreError) {
    try with(sql) { statement throws(StoreError) in
      while try statement.step() {}
    }
  }

  /// Runs several statements from outside this module, separated by semicolons, without caching them.
  ///
  /// - Returns: the tables that they changed, dropped or renamed.
  @discardableResult
  func runScript(_ script: String) throws(StoreError) -> Set<String> {
    var touched: Set<String> = []
    var rest = Array(script.utf8CString)[...]
    while rest.count > 1 {
      let (statement, used) = try prepareFirst(rest)
      rest = rest.dropFirst(used)
      guard let statement else { continue }
      touched.formUnion(statement.writes)
      while try statement.step() {}
    }
    return touched
  }

  /// Sets whether closing the connection leaves the write-ahead log in place instead of checkpointing it.
  func keepJournal(_ isKept: Bool) { unsafe csqlite_keep_journal(handle, isKept ? 1 : 0) }

  /// Checkpoints the log into the file to which it belongs, wherever both are now, and empties it; returns
  /// false if the log is being read or the disk fails.
  ///
  /// Uses open descriptors, never names.
  func fold() -> Bool {
    // SQLite would wait for a writer while it keeps all others from checkpointing, for which that writer may
    // wait itself.
    unsafe sqlite3_busy_timeout(handle, 0)
    defer { unsafe sqlite3_busy_timeout(handle, busyTimeout.milliseconds) }
    let end = ContinuousClock.now + busyTimeout
    while true {
      do throws(StoreError) {
        if try emptyLog() { return true }
      } catch .busy {
      } catch {
        return false
      }
      guard ContinuousClock.now < end else { return false }
      usleep(2000)
    }
  }

  /// Checkpoints the log and empties it; returns false if it is in use.
  private func emptyLog() throws(StoreError) -> Bool {
    try with("PRAGMA wal_checkpoint(TRUNCATE)") { statement throws(StoreError) in
      guard try statement.step() else { return false }
      return try statement.row.get(0) == 0
    }
  }

  func withHandle(_ body: (OpaquePointer) -> Void) { unsafe body(handle) }

  /// The number of rows changed since the connection was opened, including those changed by deletion rules.
  var changes: Int64 { unsafe sqlite3_total_changes64(handle) }

  /// The number of rows changed directly by the last writing statement.
  var lastChanges: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// Whether no transaction is open.
  var isIdle: Bool { unsafe sqlite3_get_autocommit(handle) != 0 }
}

extension Connection: StatementMaker {
  var dialect: Dialect { .sqlite }

  func follow(_ tables: Followed?) {
    guard followed !== tables else {
      log?.clear()
      return
    }
    followed = tables
    log?.end(on: self)
    // Without a log, changed rows are unknown, and rows are read again.
    log = namesRows ? tables.flatMap { try? RowLog($0, on: self) } : nil
    // A statement prepared before may delete all rows of a table without reporting any.
    statements.removeAll()
  }

  var changedRows: [RowChanges]? { log?.changes }

  func deferReferences() throws(StoreError) {
    try run("PRAGMA defer_foreign_keys = ON")
  }

  func prepare(_ sql: String, guest: Bool) throws(StoreError) -> Statement {
    var made: OpaquePointer?
    written.removeAll(keepingCapacity: true)
    governs = false
    isGuest = guest
    defer { isGuest = false }
    let code = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard let statement = unsafe made, code == SQLITE_OK else {
      throw failure(code, sql: sql)
    }
    return unsafe Statement(
      statement, connection: self, sql: sql, writes: written, governs: governs)
  }

  /// Prepares the first statement of a script; nil if only white space or comments are left.
  private func prepareFirst(
    _ script: ArraySlice<CChar>
  ) throws(StoreError) -> (Statement?, used: Int) {
    var made: OpaquePointer?
    var used = script.count
    written.removeAll(keepingCapacity: true)
    isGuest = true
    defer { isGuest = false }
    let code = unsafe script.withUnsafeBufferPointer { text in
      var tail: UnsafePointer<CChar>?
      let code = unsafe sqlite3_prepare_v2(
        handle, text.baseAddress, Int32(clamping: text.count), &made, &tail)
      if let start = text.baseAddress, let tail = unsafe tail {
        used = max(1, unsafe tail - start)
      }
      return code
    }
    let sql = String(
      decoding: script.prefix(used).map { UInt8(bitPattern: $0) }.filter { $0 != 0 }, as: UTF8.self)
    guard code == SQLITE_OK else { throw failure(code, sql: sql) }
    let statement = unsafe made.map {
      unsafe Statement($0, connection: self, sql: sql, writes: written, governs: false)
    }
    return (statement, used)
  }

  /// Called by the authorizer while a statement is prepared.
  fileprivate func mayUse(_ action: Int32, _ first: String?, _ second: String?) -> Bool {
    switch action {
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE, SQLITE_DROP_TABLE, SQLITE_ALTER_TABLE:
      // For ALTER TABLE, the first argument is the database.
      let table = action == SQLITE_ALTER_TABLE ? second : first
      if let table, !written.contains(table) { written.append(table) }
      return true
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH, SQLITE_PRAGMA:
      governs = true
      return !isGuest
    default:
      return true
    }
  }

  /// Returns the error of the last call on this connection.
  func failure(_ code: Int32, sql: String) -> StoreError {
    let error = StoreError(
      code: code, systemError: unsafe sqlite3_system_errno(handle),
      message: unsafe String(cString: sqlite3_errmsg(handle)), sql: sql, path: path)
    if isIdle { statements.undone = error }
    return error
  }
}

/// Records which tables a statement writes, including through triggers and deletion rules, and decides
/// whether it may run.
private func authorize(
  _ context: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
  _ second: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?
) -> Int32 {
  guard let context = unsafe context else { return SQLITE_DENY }
  // The connection outlives its handle, and this is called only by the handle.
  let connection = unsafe Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
  // Reading is always allowed. This is called for every column, so it must not create strings.
  if action == SQLITE_READ || action == SQLITE_SELECT { return SQLITE_OK }
  let name = unsafe first.map { unsafe String(cString: $0) }
  let other = unsafe second.map { unsafe String(cString: $0) }
  return connection.mayUse(action, name, other) ? SQLITE_OK : SQLITE_DENY
}

extension String {
  /// The URI of an immutable file for SQLite.
  fileprivate var unchangingName: String {
    var name = utf8.first == UInt8(ascii: "/") ? "file://" : "file:"
    for character in unicodeScalars {
      switch character {
      case "%": name += "%25"
      case "?": name += "%3F"
      case "#": name += "%23"
      default: name.unicodeScalars.append(character)
      }
    }
    return name + "?immutable=1"
  }
}

extension OpenedFile? {
  /// Returns this file if a connection has opened exactly that; if there is none yet, the file that it has
  /// opened.
  fileprivate func taken(
    from handle: OpaquePointer, path: String
  ) throws(StoreError) -> OpenedFile {
    let name = unsafe sqlite3_db_filename(handle, "main").map { unsafe String(cString: $0) }
    guard let name else { throw .fileLost(path: path) }
    let file: OpenedFile
    if let self { file = self } else { file = try OpenedFile(path: path, place: name) }
    // SQLite does not expose the file it has opened, only whether that file still has its name.
    var hasMoved: Int32 = 0
    unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    guard hasMoved == 0, file.isAtPlace, file.isAtPath else { throw .fileLost(path: path) }
    guard !file.hasForeignLog else { throw .foreignLog(path: path) }
    return file
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      clamping: seconds.multipliedReportingOverflow(by: 1000).partialValue
        &+ attoseconds / 1_000_000_000_000_000)
  }
}
