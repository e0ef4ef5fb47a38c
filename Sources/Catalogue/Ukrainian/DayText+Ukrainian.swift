extension DayText {
  /// The texts of the list of a day and of missed probes, in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .toCatchUp:
      .plural(
        one: "{1} пропущене запитання", few: "{1} пропущені запитання",
        many: "{1} пропущених запитань",
        other: "{1} пропущеного запитання")
    case .madeUp:
      "Це вигаданий рік вигаданої людини, і запитання надходять приблизно щохвилини. Відповідайте й змінюйте що завгодно: нічого не збережеться."
    case .older:
      .plural(
        one: "{1} пропущене понад тиждень тому", few: "{1} пропущені понад тиждень тому",
        many: "{1} пропущених понад тиждень тому", other: "{1} пропущеного понад тиждень тому")
    case .showOlder: "Показати давніші"
    case .skipProbe: "Наступне"
    case .previousCard: "Попереднє"
    case .endDeck: "Готово"
    case .dontRemember: "Не памʼятаю"
    case .dismissOlder: "Не питати про давніші"
    case .fillInAll:
      .plural(
        one: "Заповнити {1}", few: "Заповнити всі {1}", many: "Заповнити всі {1}",
        other: "Заповнити всі {1}")
    case .savedAll:
      .plural(
        one: "Збережено відповідь на {1} запитання.", few: "Збережено відповідь на {1} запитання.",
        many: "Збережено відповідь на {1} запитань.", other: "Збережено відповідь на {1} запитання."
      )
    case .closeLine: "Закрити"
    case .whyRandom: "Чому у випадкові моменти?"
    case .questionExplained:
      "Запитання надходять у випадкові моменти; середній проміжок: {1}. Напишіть, що ви робили саме в той момент, а не до чи після нього: моменти випадкові, тож частка відповідей із тегом — це частка вашого часу. Відповідь протягом 10 хвилин вчасна. Пізнішу, з памʼяті, враховано так само й позначено словами «із запізненням»."
    case .answerNow: "Відповісти"
    case .questionWaits: "Є запитання без відповіді."
    case .noneUnfilled: "Пропущених запитань немає."
    case .todaySoFar: "Від початку дня"
    case .hoursByTag: "Години за тегами"
    case .fillInShort: "Заповнити"
    case .answerForAll: "{1} для всіх {2}"
    case .fillInWith: "Зберегти {1}: {2}"
    case .otherAnswer: "Інше…"
    case .afterAnswer: "після «{1}»"
    case .beforeAnswer: "перед «{1}»"
    case .questionLastNightLead: "Що ви робили цієї ночі"
    case .betweenTimes: "{1} і {2}"
    case .lastNight: "цієї ночі, {1}"
    case .intervalOfDays: "{1}\u{A0}– {2}"
    case .answersAround: "Скопіювати попередню або наступну відповідь"
    case .copyPrevious: "Скопіювати попередню відповідь"
    case .copyNext: "Скопіювати наступну відповідь"
    case .copyAnswer: "Скопіювати {1}"
    case .nothingToday: "Сьогодні відповідей ще немає."
    case .nothingAskedThatDay: "Того дня запитань не було."
    case .problemNoTags: "Напишіть хоча б одне слово поза дужками."
    case .problemNothingToRepeat: "Немає попередньої відповіді, яку можна повторити."
    case .problemTextTooLong: "Відповідь задовга."
    case .problemUnclosed: "Закрийте дужку або приберіть її."
    case .problemUnopened: "Приберіть закривну дужку: перед нею немає відкривної."
    case .problemRepeatNotAlone:
      "Знак \" у позиції {1} повторює попередню відповідь, лише якщо більше нічого не написано."
    case .problemTagTooLong: "Тег у позиції {1} задовгий."
    case .problemTooManyTags: "Забагато тегів, починаючи з позиції {1}."
    case .problemControlCharacter: "Неприпустимий керівний символ у позиції {1}."
    case .deleteAnswer: "Видалити відповідь"
    case .answerDeleted: "Відповідь видалено: {1}."
    case .earlierAnswers: "Попередні відповіді"
    case .untilThen: "до {1}"
    case .writeAgain: "Написати знову: {1} ({2})"
    case .notDeleted:
      "Не видалено: Proba не запущено. Спробуйте ще раз, коли її буде запущено."
    case .notDone: "Не вийшло: Proba не запущено. Спробуйте ще раз, коли її буде запущено."
    case .changedMeanwhile:
      "Тим часом відповідь змінили з іншого місця: {1}. Щоб видалити її, натисніть ще раз."
    }
  }
}
