import CivilTime

extension Language {
  /// Russian.
  public static let russian = Language(written: "ru")
}

/// Russian, as Proba writes it.
enum Russian: WrittenLanguage {
  static var language: Language { .russian }

  static let definition = LanguageDefinition(
    name: "Русский", plurals: .eastSlavic,
    calendar: CalendarWords(
      months: [
        "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь",
        "октябрь", "ноябрь", "декабрь",
      ],
      monthsOfDays: [
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
        "октября", "ноября", "декабря",
      ],
      shortMonths: [
        "янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек",
      ],
      weekdays: [
        "понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье",
      ],
      shortWeekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
      afterYear: " г."),
    numbers: .russian,
    dates: DateForms(
      short: "dd.MM.y", medium: "d MMM y 'г.'", long: "d MMMM y 'г.'",
      full: "EEEE, d MMMM y 'г.'", day: "d MMM", month: "LLLL y 'г.'",
      time: "HH:mm", twelveHourTime: "hh:mm a", halves: ["AM", "PM"], joint: " в ",
      months: [
        "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.",
        "дек.",
      ]),
    durations: DurationForms(
      hours: .plural(one: "{1} час", few: "{1} часа", many: "{1} часов"),
      minutes: .plural(one: "{1} минута", few: "{1} минуты", many: "{1} минут"), joint: " "),
    text: { $0.russian }, review: { $0.russian }, tags: { $0.russian }, settings: { $0.russian },
    converter: { $0.russian }, day: { $0.russian }, charts: { $0.russian }, commands: .russian)
}

extension NumberForms {
  /// The format of numbers in Russian.
  static let russian = NumberForms(
    decimalMark: ",", groupMark: "\u{A0}", percentSign: "\u{A0}%", notANumber: "не\u{A0}число")
}
