internal import Persistence
internal import Sampling
internal import Synchronization
public import Tracking

extension Tracker {
  /// Begins to follow the schedule, unless that has begun before.
  ///
  /// The last moment before now is asked about too, so that there is a question from the start.
  public func startAsking() throws(TrackerError) {
    let now = surroundings.now()
    guard let latest = schedule.previous(before: now + 1) else { return }
    try write { tx throws(StoreError) in
      if try Settings(tx)[.askedFrom] == nil {
        try tx.set(.askedFrom, to: latest)
        try tx.set(.askedUntil, to: latest - 1)
      }
      return .success(())
    }
    try catchUp()
  }

  /// Records the probes whose moments have come, if asking has begun.
  ///
  /// - Returns: the new probes in order; those that came while no program ran are among them.
  /// - Complexity: O(1) when there are none.
  @discardableResult
  public func catchUp() throws(TrackerError) -> [Probe] {
    let now = surroundings.now()
    let isDue = cursor.withLock { cursor in
      // Only ever ahead of what is recorded, so nothing can be due before it.
      cursor.latest == nil || cursor.upcoming <= now || cursor.latest.map { $0 > now } ?? true
    }
    guard isDue, !store.isReadOnly else { return [] }
    guard var recorded = try read({ tx throws(StoreError) in try Settings(tx)[.askedUntil] })
    else { return [] }
    if recorded > now { recorded = try rewind(to: now) }
    var ahead = cursor.withLock { cursor in
      cursor.skip(to: recorded + 1)
      return cursor
    }
    guard ahead.upcoming <= now else { return [] }
    let added = try write { tx throws(StoreError) -> Result<[ProbeRecord], TrackerError> in
      let until = try Settings(tx)[.askedUntil] ?? recorded
      ahead.skip(to: until + 1)
      var moments: [Int64] = []
      while ahead.upcoming <= now { moments += ahead.next().map { [$0] } ?? [] }
      guard let last = moments.last else { return .success([]) }
      var added: [ProbeRecord] = []
      for moment in moments where try !tx.contains(ProbeRecord.self, moment) {
        added.append(scheduledProbe(at: moment))
      }
      try tx.add(added)
      try tx.set(.askedUntil, to: last)
      return .success(added)
    }
    // Not before the moments are kept: what could not be stored is asked again.
    cursor.withLock { $0 = ahead }
    return added.map { Probe($0, at: now) }
  }

  /// Takes back the questions of a clock that was ahead, so that asking goes on where it is now.
  ///
  /// What a person or a log has said of them stays.
  ///
  /// - Returns: the moment up to which all probes are recorded.
  private func rewind(to now: Int64) throws(TrackerError) -> Int64 {
    let latest = schedule.previous(before: now + 1)
    return try write { tx throws(StoreError) in
      let settings = try Settings(tx)
      guard let until = settings[.askedUntil], until > now else {
        return .success(settings[.askedUntil] ?? now)
      }
      try tx.withdraw(
        ProbeRecord.where(
          \.moment > now && \.moment <= until && \.isScheduled == true && \.isUnfilled == true
            && \.note == nil))
      var recorded = now
      if let from = settings[.askedFrom], from > now, let latest {
        try tx.set(.askedFrom, to: latest)
        recorded = latest - 1
      }
      try tx.set(.askedUntil, to: recorded)
      return .success(recorded)
    }
  }

  /// A probe of the schedule that nobody has answered.
  func scheduledProbe(at moment: Int64) -> ProbeRecord {
    ProbeRecord(
      moment: moment, gap: schedule.meanGap, offset: surroundings.offset(moment),
      isScheduled: true, isUnfilled: true)
  }
}

extension Transaction {
  /// Adds probes and counts them.
  func add(_ probes: [ProbeRecord]) throws(StoreError) {
    guard !probes.isEmpty else { return }
    try insert(probes)
    var sheet = TallySheet()
    for probe in probes { sheet.add(Subject.everyProbe, probe) }
    try sheet.store(in: self)
  }
}

extension Transaction {
  /// Deletes probes without an answer, and counts them no more.
  fileprivate func withdraw(_ query: Query<ProbeRecord>) throws(StoreError) {
    var sheet = TallySheet()
    for probe in try fetch(query) { sheet.add(Subject.everyProbe, probe, times: -1) }
    try delete(query)
    try sheet.store(in: self)
    try delete(TallyRecord.where(\.count == 0))
  }
}

extension Probe {
  /// A probe without an answer, as it stands at a time.
  init(_ record: ProbeRecord, at now: Int64) {
    self.init(
      moment: record.moment, gap: record.gap, offset: record.offset,
      isScheduled: record.isScheduled,
      state: record.remark == nil
        ? Probe.unansweredState(of: record.moment, at: now) : .autoTagged,
      remark: record.remark)
  }
}
