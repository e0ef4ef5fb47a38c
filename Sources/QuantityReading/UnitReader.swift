internal import CivilTime
internal import Quantities
internal import TextBytes

/// Reads units among tokens: names, symbols, powers, products and quotients of them.
struct UnitReader {
  /// A unit, the index after its last token, and the distance of the reading from the usual one.
  struct Match {
    var unit: MeasureUnit
    /// The index after its last token.
    var end: [Token].Index
    var cost: Int
  }

  let tokens: [Token]
  let language: ReadingLanguage
  let lexicon: Lexicon
  let rates: ExchangeRates
  /// Whether words with one spelling error are understood.
  let guesses: Bool

  private static let longestPhrase = 6
  /// The fewest letters of an unfinished word that is completed.
  private static let shortestBeginning = 4
  private static let englishSquares = ["square", "sq", "sqr", "squared"]
  private static let russianSquares =
    englishSquares + [
      "кв", "квадратный", "квадратного", "квадратному", "квадратным", "квадратном", "квадратные",
      "квадратных", "квадратными", "квадратная", "квадратную", "квадратной",
    ]
  private static let ukrainianSquares =
    englishSquares + [
      "кв", "квадратний", "квадратного", "квадратному", "квадратним", "квадратні", "квадратних",
      "квадратними", "квадратна", "квадратну", "квадратної", "квадратній", "квадратною",
    ]
  private static let englishCubes = ["cubic", "cu", "cubed"]
  private static let russianCubes =
    englishCubes + [
      "куб", "кубический", "кубического", "кубическому", "кубическим", "кубическом", "кубические",
      "кубических", "кубическими", "кубическая", "кубическую", "кубической",
    ]
  private static let ukrainianCubes =
    englishCubes + [
      "куб", "кубічний", "кубічного", "кубічному", "кубічним", "кубічні", "кубічних", "кубічними",
      "кубічна", "кубічну", "кубічної", "кубічній", "кубічною",
    ]
  private static let pers = ["per", "a", "an", "each", "на", "за", "каждый", "каждую"]
  private static let oncePer = [
    "час", "секунду", "минуту", "день", "сутки", "год", "неделю", "месяц", "годину", "хвилину",
    "добу",
    "тиждень", "рік", "місяць",
  ]

  /// Returns all readings that begin here; some are the beginnings of others.
  func matches(at start: [Token].Index) -> [Match] {
    var found: [Match] = []
    // The meaning listed first is found first.
    var open = Array(terms(at: start).reversed())
    while let match = open.popLast() {
      found.append(match)
      guard match.end - start < 12 else { continue }
      open.append(contentsOf: quotients(of: match))
      open.append(contentsOf: products(of: match))
    }
    return found
  }

  /// Returns the currencies whose names begin here.
  func currencies(at start: [Token].Index) -> [Match] {
    names(at: start).filter { $0.unit.dimension == .currency }
  }

  private func isAny(of list: [String], _ place: Int) -> Bool {
    tokens.indices.contains(place) && list.contains { $0.isSame(as: tokens[place].folded) }
  }

  private func isSign(_ sign: String, _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].isSign && tokens[place].text.isSame(as: sign)
  }

  private func quotients(of match: Match) -> [Match] {
    var start = match.end
    if isSign("/", start) || isAny(of: Self.pers, start) {
      start += 1
    } else if isAny(of: ["в", "у"], start), isAny(of: Self.oncePer, start + 1) {
      start += 1
    } else {
      return []
    }
    var count = 1
    if tokens.indices.contains(start), let number = tokens[start].number?.integer, number > 1 {
      count = number
      start += 1
    }
    return terms(at: start).flatMap { below -> [Match] in
      // No rate is per reading of a thermometer.
      if case .affine = below.unit.scale {
        // "Degrees by Fahrenheit" are not angles, either.
        if match.unit.id.isSame(as: "degree") { return [] }
        if case .affine = match.unit.scale { return [] }
      }
      guard let divisor = count == 1 ? below.unit : MeasureUnit(id: "\(count)-\(below.unit.id)"),
        let unit = match.unit / divisor
      else { return [] }
      // "км/год" means per hour in Ukrainian, and seldom per year in Russian.
      let isRare = below.unit.id.isSame(as: "year")
      let quotient = Match(
        unit: unit, end: below.end, cost: match.cost + below.cost + (isRare ? 4 : 1))
      guard let pressure = Self.pressure(of: match.unit, on: divisor) else { return [quotient] }
      var other = quotient
      other.unit = pressure
      // The last one is found first.
      return [quotient, other]
    }
  }

  /// Returns the pressure that people call pounds or kilograms on an area: 25 lb/in², 2 kg/cm².
  private static func pressure(of weight: MeasureUnit, on area: MeasureUnit) -> MeasureUnit? {
    let force =
      weight.id.isSame(as: "pound")
      ? "pound-force" : weight.id.isSame(as: "kilogram") ? "kilogram-force" : ""
    // Paper and snow are weighed on larger areas.
    guard
      ["square-inch", "square-centimeter", "square-millimeter"].contains(where: {
        $0.isSame(as: area.id)
      })
    else { return nil }
    return MeasureUnit(id: force).flatMap { $0 / area }
  }

  private func products(of match: Match) -> [Match] {
    let isProduct = ["*", "·", "⋅", "×", "∙", "•"].contains { isSign($0, match.end) }
    // "km h⁻¹" has no sign.
    guard isProduct || negativePower(at: match.end + 1) != nil else { return [] }
    return terms(at: isProduct ? match.end + 1 : match.end).compactMap { other in
      (match.unit * other.unit).map {
        Match(unit: $0, end: other.end, cost: match.cost + other.cost + 1)
      }
    }
  }
}

// MARK: - Single units

extension UnitReader {
  /// Returns the units that begin here, with their powers.
  private func terms(at start: [Token].Index) -> [Match] {
    guard tokens.indices.contains(start) else { return [] }
    var found: [Match] = []
    let (squares, cubes) =
      switch language {
      case .english: (Self.englishSquares, Self.englishCubes)
      case .russian: (Self.russianSquares, Self.russianCubes)
      case .ukrainian: (Self.ukrainianSquares, Self.ukrainianCubes)
      }
    let power = isAny(of: squares, start) ? 2 : isAny(of: cubes, start) ? 3 : 1
    if power > 1 {
      for match in names(at: start + 1) {
        if let unit = match.unit.power(power) {
          found.append(Match(unit: unit, end: match.end, cost: match.cost))
        }
      }
    }
    for match in names(at: start) {
      found.append(match)
      // In "metres per second squared", only the second is squared.
      if let exponent = negativePower(at: match.end), !Self.isQuotient(match.unit),
        let below = exponent == -1 ? match.unit : match.unit.power(-exponent),
        let unit = MeasureUnit.one / below
      {
        found.append(Match(unit: unit, end: match.end + 1, cost: match.cost + 1))
      }
      guard let (exponent, end) = self.power(at: match.end), !Self.isQuotient(match.unit),
        let unit = match.unit.power(exponent)
      else { continue }
      found.append(Match(unit: unit, end: end, cost: match.cost))
    }
    return found
  }

  /// Returns the power of s⁻¹ or m⁻².
  private func negativePower(at place: Int) -> Int? {
    guard tokens.indices.contains(place), case .power(let exponent) = tokens[place].kind,
      exponent < 0
    else { return nil }
    return exponent
  }

  private static func isQuotient(_ unit: MeasureUnit) -> Bool {
    unit.id.pieces(at: UInt8(ascii: "-")).contains { $0.isSame(as: "per") }
  }

  /// Reads the power after a unit: m², m2, m^2, metres squared.
  private func power(at place: Int) -> (exponent: Int, end: Int)? {
    guard tokens.indices.contains(place) else { return nil }
    let token = tokens[place]
    if case .power(let exponent) = token.kind { return (exponent, place + 1) }
    if token.isAttached, let number = token.number?.integer, number == 2 || number == 3 {
      return (number, place + 1)
    }
    if isSign("^", place) || isSign("**", place), tokens.indices.contains(place + 1),
      let number = tokens[place + 1].number?.integer, number == 2 || number == 3
    {
      return (number, place + 2)
    }
    if isAny(of: ["squared", "квадратных", "квадратні"], place) { return (2, place + 1) }
    if isAny(of: ["cubed", "кубических", "кубічних"], place) { return (3, place + 1) }
    if isAny(of: ["в", "у"], place) {
      if isAny(of: ["квадрате", "квадраті"], place + 1) { return (2, place + 2) }
      if isAny(of: ["кубе", "кубі"], place + 1) { return (3, place + 2) }
    }
    return nil
  }

  /// Returns the units by name, the longest phrase first.
  private func names(at start: [Token].Index) -> [Match] {
    guard tokens.indices.contains(start), tokens[start].number == nil else { return [] }
    var found: [Match] = []
    for end in (start + 1...min(tokens.count, start + Self.longestPhrase)).reversed() {
      let phrase = tokens[start..<end]
      let folded = phrase.map { $0.folded }.joined(separator: " ")
      let written = phrase.map { $0.text }.joined(separator: " ")
      var meanings = lexicon.meanings(folded: folded, written: written)
      if end == start + 1, tokens[start].isWord {
        if !meanings.contains(where: { $0.cost < 9 }) { meanings += prefixed(written, folded) }
      }
      if meanings.isEmpty, end == start + 1, let code = rates.code(named: written) {
        meanings = [(code, written.isSame(as: code) ? 0 : 4)]
      }
      if meanings.isEmpty, guesses, end - start <= 2, !areNames(start..<end) {
        if isUnfinished(start), written.unicodeScalars.count >= Self.shortestBeginning {
          meanings = lexicon.completions(folded)
        }
        if meanings.isEmpty { meanings = lexicon.guesses(folded) }
      }
      for meaning in meanings {
        if let unit = rates.currency(meaning.unit) ?? MeasureUnit(id: meaning.unit) {
          found.append(Match(unit: unit, end: end, cost: meaning.cost))
        }
      }
    }
    return found
  }

  /// Whether several words are names of units each, so that together they are no misspelt one: "км км".
  private func areNames(_ range: Range<Int>) -> Bool {
    range.count > 1 && range.allSatisfy { lexicon.hasName(tokens[$0].folded) }
  }

  /// Whether a token is the last word of the text, which a person may still be writing.
  private func isUnfinished(_ place: Int) -> Bool {
    place == tokens.count - 1 && tokens[place].isWord
  }

  /// Returns the units whose names begin with a last word of a letter or two, the likeliest first:
  /// the f of "1 m f".
  ///
  /// - Parameter source: the unit converted; units that it does not convert into are left out.
  func completions(at place: Int, of source: MeasureUnit) -> [Match] {
    guard guesses, isUnfinished(place) else { return [] }
    let letters = tokens[place].text.unicodeScalars
    guard letters.count <= 2, letters.first?.isLetter == true else { return [] }
    // A word that is a unit already, as the s of "10 m s", is completed only to the usual target.
    let usual =
      names(at: place).isEmpty
      ? nil : UsualTargets.target(of: Quantity(.one, source), in: .world)
    var found: [Match] = []
    for (unit, cost) in lexicon.completions(tokens[place].folded) {
      guard let unit = rates.currency(unit) ?? MeasureUnit(id: unit), unit != source,
        usual.map({ $0 == unit }) ?? true, Quantity.areConvertible(source, unit)
      else { continue }
      found.append(Match(unit: unit, end: place + 1, cost: cost + found.count))
    }
    return found
  }

  /// Returns the meanings of a unit with a prefix, as a symbol (MHz) or in words (megahertz).
  private func prefixed(_ written: String, _ folded: String) -> [(unit: String, cost: Int)] {
    var found: [(unit: String, cost: Int)] = []
    for prefix in prefixSymbols {
      for symbol in prefix.symbols where written.begins(with: symbol) {
        let rest = String(bytes: Array(written.bytes.dropFirst(symbol.utf8.count)))
        found += composed(prefix.id, lexicon.meanings(folded: rest.folded, written: rest), 1)
      }
    }
    for prefix in prefixWords {
      for word in prefix.words where folded.begins(with: word) {
        let rest = String(bytes: Array(folded.bytes.dropFirst(word.utf8.count)))
        guard rest.utf8.count > 2 else { continue }
        found += composed(prefix.id, lexicon.meanings(folded: rest, written: rest), 1)
        if guesses { found += composed(prefix.id, lexicon.guesses(rest), 1) }
      }
    }
    guard found.isEmpty else { return found }
    for prefix in prefixSymbols {
      for symbol in prefix.symbols where folded.begins(with: symbol.folded) {
        let rest = String(bytes: Array(folded.bytes.dropFirst(symbol.folded.utf8.count)))
        let isTiny = prefix.id.begins(with: "milli") || prefix.id.begins(with: "pico")
        found += composed(prefix.id, lexicon.meanings(folded: rest, written: rest), isTiny ? 4 : 3)
      }
    }
    return found
  }

  private func composed(
    _ prefix: String, _ meanings: [(unit: String, cost: Int)], _ cost: Int
  ) -> [(unit: String, cost: Int)] {
    meanings.compactMap { meaning in
      guard prefixableUnits.contains(where: { $0.isSame(as: meaning.unit) }) else { return nil }
      // Thousandths of bits are not in use.
      let isData = meaning.unit.begins(with: "bit") || meaning.unit.begins(with: "byte")
      if isData,
        ["milli", "micro", "nano", "pico", "centi", "deci"].contains(where: {
          $0.isSame(as: prefix)
        })
      {
        return nil
      }
      return (prefix + meaning.unit, meaning.cost + cost)
    }
  }
}
