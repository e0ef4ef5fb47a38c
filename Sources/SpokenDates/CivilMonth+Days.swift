internal import CivilTime

extension CivilMonth {
  /// The days of the month; December 9999, the last month of calendars, has its 31, too.
  var days: ClosedRange<CivilDate> {
    let first = firstDay
    let last = first.parts.month == 12 ? 30 : length - 1
    return first...first.advanced(by: last)
  }
}
