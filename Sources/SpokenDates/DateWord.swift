internal import CivilTime

/// What a word of a date means, in whichever language it is.
enum DateWord: Hashable {
  /// A length of time that is counted in whole days, months or years.
  enum Unit: Hashable { case day, week, month, year }

  case number(Int)
  /// An ISO day, month or year, or a dotted date: the days that it names.
  case dates(first: CivilDate, last: CivilDate)
  /// A day of a month, of which the ordinal is 1 for January, without a year.
  case dayOfYear(Int, ordinal: Int)
  /// The minute of a day on a clock.
  case clock(Int)
  /// The half of the day in which a clock of twelve hours stands.
  case half(isAfternoon: Bool)
  /// A day, by its distance from today in days.
  case today(Int)
  case weekday(Weekday)
  /// The number of a month, from 1.
  case month(Int)
  case unit(Unit)
  /// Minutes or hours, in minutes.
  case minutes(Int)
  case ago
  case this
  case last
  /// A word that leads to another, such as `on`.
  case filler
}
