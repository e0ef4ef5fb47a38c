public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// How a tag, or the coverage alone, goes on through a period, by the person's calendar.
  ///
  /// Only the days from the first probe of the period to its last are cut into steps.
  ///
  /// - Parameters:
  ///   - name: the tag, in any case, or nil for the coverage alone.
  ///   - period: the days that count.
  /// - Complexity: O(p) in the probes of a period of up to two years, otherwise O(m) in its months.
  /// - Throws: ``TrackerError/unknownTag(_:)`` where nobody has used the tag.
  public func trend(of name: String?, in period: Period) throws(TrackerError) -> Trend {
    try catchUp()
    var isUnknown = false
    let trend = try read { tx throws(StoreError) -> Trend in
      var tag: TagRecord?
      if let name {
        tag = try tx.existingTag(named: TagName(name))
        isUnknown = tag == nil
      }
      guard let days = try tx.askedDays(in: period) else {
        return Trend(name: tag?.name, step: .day, parts: [])
      }
      let step = Trend.Step(days: days.upperBound.dayNumber - days.lowerBound.dayNumber + 1)
      var sums = TrendSums(step: step, tag: tag?.id)
      try tx.add(days, to: &sums)
      return Trend(
        name: tag?.name, step: step, parts: sums.parts(of: days, name: tag?.name))
    }
    if isUnknown, let name { throw .unknownTag(name) }
    return trend
  }
}

/// The sums of each step of a trend.
private struct TrendSums {
  struct Sum {
    var probes = 0
    var answered = 0
    var count = 0
    var seconds: Int64 = 0

    mutating func add(_ other: Sum) {
      probes += other.probes
      answered += other.answered
      count += other.count
      seconds += other.seconds
    }
  }

  let step: Trend.Step
  let tag: Int64?
  private var sums: [CivilDate: Sum] = [:]

  init(step: Trend.Step, tag: Int64?) {
    self.step = step
    self.tag = tag
  }

  mutating func add(_ sum: Sum, on day: CivilDate) {
    sums[step.start(of: day), default: Sum()].add(sum)
  }

  /// All steps of some days, also those in which nobody was asked.
  func parts(of days: ClosedRange<CivilDate>, name: String?) -> [Trend.Part] {
    var parts: [Trend.Part] = []
    var day = days.lowerBound
    while day <= days.upperBound {
      let sum = sums[step.start(of: day)] ?? Sum()
      let end = min(step.end(of: day), days.upperBound.advanced(by: 1))
      let figure = name.map {
        Statistics.Figure(
          name: $0, count: sum.count, seconds: sum.seconds, answered: sum.answered)
      }
      parts.append(
        Trend.Part(
          start: day, days: end.dayNumber - day.dayNumber, probes: sum.probes,
          answered: sum.answered, tag: figure))
      day = end
    }
    return parts
  }
}

extension Snapshot {
  /// The days from the period's first probe to its last, or nil where it has none.
  fileprivate func askedDays(in period: Period) throws(StoreError) -> ClosedRange<CivilDate>? {
    let moments = period.moments
    let probes = ProbeRecord.where(
      \.moment >= moments.lowerBound && \.moment < moments.upperBound)
    guard let first = try fetch(probes.order(\.moment).limit(1)).first,
      let last = try fetch(probes.order(\.moment, .descending).limit(1)).first
    else { return nil }
    // The moments reach beyond the days, as far as clocks differ.
    let start = first.day(noEarlierThan: period.from)
    let end = last.day(noLaterThan: period.to)
    return start <= end ? start...end : nil
  }

  /// Adds the probes of some days: whole months from the tallies, the rest one by one.
  fileprivate func add(
    _ days: ClosedRange<CivilDate>, to sums: inout TrendSums
  ) throws(StoreError) {
    guard let period = Period(from: days.lowerBound, to: days.upperBound) else { return }
    guard sums.step == .month else { return try addEach(in: period, to: &sums) }
    let parts = PeriodParts(period)
    let subjects = [Subject.everyProbe, Subject.everyAnswer] + (sums.tag.map { [$0] } ?? [])
    let months = TallyRecord.where(.is(\.subject, oneOf: subjects))
      .where(parts.holdsWholeMonth)
    for (subject, month, count, seconds) in try group(
      months, by: .value(\.subject), and: .value(\.month), .sum(\.count), .sum(\.seconds))
    {
      var sum = TrendSums.Sum()
      switch subject {
      case Subject.everyProbe: sum.probes = count
      case Subject.everyAnswer: sum.answered = count
      default: (sum.count, sum.seconds) = (count, Int64(seconds))
      }
      sums.add(sum, on: CivilDate(firstOfMonth: month))
    }
    for days in parts.days { try addEach(in: days, to: &sums) }
  }

  /// Adds the probes of some days one by one.
  ///
  /// Three lists in the order of time, read side by side, cost a third of a query that joins them.
  private func addEach(in days: Period, to sums: inout TrendSums) throws(StoreError) {
    let moments = days.moments
    var answers = try fetch(
      \.moment,
      AnswerRecord.where(\.moment >= moments.lowerBound && \.moment < moments.upperBound)
        .order(\.moment))[...]
    var tagged: ArraySlice<Int64> = []
    if let tag = sums.tag {
      tagged = try fetch(
        \.moment,
        AnswerTagRecord.where(
          \.moment >= moments.lowerBound && \.moment < moments.upperBound && \.tag == tag
        )
        .order(\.moment))[...]
    }
    var open: (day: CivilDate, sum: TrendSums.Sum)?
    try rows(
      """
      SELECT moment, gap, utc_offset FROM probe WHERE moment >= ? AND moment < ? ORDER BY moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Int64 = try row.get(0)
      let day = LocalTime(moment, offset: try row.get(2)).date
      let isAnswered = answers.first == moment
      if isAnswered { answers.removeFirst() }
      let isTagged = tagged.first == moment
      if isTagged { tagged.removeFirst() }
      guard days.contains(day) else { return }
      if let closed = open, closed.day != day {
        sums.add(closed.sum, on: closed.day)
        open = nil
      }
      var sum = open?.sum ?? TrendSums.Sum()
      sum.probes += 1
      if isAnswered { sum.answered += 1 }
      if isTagged {
        sum.count += 1
        sum.seconds += try row.get(1, as: Int64.self)
      }
      open = (day, sum)
    }
    if let open { sums.add(open.sum, on: open.day) }
  }
}

extension ProbeRecord {
  private var day: CivilDate { LocalTime(moment, offset: offset).date }

  fileprivate func day(noEarlierThan first: CivilDate?) -> CivilDate {
    first.map { max(day, $0) } ?? day
  }

  fileprivate func day(noLaterThan last: CivilDate?) -> CivilDate {
    last.map { min(day, $0) } ?? day
  }
}
