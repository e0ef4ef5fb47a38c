public import CivilTime
internal import TextBytes

/// The weeks in which a month lies, from the day on which weeks begin somewhere.
public struct CalendarMonth: Equatable, Sendable {
  /// The month itself.
  public let month: CivilMonth
  /// The day on which weeks begin.
  public let firstWeekday: Weekday

  /// Lays out a month.
  public init(_ month: CivilMonth, firstWeekday: Weekday) {
    self.month = month
    self.firstWeekday = firstWeekday
  }

  /// The first day of the first week, which may lie in the month before.
  public var start: CivilDate {
    startOfWeek(month.firstDay)
  }

  /// How many weeks the month touches: four to six.
  public var weekCount: Int {
    let end = month.advanced(by: 1).firstDay.dayNumber
    return (end - start.dayNumber + 6) / 7
  }

  /// A day of a week of the month, both counted from 0.
  public func day(_ place: Int, ofWeek week: Int) -> CivilDate {
    start.advanced(by: week * 7 + place)
  }

  /// The first day of the week in which a day lies.
  public func startOfWeek(_ day: CivilDate) -> CivilDate {
    day.startOfWeek(from: firstWeekday)
  }

  /// The day so many months from another one, or the last of its month where that has fewer days.
  public static func day(_ day: CivilDate, movedByMonths count: Int) -> CivilDate {
    let month = day.month.advanced(by: count)
    return month.firstDay.advanced(by: min(day.parts.day, month.length) - 1)
  }

  /// The day on which weeks begin for people of a language, after the supplemental data of CLDR 44;
  /// a tag without a region stands for that of most who speak the language.
  ///
  /// - Parameter language: a BCP 47 tag.
  public static func firstWeekday(language: String) -> Weekday {
    let parts = Array(language.utf8).split(separator: UInt8(ascii: "-")).map {
      String(decoding: $0, as: UTF8.self)
    }
    if let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) {
      for other in sundayRegions where other.isSame(as: region) { return .sunday }
      for other in saturdayRegions where other.isSame(as: region) { return .saturday }
      return .monday
    }
    let code = parts.first ?? "en"
    for other in sundayLanguages where other.isSame(as: code) { return .sunday }
    return code.isSame(as: "ar") || code.isSame(as: "fa") ? .saturday : .monday
  }

  private static var sundayRegions: [String] {
    [
      "US", "CA", "MX", "BR", "JP", "KR", "TW", "HK", "IL", "IN", "PH", "TH", "ZA", "SA", "CO",
      "PE", "VE", "SG", "ID", "PT", "KE", "PK", "BD", "GT", "HN", "NI", "PA", "PY", "SV", "DO",
    ]
  }
  private static var saturdayRegions: [String] {
    ["AE", "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY"]
  }
  private static var sundayLanguages: [String] { ["en", "ja", "ko", "he", "hi", "pt", "th", "id"] }
}
