internal import CivilTime
internal import Persistence
internal import Tracking

/// Counts for each hour of the week, stored as 168 whole numbers of two bytes, the lower byte first.
///
/// In a month, no hour of the week lasts more than five hours: 18,000 probes at the least gap.
struct StoredHours: StoredValue, Equatable {
  var counts: HourCounts

  init(counts: HourCounts) { self.counts = counts }

  init?(primitive: [UInt8]) {
    guard primitive.count == 2 * HourOfWeek.count else { return nil }
    let values = (0..<HourOfWeek.count).map {
      Int(primitive[2 * $0]) | Int(primitive[2 * $0 + 1]) << 8
    }
    guard let counts = HourCounts(values) else { return nil }
    self.counts = counts
  }

  var primitive: [UInt8] {
    counts.counts.flatMap { count in
      let value = UInt16(clamping: count)
      return [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
    }
  }
}
