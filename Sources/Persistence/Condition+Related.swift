/// The rows of another table that satisfy a condition, and the column that refers back.
struct RelatedRows: Sendable, Hashable {
  let table: Table
  let column: Int
  let condition: ConditionNode

  static func == (left: RelatedRows, right: RelatedRows) -> Bool {
    left.table.name == right.table.name && left.column == right.column
      && left.condition == right.condition
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(table.name)
    hasher.combine(column)
    hasher.combine(condition)
  }
}

/// Conditions across relations, which only the database can evaluate.
extension Condition {
  /// Holds if the referenced record satisfies a condition.
  ///
  ///     Book.where(.related(Book.writer, \.name == "Lem"))
  public static func related<Parent: Record>(
    _ relation: One<Model, Parent>, _ condition: Condition<Parent>
  ) -> Self {
    parent(relation.path, condition)
  }

  /// Holds if there is a referenced record and it satisfies a condition.
  public static func related<Parent: Record>(
    _ relation: OneAtMost<Model, Parent>, _ condition: Condition<Parent>
  ) -> Self {
    parent(relation.path, condition)
  }

  /// Holds if at least one of the records that refer to this one satisfies a condition.
  ///
  ///     Writer.where(.related(Writer.books, \.pages > 500))
  ///     Writer.where(!.related(Writer.books, .all([])))  // those without books
  public static func related<Child: Record>(
    _ relation: Many<Model, Child>, _ condition: Condition<Child>
  ) -> Self {
    children(relation.path, condition)
  }

  /// Holds if at least one of the records that refer to this one satisfies a condition.
  public static func related<Child: Record>(
    _ relation: Ordered<Model, Child>, _ condition: Condition<Child>
  ) -> Self {
    children(relation.path, condition)
  }

  private static func parent<Parent: Record>(
    _ path: PartialKeyPath<Model>, _ condition: Condition<Parent>
  ) -> Self {
    do throws(StoreError) {
      let place = try Model.place(path, referringTo: Parent.self)
      let rows = RelatedRows(
        table: Parent.table, column: Parent.table.key[0], condition: condition.node)
      return Self(.related(place, rows))
    } catch {
      return Self(.unknown(error.sentence))
    }
  }

  private static func children<Child: Record>(
    _ path: PartialKeyPath<Child>, _ condition: Condition<Child>
  ) -> Self {
    do throws(StoreError) {
      let place = try Child.place(path, referringTo: Model.self)
      let rows = RelatedRows(table: Child.table, column: place, condition: condition.node)
      return Self(.related(Model.table.key[0], rows))
    } catch {
      return Self(.unknown(error.sentence))
    }
  }
}

extension StoreError {
  /// The description without its full stop.
  fileprivate var sentence: String {
    if case .misuse(let sentence) = self { sentence } else { description }
  }
}

extension ConditionNode {
  /// The other tables that the condition uses.
  var otherTables: [Table] {
    switch self {
    case .join(let list): list.parts.flatMap(\.otherTables)
    case .not(let inner): inner.otherTables
    case .related(_, let rows): [rows.table] + rows.condition.otherTables
    default: []
    }
  }
}

extension SQLText {
  /// Writes that a value is among those of the rows of another table; the result is true or false, never
  /// NULL.
  mutating func write(_ place: Int, _ rows: RelatedRows, of table: Table) throws(StoreError) {
    let own = table.columns[place]
    let other = rows.table.columns[rows.column]
    let (name, key) = (own.name.quoted, other.name.quoted)
    if own.isOptional { sql += "(\(name) IS NOT NULL AND " }
    sql += "\(name) IN (SELECT \(key) FROM \(rows.table.name.quoted) WHERE "
    if other.isOptional { sql += "\(key) IS NOT NULL AND (" }
    try write(whole: rows.condition, of: rows.table)
    if other.isOptional { sql += ")" }
    sql += own.isOptional ? "))" : ")"
  }
}
