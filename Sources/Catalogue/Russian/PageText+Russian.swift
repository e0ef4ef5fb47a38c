extension PageText {
  /// The text in Russian.
  var russian: Phrase {
    switch self {
    case .home: "Сейчас"
    case .statistics: "Статистика"
    case .navigation: "Разделы"
    case .loading: "Загрузка…"
    case .offline: "Нет связи с Proba. Пробуем снова…"
    case .failed: "Не получилось: {1}"
    case .tryAgain: "Попробовать ещё раз"
    case .skip: "Перейти к содержанию"
    case .noSuchPage: "Такой страницы нет."
    case .noSuchPageNote: "Возможно, в адресе ошибка или то, что здесь было, исчезло."
    case .questionToday: "Что вы делали в {1}?"
    case .questionOn: "Что вы делали {1} в {2}?"
    case .questionLead: "Что вы делали в"
    case .questionOnLead: "Что вы делали {1} в"
    case .questionSpanLead: "Что вы делали в промежутке"
    case .questionSpanOnLead: "Что вы делали {1} в промежутке"
    case .answeredLead: "Вы ответили за"
    case .onTimeNote: "{1} назад · вовремя ещё {2}"
    case .noProbe: "Вопросов ещё не было. Первый придёт в случайный момент."
    case .gapNote:
      "Напишите, что делали именно в тот момент: он представляет в среднем {1} вашего времени."
    case .nextNote: "Следующий вопрос придёт в случайный момент, в среднем через {1}."
    case .statePending: "Ждёт ответа"
    case .stateMissed: "Пропущен"
    case .stateAnswered: "Есть ответ"
    case .stateAnsweredLate: "Ответ с опозданием"
    case .stateAutoTagged: "Заполнен автоматически"
    case .answerLabel: "Ваш ответ"
    case .answerPrompt: "работа почта (заметка)"
    case .answerHint: "Слова\u{A0}— это теги. Заметку берите в\u{A0}скобки\u{A0}(\u{A0})."
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
    case .changeAnswer: "Изменить ответ за {1}"
    case .saved: "Ответ за {1} сохранён."
    case .notSaved: "Не сохранено: нет связи с Proba."
    case .answeredMeanwhile:
      "Тем временем на этот вопрос уже ответили в другом месте: {1}. Чтобы заменить тот ответ, сохраните ещё раз."
    case .removeTag: "Убрать {1}"
    case .createTag: "Добавить новый тег {1}"
    case .keyTakesFirst: "первая подсказка"
    case .undo: "Отменить"
    case .undone: "Ответ отменён."
    case .addTag: "Добавить {1}"
    case .unfilled: "Вопросы без ответа"
    case .toCatchUp:
      .plural(
        one: "{1} пропущенный вопрос", few: "{1} пропущенных вопроса",
        many: "{1} пропущенных вопросов",
        other: "{1} пропущенного вопроса")
    case .goThrough: "По одному"
    case .placeInDeck: "{1} из {2}"
    case .skipProbe: "Пропустить"
    case .dontRemember: "Не помню"
    case .dismissed: "Больше не спросим: {1}."
    case .dismissOlder: "Не спрашивать о более давних"
    case .before: "до {1}"
    case .fillInAll:
      .plural(
        one: "Заполнить {1}", few: "Заполнить все {1}", many: "Заполнить все {1}",
        other: "Заполнить все {1}")
    case .sameAnswerNote:
      .plural(
        one: "Ответ — для {1} момента.", few: "Один ответ — для всех {1} моментов.",
        many: "Один ответ — для всех {1} моментов.", other: "Один ответ — для всех {1} момента.")
    case .savedAll:
      .plural(
        one: "Сохранён ответ на {1} вопрос.", few: "Сохранён ответ на {1} вопроса.",
        many: "Сохранён ответ на {1} вопросов.", other: "Сохранён ответ на {1} вопроса.")
    case .noneUnfilled: "На все вопросы есть ответы."
    case .fillIn: "Заполнить {1}"
    case .fillInShort: "Заполнить"
    case .showMore: "Показать ещё"
    case .today: "Сегодня"
    case .nothingToday: "Сегодня ответов ещё нет."
    case .dayBefore: "Предыдущий день"
    case .dayAfter: "Следующий день"
    case .dayFailed: "Не удалось загрузить день."
    case .nothingAskedThatDay: "В тот день вопросов не было."
    case .notifyTip: "Чтобы вопросы приходили вовремя, разрешите уведомления."
    case .notifyButton: "Включить уведомления"
    case .notifyTitle: "Что вы делаете прямо сейчас?"
    case .period: "Период"
    case .lastWeek: "7 дней"
    case .lastMonth: "30 дней"
    case .lastYear: "12 месяцев"
    case .always: "За всё время"
    case .custom: "Другие даты"
    case .from: "С"
    case .to: "По"
    case .coverage: "Охват"
    case .coverageText: "Есть ответы: {2} из {1} ({3})."
    case .nobodyAsked: "За этот период вопросов не было."
    case .coverageNote:
      "Показатели рассчитаны так, как если бы моменты без ответа были такими же, как остальные."
    case .showBounds: "Показать границы, верные и тогда, когда это не так"
    case .boundsNote:
      "Тонкая линия показывает наименьшее и наибольшее возможное значение, что бы вы ни делали в моменты без ответа."
    case .statisticsFailed: "Не удалось загрузить статистику."
    case .chartsFailed: "Не удалось загрузить диаграммы."
    case .topTags: "Куда ушло время"
    case .intervalNote:
      "Тонкая линия на конце полосы\u{A0}— 95-процентный доверительный интервал: такие интервалы в 95 случаях из 100 содержат истинное значение, если моменты с ответом и без него похожи."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} ч"
    case .answersCount: .plural(one: "{1} ответ", few: "{1} ответа", many: "{1} ответов")
    case .noAnswers: "За этот период ответов нет."
    case .emptyPeriod: "Период заканчивается раньше, чем начинается."
    case .weekMapOf: "Когда: {1}"
    case .weekMapNote:
      "Каждая клетка\u{A0}— час недели; число\u{A0}— сколько ответов с этим тегом. Чем насыщеннее цвет, тем больше доля тега среди ответов этого часа."
    case .weekMapCell: "{1} {2}: {3} из {4}"
    case .tagColor: "Цвет"
    case .ownColor: "Выбрать автоматически"
    case .showWeekMap: "Показать неделю: {1}"
    case .close: "Закрыть"
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
    case .problemNoTags: "Напишите хотя бы одно слово вне скобок."
    case .problemUnclosed: "Скобка в позиции {1} не закрыта."
    case .problemUnopened: "Лишняя закрывающая скобка в позиции {1}."
    case .problemRepeatNotAlone:
      "Знак \" в позиции {1} повторяет предыдущий ответ, только если больше ничего не написано."
    case .problemNothingToRepeat: "Нет предыдущего ответа, который можно повторить."
    case .problemTagTooLong: "Тег в позиции {1} слишком длинный."
    case .problemTooManyTags: "Слишком много тегов, начиная с позиции {1}."
    case .problemTextTooLong: "Ответ слишком длинный."
    case .problemControlCharacter: "Недопустимый управляющий символ в позиции {1}."
    case .overTime: "Динамика"
    case .overTimeNote:
      "Полоса\u{A0}— 95-процентный доверительный интервал. Там, где ответов нет,\u{A0}— разрыв: об этом времени ничего не известно."
    case .tags: "Тег"
    case .hoursADay: "Часов в день: {1}"
    case .hoursAWeek: "Часов в неделю: {1}"
    case .hoursAMonth: "Часов в месяц: {1}"
    case .coverageOverTime: "Динамика охвата"
    case .incomplete: "неполный период"
    case .weekSummary: "Чаще всего\u{A0}— {1}, {2}: в {3} из {4} ответов."
    case .hourWithoutAnswers: "без ответов"
    case .share: "Доля"
    case .intervals: "95-процентный доверительный интервал"
    case .leavePart: "Назад"
    case .partHint: "Стрелки переходят между частями, Escape снимает выделение."
    case .weekNote: "Цвет показывает долю ответов с этим тегом. Где ответов мало, оценка ненадёжна."
    case .nothingToDraw: "За этот период пока нечего показать."
    case .chartUnread: "Не удалось прочитать данные."
    case .zoomIn: "Увеличить"
    case .zoomOut: "Уменьшить"
    case .showAll: "Показать всё"
    case .selectRange: "Выбрать период"
    case .showTable: "Таблица"
    case .lineHint: "Стрелки переходят между значениями, плюс и минус меняют масштаб."
    case .thinned: "Показано каждое {1}-е значение; увеличьте масштаб, чтобы увидеть все."
    case .lineSummary: "С {1} по {2}: наименьшее {3} ({4}), наибольшее {5} ({6}), последнее {7}."
    case .shares: "Распределение времени"
    case .sharesNote:
      "Каждый ответ учтён один раз\u{A0}— по тегу, который охватывает остальные. Ответы есть на {1} вопросов; об остальном ничего не известно."
    case .fewAnswers:
      .plural(
        one: "Пока лишь {1} ответ, поэтому интервалы широкие.",
        few: "Пока лишь {1} ответа, поэтому интервалы широкие.",
        many: "Пока лишь {1} ответов, поэтому интервалы широкие.")
    case .rankedTags: "Самые частые теги"
    case .rankedNote:
      "Доли ответов с 95-процентными доверительными интервалами. Ответ учтён для каждого из его тегов."
    case .unrankedTags:
      .plural(
        one: "Ещё {1} тег не показан.",
        few: "Ещё {1} тега не показаны.",
        many: "Ещё {1} тегов не показаны.")
    case .tagsWithin: "Теги в тегах"
    case .tagsWithinNote: "Нажмите тег, чтобы увидеть, с чем он встречался."
    case .largestShare: "Самая большая доля\u{A0}— {1}: {2} ответов ({3})."
    case .allAnswers: "Всё"
    case .answersBelow: .plural(one: "ответ", few: "ответа", many: "ответов")
    case .noTag: "без тега"
    case .restOf: "{1}: остальное"
    case .otherTags: "ещё {1}"
    }
  }
}
