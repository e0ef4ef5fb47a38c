internal import Quantities
internal import TextBytes

/// A kind of thing that people count and that no system of units has: pages, steps, repetitions.
struct CountedThing {
  /// The identifier of the unit.
  let id: String
  /// The abbreviations after a number, in English, Russian and Ukrainian.
  let symbols: (String, String, String)
  /// The words for the thing after a number.
  let words: [String]

  static let all = [
    CountedThing(
      id: "page", symbols: ("pages", "стр.", "стор."),
      words: [
        "page", "pages", "pp", "страница", "страницы", "страниц", "страницу", "стр", "сторінка",
        "сторінки", "сторінок", "сторінку", "стор",
      ]),
    CountedThing(
      id: "chapter", symbols: ("chapters", "гл.", "розд."),
      words: [
        "chapter", "chapters", "глава", "главы", "глав", "главу", "розділ", "розділи", "розділів",
      ]),
    CountedThing(
      id: "step", symbols: ("steps", "шаг.", "крок."),
      words: ["step", "steps", "шаг", "шага", "шагов", "крок", "кроки", "кроків"]),
    CountedThing(
      id: "repetition", symbols: ("reps", "повт.", "повт."),
      words: [
        "rep", "reps", "repetition", "repetitions", "повторение", "повторения", "повторений",
        "повтор",
        "повтора", "повторов", "повторення", "повторень",
      ]),
    CountedThing(
      id: "time", symbols: ("times", "раз", "раз"),
      words: ["time", "times", "раз", "раза", "рази", "разів"]),
    CountedThing(
      id: "set", symbols: ("sets", "подх.", "підх."),
      words: ["set", "sets", "подход", "подхода", "подходов", "підхід", "підходи", "підходів"]),
    CountedThing(
      id: "lap", symbols: ("laps", "кр.", "кіл"),
      words: ["lap", "laps", "круг", "круга", "кругов", "коло", "кола", "кіл"]),
    CountedThing(
      id: "word", symbols: ("words", "сл.", "сл."),
      words: ["word", "words", "слово", "слова", "слов", "слів"]),
  ]

  /// Returns the abbreviation for the things of an identifier, or nil for another unit.
  static func symbol(of id: String, in language: ReadingLanguage) -> String? {
    guard let thing = all.first(where: { $0.id.isSame(as: id) }) else { return nil }
    return switch language {
    case .english: thing.symbols.0
    case .russian: thing.symbols.1
    case .ukrainian: thing.symbols.2
    }
  }

  /// Reads a number and the thing after it; nil if the words have another meaning.
  static func quantity(_ words: [String]) -> Quantity? {
    guard let last = words.last, words.count > 1,
      let thing = all.first(where: { $0.words.contains { $0.isSame(as: last.folded) } }),
      let tokens = try? Tokenizer.tokens(
        words.dropLast().joined(separator: " "), hasDecimalComma: false),
      tokens.count == 1, let value = tokens[0].number
    else { return nil }
    return Quantity(value, .counting(thing.id))
  }
}
