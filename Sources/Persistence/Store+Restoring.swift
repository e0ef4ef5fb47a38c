#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Store {
  /// Copies a file that no program need have open, such as a backup, after checking all of it.
  ///
  /// Nothing is written to the file or beside it. The copy belongs to its owner alone, gets its name when it is
  /// complete and flushed to the disk, and replaces an older one.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - target: the path of the copy.
  ///   - history: the steps of which the file must have taken the first, or some of the first.
  /// - Complexity: O(n log n) in the stored rows.
  /// - Throws: ``StoreError``, among them ``StoreError/notADatabase(path:)`` for a file that is no store yet.
  public static func copy(
    of path: String, to target: String, history: [Migration]
  ) throws(StoreError) {
    let connection = try Connection(
      path: path, readOnly: true, isUnchanging: !hasLog(path), busyTimeout: .seconds(5))
    let migrator = try Migrator(
      connection: connection, history: history, upTo: nil, tables: [])
    guard try migrator.check() > 0 else { throw .notADatabase(path: path) }
    if let fault = try connection.fault { throw .corrupt(path: path, reason: fault) }
    try connection.copyAll(to: target)
  }

  /// Puts a complete file in the place of another, which gets another name, and all of its log.
  ///
  /// A program that uses the earlier file notices, and saves nothing more; what it saved before is in that file
  /// or comes to it then.
  ///
  /// - Parameters:
  ///   - path: the path of the new file, in the same folder.
  ///   - target: the path of the file to replace, which need not exist.
  ///   - name: the new path of the earlier file; nothing may be there.
  /// - Returns: whether a program uses the earlier file.
  /// - Throws: ``StoreError/inputOutput(path:reason:)``; the target is then unchanged.
  public static func exchange(
    _ path: String, for target: String, keptAs name: String
  ) throws(StoreError) -> Bool {
    emptyLog(of: target)
    // With both names until the new file has the first, so that there is always one.
    // File systems without hard links make do with the second name.
    guard unsafe link(target, name) == 0 || errno == ENOENT || rename(target, name) == 0 else {
      throw .inputOutput(path: target, reason: "it cannot get another name")
    }
    guard keepFile(path, as: target) else {
      // Does nothing to a file that has both.
      unsafe rename(name, target)
      removeFile(name)
      throw .inputOutput(path: target, reason: "it cannot be replaced")
    }
    guard let log = HeldFile(log: target + "-wal") else { return false }
    if log.isSigned { return true }
    // Without a running program, the log is that of a damaged file, to which it may be of use.
    _ = keepFile(target + "-wal", as: name + "-wal")
    removeFile(target + "-shm")
    return false
  }

  /// Writes what is in a file's log into the file, if no other program is in the way.
  ///
  /// A file that cannot be opened keeps its log.
  private static func emptyLog(of path: String) {
    guard hasLog(path),
      let connection = try? Connection(path: path, readOnly: false, busyTimeout: .seconds(1)),
      // SQLite removes the log of a file without pages.
      let held = connection.file?.held, connection.state(of: held)?.isOfDatabase == true,
      (try? connection.dataVersion()) != nil
    else { return }
    _ = connection.fold()
  }
}

extension Connection {
  /// The first fault that SQLite finds in the whole file; nil if there is none.
  fileprivate var fault: String? {
    get throws(StoreError) {
      try with("PRAGMA integrity_check(1)") { statement throws(StoreError) in
        guard try statement.step() else { return nil }
        let text: String = try statement.row.get(0)
        return text == "ok" ? nil : text
      }
    }
  }
}
