/// A value that the database stores directly: `Int64`, `Double`, `String`, `[UInt8]`, or an optional of
/// these.
///
/// The set is closed. Give your own types a ``StoredValue`` conformance instead.
public protocol Primitive: Hashable, Sendable {
  /// The kind of column that holds the value.
  static var storage: Storage { get }
  /// Whether the type is optional.
  static var isOptional: Bool { get }
  /// Returns the value of a column of the current row; nil if it is of another kind, as values are
  /// not converted, or if a required value is missing.
  static func read(_ row: borrowing Row, _ column: Int32) -> Self?
  /// Returns the optional value of a column of the current row; nil if it is of another kind.
  static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> Self??
  /// Binds the value to the next parameter.
  func write(to binder: inout Binder)
  /// The value as a ``Datum``.
  var datum: Datum { get }
}

/// A primitive that is not optional.
public protocol SolidPrimitive: Primitive {}

extension SolidPrimitive {
  /// False, as the type is not optional.
  @inlinable public static var isOptional: Bool { false }
}

extension Int64: SolidPrimitive {
  /// Integers are stored as integers.
  @inlinable public static var storage: Storage { .integer }
  /// Reads an integer.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) -> Int64? {
    row.integer(column) ?? nil
  }
  /// Reads an optional value.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> Int64?? {
    row.integer(column)
  }
  /// Binds an integer.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The integer.
  @inlinable public var datum: Datum { .integer(self) }
}

extension Double: SolidPrimitive {
  /// Floating-point numbers are stored as such.
  @inlinable public static var storage: Storage { .real }
  /// Reads a number.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) -> Double? {
    row.real(column) ?? nil
  }
  /// Reads an optional value.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> Double?? {
    row.real(column)
  }
  /// Binds a number; NaN is stored as a missing value.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The number, or null for NaN.
  @inlinable public var datum: Datum { isNaN ? .null : .real(self) }
}

extension String: SolidPrimitive {
  /// Text.
  @inlinable public static var storage: Storage { .text }
  /// Reads text; invalid UTF-8 is an error and is never repaired.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) -> String? {
    row.text(column) ?? nil
  }
  /// Reads an optional value.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> String?? {
    row.text(column)
  }
  /// Binds text.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The text.
  @inlinable public var datum: Datum { .text(self) }
}

extension Array: Primitive, SolidPrimitive where Element == UInt8 {
  /// Bytes.
  @inlinable public static var storage: Storage { .blob }
  /// Reads bytes.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) -> [UInt8]? {
    row.blob(column) ?? nil
  }
  /// Reads an optional value.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> [UInt8]?? {
    row.blob(column)
  }
  /// Binds bytes.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The bytes.
  @inlinable public var datum: Datum { .blob(self) }
}

extension Optional: Primitive where Wrapped: SolidPrimitive {
  /// The storage of the wrapped type.
  @inlinable public static var storage: Storage { Wrapped.storage }
  /// True.
  @inlinable public static var isOptional: Bool { true }
  /// Reads a value or nil.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) -> Self? {
    Wrapped.readIfPresent(row, column)
  }
  /// Reads a value or nil, which is a value of this type.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) -> Self?? {
    guard let value = read(row, column) else { return nil }
    return .some(.some(value))
  }
  /// Binds the value, or null.
  @inlinable public func write(to binder: inout Binder) {
    if let self { self.write(to: &binder) } else { binder.bindNull() }
  }
  /// The value, or null.
  @inlinable public var datum: Datum { self?.datum ?? .null }
}
