extension ReviewText {
  /// What the review of a week says in Russian.
  var russian: Phrase {
    switch self {
    case .weekInReview: "Обзор недели"
    case .weekEarlier: "Предыдущая неделя"
    case .weekLater: "Следующая неделя"
    case .previousCard: "Предыдущая карточка"
    case .nextCard: "Следующая карточка"
    case .playCards: "Листать"
    case .pauseCards: "Пауза"
    case .yourWeek: "Ваша неделя, {1}"
    case .mostOfWeek: "Больше всего времени: {1}."
    case .answeredOfHours: "с ответами, из {1}"
    case .countedOnce: "Каждый ответ здесь учтён один раз, по его самому широкому тегу."
    case .openWeek: "Открыть неделю"
    case .compareWeek: "Сравнить"
    case .openDay: "Открыть день"
    case .likeLastWeeks:
      .plural(
        one: "Почти как последняя {1} неделя.", few: "Почти как последние {1} недели.",
        many: "Почти как последние {1} недель.")
    case .likeLastWeeksNote: "Все различия в пределах случайности."
    case .restAsUsual: "Всё остальное — как обычно."
    case .moreThanWeeks:
      .plural(
        one: "Больше, чем обычно за последнюю {1} неделю: {2}.",
        few: "Больше, чем обычно за последние {1} недели: {2}.",
        many: "Больше, чем обычно за последние {1} недель: {2}.")
    case .lessThanWeeks:
      .plural(
        one: "Меньше, чем обычно за последнюю {1} неделю: {2}.",
        few: "Меньше, чем обычно за последние {1} недели: {2}.",
        many: "Меньше, чем обычно за последние {1} недель: {2}.")
    case .moreAndLess:
      .plural(
        one: "По сравнению с обычным уровнем последней {1} недели больше: {2}; меньше: {3}.",
        few: "По сравнению с обычным уровнем последних {1} недель больше: {2}; меньше: {3}.",
        many: "По сравнению с обычным уровнем последних {1} недель больше: {2}; меньше: {3}.")
    case .hoursMore: "на {1} ч больше"
    case .hoursLess: "на {1} ч меньше"
    case .circleNote:
      .plural(
        one: "одна из последней {1} недели", few: "одна из последних {1} недель",
        many: "одна из последних {1} недель")
    case .dotNote: "эта неделя, 95-процентный интервал"
    case .tenthIsChance: "Примерно одна из десяти таких находок случайна."
    case .sleepsLater: "Перед выходными вы спите на {1} ч позже."
    case .sleepsEarlier: "Перед выходными вы спите на {1} ч раньше."
    case .sleepsAlike: "Вы спите в одно и то же время перед выходными и буднями."
    case .asleepAt: "засыпаете перед буднями"
    case .awakeAt: "просыпаетесь в будни"
    case .laterWhenFree: "позже на выходных ({1})"
    case .earlierWhenFree: "раньше на выходных ({1})"
    case .nightsTable: "Сон по ночам недели"
    case .workNight: "перед рабочим днём"
    case .freeNight: "перед выходным"
    case .rhythmNote: "Только по вашим ответам, среднее за четыре недели."
    case .recordOfWeeks:
      .plural(
        one: "{2}: больше, чем за предыдущую {1} неделю.",
        few: "{2}: больше, чем когда-либо за предыдущие {1} недели.",
        many: "{2}: больше, чем когда-либо за предыдущие {1} недель.")
    case .backAfterDays:
      .plural(
        one: "{2}: впервые за {1} день.", few: "{2}: впервые за {1} дня.",
        many: "{2}: впервые за {1} дней.")
    case .firstTime: "Новое на этой неделе: {1}."
    case .followsOften: "После «{1}» часто идёт «{2}»."
    case .followedTimes:
      .plural(
        one: "В течение часа — {2} из {1} раза.", few: "В течение часа — {2} из {1} раз.",
        many: "В течение часа — {2} из {1} раз.")
    case .observedShare: "как было на самом деле"
    case .expectedShare: "только по времени суток"
    case .intervalsNote: "Мелкие числа — 95\u{A0}% интервалы."
    case .yearAgo: "Та же неделя год назад."
    case .yearAgoNote: "Пересчитано на время вопросов этой недели."
    case .thenColumn: "год назад"
    case .nowColumn: "на этой неделе"
    case .answeredShare: "Вы ответили на {1} вопросов."
    case .silentHoursNote: "С {1} до {2} большинство вопросов остаётся без ответа."
    case .rhythmWaits:
      .plural(
        one: "Ритм сна появится ещё через {1} неделю.",
        few: "Ритм сна появится ещё через {1} недели.",
        many: "Ритм сна появится ещё через {1} недель.")
    case .changesWait:
      .plural(
        one: "Изменения появятся ещё через {1} неделю.",
        few: "Изменения появятся ещё через {1} недели.",
        many: "Изменения появятся ещё через {1} недель.")
    case .boundsFollow:
      "Оценки рассчитаны в предположении, что моменты без ответа такие же, как остальные."
    case .keepWeek: "Сохраните эту неделю картинкой или поделитесь ею."
    case .weekPicture: "{1}. {2}"
    case .pictureNote:
      "На картинке видны ваши теги; только вы решаете, кто её увидит."
    case .savePicture: "Сохранить картинку"
    case .sharePicture: "Поделиться…"
    }
  }
}
