internal import Quantities
internal import TextBytes

// Exchange rates as people ask for them: "UK pound rate", "курс доллара", "EUR/USD".

extension PhraseReader {
  /// The significant digits of a rate.
  private static let ratePrecision = 5

  /// A currency, and the least cost of a name that is no other unit.
  private typealias Named = (unit: MeasureUnit, cost: Int)

  /// Reads the rate of a currency, or of a pair of them.
  ///
  /// The phrase consists of currencies, at most two, of words for a rate, and of words between. One
  /// currency needs a word for a rate or a name; two of them are a pair. Without an amount, it is one.
  mutating func readRate() throws(ReadingError) {
    var currencies: [Named] = []
    var amount: NumberReader.Match?
    var (hasWord, isLinked, hasLink, hasName) = (false, false, false, false)
    var place = 0
    while place < tokens.count {
      let start = place
      if let pair = pair(at: place), currencies.isEmpty {
        currencies = pair
        (hasName, place) = (true, place + 1)
        continue
      }
      // "Pounds" are money here if they can be.
      if let match = currency(at: place) {
        guard currencies.count < 2 else { return }
        currencies.append((match.unit, match.cost))
        hasName = hasName || tokens[place].range.count > 1
        (place, isLinked) = (match.end, false)
        continue
      }
      place = skip(Wording.rates, at: start)
      if place > start {
        hasWord = true
        continue
      }
      place = skip(Wording.aroundRates, at: start)
      if place > start { continue }
      if currencies.count == 1, !isLinked {
        place = skip(Wording.pairLinks, at: start)
        if place > start {
          (isLinked, hasLink) = (true, true)
          continue
        }
      }
      place = skip(Wording.openings + Wording.closings, at: start)
      if place > start { continue }
      guard case nil = amount, let number = try expression(at: start) else { return }
      (amount, place) = (number, number.end)
    }
    guard !isLinked, let source = currencies.first else { return }
    guard hasWord || hasName && currencies.allSatisfy({ $0.cost < 3 }) || hasLink else { return }
    if currencies.count == 1, !hasWord {
      guard case nil = amount else { return }
    }
    let target = currencies.count == 2 ? [currencies[1].unit] : []
    if target.first == source.unit { return }
    let cost = currencies.reduce(1) { $0 + min($1.cost, 2) }
    let quantity = Quantity(amount?.value ?? .one, source.unit)
    add(
      Amount(
        quantity: quantity, end: place, cost: cost,
        precision: max(Self.ratePrecision, amount?.precision ?? 0)),
      target, cost, place: 0)
  }

  /// Returns the number here, with the letters after it that multiply an amount of money.
  private func expression(at start: Int) throws(ReadingError) -> NumberReader.Match? {
    guard var number = try numbers.matches(at: start).first else { return nil }
    if let magnitude = Magnitudes.magnitude(tokens, at: number.end) {
      (number.value, number.end) = (number.value * magnitude, number.end + 1)
    }
    return number
  }

  /// Returns the currency here, of several the one with the longest name.
  private func currency(at place: Int) -> UnitReader.Match? {
    var best: UnitReader.Match?
    for match in units.currencies(at: place) {
      guard let old = best else {
        best = match
        continue
      }
      if (-match.end, match.cost) < (-old.end, old.cost) { best = match }
    }
    return best
  }

  /// Reads a pair without a sign between the codes: "EURUSD".
  private func pair(at place: Int) -> [Named]? {
    let bytes = tokens[place].text.bytes
    guard bytes.count == 6,
      let source = units.rates.code(named: String(bytes: Array(bytes.prefix(3)))),
      let target = units.rates.code(named: String(bytes: Array(bytes.suffix(3)))),
      let from = units.rates.currency(source), let to = units.rates.currency(target)
    else { return nil }
    return [(from, 0), (to, 0)]
  }
}
