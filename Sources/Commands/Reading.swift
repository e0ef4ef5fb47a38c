internal import Arguments
internal import CivilTime
internal import Composition
internal import HostSystem
internal import Sampling
internal import SpokenDates
internal import TrackerStore
internal import Tracking
private import Wire

// Arguments that several commands read alike.

extension Call {
  /// Returns the location of the data.
  func databasePath() throws(Failure) -> String {
    guard let path = string(\.database) ?? usualDatabasePath else { throw .noPlaceForData }
    guard !path.isEmpty else { throw .emptyPath(name: spelling(\.database)) }
    return path
  }

  /// The location of the data without `--database`; nil if nothing determines it.
  var usualDatabasePath: String? { Self.usualDatabasePath(on: machine) }

  /// The location of the data on a machine unless another one is given; nil if nothing determines it.
  static func usualDatabasePath(on machine: HostEnvironment) -> String? {
    Paths.dataHome(by: machine.variable).map { "\($0)/proba/proba.sqlite" }
  }

  /// Returns the days of `--period`, or those from `--from` to `--to`.
  ///
  /// - Parameter tracker: has the day with which the person's weeks begin.
  func period(in tracker: Tracker) throws(Failure) -> Period {
    guard let period = try period(by: try calendar(in: tracker)) else { throw .emptyPeriod }
    return period
  }

  /// Whether a period was given, in one flag or by its ends.
  var namesPeriod: Bool { has(\.period) || has(\.from) || has(\.to) }

  /// Refuses flags that make no period with any start of the week, before any file is opened.
  func validatePeriod() throws(Failure) {
    if has(\.period), has(\.from) || has(\.to) { throw .periodAndDays }
    for weekStart in Weekday.allCases where try period(by: calendar(weekStart)) != nil {
      return
    }
    throw .emptyPeriod
  }

  /// Returns the days of `--period`, or those from `--from` to `--to`; nil if they end before they begin.
  private func period(by calendar: SpokenCalendar) throws(Failure) -> Period? {
    if let text = string(\.period) {
      guard let days = calendar.days(text) else {
        throw .notAPeriod(flag: spelling(\.period), text)
      }
      return Period(days)
    }
    return Period(
      from: try days(\.from, by: calendar)?.lowerBound,
      to: try days(\.to, by: calendar)?.upperBound)
  }

  /// Returns the condition on tags that `--tag` names, or nil.
  func condition(in tracker: Tracker) throws(Failure) -> TagExpression<TagName>? {
    try string(\.tag).map { text throws(Failure) in try condition(text, in: tracker) }
  }

  /// Returns the condition on tags that a text of `--tag` means.
  ///
  /// - Parameter tracker: knows the tags, one of which may be called exactly like the text.
  func condition(_ text: String, in tracker: Tracker) throws(Failure) -> TagExpression<TagName> {
    do { return try tracker.condition(text) } catch .condition(let problem) {
      throw .tagExpression(flag: spelling(\.tag), text, problem)
    } catch { throw .tracker(error) }
  }

  /// Returns the schedule that `--gap` and `--seed` describe, each TagTime's unless given; nil if neither is.
  func schedule() throws(Failure) -> Schedule? {
    guard has(\.gap) || has(\.seed) else { return nil }
    return try schedule(gap: \.gap, seed: \.seed)
  }

  /// Returns the mean gap and the seed with which a log was kept, as `--gap` and `--seed` say.
  func logSchedule() throws(Failure) -> (gap: Seconds?, seed: Int64?) {
    let given = try schedule(gap: \.logGap, seed: \.logSeed)
    return (has(\.logGap) ? given.meanGap : nil, has(\.logSeed) ? given.seed : nil)
  }

  private func schedule(
    gap: KeyPath<Grammar, Flag>, seed: KeyPath<Grammar, Flag>
  ) throws(Failure) -> Schedule {
    let longest = Int(Schedule.longestMeanGap.seconds / 60)
    let gap = try number(gap, in: 1...longest).map { Seconds.minutes(Int64($0)) }
    let seed = try number(seed).map { Int64($0) }
    do {
      return try Schedule(
        seed: seed ?? Schedule.universal.seed, meanGap: gap ?? Schedule.universal.meanGap)
    } catch {
      throw .schedule(error)
    }
  }

  /// Interprets times in everyday words, at the place and time of the run.
  ///
  /// Weeks begin as is usual there: a time is of one day, so that it is the same whatever a person chose.
  private var calendar: SpokenCalendar { calendar(Place.of(machine.variable).weekStart) }

  /// Returns a calendar that interprets dates in everyday words, by the weeks that the person chose.
  private func calendar(in tracker: Tracker) throws(Failure) -> SpokenCalendar {
    do { return calendar(try weekStart(in: tracker)) } catch {
      throw .tracker(error)
    }
  }

  private func calendar(_ weekStart: Weekday) -> SpokenCalendar {
    SpokenCalendar(now: machine.time, weekStart: weekStart, dayStart: machine.dayStart())
  }

  /// The present day of the person.
  var today: CivilDate { machine.day(at: machine.now()) }

  /// Returns the days that a flag names, or nil.
  ///
  /// - Parameter tracker: has the day with which the person's weeks begin.
  func days(
    _ flag: KeyPath<Grammar, Flag>, in tracker: Tracker
  ) throws(Failure) -> ClosedRange<CivilDate>? {
    try days(flag, by: try calendar(in: tracker))
  }

  /// Returns whether a flag names days; refuses a value that is invalid for any start of the week,
  /// before a file is opened.
  func validateDays(_ flag: KeyPath<Grammar, Flag>) throws(Failure) -> Bool {
    try days(flag, by: calendar) != nil
  }

  private func days(
    _ flag: KeyPath<Grammar, Flag>, by calendar: SpokenCalendar
  ) throws(Failure) -> ClosedRange<CivilDate>? {
    guard let text = string(flag) else { return nil }
    guard let days = calendar.days(text) else {
      throw .notADay(flag: spelling(flag), text)
    }
    return days
  }

  /// Returns the moment that a flag means, of a probe or not, or nil.
  ///
  /// - Parameters:
  ///   - range: the allowed moments.
  ///   - tracker: has the day with which the person's weeks begin.
  func moment(
    _ flag: KeyPath<Grammar, Flag>, in range: ClosedRange<Moment>, _ tracker: Lazy<ReadingTracker>
  ) throws(Failure) -> Moment? {
    guard let text = string(flag) else { return nil }
    let start: Moment? =
      switch calendar.time(text) {
      case .moment(let moment), .around(let moment): moment
      case .minute(let minute, let day): try moment(of: minute, on: day)
      case .latest: nil
      // Only a part of the year can be a week, so nothing else opens the person's data.
      case nil where calendar.days(text) != nil:
        try calendar(in: tracker()).days(text).map { machine.start(of: $0.lowerBound) }
      case nil: nil
      }
    guard let start, range.contains(start) else {
      throw .notATime(name: spelling(flag), text)
    }
    return start
  }

  private func moment(of minute: Int, on day: CivilDate) throws(Failure) -> Moment {
    if let moment = machine.moment(of: minute, on: day) { return moment }
    throw .noSuchTime(ProbeSearch.written(day, minute), near: [])
  }

  private func minuteLong(_ minute: Int, on day: CivilDate) throws(Failure) -> Range<Moment> {
    let start = try moment(of: minute, on: day)
    return start..<start + .minutes(1)
  }

  /// Returns the search that `--at` describes for the probe to answer, or nil.
  func answeredProbe() throws(Failure) -> ProbeSearch? {
    guard let text = string(\.at) else { return nil }
    return try ProbeSearch(text, calledBy: spelling(\.at), calendar, on: machine)
  }

  /// Refuses the text of an answer that cannot be read, before any file is opened.
  func validate(answer text: String) throws(Failure) {
    do { _ = try AnswerText(parsing: text) } catch { throw .tracker(.answer(error)) }
  }

  /// Returns the search that `WHEN` describes for a probe.
  func namedProbe(
    _ argument: KeyPath<Grammar, Argument> = \.when
  ) throws(Failure) -> ProbeSearch {
    let name = "<\(name(of: argument))>"
    return try ProbeSearch(string(argument) ?? "", calledBy: name, calendar, on: machine)
  }

  /// Returns the stretch of time from `--from` to `--to`, or to now; nil without `--from` and `--to`.
  ///
  /// - Parameter tracker: has the day with which the person's weeks begin.
  func stretch(_ tracker: Lazy<WritingTracker>) throws(Failure) -> Range<Moment>? {
    guard has(\.fromTime) || has(\.toTime) else { return nil }
    guard let from = try edges(of: \.fromTime, tracker)?.lowerBound else {
      throw .usage(.missingValue(flag: spelling(\.fromTime), valueName: valueName(of: \.fromTime)))
    }
    let end = try edges(of: \.toTime, tracker)?.upperBound ?? machine.now() + .seconds(1)
    guard from < end else { throw .emptyPeriod }
    return from..<end
  }

  /// Returns the minute, the day or the days that a flag names; nil without it.
  private func edges(
    of flag: KeyPath<Grammar, Flag>, _ tracker: Lazy<WritingTracker>
  ) throws(Failure) -> Range<Moment>? {
    guard let text = string(flag) else { return nil }
    let edges: Range<Moment>? =
      switch calendar.time(text) {
      case .moment(let moment), .around(let moment): moment..<moment + .seconds(1)
      case .minute(let minute, let day): try minuteLong(minute, on: day)
      case .latest: nil
      // Only a part of the year can be a week, so nothing else opens the person's data.
      case nil where calendar.days(text) != nil:
        try calendar(in: tracker()).days(text).map { days in
          machine.start(of: days.lowerBound)..<machine.start(of: days.upperBound.advanced(by: 1))
        }
      case nil: nil
      }
    guard let edges, MomentSchema.bounds.contains(edges.lowerBound),
      MomentSchema.bounds.contains(edges.upperBound)
    else { throw .notATime(name: spelling(flag), text) }
    return edges
  }
}

extension HostEnvironment {
  /// The present time by the person's clock.
  var time: LocalTime { time(at: now()) }

  /// Returns the time by the person's clock at a moment.
  func time(at moment: Moment) -> LocalTime { LocalTime(moment, offset: offset(moment)) }

  /// Returns the first moment of a minute; nil if clocks are set forward over it.
  func moment(of minute: Int, on day: CivilDate) -> Moment? {
    LocalTime.showing(.minutes(Int64(minute)), on: day, offset: offset).first?.moment
  }
}

extension LocalTime {
  /// The date and the time of day, `2026-03-01 14:05:30`.
  var written: String { "\(date.iso) \(clock)" }
}
