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

  /// Returns the days of a period in writing, with a note if they are not over; an open last day is today.
  func written(_ period: Period) -> String {
    let days = Period(from: period.from, to: period.to ?? today) ?? period
    return period.isRunning(on: today) ? language.texts.tags[.soFar, days.written] : days.written
  }
}

extension Period {
  /// The first and the last day, or the only one; empty at an open end.
  var written: String {
    let ends = [from, to].map { $0?.iso ?? "" }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  /// Returns the period before one, as the page compares it; nil for a period that is open to the past.
  ///
  /// - Parameters:
  ///   - today: the person's date, on which an open period ends.
  ///   - weekStart: the day with which weeks begin.
  func earlier(on today: CivilDate, weekStart: Weekday) -> Period? {
    ComparedPeriod.before
      .choice(besides: PeriodChoice(from: from, to: to), on: today, weekStart: weekStart)?
      .period(on: today, weekStart: weekStart)
  }
}
