public import Persistence
public import Tracking

extension NestingLevel: StoredValue {
  /// The level of a number; of one beyond the last, the last.
  public init(primitive: Int64) {
    let number = min(Self.outermost.rawValue, Int(clamping: primitive))
    self = Self(rawValue: number) ?? .innermost
  }

  /// Its number.
  public var primitive: Int64 { Int64(rawValue) }
}
