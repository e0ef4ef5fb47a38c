// From the calendar to moments, by the rules of a time zone: a function that tells how far
// clocks are ahead of UTC at a moment. Clocks change at most once within two days.

extension LocalTime {
  /// The moments at which clocks show a time of a day: none where it is leapt over, two where
  /// clocks are set back.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - second: seconds since its midnight as clocks show them, 0 to 86,399.
  ///   - offset: the rules of the zone.
  public static func showing(
    _ second: Int, on date: CivilDate, offset: (Int64) -> UTCOffset
  ) -> [LocalTime] {
    let shown = Int64(date.dayNumber) * 86_400 + Int64(second)
    let (before, after) = (offset(shown - 86_400), offset(shown + 86_400))
    var times: [LocalTime] = []
    for ahead in before == after ? [before] : [max(before, after), min(before, after)] {
      let moment = shown - Int64(ahead.seconds)
      if offset(moment) == ahead { times.append(LocalTime(moment, offset: ahead)) }
    }
    return times
  }

  /// The first moment of a day; where midnight is leapt over, the moment of the leap.
  public static func start(of date: CivilDate, offset: (Int64) -> UTCOffset) -> LocalTime {
    if let midnight = showing(0, on: date, offset: offset).first { return midnight }
    let shown = Int64(date.dayNumber) * 86_400
    let (before, after) = (offset(shown - 86_400), offset(shown + 86_400))
    // The clocks leap somewhere between: found by halving.
    var (low, high) = (
      shown - Int64(max(before, after).seconds), shown - Int64(min(before, after).seconds)
    )
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(middle) == after { high = middle } else { low = middle }
    }
    return LocalTime(high, offset: after)
  }
}
