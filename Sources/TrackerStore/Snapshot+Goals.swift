internal import CivilTime
internal import Persistence
internal import Sampling
internal import Tracking

extension Snapshot {
  /// How far this week is from the goal of a tag.
  ///
  /// - Complexity: O(p) in the probes of nine weeks.
  func progress(
    toward goal: TagGoal, of tag: TagID, weekStart: Weekday, now: Moment,
    offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> GoalProgress {
    let time = LocalTime(now, offset: offset(now))
    let first = time.date.startOfWeek(from: weekStart)
    let rest = try answersInRest(of: tag, from: first, after: time)
    var (asked, answered) = (0.0, 0)
    var before: [Double] = []
    for number in 1...GoalProgress.usualWeeks {
      let sample = try self.sample(from: first.advanced(by: -7 * number), now, offset).sample
      guard sample.answered >= GoalProgress.fewestAnswers else { continue }
      asked += sample.askedHours
      answered += sample.answered
      before.append(
        Double(rest[number, default: 0]) * sample.askedHours / Double(sample.answered))
    }
    let (sample, counts, gaps) = try sample(from: first, now, offset)
    asked += sample.askedHours
    answered += sample.answered
    let met = gaps.map { counts[.tag(tag), $0] }
    let end = try start(of: first.advanced(by: 7), offset: offset)
    let gap = try TrackerState(self).meanGap
    return GoalProgress(
      toward: goal, hours: sample.estimate(met).hours, answers: met.reduce(0, +),
      remaining: Swift.max(end - now, .zero),
      hoursPerAnswer: asked > 0 && answered > 0
        ? asked / Double(answered) : Double(gap.seconds) / 3_600,
      before: before)
  }

  /// The probes of the seven days from one on.
  private func sample(
    from first: CivilDate, _ now: Moment, _ offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> (sample: AskedSample, counts: SubjectCounts, gaps: [Seconds]) {
    let days = Period(first...first.advanced(by: 6))
    let period = try counted(days, now: now, offset: offset)
    let counts = try counts(in: period)
    let asked = try askedTime(in: period, offset: offset)
    let gaps = counts.gaps(and: asked)
    return (counts.sample(gaps, asked), counts, gaps)
  }

  /// The number of answers with a tag in each of the weeks before one, after the day and the time that it is now
  /// in this one, by the number of weeks between them.
  private func answersInRest(
    of tag: TagID, from first: CivilDate, after now: LocalTime
  ) throws(StoreError) -> [Int: Int] {
    let start = first.advanced(by: -7 * GoalProgress.usualWeeks)
    let place = Self.place(of: now, from: first)
    var counts: [Int: Int] = [:]
    let moments = Period(start...first).moments
    try rows(
      """
      SELECT probe.moment, utc_offset FROM probe
      JOIN answer_tag ON answer_tag.moment = probe.moment
      WHERE answer_tag.tag = ? AND probe.moment >= ? AND probe.moment < ?
      """, bind: tag, moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let time = LocalTime(stored: try row.get(0), offset: try row.get(1))
      let days = first.dayNumber - time.date.dayNumber
      guard days > 0 else { return }
      let number = (days + 6) / 7
      guard number <= GoalProgress.usualWeeks,
        Self.place(of: time, from: first.advanced(by: -7 * number)) > place
      else { return }
      counts[number, default: 0] += 1
    }
    return counts
  }

  /// The seconds between the beginning of a week and a local time, by clocks that are never put back.
  private static func place(of time: LocalTime, from first: CivilDate) -> Int {
    (time.date.dayNumber - first.dayNumber) * 86_400
      + time.hour * 3_600 + time.minute * 60 + time.second
  }
}
