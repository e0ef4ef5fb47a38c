extension Connection {
  /// Throws an error that lists all differences if the tables in the file are not those of the records.
  func compare(with tables: [Table]) throws(StoreError) {
    var differences: [String] = []
    for table in tables { differences += try compare(table) }
    guard differences.isEmpty else { throw .schemaMismatch(differences: differences) }
  }

  private func compare(_ table: Table) throws(StoreError) -> [String] {
    let found = try columns(of: table.name)
    guard !found.isEmpty else { return ["there is no table \(table.name)"] }
    var differences: [String] = []
    for (index, column) in table.columns.enumerated() {
      let name = "\(table.name).\(column.name)"
      guard let real = found.first(where: { $0.name == column.name }) else {
        differences.append("\(name) is missing")
        continue
      }
      if real.type != column.storage.rawValue {
        differences.append("\(name) is \(real.type), not \(column.storage.rawValue)")
      }
      if real.isRequired == column.isOptional {
        differences.append(
          column.isOptional ? "\(name) may be empty for the program" : "\(name) must have a value")
      }
      let place = table.key.firstIndex(of: index).map { $0 + 1 } ?? 0
      if real.keyPlace != place {
        differences.append(
          place == 0 ? "\(name) is part of the key" : "\(name) is not column \(place) of the key")
      }
    }
    if table.generatesKey, !(try keepsKeys(table.name)) {
      let key = table.columns[table.key[0]].name
      differences.append("\(table.name).\(key) is not AUTOINCREMENT, so keys would be used again")
    }
    for column in found where !table.columns.contains(where: { $0.name == column.name }) {
      // An additional column is harmless, unless it requires a value.
      if column.isRequired && !column.hasDefault {
        differences.append("\(table.name).\(column.name) is unknown to the program")
      }
    }
    differences += try compareIndexes(table)
    differences += try compareReferences(table)
    return differences
  }

  /// Whether SQLite keeps the greatest key of a table, which only the table's definition shows.
  private func keepsKeys(_ table: String) throws(StoreError) -> Bool {
    let sql = "SELECT sql FROM sqlite_schema WHERE type = 'table' AND lower(name) = lower(?)"
    var definition = ""
    try each(sql, table) { row throws(StoreError) in definition = try row.get(0) }
    return definition.hasKeyword("AUTOINCREMENT")
  }

  private func compareIndexes(_ table: Table) throws(StoreError) -> [String] {
    var indexed: Set<String> = []
    var unique: Set<String> = []
    let sql = """
      SELECT list."unique", min(info.name) FROM pragma_index_list(?) AS list,
        pragma_index_info(list.name) AS info
      WHERE list.partial = 0 GROUP BY list.name, list."unique" HAVING count(*) = 1
      """
    let first = """
      SELECT info.name FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
      WHERE list.partial = 0 AND info.seqno = 0 AND info.name IS NOT NULL
      """
    try each(sql, table.name) { row throws(StoreError) in
      if try row.get(0), let name: String = try row.get(1) { unique.insert(name) }
    }
    try each(first, table.name) { row throws(StoreError) in indexed.insert(try row.get(0)) }
    return table.columns.flatMap { column -> [String] in
      var differences: [String] = []
      let name = "\(table.name).\(column.name)"
      if column.isUnique && !unique.contains(column.name) {
        differences.append("\(name) is not unique")
      }
      if column.isIndexed && !indexed.contains(column.name) {
        differences.append("\(name) has no index")
      }
      return differences
    }
  }

  private func compareReferences(_ table: Table) throws(StoreError) -> [String] {
    var found: [String: String] = [:]
    let sql = #"SELECT "from", "table", on_delete FROM pragma_foreign_key_list(?)"#
    try each(sql, table.name) { row throws(StoreError) in
      let rule: String = try row.get(2)
      found[try row.get(0)] = "\(try row.get(1, as: String.self)) (\(rule))"
    }
    return table.columns.compactMap { column in
      guard let reference = column.reference else { return nil }
      let expected = "\(reference.parent().name) (\(reference.onDelete.rawValue))"
      guard found[column.name] != expected else { return nil }
      let real = found[column.name] ?? "nothing"
      return "\(table.name).\(column.name) refers to \(real), not \(expected)"
    }
  }
}

extension String {
  /// Whether a word occurs in SQL outside texts, quoted names and comments.
  fileprivate func hasKeyword(_ keyword: String) -> Bool {
    let closings: [Character: Character] = ["'": "'", "\"": "\"", "`": "`", "[": "]"]
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix("--") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else if let closing = closings[character] {
        rest = rest.dropFirst().drop { $0 != closing }.dropFirst()
      } else if character.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if word.uppercased() == keyword { return true }
        rest = rest.dropFirst(word.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }
}

private struct RealColumn {
  let name: String
  let type: String
  let isRequired: Bool
  let hasDefault: Bool
  let keyPlace: Int
}

extension Connection {
  private func columns(of table: String) throws(StoreError) -> [RealColumn] {
    var columns: [RealColumn] = []
    let sql = #"SELECT name, type, "notnull", dflt_value IS NOT NULL, pk FROM pragma_table_info(?)"#
    try each(sql, table) { row throws(StoreError) in
      columns.append(
        RealColumn(
          name: try row.get(0), type: try row.get(1), isRequired: try row.get(2),
          hasDefault: try row.get(3), keyPlace: try row.get(4)))
    }
    return columns
  }

  private func each(
    _ sql: String, _ name: String, _ body: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    try with(sql) { statement throws(StoreError) in
      try statement.bind([.text(name)])
      while try statement.step() { try body(statement.row) }
    }
  }
}
