internal import CivilTime
internal import Persistence

/// A period cut into whole months and the days left over at its ends.
struct PeriodParts {
  /// The whole months; if there are none, the bounds are such that no month lies between them.
  let wholeMonths: (lowerBound: CivilMonth, upperBound: CivilMonth)
  /// The days before and after the whole months.
  let days: [Period]
  /// The first month that is not taken as a whole; nil for none.
  let limit: CivilMonth?

  private static let firstOfAll = CivilMonth(number: Int(Int32.min))
  private static let lastOfAll = CivilMonth(number: Int(Int32.max))

  /// Cuts a period.
  ///
  /// - Parameter limit: the first month that is not taken as a whole, even if the period contains all of it;
  ///   nil for none.
  init(_ period: Period, before limit: CivilMonth? = nil) {
    self.limit = limit
    let first = period.from.map { day in
      day == day.month.firstDay ? day.month : day.month.advanced(by: 1)
    }
    let last = period.to.map { day in
      let next = day.advanced(by: 1)
      let whole = next == next.month.firstDay ? day.month : day.month.advanced(by: -1)
      return limit.map { min(whole, $0.advanced(by: -1)) } ?? whole
    }
    wholeMonths = (first ?? Self.firstOfAll, last ?? Self.lastOfAll)
    guard wholeMonths.lowerBound <= wholeMonths.upperBound else {
      days = [period]
      return
    }
    var days: [Period] = []
    if let from = period.from, let first {
      let until = first.firstDay.advanced(by: -1)
      if let part = Period(from: from, to: until) { days.append(part) }
    }
    if let to = period.to, let last {
      let since = last.advanced(by: 1).firstDay
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
