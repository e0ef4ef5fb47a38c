internal import CivilTime
internal import Tracking

/// The parts of the week that are weighted by their asked time: each hour of the day, on workdays and on free days.
///
/// Saturday and Sunday count as free, wherever the person lives: figures are correct for any parts, and only more
/// precise if what is done differs between them.
enum PartOfWeek {
  /// The number of parts.
  static let count = 48

  /// The part of each hour of the week, from Monday 00:00 on.
  static let ofHours = (0..<HourOfWeek.count).map { hour in
    hour / 24 < 5 ? hour % 24 : 24 + hour % 24
  }

  /// The hours of a week in each part.
  static let hours = (0..<count).map { $0 < 24 ? 5.0 : 2.0 }
}

/// Counts for each part of the week.
struct PartCounts: Equatable {
  /// The counts, one for each part.
  private(set) var counts = Array(repeating: 0, count: PartOfWeek.count)

  /// The sum of all parts.
  var total: Int { counts.reduce(0, +) }

  /// Adds to the count of the part that contains an hour.
  mutating func add(_ count: Int, at hour: HourOfWeek) {
    counts[PartOfWeek.ofHours[hour.number]] += count
  }

  /// Adds to the count of a part.
  mutating func add(_ count: Int, in part: Int) { counts[part] += count }

  /// Adds the counts of all hours.
  mutating func add(_ hours: HourCounts) {
    for (hour, count) in hours.counts.enumerated() { counts[PartOfWeek.ofHours[hour]] += count }
  }

  /// Adds the counts of hours in their stored form: see ``StoredHours``; of damaged data, none.
  mutating func add(stored bytes: [UInt8]) {
    guard bytes.count == 2 * HourOfWeek.count else { return }
    for hour in 0..<HourOfWeek.count {
      counts[PartOfWeek.ofHours[hour]] += Int(bytes[2 * hour]) | Int(bytes[2 * hour + 1]) << 8
    }
  }

  static func += (one: inout Self, other: Self) {
    for part in other.counts.indices { one.counts[part] += other.counts[part] }
  }
}
