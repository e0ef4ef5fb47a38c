/// A condition written as SQL, with the values to bind.
struct SQLText {
  var sql: String
  var values: [Datum] = []

  /// More parameters than this, and SQLite refuses the statement.
  private static let limit = 32_000

  /// Writes a condition; every part is true or false, never unknown, so that `NOT` is exact.
  mutating func write(_ node: ConditionNode, of table: Table) throws(StoreError) {
    switch node {
    case .always: sql += "1"
    case .compare(let column, let comparison, let value):
      try write(comparison, value, table.columns[column])
    case .isIn(let column, let list): try write(list, table.columns[column])
    case .between(let column, let low, let high):
      try write(
        .and(.compare(column, .greaterOrEqual, low), .compare(column, .lessOrEqual, high)),
        of: table)
    case .hasPrefix(let column, let prefix): try write(prefix: prefix, column, table)
    case .contains(let column, let part):
      sql += "coalesce(instr(\(table.columns[column].name.quoted), ?) > 0, 0)"
      values.append(.text(part))
    case .and(let left, let right): try join(left, "AND", right, table)
    case .or(let left, let right): try join(left, "OR", right, table)
    case .not(let inner):
      sql += "NOT ("
      try write(inner, of: table)
      sql += ")"
    case .unknown(let sentence): throw .misuse(sentence)
    }
  }

  private mutating func join(
    _ left: ConditionNode, _ word: String, _ right: ConditionNode, _ table: Table
  ) throws(StoreError) {
    sql += "("
    try write(left, of: table)
    sql += " \(word) "
    try write(right, of: table)
    sql += ")"
  }

  private mutating func write(
    _ comparison: Comparison, _ value: Datum, _ column: ColumnDescription
  ) throws(StoreError) {
    let name = column.name.quoted
    switch (comparison, value) {
    case (.equal, .null): sql += "\(name) IS NULL"
    // Nothing is above or below a value that is missing, such as what is not a number.
    case (_, .null): sql += "0"
    default:
      let test = "\(name) \(comparison.rawValue) ?"
      sql += column.isOptional ? "(\(name) IS NOT NULL AND \(test))" : test
      values.append(value)
    }
  }

  private mutating func write(_ list: [Datum], _ column: ColumnDescription) throws(StoreError) {
    let name = column.name.quoted
    let present = list.filter { $0 != .null }
    let takesMissing = present.count != list.count
    guard present.count <= Self.limit else {
      throw .misuse("More than \(Self.limit) values for \(column.name) in one condition")
    }
    // Lists grow to a power of two by repeating a value, so that few statements serve all sizes.
    var padded = present
    if let last = present.last {
      var size = 1
      while size < present.count { size *= 2 }
      padded += Array(repeating: last, count: min(size, Self.limit) - present.count)
    }
    let marks = padded.map { _ in "?" }.joined(separator: ", ")
    // “x IN ()” and “x IS NOT NULL AND …” are never unknown.
    sql += takesMissing ? "(\(name) IS NULL OR (" : "("
    sql += "\(name) IS NOT NULL AND \(name) IN (\(marks))"
    sql += takesMissing ? "))" : ")"
    values += padded
  }

  private mutating func write(
    prefix: String, _ column: Int, _ table: Table
  ) throws(StoreError) {
    let low = ConditionNode.compare(column, .greaterOrEqual, .text(prefix))
    guard let bound = prefix.upperBound else { return try write(low, of: table) }
    try write(.and(low, .compare(column, .less, .text(bound))), of: table)
  }
}

extension String {
  /// The first text after all that begin with this one; nil where there is none.
  ///
  /// UTF-8 sorts as its scalars do, so the last scalar that has a successor gets it.
  var upperBound: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      // Surrogates are no scalars: what follows U+D7FF is U+E000.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      scalars.append(scalar)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    return nil
  }
}
