extension ConverterText {
  /// The texts of the converter in Ukrainian.
  var ukrainian: Phrase {
    switch self {
    case .field: "Величина або час"
    case .prompt: "5 миль, 70 °F, 15:00 у Лондоні…"
    case .examples: "Спробуйте українською, англійською чи російською:"
    case .exampleLength: "шість футів два дюйми"
    case .exampleTemperature: "сімдесят градусів за Фаренгейтом"
    case .exampleKitchen: "дві столові ложки в мл"
    case .exampleTime: "15:00 у Лондоні"
    case .examplePlace: "Нью-Йорк"
    case .exampleData: "1,5 ГБ у МіБ"
    case .otherReadings: "Інші прочитання"
    case .ratesOf: "За курсом на {1}"
    case .givenTime: "коли там {1}"
    case .copy: "Копіювати"
    case .copied: "Скопійовано"
    case .notCopied: "Браузер не дозволив скопіювати."
    case .swap: "Навпаки"
    case .recent: "Нещодавні"
    case .clearRecent: "Очистити"
    case .keys: "Enter зберігає відповідь, Ctrl+Enter копіює, ↑ повертає попередні."
    case .dictate: "Диктувати"
    case .stopDictating: "Зупинити"
    }
  }
}
