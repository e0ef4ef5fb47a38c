extension PageText {
  /// The text in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .home: "Зараз"
    case .statistics: "Статистика"
    case .navigation: "Розділи"
    case .loading: "Завантаження…"
    case .offline: "Немає звʼязку з Proba. Пробуємо знову…"
    case .failed: "Не вдалося: {1}"
    case .tryAgain: "Спробувати ще раз"
    case .skip: "Перейти до вмісту"
    case .noSuchPage: "Такої сторінки немає."
    case .noSuchPageNote: "Можливо, в адресі помилка або те, що тут було, зникло."
    case .questionToday: "{1}\u{A0}— що ви робили?"
    case .questionOn: "{1}, {2}\u{A0}— що ви робили?"
    case .questionLead: "Що ви робили о"
    case .questionOnLead: "Що ви робили {1} о"
    case .questionSpanLead: "Що ви робили в проміжку"
    case .questionSpanOnLead: "Що ви робили {1} у проміжку"
    case .answeredLead: "Ви відповіли за"
    case .onTimeNote: "{1} тому · вчасно ще {2}"
    case .noProbe: "Запитань ще не було. Перше надійде у випадковий момент."
    case .gapNote:
      "Напишіть, що робили саме в той момент: він представляє в середньому {1} вашого часу."
    case .nextNote: "Наступне запитання надійде у випадковий момент, у середньому через {1}."
    case .statePending: "Очікує на відповідь"
    case .stateMissed: "Пропущене"
    case .stateAnswered: "Є відповідь"
    case .stateAnsweredLate: "Відповідь із запізненням"
    case .stateAutoTagged: "Заповнене автоматично"
    case .answerLabel: "Ваша відповідь"
    case .answerPrompt: "робота пошта (нотатка)"
    case .answerHint: "Слова\u{A0}— це теги. Нотатку беріть у\u{A0}дужки\u{A0}(\u{A0})."
    case .likelyTags: "Імовірні теги"
    case .likelyAnswers: "Імовірні відповіді"
    case .saveAnswer: "Зберегти {1}"
    case .matchingTags: "Теги, що збігаються"
    case .save: "Зберегти"
    case .sameAsBefore: "Те саме, що минулого разу"
    case .sameAsBeforeTags: "Те саме, що минулого разу: {1}"
    case .newerProbe: "Надійшло новіше запитання."
    case .goToNewest: "Перейти до нього"
    case .cancel: "Скасувати"
    case .change: "Змінити"
    case .changeAnswer: "Змінити відповідь за {1}"
    case .saved: "Відповідь за {1} збережено."
    case .notSaved: "Не збережено: немає звʼязку з Proba."
    case .answeredMeanwhile:
      "Тим часом на це запитання відповіли з іншого місця: {1}. Щоб замінити ту відповідь, збережіть ще раз."
    case .removeTag: "Прибрати {1}"
    case .createTag: "Додати новий тег {1}"
    case .keyTakesFirst: "перша підказка"
    case .undo: "Скасувати"
    case .undone: "Відповідь скасовано."
    case .addTag: "Додати {1}"
    case .unfilled: "Запитання без відповіді"
    case .toCatchUp:
      .plural(
        one: "{1} пропущене запитання", few: "{1} пропущені запитання",
        many: "{1} пропущених запитань",
        other: "{1} пропущеного запитання")
    case .goThrough: "По одному"
    case .placeInDeck: "{1} з {2}"
    case .skipProbe: "Пропустити"
    case .dontRemember: "Не памʼятаю"
    case .dismissed: "Більше не питатимемо: {1}."
    case .dismissOlder: "Не питати про давніші"
    case .before: "до {1}"
    case .fillInAll:
      .plural(
        one: "Заповнити {1}", few: "Заповнити всі {1}", many: "Заповнити всі {1}",
        other: "Заповнити всі {1}")
    case .sameAnswerNote:
      .plural(
        one: "Відповідь — для {1} моменту.", few: "Одна відповідь — для всіх {1} моментів.",
        many: "Одна відповідь — для всіх {1} моментів.",
        other: "Одна відповідь — для всіх {1} моменту.")
    case .savedAll:
      .plural(
        one: "Збережено відповідь на {1} запитання.", few: "Збережено відповідь на {1} запитання.",
        many: "Збережено відповідь на {1} запитань.", other: "Збережено відповідь на {1} запитання."
      )
    case .noneUnfilled: "На всі запитання є відповіді."
    case .fillIn: "Заповнити {1}"
    case .fillInShort: "Заповнити"
    case .showMore: "Показати ще"
    case .today: "Сьогодні"
    case .nothingToday: "Сьогодні відповідей ще немає."
    case .dayBefore: "Попередній день"
    case .dayAfter: "Наступний день"
    case .dayFailed: "Не вдалося завантажити день."
    case .nothingAskedThatDay: "Того дня запитань не було."
    case .notifyTip: "Щоб запитання надходили вчасно, дозвольте сповіщення."
    case .notifyButton: "Увімкнути сповіщення"
    case .notifyTitle: "Що ви робите просто зараз?"
    case .period: "Період"
    case .lastWeek: "7 днів"
    case .lastMonth: "30 днів"
    case .lastYear: "12 місяців"
    case .always: "За весь час"
    case .custom: "Інші дати"
    case .from: "Від"
    case .to: "До (включно)"
    case .coverage: "Охоплення"
    case .coverageText: "Є відповіді: {2} з {1} ({3})."
    case .nobodyAsked: "За цей період запитань не було."
    case .coverageNote:
      "Показники розраховано так, ніби моменти без відповіді були такими самими, як решта."
    case .showBounds: "Показати межі, чинні й тоді, коли це не так"
    case .boundsNote:
      "Тонка лінія показує найменше й найбільше можливе значення, хоч би що ви робили в моменти без відповіді."
    case .statisticsFailed: "Не вдалося завантажити статистику."
    case .chartsFailed: "Не вдалося завантажити діаграми."
    case .topTags: "Куди пішов час"
    case .intervalNote:
      "Тонка лінія наприкінці смужки\u{A0}— 95-відсотковий довірчий інтервал: такі інтервали в 95 випадках зі 100 містять справжнє значення, якщо моменти з відповіддю й без неї схожі."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} год"
    case .answersCount: .plural(one: "{1} відповідь", few: "{1} відповіді", many: "{1} відповідей")
    case .noAnswers: "За цей період відповідей немає."
    case .emptyPeriod: "Період закінчується раніше, ніж починається."
    case .weekMapOf: "Коли: {1}"
    case .weekMapNote:
      "Кожна клітинка\u{A0}— година тижня; число\u{A0}— скільки відповідей мають цей тег. Що насиченіший колір, то більша частка тега серед відповідей цієї години."
    case .weekMapCell: "{1} {2}: {3} з {4}"
    case .tagColor: "Колір"
    case .ownColor: "Обрати автоматично"
    case .showWeekMap: "Показати тиждень: {1}"
    case .close: "Закрити"
    case .day: "День"
    case .blue: "Синій"
    case .skyBlue: "Блакитний"
    case .lime: "Салатовий"
    case .pink: "Рожевий"
    case .mustard: "Гірчичний"
    case .brickRed: "Цегляно-червоний"
    case .plum: "Сливовий"
    case .turquoise: "Бірюзовий"
    case .raspberry: "Малиновий"
    case .peach: "Персиковий"
    case .darkBlue: "Темно-синій"
    case .olive: "Оливковий"
    case .problemNoTags: "Напишіть хоча б одне слово поза дужками."
    case .problemUnclosed: "Дужку в позиції {1} не закрито."
    case .problemUnopened: "Зайва закривна дужка в позиції {1}."
    case .problemRepeatNotAlone:
      "Знак \" у позиції {1} повторює попередню відповідь, лише якщо більше нічого не написано."
    case .problemNothingToRepeat: "Немає попередньої відповіді, яку можна повторити."
    case .problemTagTooLong: "Тег у позиції {1} задовгий."
    case .problemTooManyTags: "Забагато тегів, починаючи з позиції {1}."
    case .problemTextTooLong: "Відповідь задовга."
    case .problemControlCharacter: "Неприпустимий керівний символ у позиції {1}."
    case .overTime: "Динаміка"
    case .overTimeNote:
      "Смуга\u{A0}— 95-відсотковий довірчий інтервал. Там, де відповідей немає,\u{A0}— розрив: про цей час нічого не відомо."
    case .tags: "Тег"
    case .hoursADay: "Годин на день: {1}"
    case .hoursAWeek: "Годин на тиждень: {1}"
    case .hoursAMonth: "Годин на місяць: {1}"
    case .coverageOverTime: "Динаміка охоплення"
    case .incomplete: "неповний період"
    case .weekSummary: "Найчастіше\u{A0}— {1}, {2}: у {3} з {4} відповідей."
    case .hourWithoutAnswers: "без відповідей"
    case .share: "Частка"
    case .intervals: "95-відсотковий довірчий інтервал"
    case .leavePart: "Назад"
    case .partHint: "Стрілки переходять між частинами, Escape знімає виділення."
    case .weekNote:
      "Колір показує частку відповідей із цим тегом. Де відповідей мало, оцінка ненадійна."
    case .nothingToDraw: "За цей період ще немає що показати."
    case .chartUnread: "Не вдалося прочитати дані."
    case .zoomIn: "Збільшити"
    case .zoomOut: "Зменшити"
    case .showAll: "Показати все"
    case .selectRange: "Вибрати період"
    case .showTable: "Таблиця"
    case .lineHint: "Стрілки переходять між значеннями, плюс і мінус змінюють масштаб."
    case .thinned: "Показано кожне {1}-те значення; збільшіть масштаб, щоб побачити всі."
    case .lineSummary: "Від {1} до {2}: найменше {3} ({4}), найбільше {5} ({6}), останнє {7}."
    case .shares: "Розподіл часу"
    case .sharesNote:
      "Кожну відповідь враховано один раз\u{A0}— за тегом, що охоплює інші. Відповіді є на {1} запитань; про решту нічого не відомо."
    case .fewAnswers:
      .plural(
        one: "Поки що лише {1} відповідь, тому інтервали широкі.",
        few: "Поки що лише {1} відповіді, тому інтервали широкі.",
        many: "Поки що лише {1} відповідей, тому інтервали широкі.")
    case .rankedTags: "Найчастіші теги"
    case .rankedNote:
      "Частки відповідей із 95-відсотковими довірчими інтервалами. Відповідь враховано для кожного з її тегів."
    case .unrankedTags:
      .plural(
        one: "Ще {1} тег не показано.",
        few: "Ще {1} теги не показано.",
        many: "Ще {1} тегів не показано.")
    case .tagsWithin: "Теги в тегах"
    case .tagsWithinNote: "Натисніть тег, щоб побачити, з чим він траплявся."
    case .largestShare: "Найбільша частка\u{A0}— {1}: {2} відповідей ({3})."
    case .allAnswers: "Усе"
    case .answersBelow: .plural(one: "відповідь", few: "відповіді", many: "відповідей")
    case .noTag: "без тега"
    case .restOf: "{1}: решта"
    case .otherTags: "ще {1}"
    }
  }
}
