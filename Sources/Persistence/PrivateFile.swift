#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Makes an empty file that only its owner may read and write, unless it exists already.
///
/// SQLite takes an empty file for a new database, and gives its mode to the journals beside it.
///
/// - Returns: 0, or the system's error number if the file does not exist and cannot be made. SQLite then
///   tries to open it for reading, and reports only that it does not exist.
@discardableResult
func makePrivateFile(_ path: String) -> Int32 {
  // An existing file is never opened here, because closing it would release this process's locks on it.
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor < 0 else {
    close(descriptor)
    return 0
  }
  return errno == EEXIST ? 0 : errno
}

/// Whether a file exists that this user cannot write, because it or its folder is write-protected.
func mayOnlyBeRead(_ path: String) -> Bool {
  guard unsafe access(path, R_OK) == 0 else { return false }
  return unsafe access(path, W_OK) != 0 || access(folder(of: resolved(path)), W_OK) != 0
}

/// Whether there is a write-ahead log beside a file, or beside the target of a link.
func hasLog(_ path: String) -> Bool { unsafe access(resolved(path) + "-wal", F_OK) == 0 }

private func resolved(_ path: String) -> String {
  guard let end = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(end) }
  return unsafe String(cString: end)
}

private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
}

/// Removes a file if it exists; if that fails, the next write reports the error.
func removeFile(_ path: String) {
  unsafe unlink(path)
}

/// Renames a complete file, and returns when it and its name would survive a power cut.
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
