/// Conditions joined by “and” and “or”, in a form that every engine accepts regardless of their number and
/// depth.
extension SQLText {
  /// The longest chain without parentheses: SQLite parses a chain as a tree of the same depth, which it
  /// limits to a thousand.
  private static let longestChain = 200

  /// The depth from which nested lists are written as CASE expressions: SQLite's parser stack has a hundred
  /// entries.
  private static let deepest = 8

  /// Writes the condition of a whole query, keeping top-level conjuncts separate, because engines use these
  /// to choose indexes.
  mutating func write(whole node: ConditionNode, of table: Table) throws(StoreError) {
    guard case .join(let list) = node, list.junction == .and else {
      return try write(node, of: table)
    }
    try write(list.parts, .and, table)
  }

  /// Writes a list.
  mutating func write(_ list: ConditionList, _ table: Table) throws(StoreError) {
    guard list.depth <= Self.deepest else { return try writeCases(list, table) }
    sql += "("
    try write(list.parts, list.junction, table)
    sql += ")"
  }

  /// Writes nested lists as the branches of one CASE: at each level the lighter parts are tested first, and
  /// the largest part is handled by the next branch.
  ///
  /// Only the lighter parts are nested within these branches. None has more than half of the conditions, so
  /// the depth of the SQL is at most logarithmic in their number.
  private mutating func writeCases(_ list: ConditionList, _ table: Table) throws(StoreError) {
    sql += "CASE"
    var rest = ConditionNode.join(list)
    while let list = rest.list {
      let isAny = list.junction == .or
      sql += " WHEN "
      try write(isAny ? list.lighter : list.lighter.map { .negation(of: $0) }, .or, table)
      sql += isAny ? " THEN TRUE" : " THEN FALSE"
      rest = list.parts[list.heaviest]
    }
    sql += " ELSE "
    try write(rest, of: table)
    sql += " END"
  }

  /// Writes a chain with the largest part first: nesting on the left takes one entry of SQLite's parser
  /// stack, on the right three.
  private mutating func write(
    _ parts: [ConditionNode], _ junction: Junction, _ table: Table
  ) throws(StoreError) {
    var parts = parts
    if let heaviest = parts.indices.max(by: { parts[$0].size < parts[$1].size }) {
      parts.swapAt(0, heaviest)
    }
    try write(parts[...], junction, table)
  }

  private mutating func write(
    _ parts: ArraySlice<ConditionNode>, _ junction: Junction, _ table: Table
  ) throws(StoreError) {
    if parts.count <= Self.longestChain {
      for (index, part) in parts.enumerated() {
        if index > 0 { sql += " \(junction.rawValue) " }
        try write(part, of: table)
      }
    } else {
      let middle = parts.startIndex + parts.count / 2
      sql += "("
      try write(parts[..<middle], junction, table)
      sql += ") \(junction.rawValue) ("
      try write(parts[middle...], junction, table)
      sql += ")"
    }
  }
}

extension ConditionNode {
  /// This condition as a list, with a negation pushed into its parts; nil if it is not a list.
  fileprivate var list: ConditionList? {
    switch self {
    case .join(let list): list
    case .not(.join(let list)): list.negation
    default: nil
    }
  }
}
