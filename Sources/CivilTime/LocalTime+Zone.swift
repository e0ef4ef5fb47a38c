// Conversion from the calendar to moments, by the rules of a time zone: a function that returns the offset of
// clocks from UTC at a moment. Clocks are assumed to change at most once within two days.

extension LocalTime {
  /// Returns the moments at which clocks show a time of day: none if it is skipped, two if clocks are set
  /// back.
  ///
  /// - Parameters:
  ///   - time: the time since midnight that clocks show, less than 24 hours.
  ///   - date: the day.
  ///   - offset: the rules of the zone.
  public static func showing(
    _ time: Seconds, on date: CivilDate, offset: (Moment) -> UTCOffset
  ) -> [LocalTime] {
    let shown = date.start(at: .utc) + time
    let (before, after) = (offset(shown - .days(1)), offset(shown + .days(1)))
    var times: [LocalTime] = []
    for ahead in before == after ? [before] : [max(before, after), min(before, after)] {
      let moment = date.start(at: ahead) + time
      if offset(moment) == ahead { times.append(LocalTime(moment, offset: ahead)) }
    }
    return times
  }

  /// Returns the first moment of a day; if its time is skipped, the moment at which clocks are set forward.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - start: the hour at which days begin.
  ///   - offset: the rules of the zone.
  public static func start(
    of date: CivilDate, from start: DayStart = .midnight, offset: (Moment) -> UTCOffset
  ) -> LocalTime {
    if let first = showing(start.time, on: date, offset: offset).first { return first }
    let shown = date.start(at: .utc) + start.time
    let (before, after) = (offset(shown - .days(1)), offset(shown + .days(1)))
    // The clocks change somewhere in between, which a binary search finds.
    var low = date.start(at: max(before, after)) + start.time
    var high = date.start(at: min(before, after)) + start.time
    while high - low > .seconds(1) {
      let middle = low + .seconds((high - low).seconds / 2)
      if offset(middle) == after { high = middle } else { low = middle }
    }
    return LocalTime(high, offset: after)
  }
}
