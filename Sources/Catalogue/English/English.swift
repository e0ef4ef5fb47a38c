import CivilTime

extension Language {
  /// English.
  public static let english = Language(written: "en")
}

/// English, as Proba writes it.
enum English: WrittenLanguage {
  static var language: Language { .english }

  static let definition = LanguageDefinition(
    name: "English", plurals: .oneOther,
    calendar: CalendarWords(
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      monthsOfDays: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      weekdays: [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ],
      shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      afterYear: "", isMonthFirst: true),
    numbers: .english,
    dates: DateForms(
      short: "M/d/yy", medium: "MMM d, y", long: "MMMM d, y",
      full: "EEEE, MMMM d, y", day: "MMM d", month: "LLLL y",
      time: "h:mm a", twelveHourTime: "h:mm a", halves: ["AM", "PM"], joint: " at ",
      months: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]),
    durations: DurationForms(
      hours: .plural(one: "{1} hour", other: "{1} hours"),
      minutes: .plural(one: "{1} minute", other: "{1} minutes"), joint: ", "),
    text: { $0.english }, review: { $0.english }, tags: { $0.english }, settings: { $0.english },
    converter: { $0.english }, day: { $0.english }, charts: { $0.english }, commands: .english)
}

extension NumberForms {
  /// The format of numbers in English.
  static let english = NumberForms(decimalMark: ".", groupMark: ",")
}
