internal import CivilTime
internal import Persistence

/// A period cut into whole months and the days left over at its ends.
struct PeriodParts {
  /// Months since January 1970; empty ones lie so that no month is between their ends.
  let wholeMonths: (lowerBound: Int, upperBound: Int)
  /// The days before and after them.
  let days: [Period]
  /// The first month that is not taken as a whole; nil for none.
  let limit: Int?

  /// Cuts a period.
  ///
  /// - Parameter limit: the first month that is not taken as a whole, even where the period holds
  ///   all of it; nil for none.
  init(_ period: Period, before limit: Int? = nil) {
    self.limit = limit
    let first = period.from.map { day in
      day == CivilDate(firstOfMonth: day.monthNumber) ? day.monthNumber : day.monthNumber + 1
    }
    let last = period.to.map { day in
      let next = day.advanced(by: 1)
      let whole =
        next == CivilDate(firstOfMonth: next.monthNumber)
        ? day.monthNumber : day.monthNumber - 1
      return limit.map { min(whole, $0 - 1) } ?? whole
    }
    wholeMonths = (first ?? Int(Int32.min), last ?? Int(Int32.max))
    guard wholeMonths.lowerBound <= wholeMonths.upperBound else {
      days = [period]
      return
    }
    var days: [Period] = []
    if let from = period.from, let first {
      let until = CivilDate(firstOfMonth: first).advanced(by: -1)
      if let part = Period(from: from, to: until) { days.append(part) }
    }
    if let to = period.to, let last {
      let since = CivilDate(firstOfMonth: last + 1)
      if let part = Period(from: since, to: to) { days.append(part) }
    }
    self.days = days
  }
}

extension PeriodParts {
  /// Holds for the tallies of the whole months.
  var holdsWholeMonth: Condition<TallyRecord> {
    \.month >= wholeMonths.lowerBound && \.month <= wholeMonths.upperBound
  }
}
