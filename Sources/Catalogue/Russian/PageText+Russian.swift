extension PageText {
  /// The text in Russian.
  var russian: Phrase {
    switch self {
    case .home: "Сейчас"
    case .statistics: "Статистика"
    case .allTags: "Теги"
    case .navigation: "Разделы"
    case .loading: "Загрузка…"
    case .offline: "Нет связи с Proba. Пробуем снова…"
    case .failed: "Не получилось: {1}"
    case .tryAgain: "Попробовать ещё раз"
    case .skip: "Перейти к содержанию"
    case .noSuchPage: "Страница не найдена"
    case .noSuchPageNote: "Ссылка может быть неверной или устаревшей."
    case .settings: "Настройки"
    case .keys: "Сочетания клавиш"
    case .converter: "Конвертер"
    case .questionToday: "Что вы делали в {1}?"
    case .questionOn: "Что вы делали {1} в {2}?"
    case .questionLead: "Что вы делали в"
    case .questionOnLead: "Что вы делали {1} в"
    case .questionSpanLead: "Что вы делали между"
    case .questionSpanOnLead: "Что вы делали {1} между"
    case .answeredLead: "Вы ответили на вопрос в"
    case .justNow: "только что"
    case .minutesAgo: "{1}\u{A0}мин назад"
    case .minutesLeft: "осталось {1}\u{A0}мин"
    case .noProbe: "Вопросов ещё не было. Первый придёт в случайный момент."
    case .nextNote: "Следующий вопрос придёт в случайный момент; средний промежуток: {1}."
    case .quietUntil: "Вопросов не будет до {1}."
    case .quietNow:
      "Вопросов не будет, пока вы не завершите тихое время в настройках."
    case .statePending: "Ждёт"
    case .stateMissed: "Пропущен"
    case .stateAnswered: "Есть ответ"
    case .stateAnsweredLate: "С опозданием"
    case .stateAutoTagged: "Заполнен"
    case .stateQuiet: "Тихий час"
    case .stateUnasked: "Не задан"
    case .answerLabel: "Ваш ответ"
    case .answerPrompt: "обед мама (суп)"
    case .answerHint: "Слова\u{A0}— это теги. Заметку берите в\u{A0}скобки\u{A0}(\u{A0})."
    case .understood: "Понято так:"
    case .keepWords: "Оставить словами"
    case .likelyTags: "Вероятные теги"
    case .likelyAnswers: "Вероятные ответы"
    case .saveAnswer: "Сохранить {1}"
    case .matchingTags: "Подходящие теги"
    case .save: "Сохранить"
    case .sameAsBefore: "То же, что в прошлый раз"
    case .sameAsBeforeTags: "То же, что в прошлый раз: {1}"
    case .newerProbe: "Пришёл более новый вопрос."
    case .goToNewest: "Перейти к нему"
    case .cancel: "Отмена"
    case .change: "Изменить"
    case .saved: "Ответ сохранён: {1}."
    case .notSaved: "Ещё не сохранено. Отправится, как только Proba будет на связи."
    case .answeredMeanwhile:
      "Тем временем на этот вопрос уже ответили в другом месте: {1}. Чтобы заменить тот ответ, сохраните ещё раз."
    case .removeTag: "Убрать {1}"
    case .createTag: "Добавить новый тег {1}"
    case .keyCompletes: "Дописать"
    case .undo: "Отменить"
    case .undone: "Отменено."
    case .undoTooLate: "Не отменено: с тех пор было изменено что-то ещё."
    case .addTag: "Добавить {1}"
    case .unfilled: "Вопросы без ответа"
    case .goThrough: "По одному"
    case .placeInDeck: "{1} из {2}"
    case .dismissed: "Больше не спросим: {1}."
    case .before: "до {1}"
    case .sameAnswerNote:
      .plural(
        one: "Ответ — для {1} вопроса.", few: "Один ответ — для всех {1} вопросов.",
        many: "Один ответ — для всех {1} вопросов.", other: "Один ответ — для всех {1} вопроса.")
    case .fillIn: "Заполнить: {1}"
    case .showMore: "Показать ещё"
    case .today: "Сегодня"
    case .dayBefore: "Предыдущий день"
    case .dayAfter: "Следующий день"
    case .dayFailed: "Не удалось загрузить день."
    case .days: "Дни"
    case .monthEarlier: "Предыдущий месяц"
    case .monthLater: "Следующий месяц"
    case .daySummary: "{1}: ответов — {2} из {3}"
    case .searchAnswers: "Поиск в ответах"
    case .searchNote:
      "Слова из ответов и заметок, дата или теги, например work & !(meeting | call)."
    case .nothingFound: "Ничего не найдено."
    case .newestFound:
      .plural(
        one: "Последний {1} ответ", few: "Последние {1} ответа", many: "Последние {1} ответов")
    case .problemCondition: "Непонятно в позиции {1}: соединяйте теги знаками &, | и !."
    case .notifyButton: "Включить уведомления"
    case .notifyTitle: "Что вы делаете прямо сейчас?"
    case .period: "Период"
    case .earlierPeriod: "Предыдущий период"
    case .laterPeriod: "Следующий период"
    case .week: "Неделя"
    case .month: "Месяц"
    case .quarter: "Квартал"
    case .year: "Год"
    case .always: "Всё время"
    case .custom: "Свой период"
    case .firstQuarter: "1-й квартал {1} г."
    case .secondQuarter: "2-й квартал {1} г."
    case .thirdQuarter: "3-й квартал {1} г."
    case .fourthQuarter: "4-й квартал {1} г."
    case .comparedWith: "для сравнения: {1}"
    case .weekBefore: "неделей раньше"
    case .monthBefore: "месяцем раньше"
    case .quarterBefore: "кварталом раньше"
    case .yearBefore: "годом раньше"
    case .periodBefore: "за предыдущий период"
    case .from: "С"
    case .to: "По"
    case .coverage: "Охват"
    case .coverageText:
      .plural(
        one: "Вы ответили на {2} из {1} вопроса ({3}).",
        few: "Вы ответили на {2} из {1} вопросов ({3}).",
        many: "Вы ответили на {2} из {1} вопросов ({3}).")
    case .nobodyAsked: "За этот период вопросов не было."
    case .mostTime: "Больше всего времени\u{A0}— {1}: {2}\u{A0}ч ({3})."
    case .changedMore: "{1}: на {2}\u{A0}ч ({3}) больше, чем {4}."
    case .changedLess: "{1}: на {2}\u{A0}ч ({3}) меньше, чем {4}."
    case .sameMore:
      .plural(
        one:
          "На {2}\u{A0}ч ({3}) больше, чем {4}; это может быть случайностью (сравнено тегов: {1}).",
        few:
          "На {2}\u{A0}ч ({3}) больше, чем {4}; это может быть случайностью (сравнено тегов: {1}).",
        many:
          "На {2}\u{A0}ч ({3}) больше, чем {4}; это может быть случайностью (сравнено тегов: {1}).")
    case .sameLess:
      .plural(
        one:
          "На {2}\u{A0}ч ({3}) меньше, чем {4}; это может быть случайностью (сравнено тегов: {1}).",
        few:
          "На {2}\u{A0}ч ({3}) меньше, чем {4}; это может быть случайностью (сравнено тегов: {1}).",
        many:
          "На {2}\u{A0}ч ({3}) меньше, чем {4}; это может быть случайностью (сравнено тегов: {1}).")
    case .othersWithinChance: "Остальные изменения могут быть случайными."
    case .othersVisible:
      .plural(
        one: "Заметно ещё {1} изменение.", few: "Заметны ещё {1} изменения.",
        many: "Заметно ещё {1} изменений.")
    case .coverageDiffers:
      "Ответы есть на {1} вопросов, а {3}\u{A0}— на {2}: изменения могут объясняться этим."
    case .neverAsked:
      .plural(
        one: "Вопросов не было {1} день.", few: "Вопросов не было {1} дня.",
        many: "Вопросов не было {1} дней.")
    case .patternsLater: "Закономерности проявятся примерно после 20 ответов."
    case .noAnswersNote: "Ответьте на несколько вопросов или выберите другой период."
    case .showBounds: "Показать границы, верные при любых ответах на остальные вопросы"
    case .boundsNote:
      "Тонкая линия показывает наименьшее и наибольшее возможное значение, какими бы ни были ответы на остальные вопросы."
    case .statisticsFailed: "Не удалось загрузить статистику."
    case .chartsFailed: "Не удалось загрузить диаграммы."
    case .hoursColumn: "Часы"
    case .weeksColumn: "12 недель"
    case .changeColumn: "Изменение"
    case .searchTags: "Поиск тегов"
    case .showAllTags:
      .plural(
        one: "Показать все теги: {1}", few: "Показать все теги: {1}", many: "Показать все теги: {1}"
      )
    case .noSuchTag: "Такого тега нет."
    case .changeRange: "от {1} до {2}"
    case .mayBeChance:
      .plural(
        one: "может быть случайностью (сравнено тегов: {1})",
        few: "может быть случайностью (сравнено тегов: {1})",
        many: "может быть случайностью (сравнено тегов: {1})")
    case .tickNote:
      "Риска показывает значение {1}, пересчитанное на время, в течение которого вас спрашивали за этот период."
    case .greyNote:
      .plural(
        one: "Среди {1} тега серые изменения могут быть случайными.",
        few: "Среди {1} тегов серые изменения могут быть случайными.",
        many: "Среди {1} тегов серые изменения могут быть случайными.",
        other: "Среди {1} тега серые изменения могут быть случайными.")
    case .tagsBeyond:
      .plural(
        one: "Ещё {1} тег, который встречается реже, здесь не показан.",
        few: "Ещё {1} тега, которые встречаются реже, здесь не показаны.",
        many: "Ещё {1} тегов, которые встречаются реже, здесь не показаны.",
        other: "Ещё {1} тега, которые встречаются реже, здесь не показаны.")
    case .goesWith: "Сочетается с"
    case .whenInWeek: "Когда"
    case .shareOfHour: "доля часа"
    case .lastTwelveWeeks: "последние 12 недель"
    case .never: "никогда"
    case .underShare: "меньше {1}"
    case .moreShare: "больше"
    case .backToTable: "Назад к таблице"
    case .useAsPeriod: "Взять как период"
    case .intervalNote: "Тонкая линия\u{A0}— 95\u{A0}% интервал."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} ч"
    case .answersCount: .plural(one: "{1} ответ", few: "{1} ответа", many: "{1} ответов")
    case .noAnswers: "За этот период ответов нет."
    case .emptyPeriod: "Конечная дата раньше начальной."
    case .weekMapCell:
      .plural(
        one: "{2}, {3}: {4} из {1} ответа", few: "{2}, {3}: {4} из {1} ответов",
        many: "{2}, {3}: {4} из {1} ответов")
    case .tagColor: "Цвет"
    case .ownColor: "Выбрать автоматически"
    case .day: "День"
    case .blue: "Синий"
    case .skyBlue: "Голубой"
    case .lime: "Салатовый"
    case .pink: "Розовый"
    case .mustard: "Горчичный"
    case .brickRed: "Кирпично-красный"
    case .plum: "Сливовый"
    case .turquoise: "Бирюзовый"
    case .raspberry: "Малиновый"
    case .peach: "Персиковый"
    case .darkBlue: "Тёмно-синий"
    case .olive: "Оливковый"
    }
  }
}
