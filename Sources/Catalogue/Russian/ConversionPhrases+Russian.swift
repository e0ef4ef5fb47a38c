extension ConversionPhrases {
  static let russian = ConversionPhrases(
    empty: "Нечего переводить.",
    badNumber: "Это не число.",
    divisionByZero: "Деление на ноль.",
    unknown: "Такой единицы нет.",
    missingUnit: "Число без единицы.",
    missingTarget: "Не хватает единицы, в которую переводить.",
    missingSource: "Не хватает того, что переводить.",
    differentDimensions: "Единицы измеряют разные вещи.",
    belowAbsoluteZero: "Температура ниже абсолютного нуля.",
    outOfRange: "Значение вне пределов шкалы.",
    tooLong: "Текст слишком длинный.",
    rateOf: "курс за {1}",
    missingRates: "Для этого нет курса; файл с курсами задаёт --rates.",
    others: "или")
}
