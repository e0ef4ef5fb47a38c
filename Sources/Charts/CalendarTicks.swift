public import CivilTime

/// Moments of the calendar along an axis of time: midnights, beginnings of weeks, months, years.
///
/// They follow the person's clock, including days of 23 or 25 hours. The choice depends only on the span and
/// the width, so that ticks do not jump while the axis is panned.
public struct CalendarTicks: Sendable, Hashable {
  /// The interval between ticks: a number of a unit.
  public enum Step: Sendable, Hashable {
    /// A number of minutes.
    case minutes(Int)
    /// A number of hours.
    case hours(Int)
    /// A number of days.
    case days(Int)
    /// A week.
    case week
    /// A number of months.
    case months(Int)
    /// A number of years.
    case years(Int)

    /// Its minimum duration in seconds.
    var least: Double {
      switch self {
      case .minutes(let count): Double(count) * 60
      case .hours(let count): Double(count) * 3_600
      // A day on which clocks are set forward has 23 hours.
      case .days(let count): Double(count) * 86_400 - 3_600
      case .week: 7 * 86_400 - 3_600
      case .months(let count): Double(count) * 28 * 86_400
      case .years(let count): Double(count) * 365 * 86_400
      }
    }
  }

  /// The label of a tick, in one or two lines.
  public struct Label: Sendable, Hashable {
    /// The first line: the hour, the day, the month or the year.
    public let text: String
    /// The second line, such as the year, at the first tick within it.
    public let context: String?
  }

  /// The interval between the ticks.
  public let step: Step
  /// The ticks, ascending.
  public let times: [LocalTime]

  private static let steps: [Step] = [
    .minutes(1), .minutes(5), .minutes(15), .minutes(30), .hours(1), .hours(2), .hours(3),
    .hours(6), .hours(12), .days(1), .days(2), .week, .months(1), .months(3), .months(6),
    .years(1), .years(2), .years(5), .years(10), .years(20), .years(50), .years(100),
    .years(200), .years(500), .years(1_000),
  ]

  /// Chooses the ticks of an axis.
  ///
  /// - Parameters:
  ///   - start: the start of the axis, inclusive.
  ///   - end: the end of the axis, inclusive.
  ///   - width: the length at which the axis is drawn.
  ///   - spacing: the minimum distance between ticks, in the unit of the width.
  ///   - finest: the smallest interval between ticks, that between two values: nothing happens between them.
  ///   - weekStart: the day with which weeks begin.
  ///   - offset: returns the lead of the person's clock over UTC at a moment.
  public init(
    from start: Moment, to end: Moment, width: Double, spacing: Double,
    finest: Step = .minutes(1), weekStart: Weekday, offset: (Moment) -> UTCOffset
  ) {
    let room = width > 0 && spacing > 0 ? min(width / spacing, 1_000) : 0
    let wanted = room > 0 ? Double(max(end - start, .zero).seconds) / room : .infinity
    step = Self.steps.first { $0.least >= max(wanted, finest.least) } ?? .years(1_000)
    guard start <= end, room > 0 else {
      times = []
      return
    }
    let first = LocalTime(start, offset: offset(start)).date.advanced(by: -1)
    let last = LocalTime(end, offset: offset(end)).date.advanced(by: 1)
    times = Self.times(step, first, last, weekStart, offset)
      .filter { $0.moment >= start && $0.moment <= end }
  }

  private static func times(
    _ step: Step, _ first: CivilDate, _ last: CivilDate, _ weekStart: Weekday,
    _ offset: (Moment) -> UTCOffset
  ) -> [LocalTime] {
    switch step {
    case .minutes(let count): return clock(count, first, last, offset)
    case .hours(let count): return clock(60 * count, first, last, offset)
    case .days(let count):
      let start = first.dayNumber - floorRemainder(first.dayNumber, count)
      return days(from: start, to: last, by: count, offset)
    case .week:
      let start = first.startOfWeek(from: weekStart).dayNumber
      return days(from: start, to: last, by: 7, offset)
    case .months(let count): return months(count, first, last, offset)
    case .years(let count): return months(12 * count, first, last, offset)
    }
  }

  /// Times of day at equal distances on the clock, on each of some days.
  private static func clock(
    _ minutes: Int, _ first: CivilDate, _ last: CivilDate, _ offset: (Moment) -> UTCOffset
  ) -> [LocalTime] {
    var times: [LocalTime] = []
    for day in first.dayNumber...last.dayNumber {
      for minute in stride(from: 0, to: 1_440, by: minutes) {
        let shown = LocalTime.showing(
          .minutes(Int64(minute)), on: CivilDate(dayNumber: day), offset: offset)
        // A repeated hour is marked twice if every hour has a tick, in chronological order.
        for time in shown.prefix(minutes <= 60 ? 2 : 1) {
          let before = times.lastIndex { $0.moment <= time.moment }
          times.insert(time, at: before.map { $0 + 1 } ?? 0)
        }
      }
    }
    return times
  }

  private static func days(
    from start: Int, to last: CivilDate, by count: Int, _ offset: (Moment) -> UTCOffset
  ) -> [LocalTime] {
    starts(from: start, through: last.dayNumber, by: count, offset) { CivilDate(dayNumber: $0) }
  }

  private static func months(
    _ count: Int, _ first: CivilDate, _ last: CivilDate, _ offset: (Moment) -> UTCOffset
  ) -> [LocalTime] {
    // Counted from the year 0, so that decades begin with years that end in 0.
    let number = first.month.number + 1970 * 12
    let start = number - floorRemainder(number, count)
    return starts(from: start, through: last.month.number + 1970 * 12, by: count, offset) {
      CivilMonth(number: $0 - 1970 * 12).firstDay
    }
  }

  /// Returns the beginnings of the days that some numbers stand for.
  private static func starts(
    from first: Int, through last: Int, by step: Int, _ offset: (Moment) -> UTCOffset,
    day: (Int) -> CivilDate
  ) -> [LocalTime] {
    var times: [LocalTime] = []
    for number in stride(from: first, through: last, by: step) {
      times.append(LocalTime.start(of: day(number), offset: offset))
    }
    return times
  }
}

extension CalendarTicks {
  /// Returns the label of each tick.
  ///
  /// The second line is given for the first tick, and wherever it differs from the previous one.
  public func labels(in words: CalendarWords) -> [Label] {
    var previous: Int?
    return times.map { time in
      let date = time.date
      let (year, month, day) = date.parts
      let (text, context, key) =
        switch step {
        case .minutes, .hours: (time.shortClock, words.dayAndMonth(date), date.dayNumber)
        case .days, .week: ("\(day)", words.monthAndYear(date), date.month.number)
        case .months: (words.shortMonths[month - 1], "\(year)", year)
        case .years: ("\(year)", "", 0)
        }
      let isNew = previous.map { $0 != key } ?? true
      previous = key
      let hasContext = if case .years = step { false } else { isNew }
      return Label(text: text, context: hasContext ? context : nil)
    }
  }

  /// Returns a tick in full, for a screen reader or a tooltip, at the precision of the ticks.
  public func longLabel(of time: LocalTime, in words: CalendarWords) -> String {
    Self.longLabel(of: time, by: step, in: words)
  }

  /// Returns a moment in full, at the precision of a step.
  public static func longLabel(
    of time: LocalTime, by step: Step, in words: CalendarWords
  ) -> String {
    let date = time.date
    return switch step {
    case .minutes, .hours: "\(words.weekdayAndDate(date)), \(time.shortClock)"
    case .days, .week: words.weekdayAndDate(date)
    case .months: "\(words.months[date.parts.month - 1]) \(date.parts.year)\(words.afterYear)"
    case .years: "\(date.parts.year)"
    }
  }
}

/// Returns the remainder that is never negative.
private func floorRemainder(_ number: Int, _ divisor: Int) -> Int {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
