public import CivilTime

/// Counts for each hour of the week, by the person's own clock.
public struct HourCounts: Sendable, Hashable {
  /// The counts, from Monday 00:00 on; always 168 of them.
  public private(set) var counts: [Int]

  /// Makes counts that are all zero.
  public init() { counts = Array(repeating: 0, count: HourOfWeek.count) }

  /// Makes counts from numbers for each hour; nil if there are not 168 of them.
  public init?(_ counts: [Int]) {
    guard counts.count == HourOfWeek.count else { return nil }
    self.counts = counts
  }

  /// The count of an hour.
  public subscript(hour: HourOfWeek) -> Int { counts[hour.number] }

  /// Adds to the count of an hour.
  public mutating func add(_ count: Int, at hour: HourOfWeek) { counts[hour.number] += count }

  /// Adds all counts of another map.
  public static func += (one: inout Self, other: Self) {
    for hour in 0..<HourOfWeek.count { one.counts[hour] += other.counts[hour] }
  }

  /// The counts of each weekday's hours, Monday first.
  public var weekdays: [[Int]] { (0..<7).map { Array(counts[$0 * 24..<$0 * 24 + 24]) } }
}
