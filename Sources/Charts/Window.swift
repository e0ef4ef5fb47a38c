/// The last values of a stream, a fixed number of them.
///
/// A new value replaces the oldest in constant time.
public struct Window<Value> {
  private var values: [Value]
  private var start = 0

  /// Makes a window filled with one value.
  ///
  /// - Parameters:
  ///   - count: the number of values to keep, at least one.
  ///   - value: the initial value.
  public init(count: Int, filledWith value: Value) {
    values = Array(repeating: value, count: Swift.max(count, 1))
  }

  /// Appends a value, and returns the one removed from the start.
  @discardableResult
  public mutating func push(_ value: Value) -> Value {
    let oldest = values[start]
    values[start] = value
    start = start + 1 == values.count ? 0 : start + 1
    return oldest
  }
}

extension Window: RandomAccessCollection {
  /// The place of the oldest value.
  public var startIndex: Int { 0 }
  /// The place after the newest value.
  public var endIndex: Int { values.count }

  /// The value at a place, the oldest at 0.
  public subscript(position: Int) -> Value {
    values[(start + position) % values.count]
  }
}

extension Window: Sendable where Value: Sendable {}
extension Window: Equatable where Value: Equatable {
  /// Whether both hold the same values in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
