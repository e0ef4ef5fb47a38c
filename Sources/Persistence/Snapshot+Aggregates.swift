extension Snapshot {
  /// Several aggregates of the records of a query, computed in one pass.
  public func aggregate<Model: Record, each Value: StoredValue>(
    _ query: Query<Model>, _ aggregates: repeat Aggregate<Model, each Value>
  ) throws(StoreError) -> (repeat each Value) {
    var calls: [String] = []
    for aggregate in repeat each aggregates { calls.append(try aggregate.sql(of: Model.table)) }
    let head = try sqlText("SELECT \(calls.joined(separator: ", ")) FROM ")
    let text = try query.source(head)
    return try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      guard try statement.step() else { throw .misuse("An aggregate had no row: \(text.sql)") }
      let row = statement.row
      var column = -1
      return (repeat try row.get(advance(&column), as: (each Value).self))
    }
  }

  /// Returns the number of records of a query.
  public func count<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Int {
    try aggregate(query, .count)
  }

  /// Returns the sum of a property; missing values are ignored.
  public func sum<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value.Stored.Total where Value.Stored: NumericPrimitive {
    try aggregate(query, .sum(path))
  }

  /// Returns the mean of a property, ignoring missing values; nil if there are no values.
  public func average<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Double? where Value.Stored: NumericPrimitive {
    try aggregate(query, .average(path))
  }

  /// Returns the least value of a property, or nil if no row has one.
  public func min<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value? where Value.Stored: SolidPrimitive {
    try aggregate(query, .min(path))
  }

  /// Returns the greatest value of a property, or nil if no row has one.
  public func max<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value? where Value.Stored: SolidPrimitive {
    try aggregate(query, .max(path))
  }
}

extension Snapshot {
  /// Aggregates of the records grouped by a term, sorted by its value.
  ///
  ///     try tx.group(Entry.all, by: .value(\.at).divided(by: 3_600), .count, .sum(\.minutes))
  public func group<Model: Record, Key: StoredValue, each Value: StoredValue>(
    _ query: Query<Model>, by key: Term<Model, Key>,
    _ aggregates: repeat Aggregate<Model, each Value>
  ) throws(StoreError) -> [(Key, repeat each Value)] {
    var calls: [String] = []
    for aggregate in repeat each aggregates { calls.append(try aggregate.sql(of: Model.table)) }
    var groups: [(Key, repeat each Value)] = []
    try group(query, by: [key.node], calls) { row throws(StoreError) in
      var column = 0
      groups.append(
        (try row.get(0), repeat try row.get(advance(&column), as: (each Value).self)))
    }
    return groups
  }

  /// Aggregates of the records grouped by a property, sorted by its value.
  public func group<Model: Record, Key: StoredValue, each Value: StoredValue>(
    _ query: Query<Model>, by path: KeyPath<Model, Key>,
    _ aggregates: repeat Aggregate<Model, each Value>
  ) throws(StoreError) -> [(Key, repeat each Value)] {
    try group(query, by: .value(path), repeat each aggregates)
  }

  /// Aggregates of the records grouped by two terms, sorted by the first, then by the second.
  public func group<
    Model: Record, First: StoredValue, Second: StoredValue, each Value: StoredValue
  >(
    _ query: Query<Model>, by first: Term<Model, First>, and second: Term<Model, Second>,
    _ aggregates: repeat Aggregate<Model, each Value>
  ) throws(StoreError) -> [(First, Second, repeat each Value)] {
    var calls: [String] = []
    for aggregate in repeat each aggregates { calls.append(try aggregate.sql(of: Model.table)) }
    var groups: [(First, Second, repeat each Value)] = []
    try group(query, by: [first.node, second.node], calls) { row throws(StoreError) in
      var column = 1
      groups.append(
        (
          try row.get(0), try row.get(1),
          repeat try row.get(advance(&column), as: (each Value).self)
        ))
    }
    return groups
  }

  private func group<Model: Record>(
    _ query: Query<Model>, by keys: [TermNode], _ calls: [String],
    _ body: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    var parts: [String] = []
    for key in keys { parts.append(try key.sql(of: Model.table)) }
    let places = keys.indices.map { "\($0 + 1)" }
    let head = try sqlText("SELECT \((parts + calls).joined(separator: ", ")) FROM ")
    var text = try query.source(head)
    text.sql += " GROUP BY \(places.joined(separator: ", "))"
    text.sql += " ORDER BY \(places.map { $0 + " NULLS FIRST" }.joined(separator: ", "))"
    try each(text, body)
  }
}

extension Snapshot {
  /// One property of the records of a query, in its order, without reading the others.
  public func fetch<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> [Value] {
    var values: [Value] = []
    let head = try sqlText("SELECT \(try Model.column(path)) FROM \(Model.table.name.quoted)")
    try each(try query.sql(head)) { row throws(StoreError) in values.append(try row.get(0)) }
    return values
  }

  /// Returns the distinct values of a property among the records of a query, sorted; a missing
  /// value comes first.
  public func distinct<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> [Value] {
    var values: [Value] = []
    var text = try query.source(try sqlText("SELECT DISTINCT \(try Model.column(path)) FROM "))
    text.sql += " ORDER BY 1 NULLS FIRST"
    try each(text) { row throws(StoreError) in values.append(try row.get(0)) }
    return values
  }

  private func each(
    _ text: SQLText, _ body: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      while try statement.step() { try body(statement.row) }
    }
  }
}

extension Query {
  /// Writes the rows of the query as the source of a `FROM` clause.
  func source(_ head: SQLText) throws(StoreError) -> SQLText {
    var text = head
    let name = Model.table.name.quoted
    guard !isWhole else {
      text.sql += name
      return try unordered.sql(text)
    }
    // Aggregates only the rows within the limit.
    text.sql += "(SELECT * FROM \(name)"
    text = try sql(text)
    text.sql += ") AS rows"
    return text
  }
}

extension Record {
  /// Returns the quoted name of a property's column.
  static func column(_ path: PartialKeyPath<Self>) throws(StoreError) -> String {
    guard let place = schema.position(of: path) else {
      throw .misuse("\(path) is not a column of \(schema.table.name)")
    }
    return schema.table.columns[place].name.quoted
  }
}
