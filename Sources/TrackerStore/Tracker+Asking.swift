public import CivilTime
internal import Persistence
internal import Sampling
internal import Synchronization
public import Tracking

extension Tracker {
  /// The party responsible for asking at each moment.
  public enum Keeper: Sendable {
    /// The person, who answers by hand and fills in what came meanwhile: all time counts as asked.
    case person
    /// A program, which calls ``Tracker/keepAsking()`` continually: only the time while it runs counts as
    /// asked.
    case program
  }

  /// The longest time without any call after which the past moments are still recorded.
  ///
  /// More would not be filled in, and a clock that jumps forward would create just as many.
  public static let longestAbsence = Seconds.days(31)

  /// Begins to follow the schedule, unless it is being followed already.
  ///
  /// The first time, nothing before now has been asked, and the first question is about now.
  ///
  /// - Parameters:
  ///   - keeper: the party responsible for asking.
  ///   - isAskedNow: whether the first time there is a question at once, rather than at the next moment.
  public func startAsking(
    by keeper: Keeper = .person, isAskedNow: Bool = true
  ) throws(TrackerError) {
    let now = self.now
    guard case .some = schedule.previous(before: now + .seconds(1)) else { return }
    try write { tx throws(StoreError) in
      if try TrackerState(tx).askedFrom == nil {
        try begin(at: now, by: keeper.origin, isAskedNow: isAskedNow, in: tx)
      } else if try tx.openSpan() == nil {
        // Recent moments are still asked about.
        try tx.openSpan(
          keeper.origin, since: now - Probe.patience, until: now, meanGap: schedule.meanGap,
          seed: schedule.seed)
      }
      return .success(())
    }
    if case .program = keeper { lastAsked.withLock { $0 = $0 ?? now } }
    try catchUp()
    guard case .program = keeper else { return }
    try write { tx throws(StoreError) in
      // From now on the program takes over from the person.
      if let open = try tx.openSpan(), open.origin == .hand {
        try tx.close(open, at: now)
        try tx.openSpan(
          .program, since: now, until: now, meanGap: schedule.meanGap, seed: schedule.seed)
      }
      return .success(())
    }
  }

  /// Begins to follow the schedule now.
  private func begin(
    at now: Moment, by origin: SpanRecord.Origin, isAskedNow: Bool = true, in tx: Transaction
  ) throws(StoreError) {
    let isScheduled = schedule.contains(now)
    try tx.set(.askedFrom, to: now)
    // A moment of the schedule is asked about like any other.
    try tx.set(.askedUntil, to: isScheduled ? now - .seconds(1) : now)
    try tx.openSpan(
      origin, since: now, until: now, meanGap: schedule.meanGap, seed: schedule.seed)
    if !isScheduled, isAskedNow { try tryAsking(at: now, in: tx) }
  }

  /// Asks about now for a try, unless a question of the last minutes is there, or quiet time is now.
  ///
  /// The moment is not random: it is neither missed without an answer, nor part of the asked time.
  private func tryAsking(at now: Moment, in tx: Transaction) throws(StoreError) {
    let recent = ProbeRecord.where(\.moment > now - Probe.patience && \.moment <= now)
    var probe = scheduledProbe(at: now, of: schedule, isAsked: false, by: try tx.quietRules())
    guard try !tx.exists(recent), probe.quietRule == nil else { return }
    (probe.isScheduled, probe.isDismissed) = (false, true)
    try tx.add([probe])
  }

  /// Asks at the moments that have come; called every second or so by the asking program.
  ///
  /// - Returns: the new probes in order.
  @discardableResult
  public func keepAsking() throws(TrackerError) -> [Probe] {
    try refreshSchedule()
    try refreshCalendar()
    let now = self.now
    let last = lastAsked.withLock { $0 }
    let added: [Probe]
    if let last, last > now || now - last > Probe.patience {
      // The machine slept, or its clock was set.
      added = try catchUp(evenIfNothingIsDue: true)
    } else {
      added = try catchUp()
    }
    lastAsked.withLock { $0 = now }
    return added
  }

  /// Ends the time during which this program asks.
  public func stopAsking() throws(TrackerError) {
    guard lastAsked.withLock({ $0 }) != nil else { return }
    try keepAsking()
    let now = self.now
    try write { tx throws(StoreError) in
      if let open = try tx.openSpan(), open.origin == .program { try tx.close(open, at: now) }
      return .success(())
    }
    lastAsked.withLock { $0 = nil }
  }

  /// Records the probes whose moments have come, if asking has begun.
  ///
  /// - Returns: the new probes in order, including those that came while no program ran.
  /// - Complexity: O(1) if there are none.
  @discardableResult
  public func catchUp() throws(TrackerError) -> [Probe] { try catchUp(evenIfNothingIsDue: false) }

  @discardableResult
  func catchUp(evenIfNothingIsDue isForced: Bool) throws(TrackerError) -> [Probe] {
    let now = self.now
    let isDue = cursor.withLock { cursor in
      // The cursor is only ever ahead of what is recorded, so nothing can be due before it.
      cursor.latest == nil || cursor.upcoming <= now || cursor.latest.map { $0 > now } ?? true
    }
    guard isDue || isForced, !store.isReadOnly else { return [] }
    let settings = try read { tx throws(StoreError) in try TrackerState(tx) }
    guard var recorded = settings.askedUntil else { return [] }
    follow(try schedule(of: settings))
    if recorded > now { recorded = try rewind(to: now) }
    if now - recorded > Self.longestAbsence {
      recorded = (schedule.previous(before: now + .seconds(1)) ?? now) - .seconds(1)
    }
    var ahead = cursor.withLock { cursor in
      cursor.skip(to: recorded + .seconds(1))
      return cursor
    }
    guard ahead.upcoming <= now || isForced else { return [] }
    let added = try write { tx throws(StoreError) -> Result<[ProbeRecord], TrackerError> in
      // Another process has just changed the schedule: its moments come with the next call.
      guard try TrackerState(tx).meanGap == ahead.schedule.meanGap else { return .success([]) }
      let until = max(try TrackerState(tx).askedUntil ?? recorded, recorded)
      ahead.skip(to: until + .seconds(1))
      var moments: [Moment] = []
      while ahead.upcoming <= now { moments += ahead.next().map { [$0] } ?? [] }
      let asked = try continueSpan(
        through: moments, of: ahead.schedule, now: now, in: tx)
      let rules = try tx.quietRules()
      var added: [ProbeRecord] = []
      for moment in moments where try !tx.contains(ProbeRecord.self, moment) {
        added.append(
          scheduledProbe(
            at: moment, of: ahead.schedule, isAsked: asked.contains(moment), by: rules))
      }
      try tx.noteQuietTime(rules, upTo: now, offset: host.offset)
      try tx.add(added)
      if let last = moments.last { try tx.set(.askedUntil, to: last) }
      return .success(added)
    }
    // Only after the moments are stored: if that fails they are asked again.
    cursor.withLock { if $0.schedule == ahead.schedule { $0 = ahead } }
    return added.map { Probe($0, at: now) }
  }

  /// Extends the open span to now, or ends it if the moments since were not asked.
  ///
  /// - Returns: the time in which the moments count as asked.
  private func continueSpan(
    through moments: [Moment], of schedule: Schedule, now: Moment, in tx: Transaction
  ) throws(StoreError) -> ClosedRange<Moment> {
    let fresh = now - Probe.patience
    guard let open = try tx.openSpan() else {
      // Another process may have considered this one asleep, and ended its span.
      guard lastAsked.withLock({ $0 }) != nil else { return .nothing }
      try tx.openSpan(
        .program, since: fresh, until: now, meanGap: schedule.meanGap, seed: schedule.seed)
      return fresh.through(now)
    }
    switch open.origin {
    case .log: return .nothing
    case .hand:
      guard now - open.until <= Self.longestAbsence else {
        let first = min(fresh, moments.first ?? fresh)
        try tx.close(open, at: open.until)
        try tx.openSpan(.hand, since: first, until: now, meanGap: open.meanGap, seed: open.seed)
        return .time(from: first, to: now)
      }
      try tx.extend(open, to: now)
      return .time(from: open.since, to: now)
    case .program:
      let seen = lastAsked.withLock { $0 }.map { $0 > now ? open.until : $0 }
      let firstLate = moments.first { open.since <= $0 && $0 < fresh }
      let slept = seen.map { $0 < fresh } ?? false
      guard firstLate != nil || slept else {
        try tx.extend(open, to: now)
        return .time(from: open.since, to: now)
      }
      let end = min(max(open.until, seen ?? open.until), firstLate ?? now)
      try tx.close(open, at: end)
      guard seen != nil else { return .nothing }
      try tx.openSpan(
        .program, since: max(fresh, end), until: now, meanGap: schedule.meanGap, seed: schedule.seed
      )
      return .time(from: max(fresh, end), to: now)
    }
  }

  /// Removes the probes of a clock that was ahead, so that asking continues at the present time.
  ///
  /// Those with content from a person or a log are kept. Future spans are kept, too: it is not known which of
  /// the two clocks was wrong, and figures count nothing after now.
  ///
  /// - Returns: the moment up to which all probes are recorded.
  private func rewind(to now: Moment) throws(TrackerError) -> Moment {
    let latest = schedule.previous(before: now + .seconds(1)) ?? now
    return try write { tx throws(StoreError) in
      try tx.forgetQuietTime(after: now)
      guard let until = try TrackerState(tx).askedUntil, until > now else {
        return .success(try TrackerState(tx).askedUntil ?? now)
      }
      if let open = try tx.openSpan() {
        try tx.withdraw(
          ProbeRecord.where(
            \.moment > now && \.moment <= until && \.isScheduled == true && \.isUnfilled == true
              && \.note == nil && (\.moment >= open.since || \.isAsked == false)))
        guard open.since > now else {
          try tx.close(open, at: now)
          try tx.openSpan(
            open.origin, since: now, until: now, meanGap: open.meanGap, seed: open.seed)
          try tx.set(.askedUntil, to: now)
          return .success(now)
        }
        // It began in the future by this clock: asking resumes where it was before.
        try tx.close(open, at: open.until)
        try tx.withdraw(
          ProbeRecord.where(
            \.moment == open.since && \.isScheduled == false && \.isAsked == false
              && \.isUnfilled == true && \.note == nil && \.broughtBy == nil))
        guard let earlier = try tx.endOfSpans(before: now) else {
          // Nothing was asked before.
          try begin(at: now, by: open.origin, in: tx)
          return .success(try TrackerState(tx).askedUntil ?? now)
        }
        let resumed = now - earlier <= Self.longestAbsence ? earlier : latest
        try tx.openSpan(
          open.origin, since: resumed, until: resumed, meanGap: open.meanGap, seed: open.seed)
        try tx.set(.askedUntil, to: resumed - .seconds(1))
        return .success(resumed - .seconds(1))
      }
      try tx.set(.askedUntil, to: now)
      return .success(now)
    }
  }

  /// Makes an unanswered probe of the schedule.
  ///
  /// - Parameters:
  ///   - moment: its moment.
  ///   - schedule: the schedule to which it belongs.
  ///   - isAsked: whether the person could be asked.
  ///   - rules: the rules that may forbid asking.
  func scheduledProbe(
    at moment: Moment, of schedule: Schedule, isAsked: Bool, by rules: [QuietRule]
  ) -> ProbeRecord {
    let offset = host.offset(moment)
    let rule = rules.first(covering: moment, offset: offset)
    return ProbeRecord(
      moment: moment, gap: schedule.meanGap, offset: offset, isScheduled: true,
      isAsked: isAsked && rule == nil, isUnfilled: true, quietRule: rule?.id)
  }
}

extension Tracker.Keeper {
  fileprivate var origin: SpanRecord.Origin {
    switch self {
    case .person: .hand
    case .program: .program
    }
  }
}

extension ClosedRange<Moment> {
  /// A range that contains no moment of any probe.
  fileprivate static let nothing: Self = .distantPast ... .distantPast

  /// Returns the time between two moments; nothing if it would end before it begins, like a span left by a
  /// clock ahead of this one.
  fileprivate static func time(from start: Moment, to end: Moment) -> Self {
    start <= end ? start.through(end) : .nothing
  }
}

extension Transaction {
  /// Adds probes and counts them.
  func add(_ probes: [ProbeRecord]) throws(StoreError) {
    guard !probes.isEmpty else { return }
    try insert(probes)
    var sheet = try TallySheet(in: self)
    for probe in probes { sheet.count(probe, answered: nil) }
    try sheet.store(in: self)
  }
}

extension Transaction {
  /// Deletes probes without an answer, and removes them from the tallies.
  fileprivate func withdraw(_ query: Query<ProbeRecord>) throws(StoreError) {
    var sheet = try TallySheet(in: self)
    for probe in try fetch(query) { sheet.count(probe, answered: nil, times: -1) }
    try delete(query)
    try sheet.store(in: self)
  }
}

extension Probe {
  /// Makes a probe without an answer, in its state at a time.
  init(_ record: ProbeRecord, at now: Moment) {
    self.init(
      moment: record.moment, gap: record.gap, offset: record.offset,
      isScheduled: record.isScheduled,
      state: record.remark != nil
        ? .autoTagged
        : record.quietRule != nil
          ? .quiet
          : Probe.unansweredState(of: record.moment, at: now, isAsked: record.isAsked),
      remark: record.remark, isDismissed: record.isDismissed, isAsked: record.isAsked,
      quietRule: record.quietRule)
  }
}
