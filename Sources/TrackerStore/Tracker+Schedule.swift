public import CivilTime
internal import Persistence
public import Sampling
internal import Synchronization

extension Tracker {
  /// The schedule by which the person is asked now.
  public var schedule: Schedule { cursor.withLock { $0.schedule } }

  /// Follows the schedule of the settings, which another process may have changed.
  public func refreshSchedule() throws(TrackerError) {
    follow(try schedule(of: try read { tx throws(StoreError) in try Settings(tx) }))
  }

  /// Asks more or less often from now on.
  ///
  /// What was asked until now keeps the gap it was drawn with, and so its weight in all figures. The seed and
  /// the start of the schedule stay, so that others who choose the same gap are asked at the same moments.
  ///
  /// - Parameter meanGap: one of `Schedule.personalMeanGaps`.
  /// - Throws: ``TrackerError/schedule(_:)`` for another one.
  public func setMeanGap(_ meanGap: Seconds) throws(TrackerError) {
    guard Schedule.personalMeanGaps.contains(meanGap) else { throw .schedule(.meanGap(meanGap)) }
    // What came due before is of the schedule that was in force.
    try catchUp(evenIfNothingIsDue: true)
    let now = self.now
    let settings = try write { tx throws(StoreError) in
      guard try Settings(tx).meanGap != meanGap else { return .success(try Settings(tx)) }
      try tx.set(.gap, to: meanGap.primitive)
      if let open = try tx.openSpan() {
        let start = max(now, open.since)
        try tx.close(open, at: start)
        try tx.openSpan(open.origin, since: start, until: start, meanGap: meanGap)
      }
      // Moments that the new schedule has before are not asked about.
      if let until = try Settings(tx).askedUntil { try tx.set(.askedUntil, to: max(until, now)) }
      return .success(try Settings(tx))
    }
    follow(try schedule(of: settings))
  }

  /// Follows a schedule, from its start if it is another one.
  func follow(_ schedule: Schedule) {
    cursor.withLock { if $0.schedule != schedule { $0 = schedule.moments } }
  }

  /// The schedule that settings describe.
  func schedule(of settings: Settings) throws(TrackerError) -> Schedule {
    do { return try settings.schedule() } catch { throw .schedule(error) }
  }
}
