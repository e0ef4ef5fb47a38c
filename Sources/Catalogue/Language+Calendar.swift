public import CivilTime

extension Language {
  /// The words of the calendar in the language, by CLDR 44.
  public var calendarWords: CalendarWords {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    case .russian: .russian
    }
  }
}

extension CalendarWords {
  fileprivate static let english = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return CalendarWords(
      months: months, monthsOfDays: months,
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      weekdays: [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ],
      shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], afterYear: "")
  }()

  fileprivate static let ukrainian = CalendarWords(
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
    shortWeekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"], afterYear: " р.")

  fileprivate static let russian = CalendarWords(
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
    shortWeekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"], afterYear: " г.")
}
