internal import CPostgreSQL
internal import Persistence

extension PostgreSQLConnection {
  /// Returns all rows of a query without parameters, as text.
  func rows(_ sql: String) throws(StoreError) -> [[String?]] {
    try makeReady()
    let result = unsafe PQexec(handle, sql)
    defer { unsafe PQclear(result) }
    try unsafe check(result, sql: sql)
    return unsafe (0..<PQntuples(result)).map { row in
      unsafe (0..<PQnfields(result)).map { column in
        unsafe PQgetisnull(result, row, column) == 1
          ? nil : String(cString: PQgetvalue(result, row, column))
      }
    }
  }

  /// Reads the rules of the tables on the schema search path.
  func readRules() throws(StoreError) -> Rules {
    var rules = Rules()
    let indexes = """
      SELECT t.relname, i.relname, string_agg(a.attname, ', ' ORDER BY a.attnum)
      FROM pg_catalog.pg_index x
      JOIN pg_catalog.pg_class t ON t.oid = x.indrelid
      JOIN pg_catalog.pg_class i ON i.oid = x.indexrelid
      JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (x.indkey)
      WHERE x.indisunique AND pg_catalog.pg_table_is_visible(t.oid)
        AND t.relnamespace <> 'pg_catalog'::regnamespace
      GROUP BY t.relname, i.relname
      """
    for row in try rows(indexes) {
      guard let table = row[0], let rule = row[1], let columns = row[2] else { continue }
      rules.note(rule, of: table, columns: columns)
    }
    for reference in try references() {
      rules.note(reference.name, of: reference.table, columns: reference.columns)
      if reference.onDelete == .cascade || reference.onDelete == .clear {
        rules.note(reference.table, follows: reference.parent)
      }
    }
    return rules
  }

  fileprivate struct RealReference {
    let name: String
    let table: String
    let columns: String
    let parent: String
    let onDelete: Deletion?
  }

  fileprivate func references() throws(StoreError) -> [RealReference] {
    let sql = """
      SELECT c.conname, t.relname, string_agg(a.attname, ', ' ORDER BY a.attnum), p.relname,
        c.confdeltype
      FROM pg_catalog.pg_constraint c
      JOIN pg_catalog.pg_class t ON t.oid = c.conrelid
      JOIN pg_catalog.pg_class p ON p.oid = c.confrelid
      JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND pg_catalog.pg_table_is_visible(t.oid)
      GROUP BY c.conname, t.relname, p.relname, c.confdeltype
      """
    return try rows(sql).compactMap { row in
      guard let name = row[0], let table = row[1], let columns = row[2], let parent = row[3] else {
        return nil
      }
      let rules: [String: Deletion] = ["r": .refuse, "a": .refuse, "c": .cascade, "n": .clear]
      return RealReference(
        name: name, table: table, columns: columns, parent: parent,
        onDelete: row[4].flatMap { rules[$0] })
    }
  }
}

// MARK: The tables as they are

extension PostgreSQLConnection {
  /// Throws an error that lists all differences if the tables on the server are not those of the records.
  func compare(with tables: [Table]) throws(StoreError) {
    let columns = try realColumns()
    let indexes = try realIndexes()
    let references = try references()
    var differences: [String] = []
    for table in tables {
      guard let found = columns[table.name] else {
        differences.append("there is no table \(table.name)")
        continue
      }
      differences += table.differences(from: found)
      differences += table.differences(from: indexes[table.name] ?? [])
      differences += table.differences(from: references.filter { $0.table == table.name })
    }
    guard differences.isEmpty else { throw .schemaMismatch(differences: differences) }
  }

  fileprivate struct RealColumn {
    let name: String
    let type: String
    let isRequired: Bool
    let hasDefault: Bool
    let collation: String?
    let isGenerated: Bool
  }

  fileprivate struct RealIndex {
    let columns: [String]
    let isUnique: Bool
    let isKey: Bool
  }

  private func realColumns() throws(StoreError) -> [String: [RealColumn]] {
    let sql = """
      SELECT t.relname, a.attname, pg_catalog.format_type(a.atttypid, NULL), a.attnotnull,
        a.atthasdef OR a.attidentity <> '',
        CASE WHEN c.collname <> 'default' THEN c.collname
          WHEN 'B' < 'a' AND 'z' < 'ä' AND 'a b' < 'aa' THEN 'C'
          ELSE 'the order of the database' END,
        a.attidentity <> ''
      FROM pg_catalog.pg_attribute a
      JOIN pg_catalog.pg_class t ON t.oid = a.attrelid
      LEFT JOIN pg_catalog.pg_collation c ON c.oid = a.attcollation
      WHERE a.attnum > 0 AND NOT a.attisdropped AND t.relkind IN ('r', 'p')
        AND pg_catalog.pg_table_is_visible(t.oid)
        AND t.relnamespace <> 'pg_catalog'::regnamespace
      ORDER BY a.attnum
      """
    var tables: [String: [RealColumn]] = [:]
    for row in try rows(sql) {
      guard let table = row[0], let name = row[1], let type = row[2] else { continue }
      tables[table, default: []].append(
        RealColumn(
          name: name, type: type, isRequired: row[3] == "t", hasDefault: row[4] == "t",
          collation: row[5], isGenerated: row[6] == "t"))
    }
    return tables
  }

  private func realIndexes() throws(StoreError) -> [String: [RealIndex]] {
    let sql = """
      SELECT t.relname, x.indexrelid, x.indisunique, x.indisprimary, a.attname
      FROM pg_catalog.pg_index x
      JOIN pg_catalog.pg_class t ON t.oid = x.indrelid
      CROSS JOIN LATERAL unnest(x.indkey) WITH ORDINALITY AS k (number, place)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number
      WHERE x.indpred IS NULL AND pg_catalog.pg_table_is_visible(t.oid)
        AND t.relnamespace <> 'pg_catalog'::regnamespace
      ORDER BY x.indexrelid, k.place
      """
    var tables: [String: [RealIndex]] = [:]
    var last: String?
    for row in try rows(sql) {
      guard let table = row[0], let column = row[4] else { continue }
      let earlier = row[1] == last ? tables[table]?.popLast() : nil
      last = row[1]
      tables[table, default: []].append(
        RealIndex(
          columns: (earlier?.columns ?? []) + [column], isUnique: row[2] == "t",
          isKey: row[3] == "t"))
    }
    return tables
  }
}

extension Table {
  fileprivate func differences(from found: [PostgreSQLConnection.RealColumn]) -> [String] {
    var differences: [String] = []
    for column in columns {
      let name = "\(name).\(column.name)"
      guard let real = found.first(where: { $0.name == column.name }) else {
        differences.append("\(name) is missing")
        continue
      }
      if real.type != column.storage.typeName {
        differences.append("\(name) is \(real.type), not \(column.storage.typeName)")
      } else if column.storage == .text, !real.isSortedByBytes {
        differences.append("\(name) is sorted by \(real.collation ?? "no rule"), not by bytes")
      }
      if column.isGenerated && !real.isGenerated {
        differences.append("\(name) is no identity column, so keys would be used again")
      }
      if real.isRequired == column.isOptional {
        differences.append(
          column.isOptional ? "\(name) may be empty for the program" : "\(name) must have a value")
      }
    }
    for column in found where !columns.contains(where: { $0.name == column.name }) {
      // An additional column is harmless, unless it requires a value.
      if column.isRequired && !column.hasDefault {
        differences.append("\(name).\(column.name) is unknown to the program")
      }
    }
    return differences
  }

  fileprivate func differences(from found: [PostgreSQLConnection.RealIndex]) -> [String] {
    var differences: [String] = []
    let keys = key.map { columns[$0].name }
    if !found.contains(where: { $0.isKey && $0.columns == keys }) {
      differences.append("\(name) has another key than \(keys.joined(separator: ", "))")
    }
    for column in columns {
      let name = "\(name).\(column.name)"
      if column.isUnique && !found.contains(where: { $0.isUnique && $0.columns == [column.name] }) {
        differences.append("\(name) is not unique")
      }
      if column.isIndexed && !found.contains(where: { $0.columns.first == column.name }) {
        differences.append("\(name) has no index")
      }
    }
    return differences
  }

  fileprivate func differences(from found: [PostgreSQLConnection.RealReference]) -> [String] {
    columns.compactMap { column in
      guard let reference = column.reference else { return nil }
      let parent = reference.parent().name
      let real = found.first { $0.columns == column.name }
      guard real?.parent != parent || real?.onDelete != reference.onDelete else { return nil }
      let rule = real.map { "\($0.parent) (\($0.onDelete?.rawValue ?? "another rule"))" }
      let expected = "\(parent) (\(reference.onDelete.rawValue))"
      return "\(name).\(column.name) refers to \(rule ?? "nothing"), not \(expected)"
    }
  }
}

extension PostgreSQLConnection.RealColumn {
  /// Whether its text is sorted bytewise, as in memory.
  fileprivate var isSortedByBytes: Bool {
    ["C", "POSIX", "C.UTF-8", "C.utf8", "ucs_basic"].contains(collation)
  }
}
