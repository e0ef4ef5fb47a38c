/// The order of a query's rows in memory: that of the database, with ties broken by key.
struct RowOrder<Model: Record>: Sendable {
  private let columns: [(place: Int, isDescending: Bool)]
  private let key: [Int]
  private let values: RecordValues<Model>

  init(_ query: Query<Model>) {
    key = Model.schema.table.key
    values = Model.schema.codec.values
    columns =
      query.orders.compactMap { order in order.column.map { ($0, order.direction == .descending) } }
      + Model.schema.table.key.map { ($0, false) }
  }

  /// Returns the key of a row.
  func key(_ model: Model) -> RowKey {
    if key.count == 1, case .integer(let number) = values[key[0], of: model] {
      return .number(number)
    }
    return RowKey(key.map { values[$0, of: model] })
  }

  /// Whether one row comes before another.
  func areInOrder(_ left: Model, _ right: Model) -> Bool {
    for (place, isDescending) in columns {
      let (a, b) = (values[place, of: left], values[place, of: right])
      if a.sorts(before: b) { return !isDescending }
      if b.sorts(before: a) { return isDescending }
    }
    return false
  }

  /// Whether two rows hold the same values.
  func areSame(_ left: Model, _ right: Model) -> Bool {
    values.columns.allSatisfy { values[$0, of: left].isSame(as: values[$0, of: right]) }
  }

  /// Returns the index of a row among sorted ones, or the index at which it would be inserted.
  func place(of row: Model, in rows: [Model]) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(rows[middle], row) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// For each of some rows of a sorted list, the number of other rows before it.
  func gaps(of some: [Model], in rows: [Model]) -> [RowKey: Int] {
    let places = some.map { (key: key($0), place: place(of: $0, in: rows)) }
      .sorted { $0.place < $1.place }
    var gaps: [RowKey: Int] = [:]
    for (rank, row) in places.enumerated() { gaps[row.key] = row.place - rank }
    return gaps
  }

  /// Returns the sorted rows after removing and adding some; nil if a row to remove is not at its
  /// expected index.
  ///
  /// - Complexity: O(n + k log n).
  func merge(_ rows: [Model], removing old: [Model], adding new: [Model]) -> [Model]? {
    var gone: [Int] = []
    for row in old {
      let place = place(of: row, in: rows)
      guard place < rows.count, key(rows[place]) == key(row) else { return nil }
      gone.append(place)
    }
    gone.sort()
    var merged: [Model] = []
    merged.reserveCapacity(rows.count - gone.count + new.count)
    var next = 0
    var skipped = gone[...]
    func copy(to end: Int) {
      while let place = skipped.first, place < end {
        merged += rows[next..<place]
        next = place + 1
        skipped.removeFirst()
      }
      merged += rows[next..<end]
      next = end
    }
    for row in new.sorted(by: areInOrder) {
      copy(to: place(of: row, in: rows))
      merged.append(row)
    }
    copy(to: rows.count)
    return merged
  }
}

extension Datum {
  /// Whether the database sorts this value before another; missing values come first.
  fileprivate func sorts(before other: Datum) -> Bool {
    switch (self, other) {
    case (.null, .null): false
    case (.null, _): true
    default: isBefore(other)
    }
  }
}
