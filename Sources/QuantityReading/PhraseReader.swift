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
  }

  let tokens: [Token]
  let language: ReadingLanguage
  let numbers: NumberReader
  let units: UnitReader
  private(set) var interpretations: [Interpretation] = []
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
    var start = 0
    while true {
      try readPlain(at: start)
      let next = skip(Wording.openings, at: start)
      if next == start { break }
      start = next
    }
  }
}

// MARK: - Forms of a phrase

extension PhraseReader {
  /// Reads "how many cups in a liter", "сколько в литре стаканов".
  private mutating func readQuestion() throws(ReadingError) {
    let first = skip([["please"], ["пожалуйста"], ["будь", "ласка"]], at: 0)
    let start = skip(Wording.questions, at: first)
    guard start > first else { return }
    for target in units.matches(at: start) {
      var place = target.end
      reach(place, .missingSource)
      while place < tokens.count, isWord(Wording.links, at: place) {
        place += 1
        try readSource(at: place, target)
      }
    }
    guard isWord(["in", "в", "у", "во"], at: start) else { return }
    for amount in try amounts(at: start + 1) {
      for target in units.matches(at: amount.end) where isEnd(target.end) {
        add(amount, [target.unit], amount.cost + target.cost, place: amount.end)
      }
    }
  }

  private mutating func readSource(at place: Int, _ target: UnitReader.Match) throws(ReadingError) {
    for amount in try amounts(at: place) where isEnd(amount.end) {
      add(amount, [target.unit], amount.cost + target.cost, place: place)
    }
  }

  /// Reads "inches in a mile": the number of them in one.
  private mutating func readContents(at start: [Token].Index) {
    for target in units.matches(at: start) where isWord(["in", "per"], at: target.end) {
      guard isWord(["a", "an", "one"], at: target.end + 1) else { continue }
      for source in units.matches(at: target.end + 2) where isEnd(source.end) {
        guard Quantity.areConvertible(source.unit, target.unit) else { continue }
        let one = Amount(
          quantity: Quantity(.one, source.unit), end: source.end, cost: source.cost, precision: 0)
        add(one, [target.unit], source.cost + target.cost, place: start)
      }
    }
  }

  /// Reads "5 km to miles", "5 km".
  private mutating func readPlain(at start: [Token].Index) throws(ReadingError) {
    readContents(at: start)
    if skip(Wording.separators, at: start) > start { reach(start, .missingSource) }
    for amount in try amounts(at: start) {
      var end = amount.end
      if isWord([","], at: end), end + 1 < tokens.count { end += 1 }
      if isEnd(end), amount.end == end {
        if amount.hasNumber { add(amount, [], amount.cost, place: start) }
        continue
      }
      readTarget(of: amount, at: end)
    }
  }

  private mutating func readTarget(of amount: Amount, at end: Int) {
    for phrase in Wording.separators where skip([phrase], at: end) > end {
      let place = end + phrase.count
      // "500 mA in A" has no article.
      let articled = isWord(["?", "the", "a"], at: place) ? place + 1 : place
      if isEnd(articled) { reach(articled, .missingTarget) }
      // Russian has no "у" before a target.
      let cost = language == .russian && phrase[0].isSame(as: "у") ? 3 : 0
      for target in targets(at: place) + (articled > place ? targets(at: articled) : [])
      where isEnd(target.end) {
        add(amount, target.units, amount.cost + target.cost + cost, place: place)
      }
      if amount.hasNumber {
        for target in units.completions(at: place, of: amount.quantity.unit) {
          add(amount, [target.unit], amount.cost + target.cost + cost + 6, place: place)
        }
      }
    }
    // "1m ft": the target follows immediately.
    guard amount.hasNumber, !amount.isImplied else { return }
    for target in units.matches(at: end) where isEnd(target.end) {
      guard Quantity.areConvertible(amount.quantity.unit, target.unit), target.cost < 9 else {
        continue
      }
      add(amount, [target.unit], amount.cost + target.cost + 6, place: end)
    }
    // "5 km t" is more likely to become "5 km to" than thousandths of an inch.
    guard tokens.indices.contains(end),
      !Wording.separators.contains(where: { $0[0].begins(with: tokens[end].folded) })
    else { return }
    for target in units.completions(at: end, of: amount.quantity.unit) {
      add(amount, [target.unit], amount.cost + target.cost + 6, place: end)
    }
  }

  /// Returns the unit to convert to, or several: "feet and inches".
  private mutating func targets(at place: Int) -> [(units: [MeasureUnit], end: Int, cost: Int)] {
    var found: [(units: [MeasureUnit], end: Int, cost: Int)] = []
    for first in units.matches(at: place) {
      found.append(([first.unit], first.end, first.cost))
      reach(first.end, .unknown)
      var next = first.end
      if isWord(["and", "и", "і", "й", "та", ",", "+", ";"], at: next) { next += 1 }
      for second in units.matches(at: next) where second.unit.dimension == first.unit.dimension {
        guard case .linear(let large) = first.unit.scale,
          case .linear(let small) = second.unit.scale,
          small < large
        else { continue }
        found.append(([first.unit, second.unit], second.end, first.cost + second.cost))
      }
    }
    return found
  }

  private mutating func add(_ amount: Amount, _ targets: [MeasureUnit], _ cost: Int, place: Int) {
    // A conversion of a unit into itself is meaningless: "in in in".
    if !amount.hasNumber, let target = targets.first, target == amount.quantity.unit { return }
    if targets.isEmpty, cost >= 9 { return }
    interpretations.append(
      Interpretation(
        from: amount.quantity, targets: targets, cost: cost, precision: amount.precision,
        keepsUnit: amount.keepsUnit, targetPlace: place))
  }
}
