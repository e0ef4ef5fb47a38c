/// A stored property of a record and the column that holds it.
public struct Column<Model, Value: StoredValue>: Sendable {
  @usableFromInline let path: any KeyPath<Model, Value> & Sendable
  @usableFromInline let name: String
  @usableFromInline let options: [ColumnOption<Value>]

  /// Declares the column of a property.
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

/// A constraint or property of a column in addition to its type.
public struct ColumnOption<Value: StoredValue>: Sendable {
  @usableFromInline let apply: @Sendable (inout ColumnDescription) -> Void

  @usableFromInline init(_ apply: @escaping @Sendable (inout ColumnDescription) -> Void) {
    self.apply = apply
  }

  /// No two rows have the same value.
  public static var unique: Self { Self { $0.isUnique = true } }

  /// The column has an index, so rows can be found by value without reading the whole table.
  public static var indexed: Self { Self { $0.isIndexed = true } }

  /// The value for rows that were written before the column existed.
  public static func `default`(_ value: Value) -> Self {
    Self { $0.initial = value.primitive.datum }
  }

  /// The value is the key of a row in another table.
  public static func references<Parent: Record>(
    _ parent: Parent.Type, onDelete: Deletion = .refuse
  ) -> Self where Value == Parent.Key {
    Self { $0.reference = Reference(onDelete: onDelete) { Parent.table } }
  }

  /// The value is the key of a row in another table or in the same one, or nil.
  ///
  /// A record that refers to itself must declare its key, `typealias Key = String`, because the compiler
  /// cannot infer it circularly.
  public static func references<Parent: Record>(
    _ parent: Parent.Type, onDelete: Deletion = .refuse
  ) -> Self where Value == Parent.Key? {
    Self { $0.reference = Reference(onDelete: onDelete) { Parent.table } }
  }
}

extension ColumnOption where Value.Stored == Int64 {
  /// The key is chosen by ``Transaction/insert(new:_:)``, and the number of a deleted row is never used again.
  ///
  /// The database keeps the greatest number: with `AUTOINCREMENT` on SQLite, as an identity column on a server.
  /// Only a key of one column can be generated.
  public static var generated: Self { Self { $0.isGenerated = true } }
}

/// The action for rows that refer to a deleted row.
public enum Deletion: String, Sendable, Hashable {
  /// The deletion fails.
  case refuse = "RESTRICT"
  /// They are deleted too.
  case cascade = "CASCADE"
  /// Their reference becomes nil.
  case clear = "SET NULL"
}
