/// Some days of the week.
public struct Weekdays: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// A bit for each day, the lowest for Monday.
  public private(set) var bits: UInt8

  /// All seven.
  public static var all: Weekdays { Weekdays(bits: 0x7F) }

  /// Takes the days of some bits, the lowest for Monday; others are left out.
  public init(bits: Int) { self.bits = UInt8(truncatingIfNeeded: bits & 0x7F) }

  /// Joins days.
  public init(_ days: [Weekday]) {
    bits = 0
    for day in days { insert(day) }
  }

  /// Joins days.
  public init(arrayLiteral days: Weekday...) { self.init(days) }

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// The days in the order of a week that begins on Monday.
  public var list: [Weekday] { Weekday.allCases.filter { contains($0) } }

  /// Whether a day is among them.
  public func contains(_ day: Weekday) -> Bool { bits >> day.rawValue & 1 == 1 }

  /// Adds a day.
  public mutating func insert(_ day: Weekday) { bits |= 1 << day.rawValue }

  /// Takes a day out.
  public mutating func remove(_ day: Weekday) { bits &= ~(1 << day.rawValue) }
}
