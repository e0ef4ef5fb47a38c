private import TextBytes

extension Store {
  /// Copies all records into another store, which may use another engine.
  ///
  ///     let file = try Store.open(.file("entries.db"), models: models)
  ///     let server = try Store.open(.postgresql("dbname=entries"), models: models)
  ///     for table in try file.copy(to: server) { print(table.name, table.count) }
  ///
  /// Rows are streamed from a snapshot taken at the start. Then all are read back, and their counts and
  /// checksums are compared. The copy is atomic: the other store keeps everything or nothing.
  ///
  /// - Returns: the copied tables, with referenced tables first.
  /// - Throws: ``StoreError``, also if the other store has rows in one of the tables, or has other records.
  @discardableResult
  public func copy(to other: Store) throws(StoreError) -> [CopiedTable] {
    try read { source throws(StoreError) in
      try other.write { target throws(StoreError) in
        guard Set(self.tables.map(\.name)) == Set(other.tables.map(\.name)) else {
          throw .misuse("A store was to be copied into one of other records")
        }
        try target.connection().deferReferences()
        let tables = Table.parentsFirst(self.tables)
        var copied: [CopiedTable] = []
        for (place, table) in tables.enumerated() {
          let later = Set(tables[(place + 1)...].map(\.name))
          copied.append(
            try target.receive(table, from: source, without: table.references(to: later)))
        }
        for (place, table) in tables.enumerated() {
          let later = Set(tables[(place + 1)...].map(\.name))
          try target.refer(table, table.references(to: later), as: source)
          try target.check(copied[place], table)
          try target.continueKeys(of: table, after: source)
        }
        return copied
      }
    }
  }
}

/// A table that was copied into another store.
public struct CopiedTable: Sendable, Hashable {
  /// The name of the table.
  public let name: String
  /// The number of its rows.
  public var count = 0
  /// The sum of the 64-bit FNV-1a hashes of all rows, which is independent of their order.
  public var checksum: UInt64 = 0

  fileprivate mutating func add(_ row: [Datum]) {
    var hash = FNV1a()
    for value in row { value.add(to: &hash) }
    count += 1
    checksum &+= hash.value
  }
}

extension Table {
  /// Returns the tables in an order in which a row's parents come before it, if possible; otherwise
  /// only the required parents.
  fileprivate static func parentsFirst(_ tables: [Table]) -> [Table] {
    let ordered = parentsFirst(tables) { _ in true }
    let isSound = ordered.indices.allSatisfy { place in
      let later = Set(ordered[(place + 1)...].map(\.name))
      return ordered[place].columns.allSatisfy { column in
        column.isOptional || column.reference.map { later.contains($0.parent().name) } != true
      }
    }
    return isSound ? ordered : parentsFirst(tables) { !$0.isOptional }
  }

  private static func parentsFirst(
    _ tables: [Table], where counts: (ColumnDescription) -> Bool
  ) -> [Table] {
    var ordered: [Table] = []
    var seen: Set<String> = []
    func visit(_ table: Table) {
      guard seen.insert(table.name).inserted else { return }
      for column in table.columns where counts(column) {
        guard let parent = column.reference?.parent() else { continue }
        if tables.contains(where: { $0.name == parent.name }) { visit(parent) }
      }
      ordered.append(table)
    }
    for table in tables { visit(table) }
    return ordered
  }

  /// Returns the optional columns that refer to one of some tables: in reference cycles, these are
  /// filled in after all rows exist.
  fileprivate func references(to names: Set<String>) -> [Int] {
    columns.indices.filter { place in
      guard columns[place].isOptional, let reference = columns[place].reference else {
        return false
      }
      return names.contains(reference.parent().name)
    }
  }
}

extension Transaction {
  /// Inserts the rows of a table, without the values of some columns.
  fileprivate func receive(
    _ table: Table, from source: Snapshot, without columns: [Int]
  ) throws(StoreError) -> CopiedTable {
    let statements = TableStatements(table)
    let isEmpty = try connection().with(statements.select + " LIMIT 1") {
      statement throws(StoreError) in try !statement.step()
    }
    guard isEmpty else {
      throw .misuse("A store was to be copied into one that has rows in \(table.name)")
    }
    var sent = CopiedTable(name: table.name)
    try write(Batch(table: table, key: [], conflict: ""), statements) { send throws(StoreError) in
      try source.each(table, statements.select) { row throws(StoreError) in
        sent.add(row)
        var row = row
        for column in columns { row[column] = .null }
        try send(row)
      }
    }
    return sent
  }

  /// Fills in the values that were left out.
  fileprivate func refer(
    _ table: Table, _ columns: [Int], as source: Snapshot
  ) throws(StoreError) {
    guard !columns.isEmpty else { return }
    let statements = TableStatements(table)
    let batch = Batch(table: table, key: table.key, conflict: statements.conflict)
    try write(batch, statements) { send throws(StoreError) in
      try source.each(table, statements.select) { row throws(StoreError) in
        if columns.contains(where: { row[$0] != .null }) { try send(row) }
      }
    }
  }

  /// Writes the rows that `body` sends.
  private func write(
    _ batch: Batch, _ statements: TableStatements,
    _ body: (([Datum]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection().with(statements.insert + batch.conflict) { statement throws(StoreError) in
      touch(statement)
      try statement.run(batch) { () throws(StoreError) in
        try body { row throws(StoreError) in
          try statement.bind(row)
          while try statement.step() {}
          statement.reset()
        }
      }
    }
  }

  /// Throws if the stored rows are not those that were sent.
  fileprivate func check(_ sent: CopiedTable, _ table: Table) throws(StoreError) {
    var received = CopiedTable(name: table.name)
    try each(table, TableStatements(table).select) { row throws(StoreError) in received.add(row) }
    guard received == sent else {
      throw .misuse(
        "\(table.name) has \(received.count) rows with the checksum \(received.checksum) after it"
          + " was copied, not \(sent.count) with \(sent.checksum)")
    }
  }
}

extension Snapshot {
  /// Passes all rows of a table to a closure, with each value checked to be of its column's kind.
  fileprivate func each(
    _ table: Table, _ select: String, _ body: ([Datum]) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection().with(select) { statement throws(StoreError) in
      var data: [Datum] = []
      while try statement.step() {
        data.removeAll(keepingCapacity: true)
        let row = statement.row
        do throws(Mismatch) {
          for (index, column) in table.columns.enumerated() {
            data.append(try row.datum(Int32(index), column))
          }
        } catch {
          throw table.located(error, in: row)
        }
        try body(data)
      }
    }
  }
}

extension Row {
  fileprivate borrowing func datum(
    _ place: Int32, _ column: ColumnDescription
  ) throws(Mismatch) -> Datum {
    switch (column.storage, column.isOptional) {
    case (.integer, false): try Int64.load(self, place).datum
    case (.integer, true): try Int64?.load(self, place).datum
    case (.real, false): try Double.load(self, place).datum
    case (.real, true): try Double?.load(self, place).datum
    case (.text, false): try String.load(self, place).datum
    case (.text, true): try String?.load(self, place).datum
    case (.blob, false): try [UInt8].load(self, place).datum
    case (.blob, true): try [UInt8]?.load(self, place).datum
    }
  }
}

extension Datum {
  /// Adds the value to a hash, with its kind and length first, so that different rows never have the same
  /// encoding.
  fileprivate func add(to hash: inout FNV1a) {
    switch self {
    case .null: hash.add(byte: 0)
    case .integer(let value):
      hash.add(byte: 1)
      hash.add(UInt64(bitPattern: value))
    case .real(let value):
      hash.add(byte: 2)
      // Positive and negative zero are equal, and not every engine distinguishes them.
      hash.add(value == 0 ? 0 : value.bitPattern)
    case .text(let value):
      hash.add(byte: 3)
      hash.add(UInt64(value.utf8.count))
      hash.add(value.utf8Span.span)
    case .blob(let value):
      hash.add(byte: 4)
      hash.add(UInt64(value.count))
      hash.add(value.span)
    }
  }
}
