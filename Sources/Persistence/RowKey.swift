/// The key of a row, compared byte by byte as the database does.
///
/// Two texts that look the same but are written with other scalars are two keys, where Swift's own
/// comparison sees one.
package enum RowKey: Sendable {
  /// The row's own number.
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

  /// The values to bind where the row is looked for.
  var values: [Datum] {
    switch self {
    case .number(let number): [.integer(number)]
    case .values(let values): values
    }
  }
}

extension RowKey: Hashable {
  /// Whether both are the same bytes.
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

/// The tables whose rows are followed, each with what is needed to name a row.
package final class Followed: Sendable {
  let tables: [Table]

  init(_ tables: [Table]) {
    self.tables = tables
  }
}

/// Which rows of a table were changed.
package enum RowChanges: Sendable {
  /// Those with these keys; a key may be there more than once.
  case some([RowKey])
  /// Any, or too many to be worth naming.
  case any

  /// More keys than this are not gathered: to read all rows takes no longer then.
  static let limit = 10_000

  mutating func add(_ other: RowChanges) {
    guard case .some(var keys) = self, case .some(let more) = other,
      keys.count + more.count <= Self.limit
    else {
      self = .any
      return
    }
    // Held by one, so that nothing is copied.
    self = .any
    keys += more
    self = .some(keys)
  }
}

extension Table {
  /// The key among the values of a row.
  func key(of data: [Datum]) -> RowKey {
    RowKey(key.map { data[$0] })
  }

  /// Conditions which together hold for the rows with these keys, each of a size that is well to run.
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
