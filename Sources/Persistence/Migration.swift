/// One step in the history of a store's tables.
///
/// Steps are kept for ever as they were: their text is written out, and does not follow later
/// changes of the records. A store remembers the name and checksum of each step it took.
///
///     let history = [
///       Migration("entries", "CREATE TABLE entry (id INTEGER PRIMARY KEY NOT NULL) STRICT"),
///       Migration("minutes", "ALTER TABLE entry ADD COLUMN minutes INTEGER NOT NULL DEFAULT 0"),
///     ]
public struct Migration: Sendable {
  /// What the step is called in the store.
  public let name: String
  let script: String
  /// The same step in the words of PostgreSQL.
  package let postgresql: String
  let rebuilds: Bool

  /// Writes down a step.
  ///
  /// - Parameters:
  ///   - name: what it is called, for ever.
  ///   - rebuilds: whether tables are made anew from old ones. Then a copy of the store is made
  ///     beside it first, references are not enforced while the step runs, and those of the tables
  ///     that it touched are checked before it is kept.
  ///   - script: the statements, separated by semicolons.
  ///   - postgresql: the same step in the words of PostgreSQL, where they are others.
  public init(
    _ name: String, rebuilds: Bool = false, _ script: StaticString,
    postgresql: StaticString? = nil
  ) {
    self.name = name
    self.script = script.text
    self.postgresql = (postgresql ?? script).text
    self.rebuilds = rebuilds
  }

  package init(_ name: String, script: String) {
    self.name = name
    self.script = script
    self.postgresql = script
    self.rebuilds = false
  }

  /// The 64-bit FNV-1a hash of the script: it finds a changed step, not an enemy.
  var checksum: Int64 { Self.checksum(of: script) }

  package static func checksum(of script: String) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in script.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}

/// A step that is about to be taken, for a person who waits.
public struct MigrationProgress: Sendable, Hashable {
  /// What the step is called.
  public let name: String
  /// Its place in the history, from 1.
  public let index: Int
  /// How many steps there are to the wanted one, those taken long ago included.
  public let count: Int

  package init(name: String, index: Int, count: Int) {
    self.name = name
    self.index = index
    self.count = count
  }
}
