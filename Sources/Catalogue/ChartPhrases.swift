/// The texts of the statistics' charts, once for each language.
///
/// They are apart from ``Phrases``, because the charts are in a chunk of the program, and few screens
/// need them.
public struct ChartPhrases: Sendable, Hashable {
  /// The heading of the course of the figures.
  public let overTime: String
  /// What is said below it.
  public let overTimeNote: String
  /// The label of the tags whose course can be shown.
  public let tags: String
  /// The name of the course of a tag by the day, by the week and by the month; {1} is the tag.
  public let hoursADay, hoursAWeek, hoursAMonth: Phrase
  /// The name of the course of the coverage.
  public let coverage: String
  /// The name of weeks and months of which only a part lies in the period or is over.
  public let incomplete: String
  /// The heading of the week of a tag; {1} is the tag.
  public let weekOf: Phrase
  /// The week in words: {1} is the day and {2} the hour at which the tag is met most often, in {3} of
  /// {4} answers.
  public let weekSummary: Phrase
  /// What is said of an hour in which nobody answered.
  public let noAnswers: String
  /// An interval; {1} and {2} are its ends.
  public let interval: Phrase
  /// The name of the table's column of shares.
  public let share: String
  /// The name of the table's column of intervals.
  public let intervals: String
  /// The button that leads out of a part.
  public let back: String
  /// How a chart of parts is used with the keys.
  public let partHint: String
  /// Above the hours of the week: what a colour means, and what is said of few answers.
  public let weekNote: String
  /// When nothing can be drawn because nobody was asked in the period.
  public let nothing: String
  /// When the figures could not be read.
  public let unread: String
  /// The button that reads them again.
  public let tryAgain: String
  /// The button that enlarges.
  public let zoomIn: String
  /// The button that shows more.
  public let zoomOut: String
  /// The button that shows all.
  public let showAll: String
  /// The button after which a range is chosen.
  public let select: String
  /// The button that opens the values as a table.
  public let table: String
  /// The name of the table's column of days.
  public let day: String
  /// How a chart of lines is used with the keys.
  public let lineHint: String
  /// Above a table that leaves values out; {1} is how many are told of by one.
  public let thinned: Phrase
  /// A line in words: {1} and {2} its ends, {3} the least value and {4} its day, {5} the greatest and
  /// {6} its day, {7} the last.
  public let summary: Phrase
}

extension Language {
  /// The texts of charts in this language.
  public var chartPhrases: ChartPhrases {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    case .russian: .russian
    }
  }
}

extension ChartPhrases {
  fileprivate static let english = ChartPhrases(
    overTime: "Over time",
    overTimeNote:
      "The band is the 95% interval. Where nobody answered there is a gap, for nothing is known.",
    tags: "Tag", hoursADay: "Hours a day: {1}", hoursAWeek: "Hours a week: {1}",
    hoursAMonth: "Hours a month: {1}", coverage: "Coverage over time", incomplete: "incomplete",
    weekOf: "When: {1}", weekSummary: "Met most on {1} at {2}: in {3} of {4} answers.",
    noAnswers: "no answers", interval: "{1}–{2}", share: "Share", intervals: "95% interval",
    back: "Back", partHint: "Arrow keys go from part to part, escape lets go.",
    weekNote:
      "The colour is the share of an hour's answers that have the tag. Where answers are few, little is known.",
    nothing: "There is nothing to draw in this period yet.",
    unread: "The figures could not be read.", tryAgain: "Try again", zoomIn: "Zoom in",
    zoomOut: "Zoom out", showAll: "Show all", select: "Select a range", table: "Table",
    day: "Day", lineHint: "Arrow keys go from value to value, plus and minus zoom.",
    thinned: "One value of {1} is listed; zoom in to see all.",
    summary: "From {1} to {2}: the least is {3} ({4}), the greatest {5} ({6}), the last {7}.")

  fileprivate static let ukrainian = ChartPhrases(
    overTime: "Перебіг",
    overTimeNote:
      "Смуга\u{A0}— 95-відсотковий інтервал. Де ніхто не відповідав, там прогалина: нічого не відомо.",
    tags: "Тег", hoursADay: "Годин на день: {1}", hoursAWeek: "Годин на тиждень: {1}",
    hoursAMonth: "Годин на місяць: {1}", coverage: "Перебіг охоплення",
    incomplete: "неповний проміжок",
    weekOf: "Коли: {1}", weekSummary: "Найчастіше\u{A0}— {1}, {2}: у {3} з {4} відповідей.",
    noAnswers: "без відповідей", interval: "{1}–{2}", share: "Частка",
    intervals: "95-відсотковий інтервал", back: "Назад",
    partHint: "Стрілки ведуть від частини до частини, Escape відпускає.",
    weekNote:
      "Колір\u{A0}— частка відповідей години, що мають тег. Де відповідей мало, там мало відомо.",
    nothing: "У цьому проміжку ще нема чого малювати.",
    unread: "Не вдалося прочитати дані.", tryAgain: "Спробувати ще раз", zoomIn: "Збільшити",
    zoomOut: "Зменшити", showAll: "Показати все", select: "Вибрати проміжок", table: "Таблиця",
    day: "День",
    lineHint: "Стрілки ведуть від значення до значення, плюс і мінус змінюють масштаб.",
    thinned: "Наведено одне значення з {1}; збільшіть, щоб побачити всі.",
    summary: "Від {1} до {2}: найменше {3} ({4}), найбільше {5} ({6}), останнє {7}.")

  fileprivate static let russian = ChartPhrases(
    overTime: "Ход",
    overTimeNote:
      "Полоса\u{A0}— 95-процентный интервал. Где никто не отвечал, там пробел: ничего не известно.",
    tags: "Тег", hoursADay: "Часов в день: {1}", hoursAWeek: "Часов в неделю: {1}",
    hoursAMonth: "Часов в месяц: {1}", coverage: "Ход охвата", incomplete: "неполный промежуток",
    weekOf: "Когда: {1}", weekSummary: "Чаще всего\u{A0}— {1}, {2}: в {3} из {4} ответов.",
    noAnswers: "без ответов", interval: "{1}–{2}", share: "Доля",
    intervals: "95-процентный интервал", back: "Назад",
    partHint: "Стрелки ведут от части к части, Escape отпускает.",
    weekNote:
      "Цвет\u{A0}— доля ответов часа, у которых есть тег. Где ответов мало, там мало известно.",
    nothing: "В этом промежутке пока нечего рисовать.",
    unread: "Не удалось прочитать данные.", tryAgain: "Попробовать ещё раз",
    zoomIn: "Увеличить", zoomOut: "Уменьшить", showAll: "Показать всё",
    select: "Выбрать промежуток", table: "Таблица", day: "День",
    lineHint: "Стрелки ведут от значения к значению, плюс и минус меняют масштаб.",
    thinned: "Приведено одно значение из {1}; увеличьте, чтобы увидеть все.",
    summary: "С {1} по {2}: наименьшее {3} ({4}), наибольшее {5} ({6}), последнее {7}.")
}
