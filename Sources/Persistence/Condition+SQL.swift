/// A condition written as SQL, with the values to bind.
struct SQLText {
  var sql: String
  let dialect: Dialect
  var values: [Binding] = []

  init(_ sql: String, in dialect: Dialect) {
    self.sql = sql
    self.dialect = dialect
  }

  /// The maximum number of values that are bound individually; SQLite allows 32,766 per statement.
  private static let longestList = 1_024

  /// Writes a condition; every part is true or false, never NULL, so that `NOT` is exact.
  mutating func write(_ node: ConditionNode, of table: Table) throws(StoreError) {
    switch node {
    case .always: sql += "TRUE"
    case .compare(let column, let comparison, let value):
      try write(comparison, value, table.columns[column])
    case .isIn(let column, let list): write(list, table.columns[column])
    case .between(let column, let low, let high):
      let ends = [
        ConditionNode.compare(column, .greaterOrEqual, low), .compare(column, .lessOrEqual, high),
      ]
      try write(.join(.and, ends), of: table)
    case .hasPrefix(let column, let prefix): try write(prefix: prefix, column, table)
    case .contains(let column, let part):
      sql += "coalesce(instr(\(table.columns[column].name.quoted), ?) > 0, FALSE)"
      values.append(.value(.text(part)))
    case .folded(let column, let match, let wanted): write(match, wanted, table.columns[column])
    case .match(let left, let comparison, let right):
      write(table.columns[left], comparison, table.columns[right])
    case .related(let column, let rows): try write(column, rows, of: table)
    case .join(let list): try write(list, table)
    // Negations are pushed down to the leaves, because each open one takes space on the stack of SQLite's
    // parser.
    case .not(.join(let list)): try write(list.negation, table)
    case .not(let inner):
      sql += "NOT ("
      try write(inner, of: table)
      sql += ")"
    case .unknown(let sentence): throw .misuse(sentence)
    }
  }

  private mutating func write(
    _ left: ColumnDescription, _ comparison: Comparison, _ right: ColumnDescription
  ) {
    let (first, second) = (left.name.quoted, right.name.quoted)
    guard left.isOptional || right.isOptional else {
      sql += "\(first) \(comparison.rawValue) \(second)"
      return
    }
    sql +=
      comparison == .equal
      ? "\(first) IS NOT DISTINCT FROM \(second)"
      : "coalesce(\(first) \(comparison.rawValue) \(second), FALSE)"
  }

  private mutating func write(
    _ comparison: Comparison, _ value: Datum, _ column: ColumnDescription
  ) throws(StoreError) {
    let name = column.name.quoted
    switch (comparison, value) {
    case (.equal, .null): sql += "\(name) IS NULL"
    // No value is greater or less than a missing one, such as NaN.
    case (_, .null): sql += "FALSE"
    default:
      let test = "\(name) \(comparison.rawValue) ?"
      sql += column.isOptional ? "(\(name) IS NOT NULL AND \(test))" : test
      values.append(.value(value))
    }
  }

  private mutating func write(_ list: [Datum], _ column: ColumnDescription) {
    let name = column.name.quoted
    let present = list.filter { $0 != .null }
    let takesMissing = present.count != list.count
    guard !present.isEmpty else {
      sql += takesMissing ? "\(name) IS NULL" : "FALSE"
      return
    }
    // “x IS NOT NULL AND …” is never NULL.
    sql += takesMissing ? "(\(name) IS NULL OR (" : "("
    sql += "\(name) IS NOT NULL AND "
    if dialect == .postgresql, present.count > 1 {
      sql += "\(name) = ANY (?)"
      values.append(.list(present))
    } else if present.count > Self.longestList {
      write(long: present, column)
    } else {
      write(short: present, name)
    }
    sql += takesMissing ? "))" : ")"
  }

  private mutating func write(short list: [Datum], _ name: String) {
    // Lists are padded to a power of two by repeating a value, so that few statements serve all sizes.
    var padded = list
    if let last = list.last {
      var size = 1
      while size < list.count { size *= 2 }
      padded += Array(repeating: last, count: size - list.count)
    }
    sql += "\(name) IN (\(padded.map { _ in "?" }.joined(separator: ", ")))"
    values += padded.map { .value($0) }
  }

  private mutating func write(
    prefix: String, _ column: Int, _ table: Table
  ) throws(StoreError) {
    let low = ConditionNode.compare(column, .greaterOrEqual, .text(prefix))
    guard let bound = prefix.upperBound else { return try write(low, of: table) }
    try write(.join(.and, [low, .compare(column, .less, .text(bound))]), of: table)
  }
}

extension String {
  /// The first text after all those with this prefix; nil if there is none.
  ///
  /// UTF-8 sorts as its scalars do, so the last scalar that has a successor is replaced by it.
  var upperBound: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      // Surrogates are not scalars: the successor of U+D7FF is U+E000.
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
