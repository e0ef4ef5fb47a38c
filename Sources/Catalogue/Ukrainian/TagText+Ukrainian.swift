extension TagText {
  /// The texts of the screens of tags in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .tagCount: .plural(one: "{1} тег", few: "{1} теги", many: "{1} тегів")
    case .noTags: "Тегів ще немає. Тут зʼявляться слова ваших відповідей."
    case .editTag: "Змінити «{1}»"
    case .edit: "Змінити"
    case .name: "Назва"
    case .rename: "Перейменувати"
    case .renameNote:
      .plural(
        one: "Зміниться {1} відповідь.", few: "Зміняться {1} відповіді.",
        many: "Зміниться {1} відповідей.")
    case .merge: "Обʼєднати"
    case .mergeNote:
      .plural(
        one: "Тег «{3}» уже є. В {1} відповіді замість «{2}» буде «{3}».",
        few: "Тег «{3}» уже є. У {1} відповідях замість «{2}» буде «{3}».",
        many: "Тег «{3}» уже є. У {1} відповідях замість «{2}» буде «{3}».")
    case .mayBeSame: "«{1}» і «{2}», можливо, те саме."
    case .mergePair: "Обʼєднати…"
    case .keepBoth: "Залишити обидва"
    case .renamed: "Тег «{1}» перейменовано на «{2}»."
    case .merged: "Тег «{1}» обʼєднано з «{2}»."
    case .undone: "Скасовано."
    case .notATag: "Тег — це одне слово без дужок."
    case .tagIsGone: "Цього тега вже немає."
    case .openTag: "Сторінка тега"
    case .showAnswers: "Усі відповіді"
    case .searchOrCombine: "Пошук тегів або поєднання: робота & !дзвінок"
    case .showCondition: "Показати години"
    case .showConditionOf: "Показати години «{1}»"
    case .unknownTag: "Одного з цих тегів ще немає у відповідях."
    case .renameTag: "Перейменувати «{1}»"
    case .mergeTag: "Обʼєднати «{1}» з іншим тегом"
    case .otherTag: "Інший тег"
    case .split: "Поділити"
    case .splitTag: "Поділити «{1}»"
    case .answersWith: "Які відповіді з «{1}»"
    case .conditionPrompt: "стіл & !дзвінок"
    case .newTag: "Новий тег"
    case .splitNote:
      .plural(
        one: "В {1} відповіді замість «{2}» буде «{3}».",
        few: "У {1} відповідях замість «{2}» буде «{3}».",
        many: "У {1} відповідях замість «{2}» буде «{3}».")
    case .noAnswerMeets: "Жодна відповідь не задовольняє цю умову."
    case .splitDone:
      .plural(
        one: "В {1} відповіді замість «{2}» тепер «{3}».",
        few: "У {1} відповідях замість «{2}» тепер «{3}».",
        many: "У {1} відповідях замість «{2}» тепер «{3}».")
    case .noSuchTag: "Тега «{1}» немає"
    case .noSuchTagNote: "Можливо, його перейменовано чи обʼєднано, або посилання хибне."
    case .shiftOfWeeks:
      "Імовірна зміна близько {1}: до того приблизно {2} год на тиждень, відтоді {3} год ({4})."
    case .shiftOfMonths:
      "Імовірна зміна близько {1}: до того приблизно {2} год на місяць, відтоді {3} год ({4})."
    case .halfYear: "26 тижнів"
    case .intervalOfHours: "{1} (95%)"
    case .aWeek: "на тиждень"
    case .ofAnswers:
      .plural(one: "з {1} відповіді", few: "з {1} відповідей", many: "з {1} відповідей")
    case .ofTime: "вашого часу"
    case .amounts: "Кількості"
    case .amountsNote: "Лише те, що ви назвали у відповідях; зроблене між запитаннями не враховано."
    case .inAllAmounts: "усього"
    case .timesSaid: "разів названо"
    case .onAverage: "у середньому, 95%: {1}"
    case .eachTime: "щоразу"
    case .aWeekAmount: "на тиждень, 95%: {1}"
    case .amountADay: "{1} на день"
    case .amountAWeek: "{1} на тиждень"
    case .amountAMonth: "{1} на місяць"
    case .meanAmount: "{1} у середньому"
    case .goesAlone: "За цей період він не трапляється з іншими тегами."
    case .about: "Про цей тег"
    case .aliases: "Інші слова"
    case .addAlias: "Додати ще одне слово"
    case .aliasNote: "У відповідях ці слова означають «{1}»."
    case .aliasAdded: "«{1}» тепер означає «{2}»."
    case .aliasRemoved: "«{1}» знову окреме слово."
    case .aliasIsTaken: "«{1}» — це вже інший тег або інше слово для нього. Теги можна обʼєднати."
    case .level: "Наскільки він широкий"
    case .levelNote: "На карті часу ширші теги містять вужчі."
    case .narrowest: "Найвужчий"
    case .narrower: "Вужчий"
    case .automaticLevel: "Автоматично"
    case .broader: "Ширший"
    case .broadest: "Найширший"
    case .levelSaved: "Збережено."
    case .atRateOf: "за такий самий час {1}"
    case .comparison: "Порівняння"
    case .aYearBefore: "роком раніше"
    case .inOtherPeriod: "в інший період"
    case .vacationDays:
      .plural(
        one: "{1} день відпустки без запитань.", few: "{1} дні відпустки без запитань.",
        many: "{1} днів відпустки без запитань.")
    case .gapInHours:
      .plural(
        one: "Неповно: {1} запитання між {2} і {3} лишилося без відповіді.",
        few: "Неповно: {1} запитання між {2} і {3} лишилися без відповіді.",
        many: "Неповно: {1} запитань між {2} і {3} лишилося без відповіді.")
    case .gapOverall: "Неповно: відповіді є менш ніж на половину запитань."
    case .gapNote: "Дайте ці відповіді, перш ніж довіряти цифрам."
    case .saveAsFile: "Зберегти у файл:"
    case .reportFile: "Звіт (PDF)"
    case .tableFile: "Таблиця (CSV)"
    case .barsFile: "Години за тегами (SVG)"
    case .ringFile: "Частки (SVG)"
    case .mapFile: "Теги всередині тегів (SVG)"
    case .weekFile: "Тиждень тега {1} (SVG)"
    case .whatIsInterval: "Що таке інтервал?"
    case .intervalExplained:
      "Proba запитує у випадкові моменти, тож ваші відповіді — вибірка з вашого часу. За інших моментів показники були б трохи іншими. У 95 випадках зі 100 інтервал містить справжнє значення, якщо без відповіді ви робили приблизно те саме. Що більше відповідей, то він вужчий."
    case .comparisonLacks:
      "В одному з двох періодів забагато запитань без відповіді: відмінності можуть бути через це."
    case .upToThisTime: "Останній із цих днів враховано лише до цієї години."
    case .soFar: "{1}, поки що"
    case .soFarSentence: "Поки що {1}"
    case .toTheseDays: "До цих днів"
    case .asMuchAs: "Стільки ж, скільки {1}."
    case .daysOverlap: "Виберіть дні поза самим періодом."
    case .showAllTime: "Показати весь час"
    case .emoji: "Емодзі"
    case .noEmoji: "Без емодзі"
    case .emojiSaved: "Емодзі збережено."
    case .colorSaved: "Колір збережено."
    case .notAnEmoji: "Потрібен один емодзі чи символ, а не «{1}»."
    case .goal: "Ціль на тиждень"
    case .goalAtLeast: "Щонайменше"
    case .goalAtMost: "Щонайбільше"
    case .hoursAWeek: "Годин на тиждень"
    case .noGoal: "Без цілі"
    case .goalSaved: "Ціль збережено."
    case .goalRemoved: "Ціль прибрано."
    case .notHours: "Введіть кількість годин числом, наприклад 7,5."
    case .notAGoal: "Ціль може становити від 0,1 до 168 годин на тиждень."
    case .atLeastHours: "щонайменше {1}"
    case .atMostHours: "щонайбільше {1}"
    case .goalOfDays:
      .plural(
        one: "{2} за {1} день ({3} за 7)", few: "{2} за {1} дні ({3} за 7)",
        many: "{2} за {1} днів ({3} за 7)")
    case .weekOff: "Цього тижня запитань немає, тож ціль не діє."
    case .weekOfGoal: "Цього тижня: близько {1}, ціль — {2}"
    case .weeksEndAbove:
      .plural(
        one: "Зі 100 таких тижнів {1} закінчується з оцінкою вище {2}",
        few: "Зі 100 таких тижнів {1} закінчуються з оцінкою вище {2}",
        many: "Зі 100 таких тижнів {1} закінчуються з оцінкою вище {2}")
    case .weeksEndBelow:
      .plural(
        one: "Зі 100 таких тижнів {1} закінчується з оцінкою нижче {2}",
        few: "Зі 100 таких тижнів {1} закінчуються з оцінкою нижче {2}",
        many: "Зі 100 таких тижнів {1} закінчуються з оцінкою нижче {2}")
    case .fewerThanOneWeek: "менш ніж один"
    case .moreThan99Weeks: "понад 99"
    case .weekEndsUnknown: "Тижнів поки замало, щоб сказати, чим закінчиться цей"
    case .answersToGoal:
      .plural(
        one: "потрібна ще {1} відповідь", few: "потрібні ще {1} відповіді",
        many: "потрібно ще {1} відповідей")
    case .answersWithinGoal:
      .plural(
        one: "у межах цілі ще {1} відповідь", few: "у межах цілі ще {1} відповіді",
        many: "у межах цілі ще {1} відповідей")
    case .noAnswerWithinGoal: "ще одна відповідь перевищить межу"
    case .goalReached: "наразі ціль досягнуто"
    case .goalExceeded: "наразі межу перевищено"
    case .note: "Нотатка"
    case .saveNote: "Зберегти нотатку"
    case .noteSaved: "Нотатку збережено."
    case .noteTooLong: "Нотатка має бути не довша за 2000 байтів і без керівних символів."
    case .hide: "Сховати"
    case .showAgain: "Показувати"
    case .hiddenNote:
      "Сховано: не пропонується, коли ви відповідаєте. Його відповіді й показники лишаються."
    case .shownAgain: "Знову пропонується."
    case .hidden: "сховано"
    }
  }
}
