extension ConverterText {
  /// The texts of the converter in Russian.
  var russian: Phrase {
    switch self {
    case .field: "Величина или время"
    case .prompt: "5 миль, 70 °F, 15:00 в Лондоне…"
    case .examples: "Попробуйте по-русски, по-английски или по-украински:"
    case .exampleLength: "шесть футов два дюйма"
    case .exampleTemperature: "семьдесят градусов Фаренгейта"
    case .exampleKitchen: "две столовые ложки в мл"
    case .exampleTime: "15:00 в Лондоне"
    case .examplePlace: "Нью-Йорк"
    case .exampleData: "1,5 ГБ в МиБ"
    case .otherReadings: "Другие прочтения"
    case .ratesOf: "По курсу на {1}"
    case .givenTime: "когда там {1}"
    case .copy: "Копировать"
    case .copied: "Скопировано"
    case .notCopied: "Браузер не разрешил скопировать."
    case .swap: "Наоборот"
    case .recent: "Недавние"
    case .clearRecent: "Очистить"
    case .keys: "Enter сохраняет ответ, Ctrl+Enter копирует, ↑ возвращает прежние."
    case .dictate: "Диктовать"
    case .stopDictating: "Остановить"
    }
  }
}
