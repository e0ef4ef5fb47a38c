extension Condition {
  /// Whether the condition holds for a record in memory, exactly as it would in the database.
  ///
  /// Other records are available only in the database, so a condition across a relation is false here.
  public func holds(for model: Model) -> Bool {
    node.otherTables.isEmpty && holdsAlone(for: model)
  }

  /// As ``holds(for:)``, for a condition known to use no other table.
  func holdsAlone(for model: Model) -> Bool {
    let values = Model.schema.codec.values
    return node.holds { values[$0, of: model] }
  }
}

extension ConditionNode {
  fileprivate func holds(_ column: (Int) -> Datum) -> Bool {
    var rest = self
    var isNegated = false
    while true {
      switch rest {
      case .not(let inner):
        isNegated.toggle()
        rest = inner
      case .join(let list):
        // The largest part comes last, in a loop instead of recursion, so that no depth overflows the stack.
        let decisive = list.junction == .or
        let isDecided = list.parts.indices.contains { place in
          place != list.heaviest && list.parts[place].holds(column) == decisive
        }
        if isDecided { return decisive != isNegated }
        rest = list.parts[list.heaviest]
      default: return rest.passes(column) != isNegated
      }
    }
  }

  /// Whether a condition without parts holds.
  private func passes(_ column: (Int) -> Datum) -> Bool {
    switch self {
    case .always: true
    case .compare(let place, let comparison, let value): comparison.holds(column(place), value)
    case .match(let left, let comparison, let right):
      comparison.holds(column(left), column(right))
    case .isIn(let place, let list):
      list.contains { [value = column(place)] in $0.isSame(as: value) }
    case .between(let place, let low, let high):
      Comparison.greaterOrEqual.holds(column(place), low)
        && Comparison.lessOrEqual.holds(column(place), high)
    case .hasPrefix(let place, let prefix):
      column(place).utf8.map { $0.starts(with: prefix.utf8) } ?? false
    case .contains(let place, let part):
      column(place).utf8.map { $0.contains(part.utf8) } ?? false
    case .folded(let place, let match, let wanted):
      if case .text(let text) = column(place) { match.holds(text, wanted) } else { false }
    case .join, .not, .related, .unknown: false
    }
  }
}

extension Comparison {
  fileprivate func holds(_ left: Datum, _ right: Datum) -> Bool {
    if self == .equal { return left.isSame(as: right) }
    // No value is greater or less than a missing one.
    guard left != .null && right != .null else { return false }
    return switch self {
    case .equal: left.isSame(as: right)
    case .less: left.isBefore(right)
    case .lessOrEqual: !right.isBefore(left)
    case .greater: right.isBefore(left)
    case .greaterOrEqual: !left.isBefore(right)
    }
  }
}

extension String.UTF8View {
  func contains(_ part: String.UTF8View) -> Bool {
    var rest = self[...]
    while true {
      if rest.starts(with: part) { return true }
      if rest.popFirst() == nil { return false }
    }
  }
}
