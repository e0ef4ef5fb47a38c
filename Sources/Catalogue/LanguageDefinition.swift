package import CivilTime

/// The definition of a language, in its folder: how it inflects nouns, writes figures and dates,
/// and what the program says in it.
///
/// A class, because reading a member of a struct of this size would copy the whole.
package final class LanguageDefinition: Sendable {
  /// What the language calls itself.
  package let name: String
  /// How nouns are bent after numbers.
  package let plurals: PluralRule
  /// The words of the calendar.
  package let calendar: CalendarWords
  /// How numbers are written.
  package let numbers: NumberForms
  /// How moments are written.
  package let dates: DateForms
  /// How lengths of time are written.
  package let durations: DurationForms
  /// What the page says.
  let text: @Sendable (PageText) -> Phrase
  /// What the review of a week says.
  let review: @Sendable (ReviewText) -> Phrase
  /// What the screen of all tags says.
  let tags: @Sendable (TagText) -> Phrase
  /// What the screen of settings says.
  let settings: @Sendable (SettingsText) -> Phrase
  /// What the converter says.
  let converter: @Sendable (ConverterText) -> Phrase
  /// The texts of the list of a day and of missed probes.
  let day: @Sendable (DayText) -> Phrase
  /// What the charts say.
  let charts: @Sendable (ChartText) -> Phrase
  /// What the command line says.
  let commands: CommandPhrases

  init(
    name: String, plurals: PluralRule, calendar: CalendarWords, numbers: NumberForms,
    dates: DateForms, durations: DurationForms, text: @escaping @Sendable (PageText) -> Phrase,
    review: @escaping @Sendable (ReviewText) -> Phrase,
    tags: @escaping @Sendable (TagText) -> Phrase,
    settings: @escaping @Sendable (SettingsText) -> Phrase,
    converter: @escaping @Sendable (ConverterText) -> Phrase,
    day: @escaping @Sendable (DayText) -> Phrase,
    charts: @escaping @Sendable (ChartText) -> Phrase, commands: CommandPhrases
  ) {
    self.name = name
    self.plurals = plurals
    self.calendar = calendar
    self.numbers = numbers
    self.dates = dates
    self.durations = durations
    self.text = text
    self.review = review
    self.tags = tags
    self.settings = settings
    self.converter = converter
    self.day = day
    self.charts = charts
    self.commands = commands
  }
}

/// How a language writes numbers, by CLDR 44.
package struct NumberForms: Sendable {
  /// What stands between a number and its decimals.
  package let decimalMark: String
  /// What stands between groups of three figures.
  package let groupMark: String
  /// What follows a percentage.
  package let percentSign: String
  /// The text instead of a value that is not a number.
  package let notANumber: String

  init(
    decimalMark: String, groupMark: String, percentSign: String = "%", notANumber: String = "NaN"
  ) {
    self.decimalMark = decimalMark
    self.groupMark = groupMark
    self.percentSign = percentSign
    self.notANumber = notANumber
  }
}

/// How a language writes moments, by the patterns of CLDR 44.
///
/// A pattern has the day `d`, the month `M` or in words `MMM`, `MMMM` and by itself `LLLL`, the year
/// `y`, the weekday `EEEE`, the hour `H` or with half-days `h` and `a`, and the minute `mm`; `dd`, `MM`,
/// `HH` and `yy` are of two figures. What is between apostrophes is written as it is.
package struct DateForms: Sendable {
  /// Dates in four lengths.
  package let short, medium, long, full: String
  /// Day and month.
  package let day: String
  /// Month and year.
  package let month: String
  /// A time, as most who speak the language write it.
  package let time: String
  /// A time whose hours are counted to twelve.
  package let twelveHourTime: String
  /// The words for `a` before noon, and from noon on.
  package let halves: [String]
  /// What stands between a date in many words and a time.
  package let joint: String
  /// The months of `MMM`, January first.
  package let months: [String]
}

/// How a language writes lengths of time, by CLDR 44.
package struct DurationForms: Sendable {
  /// Numbers of hours and of minutes; {1} is the number.
  let hours, minutes: Phrase
  /// What stands between the two.
  package let joint: String
}

extension LanguageDefinition {
  /// A number of hours, which is written as the text.
  package func hours(_ count: Int, as text: String) -> String {
    durations.hours.filled([text], for: plurals.category(of: count))
  }

  /// A number of minutes, which is written as the text.
  package func minutes(_ count: Int, as text: String) -> String {
    durations.minutes.filled([text], for: plurals.category(of: count))
  }
}
