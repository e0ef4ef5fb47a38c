public import Persistence
public import Tracking

extension TagColor: StoredValue {
  /// Its number.
  public var primitive: Int64 { Int64(number) }
  /// The colour of a number; others are counted around the palette.
  public init(primitive: Int64) { self.init(wrapping: primitive) }
}
