/// A value the database stores directly: `Int64`, `Double`, `String`, `[UInt8]`, and their optionals.
///
/// The set is closed. Give your own types a ``StoredValue`` conformance instead.
public protocol Primitive: Hashable, Sendable {
  /// The kind of column that holds the value.
  static var storage: Storage { get }
  /// Whether nil is a value too.
  static var isOptional: Bool { get }
  /// Reads a column of the current row; a value of another kind is refused, never converted.
  static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self
  /// Reads a column of the current row, or nil where nothing is stored.
  static func readIfPresent(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self?
  /// Binds the value to the next parameter.
  func write(to binder: inout Binder)
  /// The value in the form that holds any of them.
  var datum: Datum { get }
}

/// A primitive that is not optional.
public protocol SolidPrimitive: Primitive {}

extension SolidPrimitive {
  /// No: nil is not a value here.
  @inlinable public static var isOptional: Bool { false }
}

extension Int64: SolidPrimitive {
  /// Integers are stored as integers.
  @inlinable public static var storage: Storage { .integer }
  /// Reads an integer.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Int64 {
    try row.integer(column)
  }
  /// Reads an integer, or nil where nothing is stored.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Int64?
  {
    try row.integerIfPresent(column)
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
  public static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Double {
    try row.real(column)
  }
  /// Reads a number, or nil where nothing is stored.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) throws(Mismatch)
    -> Double?
  {
    try row.realIfPresent(column)
  }
  /// Binds a number; what is not a number is stored as a missing value.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The number, or null where it is not one.
  @inlinable public var datum: Datum { isNaN ? .null : .real(self) }
}

extension String: SolidPrimitive {
  /// Text.
  @inlinable public static var storage: Storage { .text }
  /// Reads text; bytes that are not UTF-8 are refused, never repaired.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> String {
    try row.text(column)
  }
  /// Reads text, or nil where nothing is stored.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) throws(Mismatch)
    -> String?
  {
    try row.textIfPresent(column)
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
  public static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> [UInt8] {
    try row.blob(column)
  }
  /// Reads bytes, or nil where nothing is stored.
  @inlinable
  public static func readIfPresent(_ row: borrowing Row, _ column: Int32) throws(Mismatch)
    -> [UInt8]?
  {
    try row.blobIfPresent(column)
  }
  /// Binds bytes.
  @inlinable public func write(to binder: inout Binder) { binder.bind(self) }
  /// The bytes.
  @inlinable public var datum: Datum { .blob(self) }
}

extension Optional: Primitive where Wrapped: SolidPrimitive {
  /// As for the value inside.
  @inlinable public static var storage: Storage { Wrapped.storage }
  /// Yes.
  @inlinable public static var isOptional: Bool { true }
  /// Reads a value, or nil where there is none.
  @inlinable
  public static func read(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Wrapped? {
    try Wrapped.readIfPresent(row, column)
  }
  /// Reads a value, or the absence of one, which is a value here.
  @inlinable
  public static func readIfPresent(
    _ row: borrowing Row, _ column: Int32
  ) throws(Mismatch) -> Wrapped?? {
    .some(try Wrapped.readIfPresent(row, column))
  }
  /// Binds the value, or nothing.
  @inlinable public func write(to binder: inout Binder) {
    if let self { self.write(to: &binder) } else { binder.bindNull() }
  }
  /// The value, or null.
  @inlinable public var datum: Datum { self?.datum ?? .null }
}
