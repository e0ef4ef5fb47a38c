internal import Quantities
internal import TextBytes

/// Reads one phrase in one language: a quantity and the target of its conversion.
struct PhraseReader {
  /// One interpretation of the phrase.
  struct Interpretation {
    var from: Quantity
    /// The units to convert to, the largest first; empty if the phrase names none.
    var targets: [MeasureUnit]
    var cost: Int
    var precision: Int
    /// Whether the quantity, such as a percentage of another, keeps its unit.
    var keepsUnit = false
    var targetPlace = 0
  }

  /// A quantity and the index after its last token.
  struct Amount {
    var quantity: Quantity
    /// The index after its last token.
    var end: [Token].Index
    var cost: Int
    var precision: Int
    var hasNumber = true
    var keepsUnit = false
    /// Whether its last number has no unit: "six foot two".
    var isImplied = false
    /// Whether it is one number in digits with one unit.
    var isPlain = false
    /// Whether only a target shows that it is meant: 10k is a distance in "10k in miles".
    var needsTarget = false
  }

  let tokens: [Token]
  let language: ReadingLanguage
  let numbers: NumberReader
  let units: UnitReader
  var interpretations: [Interpretation] = []
  /// The token at which understanding ended in the reading that got furthest.
  private(set) var furthest = 0
  private(set) var reason = ReadingError.Reason.unknown

  init(
    _ tokens: [Token], _ language: ReadingLanguage, rates: ExchangeRates, guesses: Bool
  ) {
    self.tokens = tokens
    self.language = language
    let words: NumberWords =
      switch language {
      case .english: .english
      case .russian: .russian
      case .ukrainian: .ukrainian
      }
    numbers = NumberReader(tokens: tokens, words: words)
    units = UnitReader(
      tokens: tokens, language: language, lexicon: .of(language), rates: rates, guesses: guesses)
  }

  mutating func reach(_ place: Int, _ reason: ReadingError.Reason) {
    guard place >= furthest else { return }
    if place > furthest || self.reason == .unknown { self.reason = reason }
    furthest = place
  }

  func isWord(_ list: [String], at place: Int) -> Bool {
    tokens.indices.contains(place) && list.contains { $0.isSame(as: tokens[place].folded) }
  }

  /// Returns the end of the phrase of the list that begins here; the place itself if none does.
  func skip(_ phrases: [[String]], at place: Int) -> Int {
    for phrase in phrases where place + phrase.count <= tokens.count {
      let isHere = phrase.indices.allSatisfy { phrase[$0].isSame(as: tokens[place + $0].folded) }
      if isHere { return place + phrase.count }
    }
    return place
  }

  func skipAll(_ phrases: [[String]], at place: Int) -> Int {
    var place = place
    while true {
      let next = skip(phrases, at: place)
      if next == place { return place }
      place = next
    }
  }

  func isEnd(_ place: Int) -> Bool {
    skipAll(Wording.closings, at: place) == tokens.count
  }

  /// Finds every interpretation.
  mutating func read() throws(ReadingError) {
    try readQuestion()
    try readRate()
    var start = 0
    while true {
      try readPlain(at: start)
      try readTargetFirst(at: start)
      var next = skip(Wording.openings, at: start)
      if next == start, units.guesses { next = skipMisspelt(Wording.openings, at: start) }
      if next == start { break }
      start = next
    }
  }

  /// Returns the place after a word with one spelling error of a list: "convrt".
  private func skipMisspelt(_ phrases: [[String]], at place: Int) -> Int {
    guard tokens.indices.contains(place), tokens[place].isWord else { return place }
    let word = SpellingError.scalars(tokens[place].folded.bytes)
    guard word.count >= Self.shortestOpening else { return place }
    let isOne = phrases.contains {
      $0.count == 1 && SpellingError.explains(word, SpellingError.scalars($0[0].bytes))
    }
    return isOne ? place + 1 : place
  }

  /// The fewest letters of a misspelt word that may be skipped.
  private static let shortestOpening = 6
}
