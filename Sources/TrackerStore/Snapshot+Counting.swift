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
      let past = Period(
        from: period.from, to: max(min(last, period.to ?? last), period.from ?? last))
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

/// The number of probes of each subject, by mean gap and part of the week.
struct SubjectCounts {
  struct Key: Hashable {
    let subject: TallySubject
    let gap: Seconds
  }

  private(set) var counts: [Key: PartCounts] = [:]
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

  /// Changes the counts of a subject and a mean gap that is possible.
  mutating func add(
    _ subject: TallySubject, gap: Seconds, _ change: (inout PartCounts) -> Void
  ) {
    guard Bounds.gaps.contains(gap) else { return }
    change(&counts[Key(subject: subject, gap: gap), default: PartCounts()])
  }

  /// The number of answers with each tag that occurs.
  var tagTotals: [TagID: Int] {
    var totals: [TagID: Int] = [:]
    for (key, counts) in counts {
      if case .tag(let tag) = key.subject { totals[tag, default: 0] += counts.total }
    }
    return totals.filter { $0.value > 0 }
  }

  subscript(subject: TallySubject, gap: Seconds) -> PartCounts {
    counts[Key(subject: subject, gap: gap)] ?? PartCounts()
  }

  /// Returns the counts of a subject in each cell of the sample.
  func cells(of subject: TallySubject, _ gaps: [Seconds]) -> [Int] {
    gaps.flatMap { self[subject, $0].counts }
  }

  /// Returns the mean gaps of all probes and of all spans, ascending.
  func gaps(and asked: AskedTime) -> [Seconds] {
    Set(counts.keys.map(\.gap)).union(asked.parts.keys).sorted()
  }

  /// Returns the sample for estimating shares; its cells are the parts of the week, gap by gap.
  func sample(_ gaps: [Seconds], _ asked: AskedTime) -> AskedSample {
    let room = asked.room(for: gaps.map { ($0, self[.answeredUnasked, $0].total) })
    return AskedSample(
      gaps.flatMap { gap in
        let (probes, answers) = (self[.everyProbe, gap].counts, self[.everyAnswer, gap].counts)
        let (unasked, seconds) = (self[.answeredUnasked, gap].counts, asked.parts[gap])
        return (0..<PartOfWeek.count).map { part in
          AskedSample.Cell(
            gapSeconds: Double(gap.seconds), probes: probes[part], answered: answers[part],
            askedSeconds: (seconds?[part] ?? 0)
              + Double(gap.seconds) * Double(unasked[part]) * room)
        }
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
    let (first, last) = period.parts.wholeMonths
    let (least, most) = (Bounds.counts.lowerBound, Bounds.counts.upperBound)
    // The subjects of a sample are those that are no tags.
    try rows(
      """
      SELECT subject, gap, hours FROM tally
      WHERE subject <= ? AND month >= ? AND month <= ? AND count >= ? AND count <= ?
      """, bind: isOfSample ? 0 : .max, first, last, least, most
    ) { row throws(StoreError) in
      let hours: [UInt8] = try row.get(2)
      counts.add(try row.get(0), gap: try row.get(1)) { $0.add(stored: hours) }
    }
    let spread = TallyRecord.where(.is(\.subject, oneOf: [.everyProbe, .everyAnswer]))
    for tally in try fetch(spread.where(period.parts.holdsWholeMonth)) {
      counts.add(tally.hours.counts, tally.subject)
    }
    for days in period.parts.days {
      try eachSubject(of: days, in: period) { subject, place in
        counts.add(subject, at: place.hour)
        if isOfSample, !TallySubject.ofSample.contains(subject) { return }
        counts.add(subject, gap: place.gap) { $0.add(1, at: place.hour) }
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
