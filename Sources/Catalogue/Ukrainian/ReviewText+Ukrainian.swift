extension ReviewText {
  /// What the review of a week says in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .weekInReview: "Огляд тижня"
    case .weekEarlier: "Попередній тиждень"
    case .weekLater: "Наступний тиждень"
    case .previousCard: "Попередня картка"
    case .nextCard: "Наступна картка"
    case .playCards: "Гортати"
    case .pauseCards: "Пауза"
    case .yourWeek: "Ваш тиждень, {1}"
    case .mostOfWeek: "Найбільше часу: {1}."
    case .answeredOfHours: "з відповідями, із {1}"
    case .countedOnce: "Кожну відповідь тут враховано один раз, за її найширшим тегом."
    case .openWeek: "Відкрити тиждень"
    case .compareWeek: "Порівняти"
    case .openDay: "Відкрити день"
    case .likeLastWeeks:
      .plural(
        one: "Майже як останній {1} тиждень.", few: "Майже як останні {1} тижні.",
        many: "Майже як останні {1} тижнів.")
    case .likeLastWeeksNote: "Усі відмінності в межах випадковості."
    case .restAsUsual: "Усе інше — як звичайно."
    case .moreThanWeeks:
      .plural(
        one: "Більше, ніж зазвичай за останній {1} тиждень: {2}.",
        few: "Більше, ніж зазвичай за останні {1} тижні: {2}.",
        many: "Більше, ніж зазвичай за останні {1} тижнів: {2}.")
    case .lessThanWeeks:
      .plural(
        one: "Менше, ніж зазвичай за останній {1} тиждень: {2}.",
        few: "Менше, ніж зазвичай за останні {1} тижні: {2}.",
        many: "Менше, ніж зазвичай за останні {1} тижнів: {2}."
      )
    case .moreAndLess:
      .plural(
        one: "Порівняно зі звичним рівнем останнього {1} тижня більше: {2}; менше: {3}.",
        few: "Порівняно зі звичним рівнем останніх {1} тижнів більше: {2}; менше: {3}.",
        many: "Порівняно зі звичним рівнем останніх {1} тижнів більше: {2}; менше: {3}.")
    case .hoursMore: "на {1} год більше"
    case .hoursLess: "на {1} год менше"
    case .circleNote:
      .plural(
        one: "один з останнього {1} тижня", few: "один з останніх {1} тижнів",
        many: "один з останніх {1} тижнів")
    case .dotNote: "цей тиждень, 95-відсотковий інтервал"
    case .tenthIsChance: "Приблизно одна з десяти таких знахідок випадкова."
    case .sleepsLater: "Перед вихідними ви спите на {1} год пізніше."
    case .sleepsEarlier: "Перед вихідними ви спите на {1} год раніше."
    case .sleepsAlike: "Ви спите в той самий час перед вихідними й буднями."
    case .asleepAt: "засинаєте перед буднями"
    case .awakeAt: "прокидаєтесь у будні"
    case .laterWhenFree: "пізніше на вихідних ({1})"
    case .earlierWhenFree: "раніше на вихідних ({1})"
    case .nightsTable: "Сон за ночами тижня"
    case .workNight: "перед робочим днем"
    case .freeNight: "перед вихідним"
    case .rhythmNote: "Лише за вашими відповідями, середнє за чотири тижні."
    case .recordOfWeeks:
      .plural(
        one: "{2}: більше, ніж за попередній {1} тиждень.",
        few: "{2}: більше, ніж будь-коли за попередні {1} тижні.",
        many: "{2}: більше, ніж будь-коли за попередні {1} тижнів.")
    case .backAfterDays:
      .plural(
        one: "{2}: уперше за {1} день.", few: "{2}: уперше за {1} дні.",
        many: "{2}: уперше за {1} днів.")
    case .firstTime: "Нове цього тижня: {1}."
    case .followsOften: "Після «{1}» часто йде «{2}»."
    case .followedTimes:
      .plural(
        one: "Протягом години — {2} із {1} разу.", few: "Протягом години — {2} із {1} разів.",
        many: "Протягом години — {2} із {1} разів.")
    case .observedShare: "як було насправді"
    case .expectedShare: "лише за часом доби"
    case .intervalsNote: "Дрібніші числа — 95\u{A0}% інтервали."
    case .yearAgo: "Той самий тиждень рік тому."
    case .yearAgoNote: "Перераховано на час запитань цього тижня."
    case .thenColumn: "рік тому"
    case .nowColumn: "цього тижня"
    case .answeredShare: "Ви відповіли на {1} запитань."
    case .silentHoursNote: "З {1} до {2} більшість запитань лишається без відповіді."
    case .rhythmWaits:
      .plural(
        one: "Ритм сну зʼявиться ще через {1} тиждень.",
        few: "Ритм сну зʼявиться ще через {1} тижні.",
        many: "Ритм сну зʼявиться ще через {1} тижнів.")
    case .changesWait:
      .plural(
        one: "Зміни зʼявляться ще через {1} тиждень.", few: "Зміни зʼявляться ще через {1} тижні.",
        many: "Зміни зʼявляться ще через {1} тижнів.")
    case .boundsFollow:
      "Оцінки обчислено за припущення, що моменти без відповіді такі самі, як решта."
    case .keepWeek: "Збережіть цей тиждень як зображення або поділіться ним."
    case .weekPicture: "{1}. {2}"
    case .pictureNote:
      "На зображенні видно ваші теги; лише ви вирішуєте, хто його побачить."
    case .savePicture: "Зберегти зображення"
    case .sharePicture: "Поділитися…"
    }
  }
}
