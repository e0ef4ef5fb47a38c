/// A type that a column can hold: it becomes a primitive and comes back from one.
///
/// An enumeration or identifier with a raw value needs one line and no code:
///
///     enum Mood: String, StoredValue { case calm, busy }
///     struct ProbeID: RawRepresentable, StoredValue, Hashable { var rawValue: Int64 }
///
/// Comparisons and orders in queries are those of the primitive.
public protocol StoredValue: Sendable {
  /// What the database stores for it.
  associatedtype Stored: Primitive
  /// The value to store.
  var primitive: Stored { get }
  /// The value that was stored, or nil where no value of this type corresponds to it.
  init?(primitive: Stored)
  /// Reads the value from a column of the current row; there is no need to write this.
  static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self
  /// Reads the value, or nil where nothing is stored; there is no need to write this.
  static func loadIfPresent(
    _ row: borrowing Row, _ column: Int32
  ) throws(Mismatch) -> Self?
  /// Reads the next value of the current row, or notes a failure and returns another row's; there
  /// is no need to write this.
  static func next(_ cursor: inout RowCursor) -> Self
  /// Reads the next value of the current row, or nil where nothing is stored; there is no need to
  /// write this.
  static func nextIfPresent(_ cursor: inout RowCursor) -> Self?
  /// Binds the value to the next parameter; there is no need to write this.
  func store(in binder: inout Binder)
}

extension StoredValue {
  /// Reads the primitive and makes a value of it.
  @inlinable @inline(__always)
  public static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Self {
    guard let primitive = Stored.read(row, column), let value = Self(primitive: primitive) else {
      throw row.mismatch(column, Self.self)
    }
    return value
  }

  /// Reads the primitive if there is one; compiled for each type, which an optional's own code is
  /// not.
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
  /// Itself.
  @inlinable public var primitive: Self { self }
  /// Itself.
  @inlinable public init?(primitive: Self) { self = primitive }
}

extension StoredValue where Self: FixedWidthInteger {
  /// The same number in 64 bits.
  @inlinable public var primitive: Int64 { Int64(truncatingIfNeeded: self) }
  /// The same number, if it fits.
  @inlinable public init?(primitive: Int64) { self.init(exactly: primitive) }
}

extension Int64: StoredValue {
  /// Itself.
  @inlinable public var primitive: Int64 { self }
  /// Itself.
  @inlinable public init?(primitive: Int64) { self = primitive }
}

extension Double: StoredValue {}
extension String: StoredValue {}

// `UInt` and `UInt64` are left out: their upper half does not fit, so `primitive` would lie.
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
  /// The same number in 64 bits.
  @inlinable public var primitive: Double { Double(self) }
  /// The same number, if no digit is lost.
  @inlinable public init?(primitive: Double) { self.init(exactly: primitive) }
}

extension Optional: StoredValue where Wrapped: StoredValue, Wrapped.Stored: SolidPrimitive {
  /// The primitive of the value inside, if there is one.
  @inlinable public var primitive: Wrapped.Stored? { self?.primitive }
  /// The value, or nil where nothing is stored.
  @inlinable public init?(primitive: Wrapped.Stored?) {
    guard let primitive else {
      self = Optional.none
      return
    }
    guard let wrapped = Wrapped(primitive: primitive) else { return nil }
    self = Optional.some(wrapped)
  }

  /// Reads the value inside, which knows how, or nil where nothing is stored.
  @inlinable
  public static func load(_ row: borrowing Row, _ column: Int32) throws(Mismatch) -> Wrapped? {
    try Wrapped.loadIfPresent(row, column)
  }

  /// Reads the value inside, or nil where nothing is stored.
  @inlinable
  public static func next(_ cursor: inout RowCursor) -> Wrapped? {
    Wrapped.nextIfPresent(&cursor)
  }

  /// Binds the value inside, or nothing.
  @inlinable
  public func store(in binder: inout Binder) {
    if let self { self.store(in: &binder) } else { binder.bindNull() }
  }
}
