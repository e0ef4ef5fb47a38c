public import Persistence

extension Table {
  /// Returns the statements that create the table and its indexes as currently declared on a server
  /// of this kind, without references to other tables.
  ///
  /// Text is sorted and compared bytewise, as in memory.
  fileprivate func creation(for kind: ServerKind) -> [String] {
    let keys = key.map { columns[$0].name.quoted }.joined(separator: ", ")
    let lines = columns.map { $0.line(for: kind) } + ["PRIMARY KEY (\(keys))"]
    let body = lines.map { "  " + $0 }.joined(separator: ",\n")
    let indexes = columns.filter(\.isIndexed).map { column in
      "CREATE INDEX \("\(name)_\(column.name)".quoted) ON \(name.quoted) (\(column.name.quoted))"
    }
    return ["CREATE TABLE \(name.quoted) (\n\(body)\n)"] + indexes
  }

  /// The statements that add the table's references to other tables, which exist by then.
  fileprivate var references: [String] {
    columns.compactMap { column in
      guard let reference = column.reference else { return nil }
      let parent = reference.parent()
      let target = parent.columns[parent.key[0]].name.quoted
      return """
        ALTER TABLE \(name.quoted) ADD FOREIGN KEY (\(column.name.quoted)) \
        REFERENCES \(parent.name.quoted) (\(target)) ON DELETE \(reference.onDelete.rawValue)
        """
    }
  }

  /// The statements that create the table, its indexes and references as currently declared, in the dialect
  /// of PostgreSQL; on CockroachDB they are the same without `COLLATE "C"`.
  ///
  /// Print it and copy the text into a migration, because a migration must not change with later
  /// declarations.
  public var postgresqlDefinition: [String] { creation(for: .postgresql) + references }

  /// Returns the steps that create tables as currently declared, with their references last.
  static func creations(of tables: [Table], for kind: ServerKind) -> [Migration] {
    let made = tables.map { table in
      Migration("create \(table.name)", script: table.creation(for: kind).joined(separator: ";\n"))
    }
    let joined = tables.filter { !$0.references.isEmpty }.map { table in
      Migration("join \(table.name)", script: table.references.joined(separator: ";\n"))
    }
    return made + joined
  }
}

extension ColumnDescription {
  fileprivate func line(for kind: ServerKind) -> String {
    var line = "\(name.quoted) \(storage.typeName)"
    if storage == .text && kind.namesOrders { line += #" COLLATE "C""# }
    if !isOptional { line += " NOT NULL" }
    if isUnique { line += " UNIQUE" }
    if let initial { line += " DEFAULT \(initial.literal)" }
    return line
  }
}

extension Storage {
  /// The server's name of the type.
  var typeName: String {
    switch self {
    case .integer: "bigint"
    case .real: "double precision"
    case .text: "text"
    case .blob: "bytea"
    }
  }
}

extension Datum {
  /// The value as SQL, for definitions of tables only: values of queries are bound.
  fileprivate var literal: String {
    switch self {
    case .null: return "NULL"
    case .integer(let value): return "\(value)"
    case .real(let value):
      return value.isFinite ? "\(value)" : value < 0 ? "'-Infinity'" : "'Infinity'"
    case .text(let value): return value.literal
    case .blob(let value):
      let digits = Array("0123456789abcdef")
      let hex = value.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
      return "'\\x\(hex)'"
    }
  }
}
