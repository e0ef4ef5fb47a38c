internal import CivilTime
internal import Persistence
internal import Sampling
internal import Tracking

extension Snapshot {
  /// Returns the progress of this week towards the goal of a tag.
  ///
  /// - Complexity: O(p + s) in the probes of nine weeks, which are read twice except for the last, and in all
  ///   spans of schedules and of quiet time.
  func progress(
    toward goal: TagGoal, of tag: TagID, weekStart: Weekday, now: Moment,
    offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> GoalProgress {
    let time = LocalTime(now, offset: offset(now))
    let dayStart = try dayStart()
    let today = time.day(from: dayStart)
    let first = today.startOfWeek(from: weekStart)
    let record = try askingRecord(upTo: now, offset: offset)
    let end = try start(of: first.advanced(by: 7), offset: offset)
    let vacations = try quietRules().filter(\.isVacation)
    let share = vacations.shareNotCovered(from: now, to: end, offset: offset)
    var (asked, answered) = (0.0, 0)
    var before: [GoalProgress.Rest] = []
    for number in 1...GoalProgress.usualWeeks {
      let days = -7 * number
      let whole = try sample(from: first.advanced(by: days), now, record, offset)
      guard whole.sample.answered >= GoalProgress.fewestAnswers else { continue }
      asked += whole.sample.askedHours
      answered += whole.sample.answered
      // The same time of the clock since the day began as now.
      let hours = (time.hour + 24 - dayStart.hour) % 24
      let then =
        try start(of: today.advanced(by: days), offset: offset)
        + .seconds(Int64(hours * 3_600 + time.minute * 60 + time.second))
      let part = try sample(from: first.advanced(by: days), then, record, offset)
      let hoursPerAnswer = whole.sample.askedHours / Double(whole.sample.answered)
      before.append(
        GoalProgress.Rest(
          hours: share * Double(whole.occurrences(of: tag) - part.occurrences(of: tag))
            * hoursPerAnswer,
          askedHours: share * Swift.max(whole.sample.askedHours - part.sample.askedHours, 0)))
    }
    let week = try sample(from: first, now, record, offset)
    asked += week.sample.askedHours
    answered += week.sample.answered
    let gap = try TrackerState(self).meanGap
    return GoalProgress(
      toward: goal,
      hours: week.sample.estimate(week.counts.cells(of: .tag(tag), week.gaps)).hours,
      answers: week.occurrences(of: tag), of: week.sample.answered,
      askedHours: week.sample.askedHours,
      remaining: Swift.max(end - now, .zero),
      hoursPerAnswer: asked > 0 && answered > 0
        ? asked / Double(answered) : Double(gap.seconds) / 3_600,
      before: before, daysOff: vacations.daysOff(first...first.advanced(by: 6), offset: offset))
  }

  /// Counts the days off among the seven days from one on.
  func daysOff(from first: CivilDate, offset: (Moment) -> UTCOffset) throws(StoreError) -> Int {
    try quietRules().filter(\.isVacation)
      .daysOff(first...first.advanced(by: 6), offset: offset)
  }

  /// Counts the days off in a period, up to now.
  ///
  /// - Complexity: O(n) in the days since the first vacation.
  func daysOff(
    in period: CountedPeriod, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> Int {
    let vacations = try quietRules().filter(\.isVacation)
    guard let began = vacations.map(\.since).min() else { return 0 }
    let dayStart = try dayStart()
    func day(_ moment: Moment) -> CivilDate {
      LocalTime(moment, offset: offset(moment)).day(from: dayStart)
    }
    let first = Swift.max(period.period.from ?? day(began), day(began))
    let last = Swift.min(period.period.to ?? day(period.now), day(period.now))
    guard first <= last else { return 0 }
    // In order, because of the guard.
    return vacations.daysOff(first...last, offset: offset)
  }

  /// The probes of certain days, up to a moment.
  private struct CountedWeek {
    let sample: AskedSample
    let counts: SubjectCounts
    let gaps: [Seconds]

    /// Returns the number of answers that have a tag.
    func occurrences(of tag: TagID) -> Int { counts.cells(of: .tag(tag), gaps).reduce(0, +) }
  }

  /// Reads the probes of the seven days from one on, up to a moment.
  private func sample(
    from first: CivilDate, _ now: Moment, _ record: AskingRecord, _ offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> CountedWeek {
    let days = Period(first...first.advanced(by: 6))
    let period = try counted(days, now: now, offset: offset)
    let counts = try counts(in: period)
    let asked = try askedTime(in: period, of: record, offset: offset)
    let gaps = counts.gaps(and: asked)
    return CountedWeek(sample: counts.sample(gaps, asked), counts: counts, gaps: gaps)
  }
}

extension QuietRule {
  /// Whether the rule is for whole days off.
  fileprivate var isVacation: Bool { kind == .vacation && hours.isWholeDay }
}

extension [QuietRule] {
  /// Counts the days whose noon the rules cover, since a vacation may begin or end within a day.
  fileprivate func daysOff(
    _ days: ClosedRange<CivilDate>, offset: (Moment) -> UTCOffset
  ) -> Int {
    (0...days.upperBound.dayNumber - days.lowerBound.dayNumber).count { day in
      let start = LocalTime.start(of: days.lowerBound.advanced(by: day), offset: offset).moment
      let noon = start + .hours(12)
      return first(covering: noon, offset: offset(noon)) != nil
    }
  }

  /// Returns the share of a stretch that the rules do not cover.
  fileprivate func shareNotCovered(
    from start: Moment, to end: Moment, offset: (Moment) -> UTCOffset
  ) -> Double {
    guard start < end, !isEmpty else { return 1 }
    let covered = stretches(from: start, to: end, offset: offset).reduce(0.0) {
      $0 + Double(($1.upperBound - $1.lowerBound).seconds)
    }
    return 1 - covered / Double((end - start).seconds)
  }
}
