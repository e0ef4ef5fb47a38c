#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file that one process or thread at a time holds; the system releases it when the process ends.
package struct FileLock {
  private static let patience: Nanoseconds = 10_000_000_000

  private let descriptor: Int32

  /// Takes the lock, and waits up to ten seconds for it.
  ///
  /// - Parameter path: the file, which is created if it is missing, and stays.
  /// - Throws: ``SystemError`` if it cannot be opened, or another process does not release it.
  package init(_ path: String) throws(SystemError) {
    // Opened for reading, since closing a file that was open for writing wakes watchers of the folder.
    descriptor = unsafe open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw SystemError(.open(path)) }
    let deadline = monotonicTime() + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK, monotonicTime() < deadline else {
        let error = SystemError(.open(path))
        close(descriptor)
        throw error
      }
      SystemClock.pause(milliseconds: 1)
    }
  }

  /// Releases the lock, which must be done once.
  package func release() { close(descriptor) }
}

extension FileLock {
  /// Returns whether a process holds the lock on a file; false if there is no file.
  package static func isHeld(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
