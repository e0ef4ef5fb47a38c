/// What it took to replace records by others.
public struct Replacement: Sendable, Hashable {
  /// Records that were not there.
  public internal(set) var inserted = 0
  /// Records of which some value was another.
  public internal(set) var updated = 0
  /// Records that are not wanted any more.
  public internal(set) var deleted = 0
  /// Records that were there as they are wanted.
  public internal(set) var unchanged = 0
}

extension Transaction {
  /// Puts records in the place of those of a query, with as few changes as that takes.
  ///
  /// A record that is there and wanted is not touched, one of which a value is another is updated, so
  /// what refers to it stays; only what is not wanted is deleted. Where two of `models` have the same
  /// key, the last counts. Deletions come first, then updates, then insertions; updates in such an
  /// order that unique values may pass from one record to another, and be exchanged.
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
    // A key may be there already, in a row that the query does not have.
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

  /// Deletes all records of these kinds, those that refer to others first.
  public func eraseAll(_ models: [any Record.Type]) throws(StoreError) {
    var left = models.map { $0.table }
    // What refers to its own kind, or in a circle, is let go of first where it can be missing.
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
  /// The names of the tables that rows must refer to.
  fileprivate var parents: [String] {
    columns.compactMap { $0.isOptional ? nil : $0.reference?.parent().name }
  }
}
