extension Store {
  /// Copies the store in its present state to a file that can be opened as a store.
  ///
  /// The file belongs to its owner alone. It gets its name when it is complete and flushed to the disk, and
  /// replaces an older one.
  ///
  /// - Complexity: O(n) in the stored bytes. Others can read meanwhile, and write.
  /// - Throws: ``StoreError``; no file is left then.
  public func backUp(to path: String) throws(StoreError) {
    try engine.backUp(to: path)
  }

  /// Moves the write-ahead log into the store's file and empties it, so that no deleted data are
  /// left in either; rows are overwritten when they are deleted.
  ///
  /// - Throws: ``StoreError/busy`` if others keep reading, so that the log cannot be emptied now.
  public func foldLog() throws(StoreError) {
    try (engine as? SQLiteEngine)?.foldLog()
  }
}

extension SQLiteEngine {
  func backUp(to path: String) throws(StoreError) {
    guard let file else {
      return try writing { connection throws(StoreError) in try connection.copyAll(to: path) }
    }
    guard !file.isOverwritten else { throw .fileOverwritten(path: file.path) }
    guard file.isAtPath else { throw .fileLost(path: file.path) }
    // Another connection, so that the store can be written meanwhile.
    try Connection.copyAll(of: file.path, to: path)
  }

  /// The number of times that a reader of another process is waited for, each time as long as for a lock.
  private static var foldings: Int { 3 }

  fileprivate func foldLog() throws(StoreError) {
    guard file != nil else { return }
    for _ in 0..<Self.foldings {
      closeReaders()
      var isFolded = false
      try writing { connection throws(StoreError) in isFolded = connection.fold() }
      if isFolded { return }
    }
    throw .busy
  }
}

extension Connection {
  /// Copies a file in its present state to another.
  static func copyAll(of path: String, to target: String) throws(StoreError) {
    try Connection(path: path, readOnly: true, busyTimeout: .seconds(5)).copyAll(to: target)
  }

  /// Copies the store to a file; not inside a transaction.
  func copyAll(to target: String) throws(StoreError) {
    let part = target + ".part"
    removeFile(part)
    makePrivateFile(part)
    do throws(StoreError) {
      try with("VACUUM INTO ?") { statement throws(StoreError) in
        try statement.bind([.text(part)])
        _ = try statement.step()
      }
    } catch {
      removeFile(part)
      removeFile(part + "-journal")
      throw error
    }
    guard keepFile(part, as: target) else {
      removeFile(part)
      throw .inputOutput(path: target, reason: "the copy cannot be kept")
    }
  }
}
