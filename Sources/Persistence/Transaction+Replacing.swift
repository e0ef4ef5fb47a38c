/// The changes made to replace records with others.
public struct Replacement: Sendable, Hashable {
  /// The number of new records.
  public internal(set) var inserted = 0
  /// The number of records with changed values.
  public internal(set) var updated = 0
  /// The number of removed records.
  public internal(set) var deleted = 0
  /// The number of records that were identical.
  public internal(set) var unchanged = 0
}

extension Transaction {
  /// Replaces the records of a query, with as few changes as possible.
  ///
  /// An identical record is left alone, and one with other values is updated, so that references to it
  /// remain; only records that are not in `models` are deleted. If several of `models` have the same key, the
  /// last one counts. Deletions come first, then updates, then insertions; updates are ordered so that unique
  /// values can move between records and be swapped.
  ///
  ///     try tx.replace(Reading.where(\.day == today), with: fresh)
  ///
  /// - Complexity: O(n + m) in the records of the query and those of `models`.
  @discardableResult
  public func replace<Model: Record>(
    _ query: Query<Model>, with models: [Model]
  ) throws(StoreError) -> Replacement {
    guard query.isWhole else {
      throw .misuse("A query of \(Model.table.name) to be replaced has a limit or offset")
    }
    let table = Model.table
    let data = Model.schema.codec.data
    var present: [RowKey: [Datum]] = [:]
    for model in try fetch(query.unordered) {
      let row = data(model)
      present[table.key(of: row)] = row
    }
    var wanted: [RowKey: Int] = [:]
    for (index, model) in models.enumerated() { wanted[table.key(of: data(model))] = index }

    var changes = Replacement()
    let unwanted = present.keys.filter { wanted[$0] == nil }
    for condition in table.conditions(for: unwanted) {
      changes.deleted += try delete(Model.where(Condition(condition)))
    }
    // A key may already exist in a row outside the query.
    let unseen = wanted.keys.filter { present[$0] == nil }
    for condition in table.conditions(for: unseen) {
      for model in try fetch(Model.where(Condition(condition))) {
        let row = data(model)
        present[table.key(of: row)] = row
      }
    }
    var updates: [Model] = []
    var insertions: [Model] = []
    for index in wanted.values.sorted() {
      let row = data(models[index])
      switch present[table.key(of: row)] {
      case nil: insertions.append(models[index])
      case let old? where old.elementsEqual(row) { $0.isSame(as: $1) }: changes.unchanged += 1
      default: updates.append(models[index])
      }
    }
    try upsert(try untangle(updates, from: present))
    try insert(insertions)
    changes.updated = updates.count
    changes.inserted = insertions.count
    return changes
  }

  /// Deletes all records of these types, referring ones first.
  public func eraseAll(_ models: [any Record.Type]) throws(StoreError) {
    var left = models.map { $0.table }
    // Optional references within a type, or in a cycle, are cleared first.
    for table in left {
      for column in table.columns where column.isOptional && column.reference != nil {
        let name = column.name.quoted
        try change("UPDATE \(table.name.quoted) SET \(name) = NULL WHERE \(name) IS NOT NULL") {
          _ in
        }
      }
    }
    while !left.isEmpty {
      let parents = Set(left.flatMap { table in table.parents.filter { $0 != table.name } })
      let place = left.firstIndex { !parents.contains($0.name) } ?? 0
      let table = left.remove(at: place)
      try change("DELETE FROM \(table.name.quoted)") { _ in }
    }
  }
}

extension Table {
  /// The names of the tables to which rows have required references.
  fileprivate var parents: [String] {
    columns.compactMap { $0.isOptional ? nil : $0.reference?.parent().name }
  }
}
