package import CivilTime

/// The definition of a language, in its folder: its rules for plurals, figures and dates, and the
/// texts of the program.
///
/// A class, because reading a member of a struct of this size would copy the whole.
package final class LanguageDefinition: Sendable {
  /// The name of the language in itself.
  package let name: String
  /// The rule for the forms of nouns after numbers.
  package let plurals: PluralRule
  /// The words of the calendar.
  package let calendar: CalendarWords
  /// The format of numbers.
  package let numbers: NumberForms
  /// The formats of dates and times.
  package let dates: DateForms
  /// The format of durations.
  package let durations: DurationForms
  /// The texts of the page.
  let text: @Sendable (PageText) -> Phrase
  /// The texts of the review of a week.
  let review: @Sendable (ReviewText) -> Phrase
  /// The texts of the screen of all tags.
  let tags: @Sendable (TagText) -> Phrase
  /// The texts of the screen of settings.
  let settings: @Sendable (SettingsText) -> Phrase
  /// The texts of the converter.
  let converter: @Sendable (ConverterText) -> Phrase
  /// The texts of the list of a day and of missed probes.
  let day: @Sendable (DayText) -> Phrase
  /// The texts of the charts.
  let charts: @Sendable (ChartText) -> Phrase
  /// The texts of the command line.
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

/// The format of numbers in a language, by CLDR 44.
package struct NumberForms: Sendable {
  /// The mark between a number and its decimals.
  package let decimalMark: String
  /// The mark between groups of three digits.
  package let groupMark: String
  /// The sign after a percentage, with the space before it, if any.
  package let percentSign: String
  /// The text for a value that is not a number.
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

/// The formats of dates and times in a language, by the patterns of CLDR 44.
///
/// A pattern has the day `d`, the month `M` or in words `MMM`, `MMMM` and by itself `LLLL`, the year
/// `y`, the weekday `EEEE`, the hour `H` or with half-days `h` and `a`, and the minute `mm`; `dd`,
/// `MM`,
/// `HH` and `yy` have two digits. Text between apostrophes is literal.
package struct DateForms: Sendable {
  /// Dates in four lengths.
  package let short, medium, long, full: String
  /// Day and month.
  package let day: String
  /// Month and year.
  package let month: String
  /// A time, as most speakers of the language write it.
  package let time: String
  /// A time on the 12-hour clock.
  package let twelveHourTime: String
  /// The words for `a`: before noon, and from noon on.
  package let halves: [String]
  /// The text between a long or full date and a time.
  package let joint: String
  /// The month names for `MMM`, January first.
  package let months: [String]
}

/// The format of durations in a language, by CLDR 44.
package struct DurationForms: Sendable {
  /// Numbers of hours and of minutes; {1} is the number.
  let hours, minutes: Phrase
  /// The text between the two.
  package let joint: String
}

extension LanguageDefinition {
  /// Returns a number of hours with its noun; `text` is the number as it is written.
  package func hours(_ count: Int, as text: String) -> String {
    durations.hours.filled([text], for: plurals.category(of: count))
  }

  /// Returns a number of minutes with its noun; `text` is the number as it is written.
  package func minutes(_ count: Int, as text: String) -> String {
    durations.minutes.filled([text], for: plurals.category(of: count))
  }
}
