/// A stored property of a record and the column that holds it.
public struct Column<Model, Value: StoredValue>: Sendable {
  @usableFromInline let path: any KeyPath<Model, Value> & Sendable
  @usableFromInline let name: String
  @usableFromInline let options: [ColumnOption<Value>]

  /// Names the column of a property.
  @inlinable
  public init(
    _ path: any KeyPath<Model, Value> & Sendable, _ name: String, _ options: ColumnOption<Value>...
  ) {
    self.path = path
    self.name = name
    self.options = options
  }

  @inlinable
  func description(at offset: Int?) -> ColumnDescription {
    var column = ColumnDescription(
      name: name, storage: Value.Stored.storage, isOptional: Value.Stored.isOptional,
      offset: offset, type: Value.self)
    for option in options { option.apply(&column) }
    return column
  }
}

/// What a table demands of a column besides its type.
public struct ColumnOption<Value: StoredValue>: Sendable {
  @usableFromInline let apply: @Sendable (inout ColumnDescription) -> Void

  @usableFromInline init(_ apply: @escaping @Sendable (inout ColumnDescription) -> Void) {
    self.apply = apply
  }

  /// No two rows have the same value.
  public static var unique: Self { Self { $0.isUnique = true } }

  /// Rows are found by this value without reading the whole table.
  public static var indexed: Self { Self { $0.isIndexed = true } }

  /// The value that rows get which were written before the column existed.
  public static func `default`(_ value: Value) -> Self {
    Self { $0.initial = value.primitive.datum }
  }

  /// The value is the key of a row in another table.
  public static func references<Parent: Record>(
    _ parent: Parent.Type, onDelete: Deletion = .refuse
  ) -> Self where Value == Parent.Key {
    Self { $0.reference = Reference(onDelete: onDelete) { Parent.table } }
  }

  /// The value is the key of a row in another table, or in the same one, or nil.
  ///
  /// A record that refers to itself states its key, `typealias Key = String`: the compiler cannot
  /// find it out in a circle.
  public static func references<Parent: Record>(
    _ parent: Parent.Type, onDelete: Deletion = .refuse
  ) -> Self where Value == Parent.Key? {
    Self { $0.reference = Reference(onDelete: onDelete) { Parent.table } }
  }
}

/// What happens to rows when the row they refer to is deleted.
public enum Deletion: String, Sendable, Hashable {
  /// The deletion is refused.
  case refuse = "RESTRICT"
  /// They are deleted too.
  case cascade = "CASCADE"
  /// Their reference becomes nil.
  case clear = "SET NULL"
}
