/// The key of a row, compared byte by byte as the database does.
///
/// Canonically equivalent texts with different scalars are different keys, although Swift's own comparison
/// treats them as equal.
package enum RowKey: Sendable {
  /// The row ID.
  case number(Int64)
  /// The values of the key's columns.
  case values([Datum])

  init(_ values: [Datum]) {
    if values.count == 1, case .integer(let number) = values[0] {
      self = .number(number)
    } else {
      self = .values(values)
    }
  }

  /// The values to bind in a query of the row.
  var values: [Datum] {
    switch self {
    case .number(let number): [.integer(number)]
    case .values(let values): values
    }
  }
}

extension RowKey: Hashable {
  /// Whether both consist of the same bytes.
  package static func == (left: RowKey, right: RowKey) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.values(let a), .values(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    default: false
    }
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number): hasher.combine(number)
    case .values(let values):
      for value in values {
        if let text = value.utf8 {
          for byte in text { hasher.combine(byte) }
        } else {
          hasher.combine(value)
        }
      }
    }
  }
}

/// The tables whose rows are followed, each with the information needed to identify a row.
package final class Followed: Sendable {
  let tables: [Table]

  init(_ tables: [Table]) {
    self.tables = tables
  }
}

/// The changed rows of a table.
package enum RowChanges: Sendable {
  /// The rows with these keys, which may contain duplicates.
  case some([RowKey])
  /// Unknown rows, or too many to list.
  case any

  /// The maximum number of keys to collect; beyond it, reading all rows takes no longer.
  static let limit = 10_000

  mutating func add(_ other: RowChanges) {
    guard case .some(var keys) = self, case .some(let more) = other,
      keys.count + more.count <= Self.limit
    else {
      self = .any
      return
    }
    // Keeps the array uniquely referenced, so that it is not copied.
    self = .any
    keys += more
    self = .some(keys)
  }
}

extension Table {
  /// Extracts the key from the values of a row.
  func key(of data: [Datum]) -> RowKey {
    RowKey(key.map { data[$0] })
  }

  /// Conditions that together select the rows with these keys, each of a limited size.
  func conditions(for keys: [RowKey]) -> [ConditionNode] {
    let size = key.count == 1 ? 1_000 : 200
    return stride(from: 0, to: keys.count, by: size).map { start in
      let part = keys[start..<min(start + size, keys.count)]
      if key.count == 1 { return .isIn(key[0], part.map { $0.values[0] }) }
      let pairs = part.map { pair -> ConditionNode in
        let parts = zip(key, pair.values).map { ConditionNode.compare($0, .equal, $1) }
        return .join(.and, parts)
      }
      return .join(.or, pairs)
    }
  }
}
