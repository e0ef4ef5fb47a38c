/// A value on its way from or to an engine, its bytes where they lie.
@unsafe
package enum Cell {
  /// The absence of a value.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text, as it came: perhaps not UTF-8.
  case text(UnsafeBufferPointer<UInt8>)
  /// Bytes.
  case blob(UnsafeBufferPointer<UInt8>)
  /// A value of a kind that no column of a record has.
  case other
}
