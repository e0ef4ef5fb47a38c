private import CSQLite

/// What distinguishes one state of a database file from others: its size, when it was last written, and its
/// header, in which every log that was begun has left a number of its own.
struct FileState: Hashable, Sendable {
  /// The time at which a file was last written, since 1970.
  struct WriteTime: Hashable, Sendable {
    let seconds: Int64
    /// The part of a second, below 1,000,000,000.
    let nanoseconds: UInt32
  }

  /// The size in bytes.
  let size: UInt64
  let written: WriteTime
  let header: [UInt8]

  /// The number of bytes in the header.
  static let headerSize = Int(CSQLITE_HEADER)

  /// Whether the header is that of a database.
  var isOfDatabase: Bool { header.starts(with: "SQLite format 3\0".utf8) }

  /// Whether the file is a database with all of its pages.
  var isComplete: Bool { isOfDatabase && size >= contentSize }

  /// The size in bytes that the file has according to its header.
  var contentSize: UInt64 {
    // The layout of the header is at https://www.sqlite.org/fileformat2.html, in the section of that name.
    let pageSize = header[16..<18].reduce(0) { $0 << 8 | UInt64($1) }
    let pages = header[28..<32].reduce(0) { $0 << 8 | UInt64($1) }
    // 65536, which does not fit, is stored as 1.
    return pages * (pageSize == 1 ? 65536 : pageSize)
  }
}

/// How much of a write-ahead log has been checkpointed, as its index says.
struct LogState: Hashable, Sendable {
  /// The number by which the log distinguishes itself from its earlier contents.
  let salt: UInt64
  /// The number of pages in the log.
  let count: UInt32
  /// The number of pages that are in the file.
  let folded: UInt32
  /// The number of pages that are in the file, or may be.
  let attempted: UInt32

  /// Whether another checkpoint has begun since `earlier`.
  func hasMoved(since earlier: LogState) -> Bool {
    salt != earlier.salt || folded != earlier.folded || attempted != earlier.attempted
  }

  /// Whether the next commit may begin the log again.
  var isUsedUp: Bool { folded >= count }
}

extension Connection {
  /// The name under which SQLite opens files that are written only in a known state.
  static let guardedFiles: String? = {
    let name: StaticString = "guarded"
    let code = unsafe csqlite_add_guarded_files(
      UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    return code == SQLITE_OK ? "\(name)" : nil
  }()

  /// The state of the file, of which `held` is a descriptor; nil if it cannot be read.
  func state(of held: HeldFile) -> FileState? {
    var state = csqlite_state()
    var isRead = false
    unsafe withHandle { handle in
      isRead = unsafe csqlite_state_of(handle, held.descriptor, &state) != 0
    }
    return isRead ? FileState(state) : nil
  }

  /// Refuses checkpoints from now on unless the file is in the sealed state, or in one that they made of it.
  ///
  /// - Parameters:
  ///   - held: the file.
  ///   - log: its log, on which checkpoints note in what state they leave the file.
  func guardFile(_ held: HeldFile, with log: HeldFile, in seal: LogSeal) {
    guardedLog = log
    var known = csqlite_state(seal.file)
    var state = csqlite_log(seal.log)
    unsafe withHandle { handle in
      unsafe csqlite_guard_file(handle, held.descriptor, log.descriptor, &known, &state)
    }
  }

  /// The state in which this connection has left the guarded file and its log; nil if it guards none.
  var guardedState: LogSeal? {
    var (known, log) = (csqlite_state(), csqlite_log())
    var isRead = false
    unsafe withHandle { handle in isRead = unsafe csqlite_guarded_state(handle, &known, &log) != 0 }
    return isRead ? LogSeal(file: FileState(known), log: LogState(log)) : nil
  }

  /// Whether the file and its log are as they were when the file was last guarded, or as this connection has
  /// left them since.
  var isGuarded: Bool {
    var isGuarded = false
    unsafe withHandle { handle in isGuarded = unsafe csqlite_is_guarded(handle) != 0 }
    return isGuarded
  }

  /// Runs `body` while no program checkpoints; returns nil if one is at it.
  func betweenCheckpoints<Result>(_ body: () -> Result) -> Result? {
    var result: Result?
    unsafe withHandle { handle in
      guard unsafe csqlite_begin_pause(handle) != 0 else { return }
      result = body()
      unsafe csqlite_end_pause(handle)
    }
    return result
  }

  /// The state of the log; nil if none is open.
  var logState: LogState? {
    var log = csqlite_log()
    var isRead = false
    unsafe withHandle { handle in isRead = unsafe csqlite_log_of(handle, &log) != 0 }
    return isRead ? LogState(log) : nil
  }

  /// Gives the file's header a number that no earlier log has given it.
  ///
  /// Without one, the header may stay the same over many transactions, and an older copy of the file could
  /// not be distinguished from the file.
  func numberLog() throws(StoreError) {
    let statement = try prepare(
      "PRAGMA user_version = \(Int32.random(in: 1...Int32.max))", guest: false)
    while try statement.step() {}
  }
}

extension LogSeal {
  /// Reads the seal of a log; nil if it has none.
  init?(on held: HeldFile) {
    var (file, log) = (csqlite_state(), csqlite_log())
    guard unsafe csqlite_read_seal(held.descriptor, &file, &log) != 0 else { return nil }
    self.init(file: FileState(file), log: LogState(log))
  }

  /// Puts the seal on a log, if the file system has attributes.
  func put(on held: HeldFile) {
    var (file, log) = (csqlite_state(self.file), csqlite_log(self.log))
    unsafe csqlite_put_seal(held.descriptor, &file, &log)
  }
}

extension LogState {
  fileprivate init(_ log: csqlite_log) {
    self.init(
      salt: UInt64(log.salt.0) | UInt64(log.salt.1) << 32, count: log.count, folded: log.folded,
      attempted: log.attempted)
  }
}

extension csqlite_log {
  fileprivate init(_ log: LogState) {
    self.init(
      salt: (UInt32(truncatingIfNeeded: log.salt), UInt32(truncatingIfNeeded: log.salt >> 32)),
      count: log.count, folded: log.folded, attempted: log.attempted)
  }
}

extension FileState {
  fileprivate init(_ state: csqlite_state) {
    size = state.size
    written = state.written
    var state = state
    header = unsafe withUnsafeBytes(of: &state.header) { unsafe [UInt8]($0) }
  }
}

extension csqlite_state {
  fileprivate var written: FileState.WriteTime {
    FileState.WriteTime(seconds: seconds, nanoseconds: nanoseconds)
  }

  fileprivate init(_ state: FileState) {
    self.init()
    size = state.size
    seconds = state.written.seconds
    nanoseconds = state.written.nanoseconds
    unsafe withUnsafeMutableBytes(of: &header) { unsafe $0.copyBytes(from: state.header) }
  }
}

extension HeldFile {
  /// Whether the file was last written as this state says.
  func isWritten(as state: FileState) -> Bool {
    var now = csqlite_state()
    guard unsafe csqlite_writing_of(descriptor, &now) != 0 else { return false }
    return now.size == state.size && now.written == state.written
  }
}
