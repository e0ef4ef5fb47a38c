public import Catalogue
private import CivilTime
public import Interface

extension Formatting {
  /// Writes as a browser does in one of the languages of the catalogue, by the tables of CLDR 44,
  /// where there is no browser: a hundredth of what Foundation's tables take of a program.
  ///
  /// The tests hold it to what Foundation and the browser write.
  ///
  /// - Parameters:
  ///   - language: what is written in.
  ///   - offset: how far the person's clock is ahead of universal time at a moment given in seconds
  ///     since 1970, in seconds.
  public static func catalogue(
    _ language: Language, offset: @escaping (Int64) -> Int
  ) -> Formatting {
    let writer = CatalogueWriter(language: language)
    return Formatting { number, format, zone in
      writer.write(number, format) { zone == .local ? offset($0) : 0 }
    }
  }
}

/// Numbers, moments and lengths of time in one language.
private struct CatalogueWriter {
  let language: Language

  func write(_ number: Double, _ format: Format, offset: (Int64) -> Int) -> String {
    switch format {
    case .number(let digits): language.decimal(number, digits: 0...max(0, digits))
    case .percent(let digits):
      language.decimal(number * 100, digits: max(0, digits)...max(0, digits))
        + (language == .russian ? "\u{A0}%" : "%")
    case .date(let style): date(moment(number, offset).date, style)
    case .day: day(moment(number, offset).date)
    case .isoDate: moment(number, offset).date.iso
    case .time: time(moment(number, offset))
    case .dateTime(let style): dateAndTime(moment(number, offset), style)
    case .month: month(moment(number, offset).date)
    case .weekday: language.calendarWords.shortWeekdays[moment(number, offset).date.weekday]
    case .duration: duration(HoursAndMinutes(seconds: number))
    }
  }

  private func moment(_ seconds: Double, _ offset: (Int64) -> Int) -> LocalTime {
    // No calendar reaches further; what is no number is as good as any.
    let limit = 1e11
    let whole = Int64(seconds.isNaN ? 0 : max(-limit, min(limit, seconds)).rounded(.down))
    return LocalTime(whole, offset: offset(whole))
  }

  // MARK: Days

  private func date(_ date: CivilDate, _ style: DateStyle) -> String {
    let (year, month, day) = date.parts
    let words = language.calendarWords
    switch (style, language) {
    case (.short, .english): return "\(month)/\(day)/\(padded(year % 100))"
    case (.short, .ukrainian): return "\(padded(day)).\(padded(month)).\(padded(year % 100))"
    case (.short, .russian): return "\(padded(day)).\(padded(month)).\(year)"
    case (.medium, .english): return "\(self.day(date)), \(year)"
    case (.medium, _): return "\(self.day(date)) \(year)\(words.afterYear)"
    case (.long, .english): return "\(words.months[month - 1]) \(day), \(year)"
    case (.long, _): return words.wholeDate(date)
    case (.full, _): return words.weekdays[date.weekday] + ", " + self.date(date, .long)
    }
  }

  private func day(_ date: CivilDate) -> String {
    let (_, month, day) = date.parts
    let name = language.monthsOfDates[month - 1]
    return language == .english ? "\(name) \(day)" : "\(day) \(name)"
  }

  private func month(_ date: CivilDate) -> String {
    let words = language.calendarWords
    return "\(words.months[date.parts.month - 1]) \(date.parts.year)\(words.afterYear)"
  }

  // MARK: Times

  private func time(_ time: LocalTime) -> String {
    guard language == .english else { return time.shortClock }
    let hour = (time.hour + 11) % 12 + 1
    return "\(hour):\(padded(time.minute)) " + (time.hour < 12 ? "AM" : "PM")
  }

  private func dateAndTime(_ time: LocalTime, _ style: DateStyle) -> String {
    let joint =
      switch (style, language) {
      case (.short, _), (.medium, _): ", "
      case (_, .english): " at "
      case (_, .ukrainian): " о "
      case (_, .russian): " в "
      }
    return date(time.date, style) + joint + self.time(time)
  }

  private func duration(_ time: HoursAndMinutes) -> String {
    let minutes = language.minutes(
      time.minutes, as: language.decimal(Double(time.minutes), digits: 0...0))
    guard time.hours > 0 else { return minutes }
    let hours = language.hours(time.hours, as: language.decimal(Double(time.hours), digits: 0...0))
    guard time.minutes > 0 else { return hours }
    let joint =
      switch language {
      case .english: ", "
      case .ukrainian: " і "
      case .russian: " "
      }
    return hours + joint + minutes
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
