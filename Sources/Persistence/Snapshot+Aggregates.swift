/// A number, or a number that may be missing: what can be summed.
public protocol NumericPrimitive: Primitive {
  /// The type of a sum.
  associatedtype Total: StoredValue
  /// The sum of nothing.
  static var zero: Total { get }
}

extension Int64: NumericPrimitive {
  /// Nothing.
  public static var zero: Int { 0 }
}

extension Double: NumericPrimitive {}

extension Optional: NumericPrimitive where Wrapped: NumericPrimitive & SolidPrimitive {
  /// Nothing.
  public static var zero: Wrapped.Total { Wrapped.zero }
}

extension Snapshot {
  /// How many records a query has.
  public func count<Model: Record>(_ query: Query<Model>) throws(StoreError) -> Int {
    try aggregate(query, "count(*)", of: nil, as: Int.self)
  }

  /// The sum of a column; missing values count as nothing.
  public func sum<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value.Stored.Total
  where Value.Stored: NumericPrimitive, Value.Stored.Total.Stored: SolidPrimitive {
    try aggregate(query, "sum", of: path, as: Value.Stored.Total?.self) ?? Value.Stored.zero
  }

  /// The least value of a column, or nil where no row has one.
  public func min<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value? where Value.Stored: SolidPrimitive {
    try aggregate(query, "min", of: path, as: Value?.self)
  }

  /// The greatest value of a column, or nil where no row has one.
  public func max<Model: Record, Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ query: Query<Model>
  ) throws(StoreError) -> Value? where Value.Stored: SolidPrimitive {
    try aggregate(query, "max", of: path, as: Value?.self)
  }

  /// How many records there are of each value of a column, sorted by the value.
  public func count<Model: Record, Value: StoredValue>(
    _ query: Query<Model>, by path: KeyPath<Model, Value>
  ) throws(StoreError) -> [(value: Value, count: Int)] {
    var groups: [(value: Value, count: Int)] = []
    try group(query, by: path, "count(*)") { row throws(StoreError) in
      groups.append((try row.get(0), try row.get(1)))
    }
    return groups
  }

  /// The sum of one column for each value of another, sorted by the value.
  public func sum<Model: Record, Value: StoredValue, Part: StoredValue>(
    _ part: KeyPath<Model, Part>, _ query: Query<Model>, by path: KeyPath<Model, Value>
  ) throws(StoreError) -> [(value: Value, sum: Part.Stored.Total)]
  where Part.Stored: NumericPrimitive, Part.Stored.Total.Stored: SolidPrimitive {
    var groups: [(value: Value, sum: Part.Stored.Total)] = []
    let column = try Model.column(part)
    try group(query, by: path, "sum(\(column))") { row throws(StoreError) in
      let sum: Part.Stored.Total? = try row.get(1)
      groups.append((try row.get(0), sum ?? Part.Stored.zero))
    }
    return groups
  }
}

extension Snapshot {
  private func aggregate<Model: Record, Result: StoredValue>(
    _ query: Query<Model>, _ function: String, of path: PartialKeyPath<Model>?,
    as type: Result.Type
  ) throws(StoreError) -> Result {
    let call = try path.map { path throws(StoreError) in "\(function)(\(try Model.column(path)))" }
    let name = Model.schema.table.name.quoted
    var text = SQLText(sql: "SELECT \(call ?? function) FROM \(name)")
    if query.isWhole {
      text = try query.unordered.sql(text.sql)
    } else {
      // Only the rows within the limit count.
      text = try query.sql("SELECT \(call ?? function) FROM (SELECT * FROM \(name)")
      text.sql += ")"
    }
    return try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      guard try statement.step() else { throw .misuse("An aggregate had no row: \(text.sql)") }
      return try statement.row.get(0)
    }
  }

  private func group<Model: Record>(
    _ query: Query<Model>, by path: PartialKeyPath<Model>, _ call: String,
    _ body: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    let column = try Model.column(path)
    let name = Model.schema.table.name.quoted
    var text = try query.sql("SELECT \(column), \(call) FROM (SELECT * FROM \(name)")
    text.sql += ") GROUP BY 1 ORDER BY 1"
    try connection().with(text.sql) { statement throws(StoreError) in
      try statement.bind(text.values)
      while try statement.step() { try body(statement.row) }
    }
  }
}

extension Record {
  /// The quoted name of a property's column.
  static func column(_ path: PartialKeyPath<Self>) throws(StoreError) -> String {
    guard let place = schema.position(of: path) else {
      throw .misuse("\(path) is not a column of \(schema.table.name)")
    }
    return schema.table.columns[place].name.quoted
  }
}
