public import CivilTime

/// Understands days and times as people say them in English, Ukrainian and Russian, such as
/// `yesterday 15:00`, `минулого тижня` or `3 часа назад`.
///
/// All three languages are understood at once, whatever the language of the program. A date without a
/// year, or a time without a day, is the latest one that is not in the future.
public struct SpokenCalendar: Sendable {
  /// The present, by the person's clock.
  private let now: LocalTime
  /// The day with which weeks begin.
  private let weekStart: Weekday
  /// The hour of the clock at which days begin.
  private let dayStart: DayStart

  private var today: CivilDate { now.day(from: dayStart) }

  /// Makes a calendar that understands phrases at a given time.
  ///
  /// - Parameters:
  ///   - now: the present, by the person's clock.
  ///   - weekStart: the day with which weeks begin.
  ///   - dayStart: the hour of the clock at which days begin. A date with a time is that of the calendar; a day that is
  ///     said by its distance, such as `yesterday 2:00`, lasts into the next morning.
  public init(now: LocalTime, weekStart: Weekday, dayStart: DayStart = .midnight) {
    self.dayStart = dayStart
    self.now = now
    self.weekStart = weekStart
  }

  /// Returns the days meant by a text, such as those of `last week`; nil if it means none.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func days(_ text: String) -> ClosedRange<CivilDate>? {
    guard let words = DateWord.words(of: text) else { return nil }
    return days(words)
  }

  /// Returns the time meant by a text, such as `yesterday 15:00`; nil if it means none.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func time(_ text: String) -> SpokenTime? {
    if let seconds = Int64(text) { return .moment(Moment(secondsSince1970: seconds)) }
    guard var words = DateWord.words(of: text) else { return nil }
    if words == [.last] { return .latest }
    if let minutes = minutesAgo(words) { return .around(now.moment - .minutes(minutes)) }
    guard let minute = takeClock(&words) else { return nil }
    guard !words.isEmpty else {
      let isPast = minute <= now.hour * 60 + now.minute
      return .minute(minute, of: isPast ? now.date : now.date.advanced(by: -1))
    }
    guard let days = days(words), days.lowerBound == days.upperBound else { return nil }
    let isAfterMidnight = minute < dayStart.hour * 60
    if isAfterMidnight, case .today? = words.first, words.count == 1 {
      return .minute(minute, of: days.lowerBound.advanced(by: 1))
    }
    return .minute(minute, of: days.lowerBound)
  }

  // MARK: Times

  /// Removes the time of day from the words and returns its minute; nil if there is none, or more than one.
  private func takeClock(_ words: inout [DateWord]) -> Int? {
    var minute: Int?
    var half: Bool?
    var rest: [DateWord] = []
    for word in words {
      switch word {
      case .clock(let value):
        guard minute == nil else { return nil }
        minute = value
      case .half(let isAfternoon):
        guard half == nil else { return nil }
        half = isAfternoon
      default: rest.append(word)
      }
    }
    if let isAfternoon = half {
      if minute == nil, case .number(let hour)? = rest.last, (1...12).contains(hour) {
        minute = hour * 60
        rest.removeLast()
      }
      guard let value = minute, (60..<780).contains(value) else { return nil }
      minute = value % 720 + (isAfternoon ? 720 : 0)
    }
    words = rest
    return minute
  }

  private func minutesAgo(_ words: [DateWord]) -> Int64? {
    switch Self.three(words) {
    case (.minutes(let length), .ago, nil): Int64(length)
    case (.number(let count), .minutes(let length), .ago): Int64(count) * Int64(length)
    default: nil
    }
  }

  // MARK: Days

  private func days(_ words: [DateWord]) -> ClosedRange<CivilDate>? {
    // The year may be followed by its word: «12 березня 2024 року».
    if words.last == .unit(.year), case .dates? = words.dropLast().last {
      return days(words.dropLast())
    }
    // «3 квартал» is the third one, and `last quarter` a duration.
    if let place = words.firstIndex(of: .quarter) {
      var others = words
      others.remove(at: place)
      guard case .number(let ordinal)? = others.first, !others.contains(.ago) else {
        return days(words.map { $0 == .quarter ? .unit(.quarter) : $0 })
      }
      return days([.quarterOfYear(ordinal)] + others.dropFirst())
    }
    return switch Self.three(words) {
    case (.dates(let first, let last), nil, nil): first...last
    case (.quarterOfYear(let ordinal), nil, nil): latestQuarter(ordinal)
    case (.quarterOfYear(let ordinal), .dates(let first, let last), nil),
      (.dates(let first, let last), .quarterOfYear(let ordinal), nil):
      Self.isYear(first, last) ? DateWord.quarter(ordinal, of: first.parts.year) : nil
    case (.weekOfYear(let ordinal), nil, nil), (.unit(.week), .number(let ordinal), nil):
      latestWeek(ordinal)
    case (.weekOfYear(let ordinal), .dates(let first, let last), nil),
      (.dates(let first, let last), .weekOfYear(let ordinal), nil),
      (.unit(.week), .number(let ordinal), .dates(let first, let last)):
      Self.isYear(first, last) ? DateWord.week(ordinal, of: first.parts.year) : nil
    case (.weekend, nil, nil): weekend(after: 0)
    case (.this, .weekend, nil): weekend(after: isWeekend ? 0 : 1)
    case (.last, .weekend, nil), (.weekend, .last, nil): weekend(after: isWeekend ? -1 : 0)
    case (.today(let distance), nil, nil): only(today.advanced(by: distance))
    case (.weekday(let weekday), nil, nil): only(today.startOfWeek(from: weekday))
    case (.last, .weekday(let weekday), nil), (.weekday(let weekday), .last, nil):
      only(today.advanced(by: -1).startOfWeek(from: weekday))
    case (.unit(let unit), .ago, nil): shifted(by: 1, unit).flatMap { only($0) }
    case (.number(let count), .unit(let unit), .ago): shifted(by: count, unit).flatMap { only($0) }
    case (.this, .unit(let unit), nil): whole(unit, back: 0)
    case (.last, .unit(let unit), nil), (.unit(let unit), .last, nil): whole(unit, back: 1)
    case (.last, .number(let count), .unit(let unit)): last(count, unit)
    case (.month(let month), nil, nil), (.last, .month(let month), nil): latestMonth(month)
    case (.month(let month), .dates(let first, let last), nil):
      Self.isYear(first, last)
        ? first.month.advanced(by: month - first.parts.month).days : nil
    case (.number(let day), .month(let month), nil), (.month(let month), .number(let day), nil),
      (.dayOfYear(let day, let month), nil, nil):
      latest(day, month)
    case (.number(let day), .month(let month), .dates(let first, let last)),
      (.month(let month), .number(let day), .dates(let first, let last)):
      Self.isYear(first, last)
        ? CivilDate(year: first.parts.year, month: month, day: day).flatMap { only($0) } : nil
    default: nil
    }
  }

  /// Returns up to three words, for a switch over all of them; only nils if there are more.
  private static func three(_ words: [DateWord]) -> (DateWord?, DateWord?, DateWord?) {
    guard words.count <= 3 else { return (nil, nil, nil) }
    let padded = words.map { Optional($0) } + [nil, nil, nil]
    return (padded[0], padded[1], padded[2])
  }

  private func only(_ day: CivilDate) -> ClosedRange<CivilDate>? { day...day }

  private static func isYear(_ first: CivilDate, _ last: CivilDate) -> Bool {
    last.dayNumber - first.dayNumber >= 364
  }

  /// Returns the day some days, weeks, months, quarters or years ago; if a month is too short, its last day.
  ///
  /// - Returns: nil if calendars do not reach that far.
  private func shifted(by count: Int, _ unit: DateWord.Unit) -> CivilDate? {
    switch unit {
    case .day: return today.advanced(by: -count)
    case .week: return today.advanced(by: -7 * count)
    case .month, .quarter, .year:
      let months = unit == .year ? 12 * count : unit == .quarter ? 3 * count : count
      guard today.parts.year * 12 > months else { return nil }
      let days = today.month.advanced(by: -months).days
      return min(days.lowerBound.advanced(by: today.parts.day - 1), days.upperBound)
    }
  }

  /// Returns a whole day, week, month, quarter or year, counted back from the present one.
  private func whole(_ unit: DateWord.Unit, back count: Int) -> ClosedRange<CivilDate>? {
    switch unit {
    case .day: return only(today.advanced(by: -count))
    case .week:
      let first = today.startOfWeek(from: weekStart).advanced(by: -7 * count)
      return first...first.advanced(by: 6)
    case .month: return today.month.advanced(by: -count).days
    case .quarter:
      let first = today.month.advanced(by: -((today.parts.month - 1) % 3) - 3 * count)
      return first.firstDay...first.advanced(by: 2).days.upperBound
    case .year:
      let year = today.parts.year - count
      guard let first = CivilDate(year: year, month: 1, day: 1),
        let last = CivilDate(year: year, month: 12, day: 31)
      else { return nil }
      return first...last
    }
  }

  /// Returns some days, weeks, months, quarters or years up to today.
  private func last(_ count: Int, _ unit: DateWord.Unit) -> ClosedRange<CivilDate>? {
    guard count > 0, let before = shifted(by: count, unit) else { return nil }
    return before.advanced(by: 1)...today
  }

  private func latestMonth(_ number: Int) -> ClosedRange<CivilDate>? {
    let january = today.month.advanced(by: 1 - today.parts.month)
    let month = january.advanced(by: number - 1)
    return (month > today.month ? month.advanced(by: -12) : month).days
  }

  /// Returns the latest quarter with a number that has begun.
  private func latestQuarter(_ ordinal: Int) -> ClosedRange<CivilDate>? {
    let year = today.parts.year
    guard let quarter = DateWord.quarter(ordinal, of: year) else { return nil }
    return quarter.lowerBound <= today ? quarter : DateWord.quarter(ordinal, of: year - 1)
  }

  /// Returns the latest week with a number that has begun; few years have a week 53.
  private func latestWeek(_ ordinal: Int) -> ClosedRange<CivilDate>? {
    let year = today.parts.year
    // The last days of a year may be in the first week of the next one.
    for year in ((year - 7)...(year + 1)).reversed() {
      if let week = DateWord.week(ordinal, of: year), week.lowerBound <= today { return week }
    }
    return nil
  }

  private var isWeekend: Bool { today.weekday == .saturday || today.weekday == .sunday }

  /// Returns the weekend some weeks after the latest one that has begun.
  private func weekend(after weeks: Int) -> ClosedRange<CivilDate> {
    let saturday = today.startOfWeek(from: .saturday).advanced(by: 7 * weeks)
    return saturday...saturday.advanced(by: 1)
  }

  /// Returns the latest day of a date without a year; 29 February goes back to a leap year.
  private func latest(_ day: Int, _ ordinal: Int) -> ClosedRange<CivilDate>? {
    for back in 0...8 {
      guard let date = CivilDate(year: today.parts.year - back, month: ordinal, day: day) else {
        continue
      }
      if date <= today { return only(date) }
    }
    return nil
  }
}
