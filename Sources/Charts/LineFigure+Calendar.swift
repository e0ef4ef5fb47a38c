public import CivilTime

extension LineFigure {
  /// Labels the axis with moments: local midnights and the beginnings of weeks, months and years.
  ///
  /// Places are seconds since 1970.
  ///
  /// - Parameters:
  ///   - words: the date formats of the language.
  ///   - step: the interval between two values: the precision of a position in the tooltip, and the smallest
  ///     interval between ticks.
  ///   - weekStart: the day with which weeks begin.
  ///   - offset: returns the lead of the person's clock over UTC at a moment.
  public mutating func tellTime(
    in words: CalendarWords, by step: CalendarTicks.Step = .days(1), weekStart: Weekday,
    offset: @escaping (Moment) -> UTCOffset
  ) {
    placeName = { place in
      CalendarTicks.longLabel(
        of: LocalTime(Self.moment(place), offset: offset(Self.moment(place))), by: step, in: words)
    }
    ticks = { lower, upper, width in
      let ticks = CalendarTicks(
        from: Self.moment(lower.rounded(.up)), to: Self.moment(upper.rounded(.down)), width: width,
        spacing: 56, finest: step, weekStart: weekStart, offset: offset)
      let (times, labels) = (ticks.times, ticks.labels(in: words))
      return times.indices.map {
        Tick(
          Double(times[$0].moment.secondsSince1970), labels[$0].text, context: labels[$0].context)
      }
    }
  }

  /// Returns a position as a moment, clamped to a hundred thousand years around 1970, the limit of
  /// the calendar.
  private static func moment(_ place: Double) -> Moment {
    Moment(secondsSince1970: place.isFinite ? Int64(min(max(place, -3e12), 3e12)) : 0)
  }
}
