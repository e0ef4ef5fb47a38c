public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Returns the probes of a period in the person's calendar, in order.
  public func probes(in period: Period) throws(TrackerError) -> [Probe] {
    try catchUp()
    var probes: [Probe] = []
    try eachProbe(in: period) { probes.append($0) }
    return probes
  }

  /// Returns the probes of a period that match a filter, in order.
  ///
  /// - Parameters:
  ///   - period: the days, in the person's calendar.
  ///   - filter: the filter.
  /// - Complexity: O(n) in the probes of the period.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if a tag of the filter has never been used.
  public func probes(
    in period: Period, matching filter: ProbeFilter
  ) throws(TrackerError) -> [Probe] {
    try catchUp()
    let passes = try test(filter)
    var probes: [Probe] = []
    try eachProbe(in: period) { if passes($0) { probes.append($0) } }
    return probes
  }

  /// Returns the first probes of a period after a moment, in order.
  ///
  /// - Parameters:
  ///   - period: the days, in the person's calendar.
  ///   - moment: the moment after which they begin; nil for the first of the period.
  ///   - limit: the maximum number of probes.
  /// - Complexity: O(n) in the limit, regardless of the period.
  public func probes(
    in period: Period, after moment: Moment?, limit: Int
  ) throws(TrackerError) -> [Probe] {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      var probes: [Probe] = []
      let dayStart = try tx.dayStart()
      let end = period.moments.upperBound
      var start = Swift.max(
        period.moments.lowerBound, moment.map { $0 + .seconds(1) } ?? .distantPast)
      // Near its ends a period has moments of other days.
      while probes.count < limit, start < end {
        let query = ProbeRecord.where(\.moment >= start && \.moment < end).order(\.moment)
        guard let last = try tx.fetch(\.moment, query.limit(limit)).last else { break }
        try tx.eachProbe(in: start.until(last + .seconds(1)), at: now) { probe, _ in
          let day = LocalTime(stored: probe.moment, offset: probe.offset).day(from: dayStart)
          if probes.count < limit, period.contains(day) { probes.append(probe) }
        }
        start = last + .seconds(1)
      }
      return probes
    }
  }

  /// Returns the probe of a moment; nil if there is none.
  public func probe(at moment: Moment) throws(TrackerError) -> Probe? {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      guard let record = try tx.find(ProbeRecord.self, moment) else { return nil }
      return try tx.answered(record) ?? Probe(record, at: now)
    }
  }

  /// Returns the probe nearest to a moment; nil before there is one.
  public func probe(nearest moment: Moment) throws(TrackerError) -> Probe? {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let before = try tx.first(
        ProbeRecord.where(\.moment <= moment).order(\.moment, .descending))
      let after = try tx.first(
        ProbeRecord.where(\.moment > moment && \.moment <= now).order(\.moment))
      let nearest = [before, after].compactMap { $0 }.min {
        Swift.max($0.moment - moment, moment - $0.moment)
          < Swift.max($1.moment - moment, moment - $1.moment)
      }
      guard let record = nearest else { return nil }
      return try tx.answered(record) ?? Probe(record, at: now)
    }
  }

  /// Returns the probes of one minute of the person's clock.
  ///
  /// - Parameters:
  ///   - minute: the minute of the day, 0 to 1439.
  ///   - day: the day in the person's calendar.
  /// - Returns: the probes of that minute: none, one, or more if gaps are short or clocks were set back; and,
  ///   if there is none, the last before it and the first after it.
  public func probes(
    at minute: Int, on day: CivilDate
  ) throws(TrackerError) -> (there: [Probe], near: [Probe]) {
    let probes = try probes(in: Period(day.advanced(by: -1)...day.advanced(by: 1)))
    var (there, before, after): ([Probe], Probe?, Probe?) = ([], nil, nil)
    for probe in probes {
      let time = LocalTime(probe.moment, offset: probe.offset)
      let place = (time.date, time.hour * 60 + time.minute)
      if place == (day, minute) {
        there.append(probe)
      } else if place < (day, minute) {
        before = probe
      } else if after == nil {
        after = probe
      }
    }
    return (there, there.isEmpty ? [before, after].compactMap { $0 } : [])
  }

  /// Calls a closure with each probe of a period in order, in constant memory.
  public func eachProbe(in period: Period, _ body: (Probe) -> Void) throws(TrackerError) {
    let now = self.now
    try read { tx throws(StoreError) in
      let dayStart = try tx.dayStart()
      try tx.eachProbe(in: period.moments, at: now) { probe, _ in
        let time = LocalTime(stored: probe.moment, offset: probe.offset)
        if period.contains(time.day(from: dayStart)) { body(probe) }
      }
    }
  }

  /// Returns the last probe that was asked, or nil before the first.
  public func latestProbe() throws(TrackerError) -> Probe? {
    let now = self.now
    return try read { tx throws(StoreError) in try tx.latestProbe(at: now) }
  }
}

extension Snapshot {
  /// Returns the last probe that was asked.
  func latestProbe(at now: Moment) throws(StoreError) -> Probe? {
    let query = ProbeRecord.where(\.moment <= now && \.quietRule == nil)
      .order(\.moment, .descending)
    guard let probe = try first(query) else { return nil }
    return try answered(probe) ?? Probe(probe, at: now)
  }

  /// Calls a closure with each probe of a range of moments in order, together with its record.
  func eachProbe(
    in moments: Range<Moment>, at now: Moment, _ body: (Probe, ProbeRecord) -> Void
  ) throws(StoreError) {
    var amounts = try amounts(in: moments)
    let devices = try deviceNames()
    var gathered: (probe: ProbeRecord, answer: AnswerRecord?, tags: [TagName])?
    func deliver() {
      guard let (record, answer, tags) = gathered else { return }
      let probe =
        answer.map { answer in
          Probe(
            record, answered: answer,
            as: Answer(
              tags: tags, comment: answer.comment,
              amounts: amounts.removeValue(forKey: record.moment) ?? []),
            on: devices[answer.device])
        } ?? Probe(record, at: now)
      body(probe, record)
    }
    try rows(
      """
      SELECT probe.moment, gap, utc_offset, is_scheduled, remark, note, is_late, comment, tag.name,
        is_dismissed, quiet_rule, is_asked, is_unfilled, answered_at, device
      FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      LEFT JOIN tag ON tag.id = answer_tag.tag
      WHERE probe.moment >= ? AND probe.moment < ?
      ORDER BY probe.moment, answer_tag.position
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      let tag = (try row.get(8, as: String?.self)).map { TagName($0) }
      if gathered?.probe.moment == moment {
        if let tag { gathered?.tags.append(tag) }
        return
      }
      deliver()
      let probe = ProbeRecord(
        moment: moment, gap: try row.get(1), offset: try row.get(2), isScheduled: try row.get(3),
        isAsked: try row.get(11), isUnfilled: try row.get(12), remark: try row.get(4),
        note: try row.get(5),
        isDismissed: try row.get(9), quietRule: try row.get(10))
      let comment: String? = try row.get(7)
      let answeredAt: Moment? = try row.get(13)
      let device: DeviceID? = try row.get(14)
      let answer = (try row.get(6, as: Bool?.self)).map {
        AnswerRecord(
          moment: moment, answeredAt: answeredAt, isLate: $0, comment: comment,
          device: device ?? DeviceID(rawValue: 0))
      }
      gathered = (probe, answer, tag.map { [$0] } ?? [])
    }
    deliver()
  }
}

extension Period {
  /// The range of all moments that may lie in the period, wherever on Earth the person was, and whenever their days
  /// begin.
  var moments: Range<Moment> {
    let slack = Seconds.hours(15)
    let low = from.map { $0.start(at: .utc) - slack } ?? .distantPast
    let latest = Seconds.hours(Int64(DayStart.hours.upperBound))
    let high = to.map { $0.advanced(by: 1).start(at: .utc) + slack + latest } ?? .distantFuture
    return low.until(high)
  }
}
