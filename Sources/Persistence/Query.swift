/// A query of the rows of a table: a condition, an order and a limit.
public struct Query<Model: Record>: Sendable, Hashable {
  private(set) var condition = ConditionNode.always
  fileprivate(set) var orders: [Order] = []
  private(set) var limit: Int?
  private(set) var offset = 0

  struct Order: Sendable, Hashable {
    let column: Int?
    let direction: Direction
  }

  /// All rows.
  public init() {}

  /// Restricts the query to the rows that also satisfy a condition.
  public func `where`(_ condition: Condition<Model>) -> Self {
    var query = self
    query.condition =
      self.condition == .always ? condition.node : .join(.and, [self.condition, condition.node])
    return query
  }

  /// Restricts the query to the rows that also satisfy a condition of their columns.
  ///
  ///     Book.all.where { $0.pages > 200 && $0.shelf == "fiction" }
  public func `where`(_ condition: (Columns<Model>) -> Condition<Model>) -> Self {
    self.where(condition(Columns()))
  }

  /// Sorts by a value; a further call sorts rows that are equal by the previous ones.
  public func order<Value: StoredValue>(
    _ path: KeyPath<Model, Value>, _ direction: Direction = .ascending
  ) -> Self {
    var query = self
    query.orders.append(Order(column: Model.schema.position(of: path), direction: direction))
    return query
  }

  /// Limits the query to `count` rows.
  public func limit(_ count: Int) -> Self {
    var query = self
    query.limit = max(0, count)
    return query
  }

  /// Skips the first `count` rows.
  public func offset(_ count: Int) -> Self {
    var query = self
    query.offset = max(0, count)
    return query
  }
}

/// The properties of a record, for conditions in closures: `$0.pages` is the key path `\.pages`.
@dynamicMemberLookup
public struct Columns<Model: Record>: Sendable {
  init() {}

  /// Returns the key path of a property, with which conditions are made.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> KeyPath<Model, Value> {
    path
  }
}

/// The sort direction; missing values count as the least.
public enum Direction: String, Sendable, Hashable {
  /// From the least value to the greatest.
  case ascending = "ASC"
  /// From the greatest value to the least.
  case descending = "DESC"
}

extension Record {
  /// All rows.
  public static var all: Query<Self> { Query() }

  /// The rows that satisfy a condition.
  public static func `where`(_ condition: Condition<Self>) -> Query<Self> {
    Query().where(condition)
  }

  /// The rows that satisfy a condition of their columns.
  ///
  ///     Book.where { $0.pages > 200 }
  ///
  /// The compiler names a property that does not exist, which it cannot in `\.pagez > 200`.
  public static func `where`(_ condition: (Columns<Self>) -> Condition<Self>) -> Query<Self> {
    Query().where(condition)
  }
}

extension Query {
  /// Writes the query after `head`, which ends with the table's name.
  func sql(_ head: SQLText) throws(StoreError) -> SQLText {
    let table = Model.schema.table
    var text = head
    if condition != .always {
      text.sql += " WHERE "
      try text.write(whole: condition, of: table)
    }
    for (index, order) in orders.enumerated() {
      guard let column = order.column else {
        throw .misuse("A query of \(table.name) is ordered by a property that has no column")
      }
      text.sql += index == 0 ? " ORDER BY " : ", "
      text.sql += table.columns[column].ordered(order.direction)
    }
    if limit != nil || offset > 0 {
      text.sql += " LIMIT ? OFFSET ?"
      text.values += [limit ?? .max, offset].map { .value(.integer(Int64($0))) }
    }
    return text
  }

  /// Also sorts by some columns, as the last criteria.
  func ordered(by columns: [Int]) -> Self {
    var query = self
    query.orders += columns.map { Order(column: $0, direction: .ascending) }
    return query
  }

  /// The query without an order.
  var unordered: Self {
    var query = self
    query.orders = []
    return query
  }

  /// Whether it selects all rows of the table.
  var isAll: Bool { isWhole && condition == .always }

  /// Whether it selects all rows that satisfy the condition.
  var isWhole: Bool { limit == nil && offset == 0 }
}

extension ColumnDescription {
  /// Returns the column as an ORDER BY term, with an explicit position of missing values, as
  /// engines differ in it.
  func ordered(_ direction: Direction) -> String {
    let order = "\(name.quoted) \(direction.rawValue)"
    guard isOptional else { return order }
    return order + (direction == .ascending ? " NULLS FIRST" : " NULLS LAST")
  }
}
