#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Makes an empty file that its owner alone may read and write, unless there is one already.
///
/// SQLite takes an empty file for a new database, and gives its mode to the journals beside it.
///
/// - Returns: the number of the system's error where the file is not there and cannot be made, or 0.
///   SQLite then tries to open it for reading, and knows only that there is none.
@discardableResult
func makePrivateFile(_ path: String) -> Int32 {
  // Never opened where it is there: closing it would end the locks this process has on it.
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor < 0 else {
    close(descriptor)
    return 0
  }
  return errno == EEXIST ? 0 : errno
}

/// Whether there is a file that this user may read at most: it, or its folder, may not be written.
func mayOnlyBeRead(_ path: String) -> Bool {
  guard unsafe access(path, R_OK) == 0 else { return false }
  return unsafe access(path, W_OK) != 0 || access(folder(of: resolved(path)), W_OK) != 0
}

/// Whether a write-ahead log lies beside a file, or beside what a link leads to.
func hasLog(_ path: String) -> Bool { unsafe access(resolved(path) + "-wal", F_OK) == 0 }

private func resolved(_ path: String) -> String {
  guard let end = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(end) }
  return unsafe String(cString: end)
}

private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
}

/// Removes a file if it is there; where it cannot, what is written next says so.
func removeFile(_ path: String) {
  unsafe unlink(path)
}

/// Gives a whole file its name, and returns when it and the name would survive a power cut.
func keepFile(_ path: String, as name: String) -> Bool {
  guard synchronise(path), unsafe rename(path, name) == 0 else { return false }
  return synchronise(folder(of: name))
}

private func synchronise(_ path: String) -> Bool {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return fsync(descriptor) == 0
}
