/// A value exchanged with an engine; text and bytes are not copied.
@unsafe
package enum Cell {
  /// The absence of a value.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text as received, which may be invalid UTF-8.
  case text(UnsafeBufferPointer<UInt8>)
  /// Bytes.
  case blob(UnsafeBufferPointer<UInt8>)
  /// A value of a type that no column of a record has.
  case other
}
