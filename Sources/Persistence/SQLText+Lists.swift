/// Conditions joined by “and” and “or”, so that every engine takes them whatever their number and
/// depth.
extension SQLText {
  /// The longest chain without parentheses: SQLite takes a chain for a tree as deep, and a thousand
  /// is its limit.
  private static let longestChain = 200

  /// Lists that lie deeper within each other are written as cases: SQLite's parser has a stack of a
  /// hundred places.
  private static let deepest = 8

  /// Writes the condition of a whole query: what all rows must satisfy stays apart, since engines look
  /// for their indexes there.
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

  /// Writes lists within each other side by side, as cases: at each level the lighter parts decide,
  /// or else the heaviest does, with which it goes on.
  ///
  /// Only the lighter parts are written within these cases. None has more than half of all
  /// conditions, so what is written is no deeper than the logarithm of their number.
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

  /// Writes a chain, the heaviest part first: what opens on the left takes one place in SQLite's
  /// parser, what opens on the right three.
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
  /// The list that this is, a negation being put into its parts.
  fileprivate var list: ConditionList? {
    switch self {
    case .join(let list): list
    case .not(.join(let list)): list.negation
    default: nil
    }
  }
}
