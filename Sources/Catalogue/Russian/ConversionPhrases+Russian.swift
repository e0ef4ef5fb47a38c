extension ConversionPhrases {
  static let russian = ConversionPhrases(
    empty: "нечего переводить",
    badNumber: "это не число",
    divisionByZero: "деление на ноль",
    unknown: "такой единицы нет",
    missingUnit: "число без единицы",
    missingTarget: "не хватает единицы, в которую переводить",
    missingSource: "не хватает того, что переводить",
    differentDimensions: "единицы измеряют разные вещи",
    belowAbsoluteZero: "температура ниже абсолютного нуля",
    outOfRange: "значение вне пределов шкалы",
    badTime: "такого времени на часах не бывает",
    unknownPlace: "такого места или времени нет",
    missingPlace: "не сказано, где это время",
    tooLong: "текст слишком длинный",
    rateOf: "курс на {1}",
    missingRates:
      "для этого нет курса; его получает `proba rates` или сервер, если разрешить это в настройках",
    others: "или")
}
