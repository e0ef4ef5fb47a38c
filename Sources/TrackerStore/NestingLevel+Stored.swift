public import Persistence
public import Tracking

extension NestingLevel: StoredValue {
  /// Makes the level with a number, limited to the existing levels.
  public init(primitive: Int64) {
    let number = min(Self.outermost.rawValue, Int(clamping: primitive))
    self = Self(rawValue: number) ?? .innermost
  }

  /// The number of the level.
  public var primitive: Int64 { Int64(rawValue) }
}
