extension PageText {
  /// The text in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .home: "Зараз"
    case .statistics: "Статистика"
    case .allTags: "Теги"
    case .navigation: "Розділи"
    case .loading: "Завантаження…"
    case .offline: "Немає звʼязку з Proba. Пробуємо знову…"
    case .failed: "Не вдалося: {1}"
    case .tryAgain: "Спробувати ще раз"
    case .skip: "Перейти до вмісту"
    case .noSuchPage: "Сторінку не знайдено"
    case .noSuchPageNote: "Посилання може бути хибним або застарілим."
    case .settings: "Налаштування"
    case .keys: "Сполучення клавіш"
    case .converter: "Конвертер"
    case .questionToday: "Що ви робили о {1}?"
    case .questionOn: "Що ви робили {1} о {2}?"
    case .questionLead: "Що ви робили о"
    case .questionOnLead: "Що ви робили {1} о"
    case .questionSpanLead: "Що ви робили між"
    case .questionSpanOnLead: "Що ви робили {1} між"
    case .answeredLead: "Ви відповіли на запитання о"
    case .justNow: "щойно"
    case .minutesAgo: "{1}\u{A0}хв тому"
    case .minutesLeft: "лишилося {1}\u{A0}хв"
    case .noProbe: "Запитань ще не було. Перше надійде у випадковий момент."
    case .nextNote: "Наступне запитання надійде у випадковий момент; середній проміжок: {1}."
    case .quietUntil: "Запитань не буде до {1}."
    case .quietNow:
      "Запитань не буде, доки ви не завершите тихий час у налаштуваннях."
    case .statePending: "Очікує"
    case .stateMissed: "Пропущене"
    case .stateAnswered: "Є відповідь"
    case .stateAnsweredLate: "Із запізненням"
    case .stateAutoTagged: "Заповнене"
    case .stateQuiet: "Тихий час"
    case .stateUnasked: "Не поставлене"
    case .answerLabel: "Ваша відповідь"
    case .answerPrompt: "обід мама (борщ)"
    case .answerHint: "Слова\u{A0}— це теги. Нотатку беріть у\u{A0}дужки\u{A0}(\u{A0})."
    case .understood: "Зрозуміло так:"
    case .keepWords: "Залишити словами"
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
    case .saved: "Відповідь збережено: {1}."
    case .notSaved: "Ще не збережено. Надішлеться, щойно Proba буде на звʼязку."
    case .answeredMeanwhile:
      "Тим часом на це запитання відповіли з іншого місця: {1}. Щоб замінити ту відповідь, збережіть ще раз."
    case .removeTag: "Прибрати {1}"
    case .createTag: "Додати новий тег {1}"
    case .keyCompletes: "Дописати"
    case .undo: "Скасувати"
    case .undone: "Скасовано."
    case .undoTooLate: "Не скасовано: відтоді було ще щось змінено."
    case .addTag: "Додати {1}"
    case .unfilled: "Запитання без відповіді"
    case .goThrough: "По одному"
    case .placeInDeck: "{1} з {2}"
    case .dismissed: "Більше не питатимемо: {1}."
    case .before: "до {1}"
    case .sameAnswerNote:
      .plural(
        one: "Відповідь — для {1} запитання.", few: "Одна відповідь — для всіх {1} запитань.",
        many: "Одна відповідь — для всіх {1} запитань.",
        other: "Одна відповідь — для всіх {1} запитання.")
    case .fillIn: "Заповнити: {1}"
    case .showMore: "Показати ще"
    case .today: "Сьогодні"
    case .dayBefore: "Попередній день"
    case .dayAfter: "Наступний день"
    case .dayFailed: "Не вдалося завантажити день."
    case .days: "Дні"
    case .monthEarlier: "Попередній місяць"
    case .monthLater: "Наступний місяць"
    case .daySummary: "{1}: відповідей — {2} із {3}"
    case .searchAnswers: "Пошук у відповідях"
    case .searchNote:
      "Слова з відповідей і нотаток, дата або теги, наприклад work & !(meeting | call)."
    case .nothingFound: "Нічого не знайдено."
    case .newestFound:
      .plural(
        one: "Найновіша {1} відповідь", few: "Найновіші {1} відповіді",
        many: "Найновіші {1} відповідей")
    case .problemCondition: "Незрозуміло в позиції {1}: поєднуйте теги знаками &, | і !."
    case .notifyButton: "Увімкнути сповіщення"
    case .notifyTitle: "Що ви робите просто зараз?"
    case .period: "Період"
    case .earlierPeriod: "Попередній період"
    case .laterPeriod: "Наступний період"
    case .week: "Тиждень"
    case .month: "Місяць"
    case .quarter: "Квартал"
    case .year: "Рік"
    case .always: "Увесь час"
    case .custom: "Свій період"
    case .firstQuarter: "1-й квартал {1} р."
    case .secondQuarter: "2-й квартал {1} р."
    case .thirdQuarter: "3-й квартал {1} р."
    case .fourthQuarter: "4-й квартал {1} р."
    case .comparedWith: "для порівняння: {1}"
    case .weekBefore: "тижнем раніше"
    case .monthBefore: "місяцем раніше"
    case .quarterBefore: "кварталом раніше"
    case .yearBefore: "роком раніше"
    case .periodBefore: "за попередній період"
    case .from: "Від"
    case .to: "До (включно)"
    case .coverage: "Охоплення"
    case .coverageText:
      .plural(
        one: "Ви відповіли на {2} із {1} запитання ({3}).",
        few: "Ви відповіли на {2} із {1} запитань ({3}).",
        many: "Ви відповіли на {2} із {1} запитань ({3}).")
    case .nobodyAsked: "За цей період запитань не було."
    case .mostTime: "Найбільше часу\u{A0}— {1}: {2}\u{A0}год ({3})."
    case .changedMore: "{1}: на {2}\u{A0}год ({3}) більше, ніж {4}."
    case .changedLess: "{1}: на {2}\u{A0}год ({3}) менше, ніж {4}."
    case .sameMore:
      .plural(
        one:
          "На {2}\u{A0}год ({3}) більше, ніж {4}; це може бути випадковістю (порівняно тегів: {1}).",
        few:
          "На {2}\u{A0}год ({3}) більше, ніж {4}; це може бути випадковістю (порівняно тегів: {1}).",
        many:
          "На {2}\u{A0}год ({3}) більше, ніж {4}; це може бути випадковістю (порівняно тегів: {1})."
      )
    case .sameLess:
      .plural(
        one:
          "На {2}\u{A0}год ({3}) менше, ніж {4}; це може бути випадковістю (порівняно тегів: {1}).",
        few:
          "На {2}\u{A0}год ({3}) менше, ніж {4}; це може бути випадковістю (порівняно тегів: {1}).",
        many:
          "На {2}\u{A0}год ({3}) менше, ніж {4}; це може бути випадковістю (порівняно тегів: {1}).")
    case .othersWithinChance: "Решта змін може бути випадковою."
    case .othersVisible:
      .plural(
        one: "Помітна ще {1} зміна.", few: "Помітні ще {1} зміни.", many: "Помітно ще {1} змін.")
    case .coverageDiffers:
      "Відповіді є на {1} запитань, а {3}\u{A0}— на {2}: зміни можуть бути через це."
    case .neverAsked:
      .plural(
        one: "Запитань не було {1} день.", few: "Запитань не було {1} дні.",
        many: "Запитань не було {1} днів.")
    case .patternsLater: "Закономірності проявляться приблизно після 20 відповідей."
    case .noAnswersNote: "Дайте кілька відповідей або виберіть інший період."
    case .showBounds: "Показати межі, чинні за будь-яких відповідей на решту запитань"
    case .boundsNote:
      "Тонка лінія показує найменше й найбільше можливе значення, хоч якими були б відповіді на решту запитань."
    case .statisticsFailed: "Не вдалося завантажити статистику."
    case .chartsFailed: "Не вдалося завантажити діаграми."
    case .hoursColumn: "Години"
    case .weeksColumn: "12 тижнів"
    case .changeColumn: "Зміна"
    case .searchTags: "Пошук тегів"
    case .showAllTags:
      .plural(
        one: "Показати всі теги: {1}", few: "Показати всі теги: {1}", many: "Показати всі теги: {1}"
      )
    case .noSuchTag: "Такого тега немає."
    case .changeRange: "від {1} до {2}"
    case .mayBeChance:
      .plural(
        one: "може бути випадковістю (порівняно тегів: {1})",
        few: "може бути випадковістю (порівняно тегів: {1})",
        many: "може бути випадковістю (порівняно тегів: {1})")
    case .tickNote:
      "Риска показує значення {1}, перераховане на час, упродовж якого вас запитували за цей період."
    case .greyNote:
      .plural(
        one: "Серед {1} тега сірі зміни можуть бути випадковими.",
        few: "Серед {1} тегів сірі зміни можуть бути випадковими.",
        many: "Серед {1} тегів сірі зміни можуть бути випадковими.",
        other: "Серед {1} тега сірі зміни можуть бути випадковими.")
    case .tagsBeyond:
      .plural(
        one: "Ще {1} тег, що трапляється рідше, тут не показано.",
        few: "Ще {1} теги, що трапляються рідше, тут не показано.",
        many: "Ще {1} тегів, що трапляються рідше, тут не показано.",
        other: "Ще {1} тега, що трапляються рідше, тут не показано.")
    case .goesWith: "Поєднується з"
    case .whenInWeek: "Коли"
    case .shareOfHour: "частка години"
    case .lastTwelveWeeks: "останні 12 тижнів"
    case .never: "ніколи"
    case .underShare: "менше {1}"
    case .moreShare: "більше"
    case .backToTable: "Назад до таблиці"
    case .useAsPeriod: "Узяти за період"
    case .intervalNote: "Тонка лінія\u{A0}— 95% інтервал."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} год"
    case .answersCount: .plural(one: "{1} відповідь", few: "{1} відповіді", many: "{1} відповідей")
    case .noAnswers: "За цей період відповідей немає."
    case .emptyPeriod: "Кінцева дата раніша за початкову."
    case .weekMapCell:
      .plural(
        one: "{2}, {3}: {4} з {1} відповіді", few: "{2}, {3}: {4} з {1} відповідей",
        many: "{2}, {3}: {4} з {1} відповідей")
    case .tagColor: "Колір"
    case .ownColor: "Обрати автоматично"
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
    }
  }
}
