public import Persistence
public import Tracking

extension TagColor: StoredValue {
  /// The number of the colour.
  public var primitive: Int64 { Int64(number) }
  /// Makes the colour with a number, which wraps around the palette.
  public init(primitive: Int64) { self.init(wrapping: primitive) }
}
