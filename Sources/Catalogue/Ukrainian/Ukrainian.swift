import CivilTime

extension Language {
  /// Ukrainian.
  public static let ukrainian = Language(written: "uk")
}

/// Ukrainian, as Proba writes it.
enum Ukrainian: WrittenLanguage {
  static var language: Language { .ukrainian }

  static let definition = LanguageDefinition(
    name: "Українська", plurals: .eastSlavic,
    calendar: CalendarWords(
      months: [
        "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
        "вересень", "жовтень", "листопад", "грудень",
      ],
      monthsOfDays: [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
        "жовтня", "листопада", "грудня",
      ],
      shortMonths: [
        "січ", "лют", "бер", "кві", "тра", "чер", "лип", "сер", "вер", "жов", "лис", "гру",
      ],
      weekdays: [
        "понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота", "неділя",
      ],
      shortWeekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"],
      afterYear: " р."),
    numbers: .ukrainian,
    dates: DateForms(
      short: "dd.MM.yy", medium: "d MMM y 'р.'", long: "d MMMM y 'р.'",
      full: "EEEE, d MMMM y 'р.'", day: "d MMM", month: "LLLL y 'р.'",
      time: "HH:mm", twelveHourTime: "hh:mm a", halves: ["дп", "пп"], joint: " о ",
      months: [
        "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.",
        "лист.", "груд.",
      ]),
    durations: DurationForms(
      hours: .plural(one: "{1} година", few: "{1} години", many: "{1} годин"),
      minutes: .plural(one: "{1} хвилина", few: "{1} хвилини", many: "{1} хвилин"), joint: " і "),
    text: { $0.ukrainian }, review: { $0.ukrainian }, tags: { $0.ukrainian },
    settings: { $0.ukrainian },
    converter: { $0.ukrainian }, day: { $0.ukrainian }, charts: { $0.ukrainian },
    commands: .ukrainian)
}

extension NumberForms {
  /// The format of numbers in Ukrainian.
  static let ukrainian = NumberForms(decimalMark: ",", groupMark: "\u{A0}")
}
