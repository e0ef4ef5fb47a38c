extension PageText {
  /// The text in Russian.
  var russian: Phrase {
    switch self {
    case .home: "Сейчас"
    case .statistics: "Статистика"
    case .navigation: "Экраны"
    case .loading: "Загрузка…"
    case .offline: "Нет связи с Proba. Пробуем ещё…"
    case .failed: "Не получилось: {1}"
    case .tryAgain: "Попробовать ещё раз"
    case .skip: "Перейти к содержанию"
    case .noSuchPage: "Такой страницы нет."
    case .noSuchPageNote: "Возможно, в адресе ошибка или то, что здесь было, исчезло."
    case .questionToday: "Что вы делали в {1}?"
    case .questionOn: "Что вы делали {1} в {2}?"
    case .noProbe: "Проб ещё не было. Первая придёт в случайный момент."
    case .gapNote:
      "Отвечайте именно про тот момент: он отвечает за время, которое в среднем длится {1}."
    case .nextNote: "Следующая проба придёт в случайный момент; средний промежуток\u{A0}— {1}."
    case .statePending: "Ждёт"
    case .stateMissed: "Пропущена"
    case .stateAnswered: "Есть ответ"
    case .stateAnsweredLate: "Ответ с опозданием"
    case .stateAutoTagged: "Заполнена автоматически"
    case .answerLabel: "Ваш ответ"
    case .answerPrompt: "работа почта (заметка)"
    case .answerHint: "Слова\u{A0}— это теги. Заметку пишите в ( )."
    case .likelyTags: "Вероятные теги"
    case .matchingTags: "Подходящие теги"
    case .save: "Сохранить"
    case .sameAsBefore: "То же, что в прошлый раз"
    case .sameAsBeforeTags: "То же, что в прошлый раз: {1}"
    case .newerProbe: "Пришла более новая проба."
    case .goToNewest: "Перейти к ней"
    case .cancel: "Отмена"
    case .change: "Изменить"
    case .changeAnswer: "Изменить ответ за {1}"
    case .saved: "Ответ за {1} сохранён."
    case .notSaved: "Не сохранено: не было связи с Proba."
    case .answeredMeanwhile:
      "Тем временем ответили в другом месте: {1}. Чтобы заменить, сохраните ещё раз."
    case .addTag: "Добавить {1}"
    case .unfilled: "Незаполненные пробы"
    case .noneUnfilled: "На каждую пробу есть ответ."
    case .fillIn: "Заполнить {1}"
    case .fillInShort: "Заполнить"
    case .andMore: "и ещё {1}"
    case .showMore: "Показать больше"
    case .today: "Сегодня"
    case .nothingToday: "Сегодня ответов ещё нет."
    case .dayBefore: "Предыдущий день"
    case .dayAfter: "Следующий день"
    case .nothingAskedThatDay: "В тот день никого не спрашивали."
    case .notifyTip: "Чтобы вопрос приходил вовремя, разрешите уведомления."
    case .notifyButton: "Включить уведомления"
    case .notifyTitle: "Что вы делаете прямо сейчас?"
    case .period: "Период"
    case .lastWeek: "7 дней"
    case .lastMonth: "30 дней"
    case .lastYear: "12 месяцев"
    case .always: "За всё время"
    case .custom: "Даты"
    case .from: "С"
    case .to: "По"
    case .coverage: "Охват"
    case .coverageText:
      .plural(
        one: "Ответ есть на {2} из {1} пробы: {3}.",
        few: "Ответ есть на {2} из {1} проб: {3}.",
        many: "Ответ есть на {2} из {1} проб: {3}.")
    case .nobodyAsked: "В этом периоде никого не спрашивали."
    case .coverageNote: "Показатели исходят из того, что пробы без ответа такие же, как остальные."
    case .showBounds: "Показать границы, верные и тогда, когда это не так"
    case .boundsNote:
      "Тонкая линия показывает, сколько могло быть самое меньшее и самое большее, чем бы ни были пробы без ответа."
    case .statisticsFailed: "Статистика не загрузилась."
    case .chartsFailed: "Диаграммы не загрузились."
    case .topTags: "Куда ушло время"
    case .intervalNote:
      "Тонкая линия на конце полосы\u{A0}— 95-процентный интервал: построенные так интервалы содержат истину 95 раз из 100."
    case .interval: "{1}–{2}"
    case .hoursValue: "{1} ч"
    case .answersCount: .plural(one: "{1} ответ", few: "{1} ответа", many: "{1} ответов")
    case .noAnswers: "В этом периоде ответов нет."
    case .emptyPeriod: "Период заканчивается раньше, чем начинается."
    case .weekMapOf: "Когда: {1}"
    case .weekMapNote:
      "Каждая клетка\u{A0}— час недели с числом ответов. Чем ярче её цвет, тем больше доля тега среди ответов этого часа."
    case .weekMapCell: "{1} {2}: {3} из {4}"
    case .tagColor: "Цвет"
    case .ownColor: "Собственный цвет тега"
    case .showWeekMap: "Показать неделю: {1}"
    case .close: "Закрыть"
    case .day: "День"
    case .rose: "Розовый"
    case .red: "Красный"
    case .orange: "Оранжевый"
    case .mustard: "Горчичный"
    case .lime: "Салатовый"
    case .green: "Зелёный"
    case .teal: "Изумрудный"
    case .cyan: "Бирюзовый"
    case .sky: "Голубой"
    case .blue: "Синий"
    case .violet: "Фиолетовый"
    case .magenta: "Пурпурный"
    case .problemNoTags: "Напишите хотя бы одно слово вне скобок."
    case .problemUnclosed: "Скобка, открытая на месте {1}, не закрыта."
    case .problemUnopened: "Скобка, закрытая на месте {1}, не открыта."
    case .problemRepeatNotAlone:
      "Знак \" на месте {1} повторяет предыдущий ответ, только когда стоит один."
    case .problemNothingToRepeat: "Нет предыдущего ответа, чтобы повторить."
    case .problemTagTooLong: "Тег на месте {1} слишком длинный."
    case .problemTooManyTags: "Слишком много тегов, начиная с места {1}."
    case .problemTextTooLong: "Ответ слишком длинный."
    case .problemControlCharacter: "На месте {1} стоит управляющий символ."
    case .overTime: "Ход"
    case .overTimeNote:
      "Полоса\u{A0}— 95-процентный интервал. Где никто не отвечал, там пробел: ничего не известно."
    case .tags: "Тег"
    case .hoursADay: "Часов в день: {1}"
    case .hoursAWeek: "Часов в неделю: {1}"
    case .hoursAMonth: "Часов в месяц: {1}"
    case .coverageOverTime: "Ход охвата"
    case .incomplete: "неполный промежуток"
    case .weekSummary: "Чаще всего\u{A0}— {1}, {2}: в {3} из {4} ответов."
    case .hourWithoutAnswers: "без ответов"
    case .share: "Доля"
    case .intervals: "95-процентный интервал"
    case .leavePart: "Назад"
    case .partHint: "Стрелки ведут от части к части, Escape отпускает."
    case .weekNote:
      "Цвет\u{A0}— доля ответов часа, у которых есть тег. Где ответов мало, там мало известно."
    case .nothingToDraw: "В этом промежутке пока нечего рисовать."
    case .chartUnread: "Не удалось прочитать данные."
    case .zoomIn: "Увеличить"
    case .zoomOut: "Уменьшить"
    case .showAll: "Показать всё"
    case .selectRange: "Выбрать промежуток"
    case .showTable: "Таблица"
    case .lineHint: "Стрелки ведут от значения к значению, плюс и минус меняют масштаб."
    case .thinned: "Приведено одно значение из {1}; увеличьте, чтобы увидеть все."
    case .lineSummary: "С {1} по {2}: наименьшее {3} ({4}), наибольшее {5} ({6}), последнее {7}."
    case .shares: "Как делится время"
    case .sharesNote:
      "Каждый ответ считается один раз, по тегу, который содержит остальные. Ответ имеют {1} проб; остальное неизвестно."
    case .fewAnswers:
      .plural(
        one: "Пока лишь {1} ответ: интервалы широки.",
        few: "Пока лишь {1} ответа: интервалы широки.",
        many: "Пока лишь {1} ответов: интервалы широки.")
    case .rankedTags: "Самые частые теги"
    case .rankedNote:
      "Доли ответов с 95-процентными интервалами. Ответ считается по каждому своему тегу."
    case .unrankedTags:
      .plural(
        one: "Ещё {1} тег не показан.",
        few: "Ещё {1} тега не показаны.",
        many: "Ещё {1} тегов не показаны.")
    case .tagsWithin: "Теги в тегах"
    case .tagsWithinNote: "Тег открывает то, с чем он встречался вместе."
    case .largestShare: "Наибольшую долю имеет {1}: {2} ответов ({3})."
    case .allAnswers: "Всё"
    case .answersBelow: .plural(one: "ответ", few: "ответа", many: "ответов")
    case .noTag: "без тега"
    case .restOf: "остальное: {1}"
    case .otherTags: "ещё {1}"
    }
  }
}
