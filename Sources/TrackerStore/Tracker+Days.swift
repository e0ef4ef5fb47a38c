public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns brief summaries of consecutive days.
  ///
  /// - Parameters:
  ///   - start: the first day, in the person's calendar.
  ///   - count: the number of days.
  /// - Complexity: O(p) in the probes of these days, and O(t) in all tags.
  public func days(from start: CivilDate, count: Int) throws(TrackerError) -> DaySummaries {
    var days = DaySummaries(first: try firstDay())
    guard count > 0 else { return days }
    let period = Period(start...start.advanced(by: count - 1))
    try catchUp()
    let now = self.now
    try read { tx throws(StoreError) in
      let dayStart = try tx.dayStart()
      let tags = try tx.fetch(TagRecord.all).map(\.colored)
      let tagOfName = Dictionary(
        tags.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      try tx.eachProbe(in: period.moments, at: now) { probe, record in
        let time = LocalTime(stored: probe.moment, offset: probe.offset)
        guard period.contains(time.day(from: dayStart)) else { return }
        days.add(
          probe, from: dayStart,
          isCounted: probe.moment <= now && (record.isAsked || !record.isUnfilled),
          tag: (probe.answer?.tags.first).flatMap { tagOfName[$0.text] })
      }
    }
    return days
  }
}
