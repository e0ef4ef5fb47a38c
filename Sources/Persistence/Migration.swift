private import TextBytes

/// One step in the history of a store's tables.
///
/// Steps must never change: their text is literal, and independent of later changes of the records. A store
/// records the name and checksum of each step it has taken.
///
///     let history = [
///       Migration("entries", "CREATE TABLE entry (id INTEGER PRIMARY KEY NOT NULL) STRICT"),
///       Migration("minutes", "ALTER TABLE entry ADD COLUMN minutes INTEGER NOT NULL DEFAULT 0"),
///     ]
public struct Migration: Sendable {
  /// The name of the step in the store.
  public let name: String
  let script: String
  /// The same step in the dialect of PostgreSQL.
  package let postgresql: String
  let rebuilds: Bool
  /// Whether it was made from the declaration of a record, and needs no rehearsal.
  package let isImplicit: Bool

  /// Declares a step.
  ///
  /// - Parameters:
  ///   - name: its name, which must not change.
  ///   - rebuilds: whether tables are rebuilt from existing ones. If so, the store is first copied to a file
  ///     beside it, references are not enforced while the step runs, and those of the tables that it touched
  ///     are checked before the commit.
  ///   - script: the statements, separated by semicolons.
  ///   - postgresql: the same step in the dialect of PostgreSQL, if it differs.
  public init(
    _ name: String, rebuilds: Bool = false, _ script: StaticString,
    postgresql: StaticString? = nil
  ) {
    self.name = name
    self.script = script.text
    self.postgresql = (postgresql ?? script).text
    self.rebuilds = rebuilds
    isImplicit = false
  }

  package init(_ name: String, script: String) {
    self.name = name
    self.script = script
    self.postgresql = script
    self.rebuilds = false
    isImplicit = true
  }

  /// Returns the path of the copy that is made before this step, if it rebuilds tables.
  ///
  /// - Parameter path: the path of the store's file.
  public func pathOfCopy(of path: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
    return "\(path).before-\(String(safe))"
  }

  /// The hash of the script, which detects accidental changes, not tampering.
  var checksum: Int64 { Self.checksum(of: script) }

  package static func checksum(of script: String) -> Int64 {
    Int64(bitPattern: FNV1a(script).value)
  }
}

/// A step that is about to be taken, for displaying progress.
public struct MigrationProgress: Sendable, Hashable {
  /// The name of the step.
  public let name: String
  /// Its number in the history, from 1.
  public let index: Int
  /// The total number of steps up to the goal, including those taken before.
  public let count: Int

  package init(name: String, index: Int, count: Int) {
    self.name = name
    self.index = index
    self.count = count
  }
}
