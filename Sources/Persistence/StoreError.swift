/// An error of a store.
///
/// Descriptions name the failure and its place. They never contain bound values, so they can be logged.
public enum StoreError: Error, Sendable, Hashable {
  /// Another process held the store for longer than the busy timeout.
  case busy
  /// The disk is full; the store can be read, and nothing of the transaction was kept.
  case diskFull
  /// The file is damaged or is not a database; it was left unchanged.
  case corrupt(path: String, reason: String)
  /// The file, or its folder, cannot be written.
  case readOnly(path: String)
  /// The file is read-only, and its newest changes are in a log that requires write access to be read.
  case logUnreadable(path: String)
  /// A constraint of a table rejected the row.
  case constraint(Constraint, table: String, column: String)
  /// A stored value does not match the record's declaration.
  case decode(table: String, column: String, key: String, problem: Mismatch.Problem)
  /// The tables in the file are not those of the records.
  case schemaMismatch(differences: [String])
  /// The file is not a database; it was left unchanged.
  case notADatabase(path: String)
  /// The path does not lead to the file that was opened: it was moved, replaced or removed. Writes are not
  /// committed, and nothing is read, until the file is back.
  case fileLost(path: String)
  /// Another program has overwritten the file that was opened, as `cp` does. Nothing is written or read until
  /// it is opened again; what it contains now was left as it is.
  case fileOverwritten(path: String)
  /// The file replaced another one that a running program uses: the log of that one is beside it and would
  /// destroy this one.
  case foreignLog(path: String)
  /// The file was written by a newer program; it was left unchanged.
  case versionTooNew(found: Int, known: Int)
  /// The disk, or the connection to the server, failed during the commit: the transaction may be kept or
  /// lost.
  case commitUnknown(reason: String)
  /// The disk under the store failed; nothing of the transaction was kept.
  case inputOutput(path: String, reason: String)
  /// The file could not be opened.
  case cannotOpen(path: String, reason: String)
  /// The connection to the server was lost; nothing of the transaction was kept, and the next one
  /// connects again.
  case disconnected(reason: String)
  /// A migration step failed and was rolled back.
  case migration(name: String, reason: String)
  /// The store was used in a way it does not support.
  case misuse(String)
  /// SQLite rejected a statement for another reason.
  case statement(code: Int32, reason: String, sql: String)
  /// A server rejected a statement for another reason, given by its five-character SQLSTATE.
  case server(state: String, reason: String, sql: String)

  /// A constraint of a table.
  public enum Constraint: String, Sendable, Hashable {
    /// Two rows may not have the same value.
    case unique
    /// A value must be present.
    case notNull
    /// The referenced row must exist; without a column, the row is one to which others refer.
    case foreignKey
    /// A condition written in the table.
    case check
    /// Any other constraint.
    case other
  }
}

extension StoreError: CustomStringConvertible {
  /// A sentence with the error and its place.
  public var description: String {
    switch self {
    case .busy: "The store is busy: another process is writing to it."
    case .diskFull: "The disk is full: nothing of this change was kept."
    case .corrupt(let path, let reason): "The store at \(path) is damaged: \(reason)."
    case .notADatabase(let path): "The file \(path) is not a database."
    case .fileLost(let path):
      "The file \(path) was moved, replaced or removed while it was in use: nothing is saved until it"
        + " is back. To use the file that is there now, restart the program."
    case .fileOverwritten(let path):
      "Another program has overwritten the file \(path) while it was in use: nothing is saved any more."
        + " To use what it contains now, restart the program."
    case .foreignLog(let path):
      "The file \(path) was put in the place of one that is still in use: stop the program that uses"
        + " that one first."
    case .readOnly(let path): "The store at \(path) cannot be written to."
    case .logUnreadable(let path):
      "The newest changes of \(path) are in the log beside it, which only those who may write there can"
        + " read: copy both files to a folder of yours."
    case .constraint(let rule, let table, let column): rule.sentence(table, column)
    case .decode(let table, let column, let key, let problem):
      "\(table).\(column) of row \(key) \(problem)."
    case .schemaMismatch(let differences):
      "The tables are not those this program expects: " + differences.joined(separator: "; ") + "."
    case .versionTooNew(let found, let known):
      "The store is at step \(found), this program knows \(known): use a newer program."
    case .commitUnknown(let reason):
      "Saving was cut off (\(reason)): the change may be kept or lost."
    case .inputOutput(let path, let reason): "The disk under \(path) failed: \(reason)."
    case .cannotOpen(let path, let reason): "The store at \(path) cannot be opened: \(reason)."
    case .disconnected(let reason): "The connection to the server was lost: \(reason)."
    case .migration(let name, let reason): "Migration “\(name)” was undone: \(reason)."
    case .misuse(let sentence): "\(sentence)."
    case .server(let state, let reason, let sql): "Server error \(state), \(reason), in: \(sql)"
    case .statement(let code, let reason, let sql): "SQLite error \(code), \(reason), in: \(sql)"
    }
  }
}

extension StoreError.Constraint {
  fileprivate func sentence(_ table: String, _ column: String) -> String {
    switch self {
    case .unique: "Another row of \(table) has the same \(column)."
    case .notNull: "\(table).\(column) must have a value."
    case .foreignKey where !column.isEmpty:
      "The row that \(table).\(column) refers to does not exist."
    case .foreignKey:
      "The row of \(table) is referred to by others, or refers to one that does not exist."
    case .check: "\(table) refuses the row: \(column)."
    case .other: "A rule of \(table) refuses the row: \(column)."
    }
  }
}

/// A stored value that does not match the record's declaration.
public struct Mismatch: Error, Sendable, Hashable {
  /// The problem with the value.
  public enum Problem: Sendable, Hashable, CustomStringConvertible {
    /// A required value is missing.
    case missing
    /// The stored value is of another kind.
    case kind(expected: Storage)
    /// The stored text is not UTF-8.
    case encoding
    /// The stored value does not correspond to any value of the type.
    case value(type: String)

    /// The end of a sentence that begins with the column.
    public var description: String {
      switch self {
      case .missing: "has no value"
      case .kind(let expected): "does not hold \(expected.rawValue)"
      case .encoding: "is not UTF-8"
      case .value(let type): "is not a \(type)"
      }
    }
  }

  let column: Int32
  let problem: Problem

  @usableFromInline init(_ column: Int32, _ problem: Problem) {
    self.column = column
    self.problem = problem
  }
}
