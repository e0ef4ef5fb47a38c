public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Returns the development of a condition on tags, or of the coverage alone, through a period of the
  /// person's calendar.
  ///
  /// Only the days from the first probe of the period to its last are divided into steps.
  ///
  /// - Parameters:
  ///   - expression: the condition, or nil for the coverage alone.
  ///   - period: the days that count, up to now.
  ///   - weekStart: the day with which weeks begin.
  ///   - step: the unit into which the days are divided; nil for the one that suits their number.
  /// - Complexity: O(p) in the probes of a period of up to two years, otherwise O(m) in its months.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func trend(
    of expression: TagExpression<TagName>?, in period: Period, weekStart: Weekday = .monday,
    by step: Trend.Step? = nil
  ) throws(TrackerError) -> Trend {
    try catchUp()
    let (now, today) = (self.now, self.today)
    guard let expression else {
      return try read { tx throws(StoreError) in
        try tx.trend(
          of: nil, in: period, weekStart: weekStart, by: step, now: now, today: today,
          offset: host.offset)
      }
    }
    return try read(about: expression) { tx, condition throws(StoreError) in
      try tx.trend(
        of: condition, in: period, weekStart: weekStart, by: step, now: now, today: today,
        offset: host.offset)
    }
  }
}

extension Snapshot {
  fileprivate func trend(
    of condition: TagCondition?, in period: Period, weekStart: Weekday, by chosen: Trend.Step?,
    now: Moment, today: CivilDate, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> Trend {
    let period = try counted(period, now: now, offset: offset)
    guard let days = try askedDays(in: period) else {
      return Trend(name: condition?.name, step: chosen ?? .day, parts: [])
    }
    let usual = Trend.Step(
      days: days.upperBound.dayNumber - days.lowerBound.dayNumber + 1, weekStart: weekStart)
    let step = chosen ?? usual
    var sums = TrendSums(step: step, of: condition)
    try add(days, of: period, to: &sums)
    let record = try askingRecord(upTo: now, offset: offset)
    var starts: [CivilDate: Moment] = [:]
    for day in step.bounds(of: days) {
      starts[day] = try start(of: day, offset: offset)
    }
    let parts = sums.parts(of: days) { first, end in
      let earliest = Bounds.moments.lowerBound
      return record.askedTime(
        from: Swift.max(starts[first] ?? earliest, earliest),
        to: Swift.min(starts[end] ?? now, now))
    }
    return Trend(
      name: condition?.name, step: step, parts: parts,
      shift: Trend.Shift(in: parts, of: step, on: today))
  }
}

/// The counts of each step of a trend.
private struct TrendSums {
  let step: Trend.Step
  let condition: TagCondition?
  private var counts: [CivilDate: SubjectCounts] = [:]
  /// The answers that satisfy the condition, by mean gap and part of the week.
  private var met: [CivilDate: [Seconds: PartCounts]] = [:]

  init(step: Trend.Step, of condition: TagCondition?) {
    self.step = step
    self.condition = condition
  }

  /// Counts probes in their hours of the week.
  mutating func add(_ hours: HourCounts, _ subject: TallySubject, gap: Seconds, on day: CivilDate) {
    let start = step.start(of: day)
    counts[start, default: SubjectCounts()].add(subject, gap: gap) { $0.add(hours) }
    counts[start, default: SubjectCounts()].add(hours, subject)
  }

  /// Adds answers that satisfy the condition; they must be added as answers, too.
  mutating func addMet(
    gap: Seconds, on day: CivilDate, _ change: (inout PartCounts) -> Void
  ) {
    guard Bounds.gaps.contains(gap) else { return }
    change(&met[step.start(of: day), default: [:]][gap, default: PartCounts()])
  }

  /// The counts of consecutive probes of one day and one gap.
  struct Open {
    var day = CivilDate(dayNumber: 0)
    var gap = Seconds.zero
    /// Whether there are any probes.
    var isUsed = false
    /// The probes of each subject in each hour of the week.
    var hours = TallySubject.ofSample.map { _ in HourCounts() }
    var met = PartCounts()
  }

  mutating func add(_ open: Open) {
    guard open.isUsed else { return }
    for (subject, hours) in zip(TallySubject.ofSample, open.hours) {
      add(hours, subject, gap: open.gap, on: open.day)
    }
    addMet(gap: open.gap, on: open.day) { $0 += open.met }
  }

  /// Returns all steps of certain days, including those without probes.
  func parts(
    of days: ClosedRange<CivilDate>,
    asked: (_ first: CivilDate, _ end: CivilDate) -> AskedTime
  ) -> [Trend.Part] {
    let bounds = step.bounds(of: days)
    return zip(bounds, bounds.dropFirst()).map { first, end in
      let start = step.start(of: first)
      let counts = counts[start] ?? SubjectCounts()
      let asked = asked(first, end)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      let met = met[start] ?? [:]
      let figure = condition.map { condition in
        Statistics.Figure(
          name: condition.name, color: condition.color,
          counts: gaps.flatMap { (met[$0] ?? PartCounts()).counts }, in: sample)
      }
      return Trend.Part(
        start: first, days: end.dayNumber - first.dayNumber, probes: sample.probes,
        answered: sample.answered, askedHours: sample.askedHours, gap: counts.gap(in: asked),
        tag: figure)
    }
  }
}

extension Trend.Step {
  /// Returns the first days of all steps of certain days, and the day after the last.
  func bounds(of days: ClosedRange<CivilDate>) -> [CivilDate] {
    var bounds = [days.lowerBound]
    let end = days.upperBound.advanced(by: 1)
    while let last = bounds.last, last < end {
      // A step that would not advance, as at the end of all calendars, is the last.
      let next = min(self.end(of: last), end)
      bounds.append(next > last ? next : end)
    }
    return bounds
  }
}

extension Snapshot {
  /// Returns the days from the period's first probe to its last, or nil if it has none.
  func askedDays(
    in counted: CountedPeriod
  ) throws(StoreError) -> ClosedRange<CivilDate>? {
    let period = counted.period
    let moments = counted.moments(of: period)
    // Times on the person's clock, as the moments at which a UTC clock shows them.
    let dayStart = try dayStart()
    let from = period.from.map { $0.start(at: .utc) + dayStart.time } ?? .distantPast
    let to = period.to.map { $0.advanced(by: 1).start(at: .utc) + dayStart.time } ?? .distantFuture
    var ends: [Moment] = []
    func take(_ row: borrowing Row) throws(StoreError) {
      if let clock = try row.get(0, as: Moment?.self) { ends.append(clock) }
    }
    // Clocks that differ may show an earlier day later, but not by more than 30 hours.
    try rows(
      """
      WITH seen AS NOT MATERIALIZED (
        SELECT moment, moment + max(-86400, min(utc_offset, 86400)) AS clock FROM probe
        WHERE is_asked OR NOT is_unfilled
      )
      SELECT min(clock) FROM seen
      WHERE moment >= ?1 AND clock >= ?3 AND clock < ?4 AND moment < 108000 + (
        SELECT moment FROM seen
        WHERE moment >= ?1 AND moment < ?2 AND clock >= ?3 AND clock < ?4
        ORDER BY moment LIMIT 1
      )
      """, bind: moments.lowerBound, moments.upperBound, from, to, each: take)
    try rows(
      """
      WITH seen AS NOT MATERIALIZED (
        SELECT moment, moment + max(-86400, min(utc_offset, 86400)) AS clock FROM probe
        WHERE is_asked OR NOT is_unfilled
      )
      SELECT max(clock) FROM seen
      WHERE moment < ?2 AND clock >= ?3 AND clock < ?4 AND moment > -108000 + (
        SELECT moment FROM seen
        WHERE moment >= ?1 AND moment < ?2 AND clock >= ?3 AND clock < ?4
        ORDER BY moment DESC LIMIT 1
      )
      """, bind: moments.lowerBound, moments.upperBound, from, to, each: take)
    guard ends.count == 2, let first = ends.min(), let last = ends.max() else { return nil }
    return LocalTime(first, offset: .utc).day(
      from: dayStart)...LocalTime(last, offset: .utc).day(from: dayStart)
  }

  /// Adds the probes of certain days: whole months from the tallies, the rest one by one.
  fileprivate func add(
    _ days: ClosedRange<CivilDate>, of counted: CountedPeriod, to sums: inout TrendSums
  ) throws(StoreError) {
    let period = Period(days)
    guard sums.step == .month else { return try addEach(of: period, in: counted, to: &sums) }
    let parts = PeriodParts(period, before: counted.parts.limit)
    let subject = sums.condition?.subject
    let subjects = TallySubject.ofSample + (subject.map { [$0] } ?? [])
    let months = TallyRecord.where(.is(\.subject, oneOf: subjects))
      .where(parts.holdsWholeMonth).where(TallyRecord.isPossible)
    for tally in try fetch(months) {
      let day = tally.month.firstDay
      if tally.subject == subject {
        sums.addMet(gap: tally.gap, on: day) { $0.add(tally.hours.counts) }
      } else {
        sums.add(tally.hours.counts, tally.subject, gap: tally.gap, on: day)
      }
    }
    if let condition = sums.condition, subject == nil {
      for record in try combinations(ofWholeMonthsIn: parts) {
        var counts = CombinationCounts()
        counts.add(record.counts)
        let met = counts.count(meeting: condition)
        sums.addMet(gap: record.gap, on: record.month.firstDay) { $0.add(met, in: record.part) }
      }
    }
    for days in parts.days { try addEach(of: days, in: counted, to: &sums) }
  }

  /// Adds the probes of certain days one by one.
  ///
  /// Three lists in chronological order, read side by side, cost a third of a query that joins them.
  private func addEach(
    of days: Period, in counted: CountedPeriod, to sums: inout TrendSums
  ) throws(StoreError) {
    let moments = counted.moments(of: days)
    let dayStart = try dayStart()
    var answers = try fetch(
      \.moment,
      AnswerRecord.where(\.moment >= moments.lowerBound && \.moment < moments.upperBound)
        .order(\.moment))[...]
    var met: ArraySlice<Moment> = []
    if let condition = sums.condition {
      met = try self.moments(meeting: condition.tags, in: moments)[...]
    }
    var open = TrendSums.Open()
    try rows(
      """
      SELECT moment, gap, utc_offset, is_asked, is_unfilled FROM probe
      WHERE moment >= ? AND moment < ? ORDER BY moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      let time = LocalTime(stored: moment, offset: try row.get(2))
      let day = time.day(from: dayStart)
      let isAnswered = answers.first == moment
      if isAnswered { answers.removeFirst() }
      let isMet = met.first == moment
      if isMet { met.removeFirst() }
      guard days.contains(day) else { return }
      let gap: Seconds = try row.get(1)
      let isAsked: Bool = try row.get(3)
      if open.day != day || open.gap != gap {
        sums.add(open)
        open = TrendSums.Open(day: day, gap: gap)
      }
      let isUnfilled: Bool = try row.get(4)
      let hour = time.hourOfWeek
      open.isUsed = true
      // In the order of the subjects.
      let isCounted = [isAsked || !isUnfilled, isAnswered, isAnswered && !isAsked]
      for (place, isCounted) in isCounted.enumerated() where isCounted {
        open.hours[place].add(1, at: hour)
      }
      if isMet { open.met.add(1, at: hour) }
    }
    sums.add(open)
  }
}
