extension ConverterText {
  /// The texts of the converter in English.
  var english: Phrase {
    switch self {
    case .field: "Quantity or time"
    case .prompt: "5 km, 6 ft 2 in, 3pm in London…"
    case .examples: "Try, in English, Ukrainian or Russian:"
    case .exampleLength: "6 feet 2 inches"
    case .exampleTemperature: "seventy degrees Fahrenheit"
    case .exampleKitchen: "how many cups in a liter"
    case .exampleTime: "3pm in London"
    case .examplePlace: "New York"
    case .exampleData: "1.5 GB in MiB"
    case .otherReadings: "Other readings"
    case .ratesOf: "At the rates of {1}"
    case .givenTime: "when it is {1}"
    case .copy: "Copy"
    case .copied: "Copied"
    case .notCopied: "The browser did not allow copying."
    case .swap: "Swap"
    case .recent: "Recent"
    case .clearRecent: "Clear"
    case .keys: "Enter keeps the answer, Ctrl+Enter copies it, ↑ brings back earlier ones."
    case .dictate: "Dictate"
    case .stopDictating: "Stop"
    }
  }
}
