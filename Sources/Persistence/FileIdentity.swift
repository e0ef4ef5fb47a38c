private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What tells a file from all others, under whatever names it goes, for as long as somebody holds it.
///
/// The number of a file that is gone, and held by nobody, is given to the next one.
struct FileIdentity: Hashable, Sendable {
  private let major: UInt32
  private let minor: UInt32
  private let number: UInt64

  /// The file that a path leads to, links being followed; nil where it leads to none.
  init?(at path: String) {
    var status = statx()
    guard !path.isEmpty, unsafe csqlite_identify(AT_FDCWD, path, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: statx) {
    major = status.stx_dev_major
    minor = status.stx_dev_minor
    number = status.stx_ino
  }

  /// A byte for this file among the 2^62 of another, as good as never that of a third.
  ///
  /// Made of the number alone, for a device may be numbered differently in another container.
  fileprivate var place: off_t { off_t(truncatingIfNeeded: number & (1 << 62 - 1)) }
}

// What Linux calls O_PATH, F_OFD_GETLK and F_OFD_SETLK, on every processor that Swift runs on; its
// headers tell it only to those who ask for what is not of POSIX.
private let pathOnly: Int32 = 0o10_000_000
private let getFileLock: Int32 = 36
private let setFileLock: Int32 = 37

/// A descriptor that keeps a file from being another one, whatever becomes of its names.
final class HeldFile: Sendable {
  private let descriptor: Int32
  let identity: FileIdentity

  /// Holds a file without opening it: to close one that is open would end the locks that SQLite has
  /// on the same file in this process, and this ends none.
  convenience init?(at path: String) { self.init(path, pathOnly) }

  /// Opens a write-ahead log for reading; SQLite has no locks on it.
  convenience init?(log path: String) { self.init(path, O_RDONLY) }

  private init?(_ path: String, _ flags: Int32) {
    descriptor = unsafe open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = statx()
    guard unsafe csqlite_identify(descriptor, "", &status) == 0 else {
      close(descriptor)
      return nil
    }
    identity = FileIdentity(status)
  }

  deinit { close(descriptor) }

  /// Whether the file has a name yet.
  var hasName: Bool {
    var status = statx()
    return unsafe csqlite_identify(descriptor, "", &status) == 0 && status.stx_nlink > 0
  }

  /// Says to all who open this log that it belongs to `file`, for as long as it is held.
  ///
  /// A lock of the open file, which SQLite knows nothing of and which ends with the process, however
  /// that ends. Where the file system has no such locks, nothing is said.
  func sign(for file: FileIdentity) {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_start = file.place
    lock.l_len = 1
    _ = unsafe fcntl(descriptor, setFileLock, &lock)
  }

  /// Whether a program that is running has signed this log for another file than this one.
  func isSigned(forOtherThan file: FileIdentity) -> Bool {
    // A count of zero reaches to the end of all files, and no file has the number zero.
    isLocked(0, file.place) || isLocked(file.place + 1, 0)
  }

  private func isLocked(_ start: off_t, _ count: off_t) -> Bool {
    var lock = flock()
    // A lock for reading would not be in the way of another one.
    lock.l_type = Int16(F_WRLCK)
    lock.l_start = start
    lock.l_len = count
    return unsafe fcntl(descriptor, getFileLock, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}
