extension ChartText {
  /// The texts of the charts in Russian.
  var russian: Phrase {
    switch self {
    case .overTimeNote: "Полоса\u{A0}— 95\u{A0}% интервал. Разрывы\u{A0}— время без ответов."
    case .tags: "Тег"
    case .hoursADay: "Часов в день"
    case .hoursAWeek: "Часов в неделю"
    case .hoursAMonth: "Часов в месяц"
    case .incomplete: "неполный период"
    case .incompleteNote:
      "ещё идёт, лишь частично входит в выбранные дни или с малым числом ответов."
    case .hourWithoutAnswers: "без ответов"
    case .unaskedDays: "вопросов не было"
    case .share: "Доля"
    case .intervals: "95\u{A0}% интервал"
    case .leavePart: "Назад"
    case .partHint: "Стрелки переходят между частями, Escape снимает выделение."
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
    case .tagsWithin: "Куда ушло время"
    case .tagsWithinNote: "{1} ч. Каждый ответ учтён один раз\u{A0}— по самому широкому тегу."
    case .tagsWithinPart: "{2}: доли от {1} ч. Каждый ответ учтён один раз."
    case .largestShare: "Самая большая доля\u{A0}— {1}: {2} ответов ({3})."
    case .allAnswers: "Всё"
    case .noTag: "без тега"
    case .restOf: "{1}: остальное"
    case .otherTags: "ещё {1}"
    }
  }
}
