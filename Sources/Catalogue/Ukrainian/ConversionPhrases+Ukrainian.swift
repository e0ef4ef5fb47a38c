extension ConversionPhrases {
  static let ukrainian = ConversionPhrases(
    empty: "Немає чого перетворювати.",
    badNumber: "Це не число.",
    divisionByZero: "Ділення на нуль.",
    unknown: "Такої одиниці немає.",
    missingUnit: "Число без одиниці.",
    missingTarget: "Бракує одиниці, у яку перетворювати.",
    missingSource: "Бракує того, що перетворювати.",
    differentDimensions: "Одиниці вимірюють різні речі.",
    belowAbsoluteZero: "Температура нижча за абсолютний нуль.",
    outOfRange: "Значення поза межами шкали.",
    tooLong: "Текст задовгий.",
    rateOf: "курс за {1}",
    missingRates: "Для цього немає курсу; файл із курсами задає --rates.",
    others: "або")
}
