extension Snapshot {
  /// Runs an SQL query and passes each row to a closure as it is found, without storing any.
  ///
  ///     try tx.rows("SELECT tag, sum(minutes) FROM entry WHERE at >= ? GROUP BY tag", bind: day) {
  ///       row in totals[try row.get(0, as: String.self)] = try row.get(1, as: Int.self)
  ///     }
  ///
  /// The SQL must be a literal of the program, never assembled at run time; values are bound.
  public func rows<each Value: StoredValue>(
    _ sql: StaticString, bind values: repeat each Value,
    each body: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    try scan(sql, [Datum](binding: repeat each values)) { row throws(StoreError) in
      try body(row)
      return true
    }
  }

  /// Runs an SQL query with a closure of untyped errors; any error ends it.
  public func rows<each Value: StoredValue>(
    _ sql: StaticString, bind values: repeat each Value,
    each body: (borrowing Row) throws -> Void
  ) throws {
    var failure: (any Error)?
    try scan(sql, [Datum](binding: repeat each values)) { row in
      do {
        try body(row)
      } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw failure }
  }

  private func scan(
    _ sql: StaticString, _ values: [Datum],
    _ body: (borrowing Row) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try connection().with(sql.text, guest: true) { statement throws(StoreError) in
      try statement.bind(values)
      while try statement.step() {
        guard try body(statement.row) else { return }
      }
    }
  }
}

extension StaticString {
  var text: String { description }
}

extension [Datum] {
  /// The values of a parameter pack as data.
  init<each Value: StoredValue>(binding values: repeat each Value) {
    self = []
    for value in repeat each values { append(value.primitive.datum) }
  }
}
