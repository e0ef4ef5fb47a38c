private import Catalogue
internal import CivilTime
internal import TrackerStore
private import Wire

extension Call {
  /// Returns a period, or all days that `--from` names if only that is given and they are not over.
  ///
  /// The period before `--from 'this month'` is last month, as for `--period 'this month'` and on the page.
  func wholePeriod(_ period: Period, in tracker: Tracker) throws(Failure) -> Period {
    guard has(\.from), !has(\.to), let days = try days(\.from, in: tracker),
      days.lowerBound < days.upperBound, days.upperBound >= today
    else { return period }
    return Period(days)
  }

  /// Returns the days of a period in writing, with a note if they are not over.
  func written(_ period: Period) -> String {
    guard let last = period.to, last > today, period.contains(today) else { return period.written }
    return words.report.soFar(period.written)
  }
}

extension Period {
  /// The first and the last day, or the only one; empty at an open end.
  var written: String {
    let ends = [from, to].map { $0?.iso ?? "" }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  /// Returns the period before one with both ends: the month before a whole month, and likewise for
  /// quarters and years; otherwise the same number of days.
  ///
  /// - Parameters:
  ///   - today: the person's date, on which an open period ends.
  ///   - weekStart: the day with which weeks begin.
  /// - Returns: nil for a period that is open to the past.
  func earlier(on today: CivilDate, weekStart: Weekday) -> Period? {
    guard let from else { return nil }
    let whole = Period(from: from, to: to ?? Swift.max(from, today))
    let kinds: [PeriodChoice.Kind] = [.month, .quarter, .year]
    let choice =
      kinds.lazy.map { PeriodChoice($0, of: from) }
      .first { $0.period(on: today, weekStart: weekStart) == whole }
      ?? PeriodChoice(from: whole?.from, to: whole?.to)
    return choice.neighbour(isLater: false, on: today, weekStart: weekStart)?
      .period(on: today, weekStart: weekStart)
  }
}
