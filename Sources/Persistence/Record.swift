/// A plain value that is a row of a table.
///
///     struct Entry: Record {
///       var id: Int64
///       var minutes: Int
///       var tag: String
///
///       static let schema = Schema(
///         "entry", key: \.id,
///         Column(\.id, "id"), Column(\.minutes, "minutes"), Column(\.tag, "tag", .indexed),
///         make: Entry.init)
///     }
///
/// The compiler checks that the columns have the types of the properties and the order of the
/// initialiser.
public protocol Record: Sendable {
  /// The type of the primary key: a value, a ``KeyPair`` or a ``KeyTriple``.
  associatedtype Key: Hashable & Sendable
  /// The table of these records.
  static var schema: Schema<Self, Key> { get }
}

/// A key of two columns.
public struct KeyPair<First: Hashable & Sendable, Second: Hashable & Sendable>: Hashable, Sendable {
  /// The value of the first column.
  public var first: First
  /// The value of the second column.
  public var second: Second

  /// Makes a key from the values of its columns, in the order of the schema.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A key of three columns.
public struct KeyTriple<
  First: Hashable & Sendable, Second: Hashable & Sendable, Third: Hashable & Sendable
>: Hashable, Sendable {
  /// The value of the first column.
  public var first: First
  /// The value of the second column.
  public var second: Second
  /// The value of the third column.
  public var third: Third

  /// Makes a key from the values of its columns, in the order of the schema.
  @inlinable
  public init(_ first: First, _ second: Second, _ third: Third) {
    self.first = first
    self.second = second
    self.third = third
  }
}
