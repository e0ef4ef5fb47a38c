/// How much of a date is told.
public enum DateStyle: String, Sendable {
  /// In figures.
  case short
  /// With the month's short name.
  case medium
  /// With the month's name.
  case long
  /// With the weekday too.
  case full
}

/// A form in which a number, moment or length of time is written in the page's language.
public enum Format: Sendable {
  /// A number with at most so many digits after the point.
  case number(fractionDigits: Int = 0)
  /// A share of one, in percent, with so many digits after the point.
  case percent(fractionDigits: Int = 0)
  /// A day, from seconds since 1970.
  case date(DateStyle)
  /// A day written `YYYY-MM-DD`, for programs, from seconds since 1970.
  case isoDate
  /// A time of day, from seconds since 1970.
  case time
  /// A day and a time, from seconds since 1970.
  case dateTime(DateStyle)
  /// A weekday's short name, from seconds since 1970.
  case weekday
  /// A length of time in seconds, told in hours and minutes.
  case duration

  /// The name of the formatter in the browser and its options.
  func text(_ zone: String) -> String {
    switch self {
    case .number(let digits): "NumberFormat\n{\"maximumFractionDigits\":\(digits)}"
    case .percent(let digits):
      "NumberFormat\n{\"style\":\"percent\",\"minimumFractionDigits\":\(digits)"
        + ",\"maximumFractionDigits\":\(digits)}"
    case .date(let style): "DateTimeFormat\n{\"dateStyle\":\"" + style.rawValue + "\"" + zone + "}"
    // Swedish writes dates as ISO 8601 does.
    case .isoDate: "DateTimeFormat\n{\"locale\":\"sv\"" + zone + "}"
    case .time: "DateTimeFormat\n{\"timeStyle\":\"short\"" + zone + "}"
    case .dateTime(let style):
      "DateTimeFormat\n{\"timeStyle\":\"short\",\"dateStyle\":\"" + style.rawValue + "\"" + zone
        + "}"
    case .weekday: "DateTimeFormat\n{\"weekday\":\"short\"" + zone + "}"
    case .duration: "DurationFormat\n{\"style\":\"long\"}"
    }
  }
}

/// Whose clock a moment is told by.
public enum Zone: Sendable {
  /// The person's own.
  case local
  /// Universal time; for moments that were shifted by an offset of their own.
  case universal
}

extension Browser {
  /// Writes a number in the page's language.
  public func format(_ number: Double, _ format: Format, zone: Zone = .local) -> String {
    let zone = zone == .universal ? ",\"timeZone\":\"UTC\"" : ""
    return text(.format, number, format.text(zone))
  }

  /// The text in small letters, by the rules of the page's language, for comparing.
  public func fold(_ text: String) -> String { self.text(.fold, 0, text) }

  /// The languages the person prefers, as BCP 47 tags, the dearest first.
  public var languages: [String] {
    ask(.languages).bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }
}
