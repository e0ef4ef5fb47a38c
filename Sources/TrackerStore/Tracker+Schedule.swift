internal import CivilTime
internal import Persistence
public import Sampling
internal import Settings
internal import Synchronization
internal import Tracking

extension Tracker {
  /// The schedule by which the person is asked now.
  public var schedule: Schedule { cursor.withLock { $0.schedule } }

  /// Adopts the schedule of the settings, which another process may have changed.
  public func refreshSchedule() throws(TrackerError) {
    follow(try schedule(of: try read { tx throws(StoreError) in try TrackerState(tx) }))
  }

  /// Changes the schedule from now on.
  ///
  /// Moments asked until now keep their gap, and so their weight in all figures. The start of the schedule is
  /// kept, so that others who choose the same gap and seed are asked at the same moments.
  ///
  /// - Throws: ``TrackerError/schedule(_:)`` for a gap or a seed that cannot be followed.
  public func change(_ change: ScheduleChange) throws(TrackerError) {
    if let gap = change.meanGap, !Schedule.personalMeanGaps.contains(gap) {
      throw .schedule(.meanGap(gap))
    }
    if let seed = change.seed, !Schedule.seeds.contains(seed) { throw .schedule(.seed(seed)) }
    // Moments that came due before belong to the previous schedule.
    try catchUp(evenIfNothingIsDue: true)
    let now = self.now
    let settings = try write { tx throws(StoreError) in
      let stored = try TrackerState(tx)
      let meanGap = change.meanGap ?? stored.meanGap
      let seed = change.seed ?? stored.seed
      guard stored.meanGap != meanGap || stored.seed != seed else { return .success(stored) }
      var note = try EditNote(.schedule, at: now, in: tx)
      if stored.meanGap != meanGap {
        note.keep(ProbaSettings.gap.name, String(stored.meanGap.primitive))
      }
      if stored.seed != seed { note.keep(ProbaSettings.seed.name, String(stored.seed)) }
      try note.store(in: tx)
      try tx.follow(meanGap, seed, from: now)
      return .success(try TrackerState(tx))
    }
    follow(try schedule(of: settings))
  }

  /// Puts the usual gap or seed in the place of a stored one that cannot be followed.
  ///
  /// - Parameter path: the tracker's file.
  public static func repairSchedule(of path: String) throws(TrackerError) {
    do throws(StoreError) {
      let store = try Store.open(
        .file(path), models: History.models, history: History.steps)
      try store.write { tx throws(StoreError) in
        let stored = try TrackerState(tx)
        let usual = Schedule.universal
        if (try? Schedule(seed: stored.seed, meanGap: usual.meanGap, start: usual.start)) == nil {
          try tx.set(.seed, to: usual.seed)
        }
        if (try? Schedule(seed: usual.seed, meanGap: stored.meanGap, start: usual.start)) == nil {
          try tx.set(.gap, to: usual.meanGap.primitive)
        }
      }
    } catch { throw .store(error) }
  }

  /// Follows a schedule, from its start if it is another one.
  func follow(_ schedule: Schedule) {
    cursor.withLock { if $0.schedule != schedule { $0 = schedule.moments } }
  }

  /// Returns the schedule that settings describe.
  func schedule(of settings: TrackerState) throws(TrackerError) -> Schedule {
    do { return try settings.schedule() } catch { throw .schedule(error) }
  }
}

extension Transaction {
  /// Changes the schedule from a moment on, up to which all probes are recorded.
  func follow(_ meanGap: Seconds, _ seed: Int64, from now: Moment) throws(StoreError) {
    try set(.gap, to: meanGap.primitive)
    try set(.seed, to: seed)
    if let open = try openSpan() {
      let start = Swift.max(now, open.since)
      try close(open, at: start)
      try openSpan(open.origin, since: start, until: start, meanGap: meanGap, seed: seed)
    }
    // Earlier moments of the new schedule are not asked about.
    if let until = try TrackerState(self).askedUntil {
      try set(.askedUntil, to: Swift.max(until, now))
    }
  }
}
