private import CSQLite

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The identity of a file, independent of its names, valid while a descriptor of it is open.
///
/// The inode number of a file that is deleted and not open is reused.
struct FileIdentity: Hashable, Sendable {
  private let major: UInt32
  private let minor: UInt32
  private let number: UInt64

  /// The file at a path, following links; nil if there is none.
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

  /// The offset of the lock byte for this file, out of 2^62, which practically never collides with that of
  /// another file.
  ///
  /// Derived from the inode number alone, because a device may have another number in another container.
  fileprivate var place: off_t { off_t(truncatingIfNeeded: number & (1 << 62 - 1)) }
}

// O_PATH, F_OFD_GETLK and F_OFD_SETLK of Linux, which are the same on every architecture that Swift supports;
// the headers define them only with GNU extensions enabled.
private let pathOnly: Int32 = 0o10_000_000
private let getFileLock: Int32 = 36
private let setFileLock: Int32 = 37

/// A descriptor that pins the identity of a file, independent of its names.
final class HeldFile: Sendable {
  let descriptor: Int32
  let identity: FileIdentity

  /// Holds a file without opening it for reading or writing, because closing such a descriptor would release
  /// SQLite's locks on the file in this process.
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

  /// Whether the file still has a name.
  var hasName: Bool {
    var status = statx()
    return unsafe csqlite_identify(descriptor, "", &status) == 0 && status.stx_nlink > 0
  }

  /// Marks this log as belonging to `file` for all programs that open it, while it is held.
  ///
  /// The mark is an open file description lock, which does not interfere with SQLite and which ends with the
  /// process in any case. File systems without such locks have no marks.
  func sign(for file: FileIdentity) {
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_start = file.place
    lock.l_len = 1
    _ = unsafe fcntl(descriptor, setFileLock, &lock)
  }

  /// Takes back the mark.
  func unsign() {
    var lock = flock()
    lock.l_type = Int16(F_UNLCK)
    _ = unsafe fcntl(descriptor, setFileLock, &lock)
  }

  /// Whether a running program has marked this log, other than by this descriptor.
  var isSigned: Bool { isLocked(0, 0) }

  /// Whether a running program has marked this log as belonging to another file.
  func isSigned(forOtherThan file: FileIdentity) -> Bool {
    // A length of zero means up to the end, and no inode has the number zero.
    isLocked(0, file.place) || isLocked(file.place + 1, 0)
  }

  private func isLocked(_ start: off_t, _ count: off_t) -> Bool {
    var lock = flock()
    // Tests for a write lock, as read locks do not conflict with each other.
    lock.l_type = Int16(F_WRLCK)
    lock.l_start = start
    lock.l_len = count
    return unsafe fcntl(descriptor, getFileLock, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }
}

extension HeldFile {
  /// Reads at most `count` bytes of this log.
  func read(_ count: Int, at place: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe max(0, pread(descriptor, buffer.baseAddress, count, place))
    }
  }
}
