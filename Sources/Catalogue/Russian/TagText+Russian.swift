extension TagText {
  /// The texts of the screens of tags in Russian.
  var russian: Phrase {
    switch self {
    case .tagCount: .plural(one: "{1} тег", few: "{1} тега", many: "{1} тегов")
    case .noTags: "Тегов пока нет. Здесь появятся слова из ваших ответов."
    case .editTag: "Изменить «{1}»"
    case .edit: "Изменить"
    case .name: "Название"
    case .rename: "Переименовать"
    case .renameNote:
      .plural(
        one: "Изменится {1} ответ.", few: "Изменятся {1} ответа.",
        many: "Изменится {1} ответов.")
    case .merge: "Объединить"
    case .mergeNote:
      .plural(
        one: "Тег «{3}» уже есть. В {1} ответе вместо «{2}» будет «{3}».",
        few: "Тег «{3}» уже есть. В {1} ответах вместо «{2}» будет «{3}».",
        many: "Тег «{3}» уже есть. В {1} ответах вместо «{2}» будет «{3}».")
    case .mayBeSame: "«{1}» и «{2}», возможно, одно и то же."
    case .mergePair: "Объединить…"
    case .keepBoth: "Оставить оба"
    case .renamed: "Тег «{1}» переименован в «{2}»."
    case .merged: "Тег «{1}» объединён с «{2}»."
    case .undone: "Отменено."
    case .notATag: "Тег — это одно слово без скобок."
    case .tagIsGone: "Этого тега больше нет."
    case .openTag: "Страница тега"
    case .showAnswers: "Все ответы"
    case .searchOrCombine: "Поиск тегов или сочетание: работа & !звонок"
    case .showCondition: "Показать часы"
    case .showConditionOf: "Показать часы «{1}»"
    case .unknownTag: "Одного из этих тегов ещё нет в ответах."
    case .renameTag: "Переименовать «{1}»"
    case .mergeTag: "Объединить «{1}» с другим тегом"
    case .otherTag: "Другой тег"
    case .split: "Разделить"
    case .splitTag: "Разделить «{1}»"
    case .answersWith: "Какие ответы с «{1}»"
    case .conditionPrompt: "стол & !звонок"
    case .newTag: "Новый тег"
    case .splitNote:
      .plural(
        one: "В {1} ответе вместо «{2}» будет «{3}».",
        few: "В {1} ответах вместо «{2}» будет «{3}».",
        many: "В {1} ответах вместо «{2}» будет «{3}».")
    case .noAnswerMeets: "Ни один ответ не удовлетворяет этому условию."
    case .splitDone:
      .plural(
        one: "В {1} ответе вместо «{2}» теперь «{3}».",
        few: "В {1} ответах вместо «{2}» теперь «{3}».",
        many: "В {1} ответах вместо «{2}» теперь «{3}».")
    case .noSuchTag: "Тега «{1}» нет"
    case .noSuchTagNote: "Возможно, он переименован или объединён, или ссылка неверна."
    case .shiftOfWeeks:
      "Вероятное изменение около {1}: до этого примерно {2} ч в неделю, с тех пор {3} ч ({4})."
    case .shiftOfMonths:
      "Вероятное изменение около {1}: до этого примерно {2} ч в месяц, с тех пор {3} ч ({4})."
    case .halfYear: "26 недель"
    case .intervalOfHours: "{1} (95\u{A0}%)"
    case .aWeek: "в неделю"
    case .ofAnswers:
      .plural(one: "из {1} ответа", few: "из {1} ответов", many: "из {1} ответов")
    case .ofTime: "вашего времени"
    case .amounts: "Количества"
    case .amountsNote: "Только то, что вы назвали в ответах; сделанное между вопросами не учтено."
    case .inAllAmounts: "всего"
    case .timesSaid: "раз названо"
    case .onAverage: "в среднем, 95\u{A0}%: {1}"
    case .eachTime: "каждый раз"
    case .aWeekAmount: "в неделю, 95\u{A0}%: {1}"
    case .amountADay: "{1} в день"
    case .amountAWeek: "{1} в неделю"
    case .amountAMonth: "{1} в месяц"
    case .meanAmount: "{1} в среднем"
    case .goesAlone: "За этот период он не встречается с другими тегами."
    case .about: "Об этом теге"
    case .aliases: "Другие слова"
    case .addAlias: "Добавить ещё одно слово"
    case .aliasNote: "В ответах эти слова означают «{1}»."
    case .aliasAdded: "«{1}» теперь означает «{2}»."
    case .aliasRemoved: "«{1}» снова отдельное слово."
    case .aliasIsTaken:
      "«{1}» — это уже другой тег или другое слово для него. Теги можно объединить."
    case .level: "Насколько он широкий"
    case .levelNote: "На карте времени более широкие теги содержат более узкие."
    case .narrowest: "Самый узкий"
    case .narrower: "Более узкий"
    case .automaticLevel: "Автоматически"
    case .broader: "Более широкий"
    case .broadest: "Самый широкий"
    case .levelSaved: "Сохранено."
    case .atRateOf: "за такое же время {1}"
    case .comparison: "Сравнение"
    case .aYearBefore: "годом раньше"
    case .inOtherPeriod: "в другой период"
    case .vacationDays:
      .plural(
        one: "{1} день отпуска без вопросов.", few: "{1} дня отпуска без вопросов.",
        many: "{1} дней отпуска без вопросов.")
    case .gapInHours:
      .plural(
        one: "Неполно: {1} вопрос между {2} и {3} остался без ответа.",
        few: "Неполно: {1} вопроса между {2} и {3} остались без ответа.",
        many: "Неполно: {1} вопросов между {2} и {3} осталось без ответа.")
    case .gapOverall: "Неполно: ответы есть меньше чем на половину вопросов."
    case .gapNote: "Дайте эти ответы, прежде чем доверять цифрам."
    case .saveAsFile: "Сохранить в файл:"
    case .reportFile: "Отчёт (PDF)"
    case .tableFile: "Таблица (CSV)"
    case .barsFile: "Часы по тегам (SVG)"
    case .ringFile: "Доли (SVG)"
    case .mapFile: "Теги внутри тегов (SVG)"
    case .weekFile: "Неделя тега {1} (SVG)"
    case .whatIsInterval: "Что такое интервал?"
    case .intervalExplained:
      "Proba спрашивает в случайные моменты, поэтому ваши ответы — выборка из вашего времени. При других моментах показатели были бы немного другими. В 95 случаях из 100 интервал содержит истинное значение, если без ответа вы делали примерно то же самое. Чем больше ответов, тем он уже."
    case .comparisonLacks:
      "В одном из двух периодов слишком много вопросов без ответа: различия могут быть из-за этого."
    case .upToThisTime: "Последний из этих дней учтён только до этого времени суток."
    case .soFar: "{1}, пока"
    case .soFarSentence: "Пока {1}"
    case .toTheseDays: "К этим дням"
    case .asMuchAs: "Столько же, сколько {1}."
    case .daysOverlap: "Выберите дни вне самого периода."
    case .showAllTime: "Показать всё время"
    case .emoji: "Эмодзи"
    case .noEmoji: "Без эмодзи"
    case .emojiSaved: "Эмодзи сохранён."
    case .colorSaved: "Цвет сохранён."
    case .notAnEmoji: "Нужен один эмодзи или символ, а не «{1}»."
    case .goal: "Цель на неделю"
    case .goalAtLeast: "Не менее"
    case .goalAtMost: "Не более"
    case .hoursAWeek: "Часов в неделю"
    case .noGoal: "Без цели"
    case .goalSaved: "Цель сохранена."
    case .goalRemoved: "Цель убрана."
    case .notHours: "Введите число часов, например 7,5."
    case .notAGoal: "Цель может составлять от 0,1 до 168 часов в неделю."
    case .atLeastHours: "не менее {1}"
    case .atMostHours: "не более {1}"
    case .goalOfDays:
      .plural(
        one: "{2} за {1} день ({3} за 7)", few: "{2} за {1} дня ({3} за 7)",
        many: "{2} за {1} дней ({3} за 7)")
    case .weekOff: "На этой неделе вопросов нет, поэтому цель не действует."
    case .weekOfGoal: "На этой неделе: около {1}, цель — {2}"
    case .weeksEndAbove:
      .plural(
        one: "Из 100 таких недель {1} заканчивается с оценкой выше {2}",
        few: "Из 100 таких недель {1} заканчиваются с оценкой выше {2}",
        many: "Из 100 таких недель {1} заканчиваются с оценкой выше {2}")
    case .weeksEndBelow:
      .plural(
        one: "Из 100 таких недель {1} заканчивается с оценкой ниже {2}",
        few: "Из 100 таких недель {1} заканчиваются с оценкой ниже {2}",
        many: "Из 100 таких недель {1} заканчиваются с оценкой ниже {2}")
    case .fewerThanOneWeek: "менее одной"
    case .moreThan99Weeks: "более 99"
    case .weekEndsUnknown: "Недель пока слишком мало, чтобы сказать, чем закончится эта"
    case .answersToGoal:
      .plural(
        one: "нужен ещё {1} ответ", few: "нужно ещё {1} ответа", many: "нужно ещё {1} ответов")
    case .answersWithinGoal:
      .plural(
        one: "в пределах цели ещё {1} ответ", few: "в пределах цели ещё {1} ответа",
        many: "в пределах цели ещё {1} ответов")
    case .noAnswerWithinGoal: "ещё один ответ превысит предел"
    case .goalReached: "на данный момент цель достигнута"
    case .goalExceeded: "на данный момент предел превышен"
    case .note: "Заметка"
    case .saveNote: "Сохранить заметку"
    case .noteSaved: "Заметка сохранена."
    case .noteTooLong: "Заметка должна быть не длиннее 2000 байтов и без управляющих символов."
    case .hide: "Скрыть"
    case .showAgain: "Показывать"
    case .hiddenNote:
      "Скрыт: не предлагается, когда вы отвечаете. Его ответы и показатели остаются."
    case .shownAgain: "Снова предлагается."
    case .hidden: "скрыт"
    }
  }
}
