extension ConversionPhrases {
  static let ukrainian = ConversionPhrases(
    empty: "немає чого перетворювати",
    badNumber: "це не число",
    divisionByZero: "ділення на нуль",
    unknown: "такої одиниці немає",
    missingUnit: "число без одиниці",
    missingTarget: "бракує одиниці, у яку перетворювати",
    missingSource: "бракує того, що перетворювати",
    differentDimensions: "одиниці вимірюють різні речі",
    belowAbsoluteZero: "температура нижча за абсолютний нуль",
    outOfRange: "значення поза межами шкали",
    badTime: "такого часу на годиннику не буває",
    unknownPlace: "такого місця чи часу немає",
    missingPlace: "не сказано, де це час",
    tooLong: "текст задовгий",
    rateOf: "курс на {1}",
    missingRates:
      "для цього немає курсу; його отримує `proba rates` або сервер, якщо дозволити це в налаштуваннях",
    others: "або")
}
