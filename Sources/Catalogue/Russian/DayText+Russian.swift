extension DayText {
  /// The texts of the list of a day and of missed probes, in Russian.
  var russian: Phrase {
    switch self {
    case .toCatchUp:
      .plural(
        one: "{1} пропущенный вопрос", few: "{1} пропущенных вопроса",
        many: "{1} пропущенных вопросов",
        other: "{1} пропущенного вопроса")
    case .madeUp:
      "Это вымышленный год вымышленного человека, и вопросы приходят примерно раз в минуту. Отвечайте и меняйте что угодно: ничего не сохранится."
    case .older:
      .plural(
        one: "{1} пропущен больше недели назад", few: "{1} пропущено больше недели назад",
        many: "{1} пропущено больше недели назад", other: "{1} пропущено больше недели назад")
    case .showOlder: "Показать более давние"
    case .skipProbe: "Следующий"
    case .previousCard: "Предыдущий"
    case .endDeck: "Готово"
    case .dontRemember: "Не помню"
    case .dismissOlder: "Не спрашивать о более давних"
    case .fillInAll:
      .plural(
        one: "Заполнить {1}", few: "Заполнить все {1}", many: "Заполнить все {1}",
        other: "Заполнить все {1}")
    case .savedAll:
      .plural(
        one: "Сохранён ответ на {1} вопрос.", few: "Сохранён ответ на {1} вопроса.",
        many: "Сохранён ответ на {1} вопросов.", other: "Сохранён ответ на {1} вопроса.")
    case .closeLine: "Закрыть"
    case .whyRandom: "Почему в случайные моменты?"
    case .questionExplained:
      "Вопросы приходят в случайные моменты; средний промежуток: {1}. Напишите, что вы делали именно в тот момент, а не до или после него: моменты случайны, поэтому доля ответов с тегом — это доля вашего времени. Ответ в течение 10 минут — вовремя. Более поздний, по памяти, учтён так же и помечен словами «с опозданием»."
    case .answerNow: "Ответить"
    case .questionWaits: "Есть вопрос без ответа."
    case .noneUnfilled: "Пропущенных вопросов нет."
    case .todaySoFar: "С начала дня"
    case .hoursByTag: "Часы по тегам"
    case .fillInShort: "Заполнить"
    case .answerForAll: "{1} для всех {2}"
    case .fillInWith: "Сохранить {1}: {2}"
    case .otherAnswer: "Другое…"
    case .afterAnswer: "после «{1}»"
    case .beforeAnswer: "перед «{1}»"
    case .questionLastNightLead: "Что вы делали этой ночью"
    case .betweenTimes: "{1} и {2}"
    case .lastNight: "этой ночью, {1}"
    case .intervalOfDays: "{1}\u{A0}— {2}"
    case .answersAround: "Скопировать предыдущий или следующий ответ"
    case .copyPrevious: "Скопировать предыдущий ответ"
    case .copyNext: "Скопировать следующий ответ"
    case .copyAnswer: "Скопировать {1}"
    case .nothingToday: "Сегодня ответов ещё нет."
    case .nothingAskedThatDay: "В тот день вопросов не было."
    case .problemNoTags: "Напишите хотя бы одно слово вне скобок."
    case .problemNothingToRepeat: "Нет предыдущего ответа, который можно повторить."
    case .problemTextTooLong: "Ответ слишком длинный."
    case .problemUnclosed: "Закройте скобку или уберите её."
    case .problemUnopened: "Уберите закрывающую скобку: перед ней нет открывающей."
    case .problemRepeatNotAlone:
      "Знак \" в позиции {1} повторяет предыдущий ответ, только если больше ничего не написано."
    case .problemTagTooLong: "Тег в позиции {1} слишком длинный."
    case .problemTooManyTags: "Слишком много тегов, начиная с позиции {1}."
    case .problemControlCharacter: "Недопустимый управляющий символ в позиции {1}."
    case .deleteAnswer: "Удалить ответ"
    case .answerDeleted: "Ответ удалён: {1}."
    case .earlierAnswers: "Прежние ответы"
    case .untilThen: "до {1}"
    case .writeAgain: "Написать снова: {1} ({2})"
    case .notDeleted:
      "Не удалено: Proba не запущена. Попробуйте ещё раз, когда она будет запущена."
    case .notDone:
      "Не получилось: Proba не запущена. Попробуйте ещё раз, когда она будет запущена."
    case .changedMeanwhile:
      "Тем временем ответ изменили в другом месте: {1}. Чтобы удалить его, нажмите ещё раз."
    }
  }
}
