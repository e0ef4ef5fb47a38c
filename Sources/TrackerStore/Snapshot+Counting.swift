internal import CivilTime
internal import Persistence
internal import Sampling
internal import Tracking

// The counts of a period: whole months come from the tallies, the rest is counted probe by probe.

/// The stretch of the past that figures cover.
struct CountedPeriod {
  let period: Period
  let now: Moment
  /// The months and days of the period up to now.
  let parts: PeriodParts

  /// - Parameter reachesBeyondNow: whether anything is stored for the future.
  init(_ period: Period, now: Moment, today: CivilDate, reachesBeyondNow: Bool) {
    self.now = now
    // Clocks differ by a day at most.
    let last = today.advanced(by: 1)
    guard reachesBeyondNow, period.to.map({ $0 >= today }) ?? true,
      let past = Period(from: period.from, to: max(last, period.from ?? last))
    else {
      self.period = period
      parts = PeriodParts(period)
      return
    }
    self.period = past
    // The current month is counted probe by probe: its tallies include the future.
    parts = PeriodParts(past, before: today.month)
  }

  /// Returns the range of moments that may lie on certain days.
  func moments(of days: Period) -> Range<Moment> {
    let moments = days.moments
    let low = max(moments.lowerBound, Bounds.moments.lowerBound)
    return low.until(min(moments.upperBound, now + .seconds(1)))
  }
}

/// The number of probes of each subject, by mean gap.
struct SubjectCounts {
  struct Key: Hashable {
    let subject: TallySubject
    let gap: Seconds
  }

  private(set) var counts: [Key: Int] = [:]
  /// The probes in each hour of the week, and those of them that have an answer.
  private var (asked, answered) = (HourCounts(), HourCounts())

  /// Returns the lack of answers that makes figures misleading.
  func gap(in time: AskedTime) -> AnswerGap? {
    AnswerGap(asked: asked, answered: answered, isEven: time.isEven)
  }

  /// Counts probes in their hour of the week.
  mutating func add(_ counts: HourCounts, _ subject: TallySubject) {
    switch subject {
    case .everyProbe: asked += counts
    case .everyAnswer: answered += counts
    default: break
    }
  }

  /// Counts a probe in its hour of the week.
  mutating func add(_ subject: TallySubject, at hour: HourOfWeek) {
    switch subject {
    case .everyProbe: asked.add(1, at: hour)
    case .everyAnswer: answered.add(1, at: hour)
    default: break
    }
  }

  mutating func add(_ count: Int, _ subject: TallySubject, gap: Seconds) {
    guard Bounds.gaps.contains(gap) else { return }
    counts[Key(subject: subject, gap: gap), default: 0] += count
  }

  /// The number of answers with each tag that occurs.
  var tagTotals: [TagID: Int] {
    var totals: [TagID: Int] = [:]
    for (key, count) in counts where count > 0 {
      if case .tag(let tag) = key.subject { totals[tag, default: 0] += count }
    }
    return totals
  }

  subscript(subject: TallySubject, gap: Seconds) -> Int {
    counts[Key(subject: subject, gap: gap)] ?? 0
  }

  /// Returns the mean gaps of all probes and of all spans, ascending.
  func gaps(and asked: AskedTime) -> [Seconds] {
    Set(counts.keys.map(\.gap)).union(asked.seconds.keys).sorted()
  }

  /// Returns the sample for estimating shares; its strata are in the order of the gaps.
  func sample(_ gaps: [Seconds], _ asked: AskedTime) -> AskedSample {
    let room = asked.room(for: gaps.map { ($0, self[.answeredUnasked, $0]) })
    return AskedSample(
      gaps.map { gap in
        AskedSample.Stratum(
          gapSeconds: Double(gap.seconds), probes: self[.everyProbe, gap],
          answered: self[.everyAnswer, gap],
          askedSeconds: asked.seconds[gap, default: 0]
            + Double(gap.seconds) * Double(self[.answeredUnasked, gap]) * room)
      })
  }
}

extension Snapshot {
  /// Returns the past part of a period.
  func counted(
    _ period: Period, now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> CountedPeriod {
    CountedPeriod(
      period, now: now, today: LocalTime(now, offset: offset(now)).day(from: try dayStart()),
      reachesBeyondNow: try first(ProbeRecord.where(\.moment > now)) != nil)
  }

  /// Counts the probes of all subjects, or only of those that make up a sample.
  func counts(
    in period: CountedPeriod, ofSampleAlone isOfSample: Bool = false
  ) throws(StoreError) -> SubjectCounts {
    var counts = SubjectCounts()
    var months = TallyRecord.where(period.parts.holdsWholeMonth).where(TallyRecord.isPossible)
    if isOfSample { months = months.where(.is(\.subject, oneOf: TallySubject.ofSample)) }
    for (subject, gap, count) in try group(
      months, by: .value(\.subject), and: .value(\.gap), .sum(\.count))
    {
      counts.add(count, subject, gap: gap)
    }
    let spread = TallyRecord.where(.is(\.subject, oneOf: [.everyProbe, .everyAnswer]))
    for tally in try fetch(spread.where(period.parts.holdsWholeMonth)) {
      counts.add(tally.hours.counts, tally.subject)
    }
    for days in period.parts.days {
      try eachSubject(of: days, in: period) { subject, place in
        counts.add(subject, at: place.hour)
        if isOfSample, !TallySubject.ofSample.contains(subject) { return }
        counts.add(1, subject, gap: place.gap)
      }
    }
    return counts
  }

  /// Counts the probes of one subject in each hour of the week, by mean gap.
  func hours(
    of subject: TallySubject, in period: CountedPeriod
  ) throws(StoreError) -> [Seconds: HourCounts] {
    var hours: [Seconds: HourCounts] = [:]
    let months = TallyRecord.where(\.subject == subject && period.parts.holdsWholeMonth)
    for tally in try fetch(months) where Bounds.gaps.contains(tally.gap) {
      hours[tally.gap, default: HourCounts()] += tally.hours.counts
    }
    for days in period.parts.days {
      try eachSubject(of: days, in: period) { found, place in
        guard found == subject, Bounds.gaps.contains(place.gap) else { return }
        hours[place.gap, default: HourCounts()].add(1, at: place.hour)
      }
    }
    return hours
  }

  /// Calls a closure with each subject of each probe of certain days.
  private func eachSubject(
    of days: Period, in period: CountedPeriod,
    _ body: (_ subject: TallySubject, TallySheet.Place) -> Void
  ) throws(StoreError) {
    let moments = period.moments(of: days)
    let dayStart = try dayStart()
    var last: Moment?
    try rows(
      """
      SELECT probe.moment, gap, utc_offset, is_asked, is_unfilled, answer.moment, answer_tag.tag
      FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE probe.moment >= ? AND probe.moment < ?
      ORDER BY probe.moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      let offset: UTCOffset = try row.get(2)
      guard days.contains(LocalTime(stored: moment, offset: offset).day(from: dayStart)) else {
        return
      }
      let place = TallySheet.Place(
        moment: moment, offset: offset, gap: try row.get(1), from: dayStart)
      if moment != last {
        let (isAsked, isUnfilled): (Bool, Bool) = (try row.get(3), try row.get(4))
        if isAsked || !isUnfilled { body(.everyProbe, place) }
        if try row.get(5, as: Moment?.self) != nil {
          body(.everyAnswer, place)
          if !isAsked { body(.answeredUnasked, place) }
        }
      }
      if let tag = try row.get(6, as: TagID?.self) { body(.tag(tag), place) }
      last = moment
    }
  }
}
