internal import CivilTime

/// The meaning of a word of a date, in any of the languages.
enum DateWord: Hashable {
  /// A duration counted in whole days, weeks, months, quarters or years.
  enum Unit: Hashable { case day, week, month, quarter, year }

  case number(Int)
  /// The days named by an ISO day, week, month or year, by a quarter of a year, or by a dotted date.
  case dates(first: CivilDate, last: CivilDate)
  /// A day of a month without a year; the ordinal of January is 1.
  case dayOfYear(Int, ordinal: Int)
  /// A time of day, in minutes since midnight.
  case clock(Int)
  /// The half of the day on a 12-hour clock.
  case half(isAfternoon: Bool)
  /// A day, as the number of days from today.
  case today(Int)
  case weekday(Weekday)
  /// The number of a month, from 1.
  case month(Int)
  /// A quarter of a year without the year, such as `Q3`.
  case quarterOfYear(Int)
  /// A week of a year without the year as ISO 8601 counts them, such as `W10`.
  case weekOfYear(Int)
  /// Saturday and Sunday.
  case weekend
  case unit(Unit)
  /// The word for one quarter, which is counted, as in `last quarter`, or has a number, as in `III квартал`.
  case quarter
  /// A unit of minutes or hours, in minutes.
  case minutes(Int)
  case ago
  case this
  case last
  /// A word without a meaning of its own, such as `on`.
  case filler
}
