extension PageText {
  /// The text in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .home: "Зараз"
    case .statistics: "Статистика"
    case .navigation: "Екрани"
    case .loading: "Завантаження…"
    case .offline: "Немає зв’язку з Proba. Пробуємо ще…"
    case .failed: "Не вдалося: {1}"
    case .tryAgain: "Спробувати ще раз"
    case .skip: "Перейти до вмісту"
    case .noSuchPage: "Такої сторінки немає."
    case .noSuchPageNote: "Можливо, в адресі помилка або те, що тут було, зникло."
    case .questionToday: "{1}\u{A0}— що ви робили?"
    case .questionOn: "{1}, {2}\u{A0}— що ви робили?"
    case .noProbe: "Проб ще не було. Перша прийде у випадкову мить."
    case .gapNote:
      "Відповідайте саме про ту мить: вона відповідає за час, що в середньому триває {1}."
    case .nextNote: "Наступна проба прийде у випадкову мить; середній проміжок\u{A0}— {1}."
    case .statePending: "Чекає"
    case .stateMissed: "Пропущена"
    case .stateAnswered: "Є відповідь"
    case .stateAnsweredLate: "Відповідь із запізненням"
    case .stateAutoTagged: "Заповнена автоматично"
    case .answerLabel: "Ваша відповідь"
    case .answerPrompt: "робота пошта (нотатка)"
    case .answerHint: "Слова\u{A0}— це теги. Нотатку пишіть у ( )."
    case .likelyTags: "Імовірні теги"
    case .matchingTags: "Відповідні теги"
    case .save: "Зберегти"
    case .sameAsBefore: "Те саме, що минулого разу"
    case .sameAsBeforeTags: "Те саме, що минулого разу: {1}"
    case .newerProbe: "Надійшла новіша проба."
    case .goToNewest: "Перейти до неї"
    case .cancel: "Скасувати"
    case .change: "Змінити"
    case .changeAnswer: "Змінити відповідь за {1}"
    case .saved: "Відповідь за {1} збережено."
    case .notSaved: "Не збережено: не було зв’язку з Proba."
    case .answeredMeanwhile:
      "Тим часом відповіли деінде: {1}. Щоб замінити цю відповідь, збережіть ще раз."
    case .addTag: "Додати {1}"
    case .unfilled: "Незаповнені проби"
    case .noneUnfilled: "Кожна проба має відповідь."
    case .fillIn: "Заповнити {1}"
    case .fillInShort: "Заповнити"
    case .andMore: "і ще {1}"
    case .showMore: "Показати більше"
    case .today: "Сьогодні"
    case .nothingToday: "Сьогодні відповідей ще немає."
    case .dayBefore: "Попередній день"
    case .dayAfter: "Наступний день"
    case .nothingAskedThatDay: "Того дня нікого не питали."
    case .notifyTip: "Щоб питання приходило вчасно, дозвольте сповіщення."
    case .notifyButton: "Увімкнути сповіщення"
    case .notifyTitle: "Що ви робите просто зараз?"
    case .period: "Період"
    case .lastWeek: "7 днів"
    case .lastMonth: "30 днів"
    case .lastYear: "12 місяців"
    case .always: "За весь час"
    case .custom: "Дати"
    case .from: "З"
    case .to: "По"
    case .coverage: "Охоплення"
    case .coverageText:
      .plural(
        one: "Відповідь є на {2} з {1} проби: {3}.",
        few: "Відповідь є на {2} з {1} проб: {3}.",
        many: "Відповідь є на {2} з {1} проб: {3}.")
    case .nobodyAsked: "У цьому періоді нікого не питали."
    case .coverageNote: "Показники виходять із того, що проби без відповіді такі самі, як решта."
    case .showBounds: "Показати межі, чинні й тоді, коли це не так"
    case .boundsNote:
      "Тонка лінія показує, скільки могло бути щонайменше й щонайбільше, хоч би чим були проби без відповіді."
    case .statisticsFailed: "Статистика не завантажилася."
    case .chartsFailed: "Діаграми не завантажилися."
    case .topTags: "Куди пішов час"
    case .intervalNote:
      "Тонка лінія на кінці смуги\u{A0}— 95-відсотковий інтервал: побудовані так інтервали містять істину 95 разів зі 100."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} год"
    case .answersCount: .plural(one: "{1} відповідь", few: "{1} відповіді", many: "{1} відповідей")
    case .noAnswers: "У цьому періоді відповідей немає."
    case .emptyPeriod: "Період закінчується раніше, ніж починається."
    case .weekMapOf: "Коли: {1}"
    case .weekMapNote:
      "Кожна клітинка\u{A0}— година тижня з кількістю відповідей. Що яскравіша її барва, то більша частка тега серед відповідей тієї години."
    case .weekMapCell: "{1} {2}: {3} з {4}"
    case .tagColor: "Колір"
    case .ownColor: "Власний колір тега"
    case .showWeekMap: "Показати тиждень: {1}"
    case .close: "Закрити"
    case .day: "День"
    case .rose: "Рожевий"
    case .red: "Червоний"
    case .orange: "Помаранчевий"
    case .mustard: "Гірчичний"
    case .lime: "Салатовий"
    case .green: "Зелений"
    case .teal: "Смарагдовий"
    case .cyan: "Бірюзовий"
    case .sky: "Блакитний"
    case .blue: "Синій"
    case .violet: "Фіолетовий"
    case .magenta: "Пурпуровий"
    case .problemNoTags: "Напишіть хоча б одне слово поза дужками."
    case .problemUnclosed: "Дужку, відкриту на місці {1}, не закрито."
    case .problemUnopened: "Дужку, закриту на місці {1}, не відкрито."
    case .problemRepeatNotAlone:
      "Знак \" на місці {1} повторює попередню відповідь, лише коли стоїть сам."
    case .problemNothingToRepeat: "Немає попередньої відповіді, щоб повторити."
    case .problemTagTooLong: "Тег на місці {1} задовгий."
    case .problemTooManyTags: "Забагато тегів, починаючи з місця {1}."
    case .problemTextTooLong: "Відповідь задовга."
    case .problemControlCharacter: "На місці {1} стоїть символ керування."
    case .overTime: "Перебіг"
    case .overTimeNote:
      "Смуга\u{A0}— 95-відсотковий інтервал. Де ніхто не відповідав, там прогалина: нічого не відомо."
    case .tags: "Тег"
    case .hoursADay: "Годин на день: {1}"
    case .hoursAWeek: "Годин на тиждень: {1}"
    case .hoursAMonth: "Годин на місяць: {1}"
    case .coverageOverTime: "Перебіг охоплення"
    case .incomplete: "неповний проміжок"
    case .weekSummary: "Найчастіше\u{A0}— {1}, {2}: у {3} з {4} відповідей."
    case .hourWithoutAnswers: "без відповідей"
    case .share: "Частка"
    case .intervals: "95-відсотковий інтервал"
    case .leavePart: "Назад"
    case .partHint: "Стрілки ведуть від частини до частини, Escape відпускає."
    case .weekNote:
      "Колір\u{A0}— частка відповідей години, що мають тег. Де відповідей мало, там мало відомо."
    case .nothingToDraw: "У цьому проміжку ще нема чого малювати."
    case .chartUnread: "Не вдалося прочитати дані."
    case .zoomIn: "Збільшити"
    case .zoomOut: "Зменшити"
    case .showAll: "Показати все"
    case .selectRange: "Вибрати проміжок"
    case .showTable: "Таблиця"
    case .lineHint: "Стрілки ведуть від значення до значення, плюс і мінус змінюють масштаб."
    case .thinned: "Наведено одне значення з {1}; збільшіть, щоб побачити всі."
    case .lineSummary: "Від {1} до {2}: найменше {3} ({4}), найбільше {5} ({6}), останнє {7}."
    case .shares: "Як ділиться час"
    case .sharesNote:
      "Кожна відповідь рахується раз, за тегом, що містить інші. Відповідь мають {1} проб; решта невідома."
    case .fewAnswers:
      .plural(
        one: "Поки лише {1} відповідь: інтервали широкі.",
        few: "Поки лише {1} відповіді: інтервали широкі.",
        many: "Поки лише {1} відповідей: інтервали широкі.")
    case .rankedTags: "Найчастіші теги"
    case .rankedNote:
      "Частки відповідей із 95-відсотковими інтервалами. Відповідь рахується за кожним своїм тегом."
    case .unrankedTags:
      .plural(
        one: "Ще {1} тег не показано.",
        few: "Ще {1} теги не показано.",
        many: "Ще {1} тегів не показано.")
    case .tagsWithin: "Теги в тегах"
    case .tagsWithinNote: "Тег відкриває те, з чим він траплявся разом."
    case .largestShare: "Найбільшу частку має {1}: {2} відповідей ({3})."
    case .allAnswers: "Усе"
    case .answersBelow: .plural(one: "відповідь", few: "відповіді", many: "відповідей")
    case .noTag: "без тега"
    case .restOf: "решта: {1}"
    case .otherTags: "ще {1}"
    }
  }
}
