private import Glibc

/// Makes an empty file that its owner alone may read and write, unless there is one already.
///
/// SQLite takes an empty file for a new database, and gives its mode to the journals beside it. Where
/// the file cannot be made, SQLite says why when it opens it.
func makePrivateFile(_ path: String) {
  // Never opened where it is there: closing it would end the locks this process has on it.
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  if descriptor >= 0 { close(descriptor) }
}
