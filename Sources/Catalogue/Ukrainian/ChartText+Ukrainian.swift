extension ChartText {
  /// The texts of the charts in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .overTimeNote: "Смуга\u{A0}— 95% інтервал. Розриви\u{A0}— час без відповідей."
    case .tags: "Тег"
    case .hoursADay: "Годин на день"
    case .hoursAWeek: "Годин на тиждень"
    case .hoursAMonth: "Годин на місяць"
    case .incomplete: "неповний період"
    case .incompleteNote:
      "ще триває, лише частково належить до вибраних днів або має замало відповідей."
    case .hourWithoutAnswers: "без відповідей"
    case .unaskedDays: "запитань не було"
    case .share: "Частка"
    case .intervals: "95% інтервал"
    case .leavePart: "Назад"
    case .partHint: "Стрілки переходять між частинами, Escape знімає виділення."
    case .nothingToDraw: "За цей період ще немає що показати."
    case .chartUnread: "Не вдалося прочитати дані."
    case .zoomIn: "Збільшити"
    case .zoomOut: "Зменшити"
    case .showAll: "Показати все"
    case .selectRange: "Вибрати період"
    case .showTable: "Таблиця"
    case .lineHint: "Стрілки переходять між значеннями, плюс і мінус змінюють масштаб."
    case .thinned: "Показано одне значення з {1}; збільшіть масштаб, щоб побачити всі."
    case .lineSummary: "Від {1} до {2}: найменше {3} ({4}), найбільше {5} ({6}), останнє {7}."
    case .tagsWithin: "Куди пішов час"
    case .tagsWithinNote: "{1} год. Кожну відповідь враховано один раз\u{A0}— за найширшим тегом."
    case .tagsWithinPart: "{2}: частки від {1} год. Кожну відповідь враховано один раз."
    case .largestShare: "Найбільша частка\u{A0}— {1}: {2} відповідей ({3})."
    case .allAnswers: "Усе"
    case .noTag: "без тега"
    case .restOf: "{1}: решта"
    case .otherTags: "ще {1}"
    }
  }
}
