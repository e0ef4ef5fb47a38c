/// Counts for each hour of the week, by the person's own clock.
public struct HourCounts: Sendable, Hashable {
  /// The number of hours in a week.
  public static let hours = 168

  /// The counts, from Monday 00:00 on; always ``hours`` of them.
  public private(set) var counts: [Int]

  /// Makes counts of nothing.
  public init() { counts = Array(repeating: 0, count: Self.hours) }

  /// Makes counts from numbers for each hour, or nil when there are not 168 of them.
  public init?(_ counts: [Int]) {
    guard counts.count == Self.hours else { return nil }
    self.counts = counts
  }

  /// Adds to the count of an hour of the week, 0 to 167.
  public mutating func add(_ count: Int, at hourOfWeek: Int) { counts[hourOfWeek] += count }

  /// Adds all counts of another map.
  public static func += (one: inout Self, other: Self) {
    for hour in 0..<hours { one.counts[hour] += other.counts[hour] }
  }

  /// The counts of each weekday's hours, Monday first.
  public var weekdays: [[Int]] { (0..<7).map { Array(counts[$0 * 24..<$0 * 24 + 24]) } }
}
