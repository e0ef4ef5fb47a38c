import Foundation
public import Interface

extension Formatting {
  /// Formats as the browser does, by the same CLDR tables, for programs outside it.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag, such as `uk` or `en-GB`.
  ///   - zone: the name of the person's time zone, such as `Europe/Kyiv`; universal time if unknown.
  public static func native(language: String, zone: String) -> Formatting {
    let writer = NativeWriter(
      locale: Locale(identifier: language), local: TimeZone(identifier: zone) ?? .gmt)
    return Formatting { number, format, zone in writer.write(number, format, zone) }
  }
}

/// Numbers, moments and lengths of time by Foundation.
private struct NativeWriter {
  /// Browsers round halves away from zero; Foundation's default is to the even neighbour.
  private static let halves = FloatingPointRoundingRule.toNearestOrAwayFromZero

  let locale: Locale
  let local: TimeZone

  func write(_ number: Double, _ format: Format, _ zone: Zone) -> String {
    switch format {
    case .number(let digits, let least):
      number.formatted(
        .number.precision(.fractionLength(least...digits)).rounded(rule: Self.halves).locale(locale)
      )
    case .percent(let digits):
      number.formatted(
        .percent.precision(.fractionLength(digits)).rounded(rule: Self.halves).locale(locale))
    case .date(let style): moment(number, zone) { $0.dateStyle = style.native }
    case .day: moment(number, zone) { $0.setLocalizedDateFormatFromTemplate("dMMM") }
    case .isoDate: isoDate(number, zone)
    case .isoTime: isoTime(number, zone)
    case .time: moment(number, zone) { $0.timeStyle = .short }
    case .dateTime(let style): dateAndTime(number, style, zone)
    case .month: moment(number, zone) { $0.setLocalizedDateFormatFromTemplate("yMMMM") }
    case .weekday: weekday(number, zone)
    case .duration: duration(number)
    }
  }

  private func moment(
    _ seconds: Double, _ zone: Zone, style: (DateFormatter) -> Void
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone(zone)
    formatter.dateStyle = .none
    formatter.timeStyle = .none
    style(formatter)
    return formatter.string(from: Date(timeIntervalSince1970: seconds))
  }

  private func dateAndTime(_ seconds: Double, _ style: DateStyle, _ zone: Zone) -> String {
    switch style {
    // In English, Foundation puts words between date and time here, CLDR only in longer styles.
    case .short, .medium:
      write(seconds, .date(style), zone) + ", " + write(seconds, .time, zone)
    case .long, .full:
      moment(seconds, zone) { formatter in
        formatter.dateStyle = style.native
        formatter.timeStyle = .short
      }
    }
  }

  private func weekday(_ seconds: Double, _ zone: Zone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone(zone)
    let day = calendar.component(.weekday, from: Date(timeIntervalSince1970: seconds))
    let name = calendar.shortWeekdaySymbols[day - 1]
    // Foundation capitalises these names in Russian, unlike CLDR and Russian usage.
    return locale.language.languageCode == .russian ? name.lowercased(with: locale) : name
  }

  private func isoTime(_ seconds: Double, _ zone: Zone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone(zone)
    formatter.dateFormat = "HH:mm"
    return formatter.string(from: Date(timeIntervalSince1970: seconds))
  }

  private func isoDate(_ seconds: Double, _ zone: Zone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: timeZone(zone)).year().month().day()
    return Date(timeIntervalSince1970: seconds).formatted(style)
  }

  private func duration(_ seconds: Double) -> String {
    let time = HoursAndMinutes(seconds: seconds)
    let units: Set<Duration.UnitsFormatStyle.Unit> =
      time.hours > 0 ? [.hours, .minutes] : [.minutes]
    return Duration.seconds(time.hours * 3_600 + time.minutes * 60)
      .formatted(.units(allowed: units, width: .wide).locale(locale))
  }

  private func timeZone(_ zone: Zone) -> TimeZone {
    switch zone {
    case .local: local
    case .universal: .gmt
    }
  }
}

extension DateStyle {
  fileprivate var native: DateFormatter.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}
