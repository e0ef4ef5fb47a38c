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

  /// The same log before its first checkpoint.
  var atBeginning: LogState { LogState(salt: salt, count: 0, folded: 0, attempted: 0) }

  /// Whether the next commit may begin the log again.
  var isUsedUp: Bool { folded >= count }
}

/// What a connection did to its file.
struct OwnWrites {
  /// Whether it wrote to the file.
  var any = false
  /// Whether it was kept from writing, because the file was in an unknown state.
  var refused = false
  /// Whether it left the file in the present state.
  var toThis = false
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
    guard isRead else { return nil }
    return FileState(
      size: state.size, written: state.written,
      header: unsafe withUnsafeBytes(of: &state.header) { unsafe [UInt8]($0) })
  }

  /// Refuses checkpoints from now on unless the file is in this state, or in one that they made of it.
  func guardFile(_ held: HeldFile, in state: FileState, _ log: LogState) {
    var known = csqlite_state(state)
    var log = csqlite_log(
      salt: (UInt32(truncatingIfNeeded: log.salt), UInt32(truncatingIfNeeded: log.salt >> 32)),
      count: log.count, folded: log.folded, attempted: log.attempted)
    unsafe withHandle { handle in
      unsafe csqlite_guard_file(handle, held.descriptor, &known, &log)
    }
  }

  /// Whether the file and its log are as they were when the file was last guarded.
  var isGuarded: Bool {
    var isGuarded = false
    unsafe withHandle { handle in isGuarded = unsafe csqlite_is_guarded(handle) != 0 }
    return isGuarded
  }

  /// What this connection did to the file since it was last guarded, when it is in this state.
  func ownWrites(leading state: FileState) -> OwnWrites {
    var now = csqlite_state(state)
    var (hasWritten, wasRefused, hasLeft) = (Int32(0), Int32(0), Int32(0))
    unsafe withHandle { handle in
      unsafe csqlite_ask_guard(handle, &now, &hasWritten, &wasRefused, &hasLeft)
    }
    return OwnWrites(any: hasWritten != 0, refused: wasRefused != 0, toThis: hasLeft != 0)
  }

  /// The state of the log; nil if none is open.
  var logState: LogState? {
    var log = csqlite_log()
    var isRead = false
    unsafe withHandle { handle in isRead = unsafe csqlite_log_of(handle, &log) != 0 }
    guard isRead else { return nil }
    return LogState(
      salt: UInt64(log.salt.0) | UInt64(log.salt.1) << 32, count: log.count, folded: log.folded,
      attempted: log.attempted)
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
