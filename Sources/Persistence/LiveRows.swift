/// The rows of one live query, and their changes since they were last taken.
struct LiveRows<Model: Record>: Sendable {
  private let query: Query<Model>
  private let condition: Condition<Model>
  private let order: RowOrder<Model>
  /// The other tables that the condition uses: if there are any, rows may enter or leave the result without
  /// being changed themselves.
  let otherTables: [Table]
  private var known: [RowKey: Model] = [:]
  private(set) var rows: [Model] = []
  /// The rows as they were last taken, and their changes since.
  private var taken: [Model] = []
  private var changes: [RowKey: RowChange<Model>] = [:]

  init(_ query: Query<Model>) {
    self.query = query.ordered(by: Model.schema.table.key)
    condition = Condition(query.condition)
    otherTables = query.condition.otherTables
    order = RowOrder(query)
  }

  /// Whether the rows have changed since they were last taken.
  var haveChanged: Bool { !changes.isEmpty }

  /// The result of reading a snapshot, separate from applying it, because reading may take long.
  enum Reading: Sendable {
    case all([Model])
    case some([RowKey: Model?])
  }

  /// Reads the data needed to update the rows.
  ///
  /// - Returns: nil if the changes cannot affect the query.
  func read(_ changes: RowChanges, _ tx: Snapshot) throws(StoreError) -> Reading? {
    guard case .some(let keys) = changes, keys.count <= 64 + rows.count / 4,
      query.isWhole || query.offset == 0, otherTables.isEmpty
    else { return .all(try tx.fetch(query)) }
    let found = try tx.find(Model.self, keys).mapValues { row in
      row.flatMap { condition.holdsAlone(for: $0) ? $0 : nil }
    }
    if query.isWhole { return .some(found) }
    // Only a row that is within the limit, or could move into it, changes the result.
    let isConcerned = found.contains { key, row in row != nil || known[key] != nil }
    return isConcerned ? .all(try tx.fetch(query)) : nil
  }

  /// Updates the rows.
  mutating func apply(_ reading: Reading) {
    switch reading {
    case .all(let fresh):
      var gone = known
      var now: [RowKey: Model] = [:]
      for row in fresh {
        let key = order.key(row)
        let old = gone.removeValue(forKey: key)
        now[key] = row
        if old.map({ !order.areSame($0, row) }) ?? true { note(key, old, row) }
      }
      for (key, old) in gone { note(key, old, nil) }
      known = now
      rows = fresh
    case .some(let found):
      var removed: [Model] = []
      var added: [Model] = []
      for (key, row) in found {
        let old = known[key]
        if let old, let row, order.areSame(old, row) { continue }
        guard old != nil || row != nil else { continue }
        note(key, old, row)
        known[key] = row
        if let old { removed.append(old) }
        if let row { added.append(row) }
      }
      guard !removed.isEmpty || !added.isEmpty else { return }
      rows =
        order.merge(rows, removing: removed, adding: added)
        ?? known.values.sorted(by: order.areInOrder)
    }
  }

  private mutating func note(_ key: RowKey, _ old: Model?, _ new: Model?) {
    var change = changes[key] ?? RowChange(old: old)
    change.new = new
    let isUndone =
      switch (change.old, new) {
      case (nil, nil): true
      case (let old?, let new?): order.areSame(old, new)
      default: false
      }
    changes[key] = isUndone ? nil : change
  }

  /// The old and the new rows, and their differences.
  typealias Taken = (old: [Model], new: [Model], changes: [RowChange<Model>])

  /// Returns the rows with their changes since the last call.
  mutating func take() -> Taken {
    defer {
      taken = rows
      changes = [:]
    }
    return (taken, rows, Array(changes.values))
  }
}

extension Snapshot {
  /// Returns the records with keys given by their values; nil for keys without a record.
  fileprivate func find<Model: Record>(
    _ model: Model.Type, _ keys: [RowKey]
  ) throws(StoreError) -> [RowKey: Model?] {
    let schema = Model.schema
    var found: [RowKey: Model?] = [:]
    found.reserveCapacity(keys.count)
    try connection().with(schema.statements.fetch) { statement throws(StoreError) in
      for key in keys where found[key] == nil {
        statement.reset()
        try statement.bind { $0.bind(key) }
        found[key] = .some(try schema.codec.first(statement, schema.table))
      }
    }
    return found
  }
}
