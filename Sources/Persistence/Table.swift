/// The declaration of a table, independent of the record's type.
public struct Table: Sendable {
  /// The name in the database.
  public let name: String
  package let columns: [ColumnDescription]
  /// The indices of the key's columns.
  package let key: [Int]

  /// Whether the key is the row ID, which holds for a single integer.
  var hasRowID: Bool { key.count == 1 && columns[key[0]].storage == .integer }

  /// Whether the database keeps the greatest number that was ever a key.
  package var generatesKey: Bool { columns[key[0]].isGenerated }

  package func isKey(_ column: Int) -> Bool { key.contains(column) }
}

/// The declaration of a column.
@usableFromInline
package struct ColumnDescription: Sendable {
  package let name: String
  package let storage: Storage
  package let isOptional: Bool
  /// The offset of the property in the record; nil if it is not a stored property.
  let offset: Int?
  /// The type of the property.
  let type: ObjectIdentifier
  package var isUnique = false
  package var isIndexed = false
  package var isGenerated = false
  package var initial: Datum?
  package var reference: Reference?

  @usableFromInline init(
    name: String, storage: Storage, isOptional: Bool, offset: Int?, type: any Any.Type
  ) {
    self.name = name
    self.type = ObjectIdentifier(type)
    self.offset = offset
    self.storage = storage
    self.isOptional = isOptional
  }
}

package struct Reference: Sendable {
  package let onDelete: Deletion
  /// Evaluated lazily, because tables may refer to each other or to themselves.
  package let parent: @Sendable () -> Table
}

extension Record {
  /// The table of these records.
  public static var table: Table { schema.table }
}

extension Table {
  /// The statements that create the table and its indexes as currently declared.
  ///
  /// Print it and copy the text into a migration, because a migration must not change with later
  /// declarations.
  public var definition: [String] {
    let keys = key.map { columns[$0].name.quoted }.joined(separator: ", ")
    var lines = columns.indices.map(line)
    if !hasRowID { lines.append("PRIMARY KEY (\(keys))") }
    let options = hasRowID ? "STRICT" : "STRICT, WITHOUT ROWID"
    let body = lines.map { "  " + $0 }.joined(separator: ",\n")
    let create = "CREATE TABLE \(name.quoted) (\n\(body)\n) \(options)"
    let indexes = columns.filter(\.isIndexed).map { column in
      "CREATE INDEX \("\(name)_\(column.name)".quoted) ON \(name.quoted) (\(column.name.quoted))"
    }
    return [create] + indexes
  }

  private func line(_ index: Int) -> String {
    let column = columns[index]
    var line = "\(column.name.quoted) \(column.storage.rawValue)"
    if hasRowID && isKey(index) { line += " PRIMARY KEY" }
    if column.isGenerated { line += " AUTOINCREMENT" }
    if !column.isOptional { line += " NOT NULL" }
    if column.isUnique { line += " UNIQUE" }
    if let initial = column.initial { line += " DEFAULT \(initial.literal)" }
    if let reference = column.reference {
      let parent = reference.parent()
      let target = parent.columns[parent.key[0]].name.quoted
      line +=
        " REFERENCES \(parent.name.quoted) (\(target)) ON DELETE \(reference.onDelete.rawValue)"
    }
    return line
  }
}

extension String {
  /// The name in quotes, so that any name can be used.
  package var quoted: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

extension Datum {
  /// The value as SQL, for definitions of tables only: values of queries are bound.
  fileprivate var literal: String {
    switch self {
    case .null: return "NULL"
    case .integer(let value): return "\(value)"
    case .real(let value): return value.isFinite ? "\(value)" : value < 0 ? "-9e999" : "9e999"
    case .text(let value):
      let parts = value.split(separator: "'", omittingEmptySubsequences: false)
      return "'" + parts.joined(separator: "''") + "'"
    case .blob(let value):
      let digits = Array("0123456789abcdef")
      let hex = value.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
      return "x'\(hex)'"
    }
  }
}
