public import Catalogue
public import CivilTime
public import Interface

extension Formatting {
  /// Formats values as a browser does in a language of the catalogue, by the tables of CLDR 44.
  ///
  /// It serves where there is no browser, and takes a hundredth of the space of Foundation's
  /// tables. The
  /// tests compare it with Foundation and the browser.
  ///
  /// - Parameters:
  ///   - language: the language to write in.
  ///   - hourCycle: the 12-hour or the 24-hour clock; nil is the one that most speakers of the language use.
  ///   - offset: the difference between the person's clock and universal time at a moment.
  public static func catalogue(
    _ language: Language, hourCycle: HourCycle? = nil, offset: @escaping (Moment) -> UTCOffset
  ) -> Formatting {
    let writer = CatalogueWriter(language: language.definition, hourCycle: hourCycle)
    return Formatting { number, format, zone in
      writer.write(number, format) { zone == .local ? offset($0) : .utc }
    }
  }
}

/// Writes numbers, moments and durations in one language.
private struct CatalogueWriter {
  let language: LanguageDefinition
  let hourCycle: HourCycle?

  /// The pattern of a time.
  private var time: String {
    switch hourCycle {
    case .twelveHours: language.dates.twelveHourTime
    case .twentyFourHours: "HH:mm"
    case nil: language.dates.time
    }
  }

  func write(_ number: Double, _ format: Format, offset: (Moment) -> UTCOffset) -> String {
    switch format {
    case .number(let digits, let least):
      return decimal(number, digits: max(0, least)...max(0, least, digits))
    case .percent(let digits):
      return decimal(number * 100, digits: max(0, digits)...max(0, digits))
        + language.numbers.percentSign
    case .duration: return duration(HoursAndMinutes(seconds: number))
    case .isoDate: return moment(number, offset).date.iso
    case .isoTime: return moment(number, offset).shortClock
    case .weekday: return language.calendar.shortName(of: moment(number, offset).date.weekday)
    case .date(let style): return written(number, offset, language.dates.pattern(of: style))
    case .day: return written(number, offset, language.dates.day)
    case .month: return written(number, offset, language.dates.month)
    case .time: return written(number, offset, time)
    case .dateTime(let style):
      let date = written(number, offset, language.dates.pattern(of: style))
      return date + language.dates.joint(of: style) + written(number, offset, time)
    }
  }

  private func decimal(_ number: Double, digits: ClosedRange<Int>) -> String {
    language.numbers.decimal(number, digits: digits)
  }

  private func written(_ seconds: Double, _ offset: (Moment) -> UTCOffset, _ pattern: String)
    -> String
  {
    DatePattern(forms: language.dates, words: language.calendar)
      .write(moment(seconds, offset), as: pattern)
  }

  private func moment(_ seconds: Double, _ offset: (Moment) -> UTCOffset) -> LocalTime {
    // No calendar extends further; NaN may become any moment.
    let limit = 1e11
    let whole = Moment(
      secondsSince1970: Int64(
        seconds.isNaN ? 0 : max(-limit, min(limit, seconds)).rounded(.down)))
    return LocalTime(whole, offset: offset(whole))
  }

  private func duration(_ time: HoursAndMinutes) -> String {
    let minutes = language.minutes(
      time.minutes, as: decimal(Double(time.minutes), digits: 0...0))
    guard time.hours > 0 else { return minutes }
    let hours = language.hours(time.hours, as: decimal(Double(time.hours), digits: 0...0))
    guard time.minutes > 0 else { return hours }
    return hours + language.durations.joint + minutes
  }
}

extension DateForms {
  fileprivate func pattern(of style: DateStyle) -> String {
    switch style {
    case .short: short
    case .medium: medium
    case .long: long
    case .full: full
    }
  }

  fileprivate func joint(of style: DateStyle) -> String {
    switch style {
    case .short, .medium: ", "
    case .long, .full: joint
    }
  }
}
