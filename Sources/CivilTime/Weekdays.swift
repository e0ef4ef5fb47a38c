/// A set of days of the week.
public struct Weekdays: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// A bit for each day, the lowest for Monday.
  public private(set) var bits: UInt8

  /// All seven days.
  public static var all: Weekdays { Weekdays(bits: 0x7F) }

  /// Makes the set of the days whose bits are set, the lowest for Monday; other bits are ignored.
  public init(bits: Int) { self.bits = UInt8(truncatingIfNeeded: bits & 0x7F) }

  /// Makes a set of days.
  public init(_ days: [Weekday]) {
    bits = 0
    for day in days { insert(day) }
  }

  /// Makes a set of days.
  public init(arrayLiteral days: Weekday...) { self.init(days) }

  /// Whether the set is empty.
  public var isEmpty: Bool { bits == 0 }

  /// The days in the order of a week that begins on Monday.
  public var list: [Weekday] { Weekday.allCases.filter { contains($0) } }

  /// Returns whether the set contains a day.
  public func contains(_ day: Weekday) -> Bool { bits >> day.rawValue & 1 == 1 }

  /// Adds a day.
  public mutating func insert(_ day: Weekday) { bits |= 1 << day.rawValue }

  /// Removes a day.
  public mutating func remove(_ day: Weekday) { bits &= ~(1 << day.rawValue) }
}
