internal import Catalogue

extension CommandPhrases {
  /// The phrases in Ukrainian.
  static let ukrainian = CommandPhrases(
    help: .ukrainian,
    mistakes: .ukrainian,
    refusals: .ukrainian,
    troubles: .ukrainian,
    report: .ukrainian,
    decimalMark: ",", groupMark: "\u{A0}",
    probes: PluralPhrase(.ukrainian, one: "{1} проба", few: "{1} проби", many: "{1} проб"),
    answers: PluralPhrase(
      .ukrainian, one: "{1} відповідь", few: "{1} відповіді", many: "{1} відповідей"),
    minutes: PluralPhrase(
      .ukrainian, one: "{1} хвилина", few: "{1} хвилини", many: "{1} хвилин"),
    pending: "чекає",
    missed: "пропущена",
    answered: "є відповідь",
    answeredLate: "із запізненням",
    autoTagged: "автоматично",
    insteadOf: "Замість: {1}",
    noProbe: "Проб ще не було: запустіть `proba serve`, щоб отримувати питання.",
    latest: "Остання проба",
    unfilled: "Незаповнені",
    today: "Сьогодні",
    meanGap: "Середній проміжок",
    coverage: PluralPhrase(
      .ukrainian,
      one:
        "Відповідь є на {2} з {1} проби: {3} %. Показники виходять із того, що решта проб такі самі.",
      few:
        "Відповідь є на {2} з {1} проб: {3} %. Показники виходять із того, що решта проб такі самі.",
      many:
        "Відповідь є на {2} з {1} проб: {3} %. Показники виходять із того, що решта проб такі самі."
    ),
    askedTime: "Години — це частки від {1} год, упродовж яких вас запитували.",
    nobodyAsked: "У цьому періоді нікого не питали.",
    tag: "тег",
    count: "відповіді",
    share: "частка",
    hours: "години",
    interval: "інтервал 95 %",
    bounds: "межі",
    weekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"],
    linesRead: PluralPhrase(
      .ukrainian,
      one: "{1} рядок: з відповіддю — {2}, автоматичних — {3}, порожніх — {4}, не прочитано — {5}.",
      few:
        "{1} рядки: з відповіддю — {2}, автоматичних — {3}, порожніх — {4}, не прочитано — {5}.",
      many:
        "{1} рядків: з відповіддю — {2}, автоматичних — {3}, порожніх — {4}, не прочитано — {5}."),
    linesImported: "Додано — {1}, уже було — {2}.",
    askedInLog: "Судячи з перерв, журнал вели впродовж {1} год.",
    unscheduled: PluralPhrase(
      .ukrainian,
      one:
        "{1} мить не з розкладу: її збережено з позначкою. Журнал вели з іншим проміжком чи початковим числом? Тоді вкажіть --gap і --seed.",
      few:
        "{1} миті не з розкладу: їх збережено з позначкою. Журнал вели з іншим проміжком чи початковим числом? Тоді вкажіть --gap і --seed.",
      many:
        "{1} митей не з розкладу: їх збережено з позначкою. Журнал вели з іншим проміжком чи початковим числом? Тоді вкажіть --gap і --seed."
    ),
    malformedLine: "{1}, рядок {2}: {3}",
    moreMalformed: PluralPhrase(
      .ukrainian, one: "не прочитано ще {1} рядок", few: "не прочитано ще {1} рядки",
      many: "не прочитано ще {1} рядків"),
    linesWritten: PluralPhrase(
      .ukrainian, one: "{1} рядок записано у файл {2}.", few: "{1} рядки записано у файл {2}.",
      many: "{1} рядків записано у файл {2}."),
    nothingToExport: "експортувати нічого, тож у {1} нічого не записано",
    serving: """
      Proba працює на {1}
      Щоб зупинити, натисніть Ctrl-C.
      """,
    noPage: "поруч із програмою немає теки `page`, тож сторінки не буде",
    noPassword:
      "усі, кому доступна адреса {1}, можуть читати й змінювати ваші дані, бо пароля немає")
}
