extension Transaction {
  /// Orders updates so that no record takes a unique value that another one still has.
  ///
  /// If records exchange values in a cycle, there is no such order; one record of each cycle temporarily gets
  /// an unused value.
  ///
  /// - Parameter present: the existing records, by their keys.
  /// - Complexity: O(n) in the updates, plus a statement for each temporary value.
  func untangle<Model: Record>(
    _ updates: [Model], from present: [RowKey: [Datum]]
  ) throws(StoreError) -> [Model] {
    let table = Model.table
    let unique = table.columns.indices.filter { table.columns[$0].isUnique && !table.isKey($0) }
    guard !unique.isEmpty, updates.count > 1 else { return updates }
    let rows = updates.map { Model.schema.codec.data($0) }
    let owners = table.owners(of: unique, among: rows, present)

    var ordered: [Model] = []
    var states = Array(repeating: Visit.waiting, count: rows.count)
    // The rows being visited, each with the number of its values checked: a row is ready when the owners of
    // its values are done.
    var path: [(row: Int, looked: Int)] = []
    for first in rows.indices where states[first] == .waiting {
      states[first] = .begun
      path = [(first, 0)]
      while let (row, looked) = path.last {
        guard looked < unique.count else {
          ordered.append(updates[row])
          states[row] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].looked += 1
        let column = unique[looked]
        guard let owner = owners[looked][RowKey([rows[row][column]])], owner != row else {
          continue
        }
        switch states[owner] {
        case .waiting:
          states[owner] = .begun
          path.append((owner, 0))
        case .begun: try giveUp(column, of: table.key.map { rows[owner][$0] }, in: table)
        case .done: break
        }
      }
    }
    return ordered
  }

  private enum Visit {
    case waiting, begun, done
  }

  /// Gives a row a temporary unused value in a unique column.
  private func giveUp(
    _ column: Int, of key: [Datum], in table: Table
  ) throws(StoreError) {
    let name = table.columns[column].name.quoted
    let value = try unusedValue(of: table.columns[column], in: table)
    let keys = table.key.map { "\(table.columns[$0].name.quoted) = ?" }
    try change(
      "UPDATE \(table.name.quoted) SET \(name) = ? WHERE \(keys.joined(separator: " AND "))"
    ) { statement throws(StoreError) in try statement.bind([value] + key) }
  }

  private func unusedValue(
    of column: ColumnDescription, in table: Table
  ) throws(StoreError) -> Datum {
    if column.isOptional { return .null }
    let sql = "SELECT 1 FROM \(table.name.quoted) WHERE \(column.name.quoted) = ?"
    var place: Int64 = 0
    while true {
      let value = column.storage.remoteValue(place)
      let isUsed = try connection().with(sql) { statement throws(StoreError) in
        try statement.bind([value])
        return try statement.step()
      }
      guard isUsed else { return value }
      place += 1
    }
  }
}

extension Table {
  /// For each unique column, the current owners of values among some rows.
  fileprivate func owners(
    of unique: [Int], among rows: [[Datum]], _ present: [RowKey: [Datum]]
  ) -> [[RowKey: Int]] {
    var owners = Array(repeating: [RowKey: Int](), count: unique.count)
    for (place, row) in rows.enumerated() {
      guard let old = present[key(of: row)] else { continue }
      for (index, column) in unique.enumerated() where old[column] != .null {
        owners[index][RowKey([old[column]])] = place
      }
    }
    return owners
  }
}

extension Storage {
  /// One of many values that are unlikely to be in use.
  fileprivate func remoteValue(_ place: Int64) -> Datum {
    switch self {
    case .integer: .integer(.min + place)
    case .real: .real(-.greatestFiniteMagnitude / Double(place + 1))
    case .text: .text("\u{10FFFF}\(place)")
    case .blob: .blob([255, 255, 255, 255] + Array("\(place)".utf8))
    }
  }
}
