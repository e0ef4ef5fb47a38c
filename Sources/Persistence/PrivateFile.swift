private import Glibc

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

/// Removes a file if it is there; where it cannot, what is written next says so.
func removeFile(_ path: String) {
  unsafe unlink(path)
}

/// Gives a whole file its name, and returns when it and the name would survive a power cut.
func keepFile(_ path: String, as name: String) -> Bool {
  guard synchronise(path), unsafe rename(path, name) == 0 else { return false }
  let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
  return synchronise(folder)
}

private func synchronise(_ path: String) -> Bool {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return fsync(descriptor) == 0
}
