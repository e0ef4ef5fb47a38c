/// A type that a column can store, by conversion to and from a primitive.
///
/// An enumeration or identifier with a raw value needs one line and no code:
///
///     enum Mood: String, StoredValue { case calm, busy }
///     struct ProbeID: RawRepresentable, StoredValue, Hashable { var rawValue: Int64 }
///
/// Comparisons and orders in queries are those of the primitive.
public protocol StoredValue: Sendable {
  /// The primitive that the database stores.
  associatedtype Stored: Primitive
  /// The value to store.
  var primitive: Stored { get }
  /// Makes a value from its stored form, or nil if no value of this type corresponds to it.
  init?(primitive: Stored)
  /// Reads the value from a column of the current row; has a default implementation.
  static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self
  /// Reads the value, or nil if it is missing; has a default implementation.
  static func loadIfPresent(
    _ row: borrowing Row, _ column: Int32
  ) throws(Mismatch) -> Self?
  /// Reads the next value of the current row, or records a failure and returns a placeholder; has a default
  /// implementation.
  static func next(_ cursor: inout RowCursor) -> Self
  /// Reads the next value of the current row, or nil if it is missing; has a default implementation.
  static func nextIfPresent(_ cursor: inout RowCursor) -> Self?
  /// Binds the value to the next parameter; has a default implementation.
  func store(in binder: inout Binder)
}

extension StoredValue {
  /// Reads the primitive and converts it.
  @inlinable @inline(__always)
  public static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self {
    guard let primitive = Stored.read(row, column), let value = Self(primitive: primitive) else {
      throw row.mismatch(column, Self.self)
    }
    return value
  }

  /// Reads the primitive if there is one; specialised for each type, unlike the code of optionals.
  @inlinable @inline(__always)
  public static func loadIfPresent(
    _ row: borrowing Row, _ column: Int32
  ) throws(Mismatch) -> Self? {
    guard let stored = Stored.readIfPresent(row, column) else {
      throw row.mismatch(column, Self.self)
    }
    guard let stored else { return nil }
    guard let value = Self(primitive: stored) else { throw row.mismatch(column, Self.self) }
    return value
  }

  /// Reads the next value.
  @inlinable
  public static func next(_ cursor: inout RowCursor) -> Self {
    let column = cursor.column
    cursor.column &+= 1
    guard let primitive = Stored.read(cursor.row, column), let value = Self(primitive: primitive)
    else { return cursor.fail(column) }
    return value
  }

  /// Reads the next value if there is one.
  @inlinable
  public static func nextIfPresent(_ cursor: inout RowCursor) -> Self? {
    let column = cursor.column
    cursor.column &+= 1
    guard let stored = Stored.readIfPresent(cursor.row, column) else {
      return cursor.failIfPresent(column)
    }
    guard let stored else { return nil }
    return Self(primitive: stored) ?? cursor.failIfPresent(column)
  }

  /// Binds the primitive.
  @inlinable
  public func store(in binder: inout Binder) {
    primitive.write(to: &binder)
  }
}

extension StoredValue where Self: RawRepresentable, RawValue: StoredValue {
  /// The primitive of the raw value.
  @inlinable public var primitive: RawValue.Stored { rawValue.primitive }
  /// The case of this raw value, if there is one.
  @inlinable public init?(primitive: RawValue.Stored) {
    guard let raw = RawValue(primitive: primitive) else { return nil }
    self.init(rawValue: raw)
  }
}

extension StoredValue where Self: Primitive {
  /// The value itself.
  @inlinable public var primitive: Self { self }
  /// The value itself.
  @inlinable public init?(primitive: Self) { self = primitive }
}

extension StoredValue where Self: FixedWidthInteger {
  /// The number in 64 bits.
  @inlinable public var primitive: Int64 { Int64(truncatingIfNeeded: self) }
  /// The number, if it fits.
  @inlinable public init?(primitive: Int64) { self.init(exactly: primitive) }
}

extension Int64: StoredValue {
  /// The value itself.
  @inlinable public var primitive: Int64 { self }
  /// The value itself.
  @inlinable public init?(primitive: Int64) { self = primitive }
}

extension Double: StoredValue {}
extension String: StoredValue {}

// `UInt` and `UInt64` are left out: the upper half of their range does not fit, so `primitive` would be
// wrong.
extension Int: StoredValue {}
extension Int8: StoredValue {}
extension Int16: StoredValue {}
extension Int32: StoredValue {}
extension UInt8: StoredValue {}
extension UInt16: StoredValue {}
extension UInt32: StoredValue {}

extension Bool: StoredValue {
  /// One for true, zero for false.
  @inlinable public var primitive: Int64 { self ? 1 : 0 }
  /// True for one, false for zero, otherwise nil.
  @inlinable public init?(primitive: Int64) {
    guard primitive == 0 || primitive == 1 else { return nil }
    self = primitive == 1
  }
}

extension Float: StoredValue {
  /// The number in 64 bits.
  @inlinable public var primitive: Double { Double(self) }
  /// The number, if it is exactly representable.
  @inlinable public init?(primitive: Double) { self.init(exactly: primitive) }
}

extension Optional: StoredValue where Wrapped: StoredValue, Wrapped.Stored: SolidPrimitive {
  /// The primitive of the wrapped value, if there is one.
  @inlinable public var primitive: Wrapped.Stored? { self?.primitive }
  /// The value, or nil if it is missing.
  @inlinable public init?(primitive: Wrapped.Stored?) {
    guard let primitive else {
      self = Optional.none
      return
    }
    guard let wrapped = Wrapped(primitive: primitive) else { return nil }
    self = Optional.some(wrapped)
  }

  /// Reads the wrapped value by its own implementation, or nil if it is missing.
  @inlinable
  public static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Wrapped? {
    try Wrapped.loadIfPresent(row, column)
  }

  /// Reads the wrapped value, or nil if it is missing.
  @inlinable
  public static func next(_ cursor: inout RowCursor) -> Wrapped? {
    Wrapped.nextIfPresent(&cursor)
  }

  /// Binds the wrapped value, or null.
  @inlinable
  public func store(in binder: inout Binder) {
    if let self { self.store(in: &binder) } else { binder.bindNull() }
  }
}
