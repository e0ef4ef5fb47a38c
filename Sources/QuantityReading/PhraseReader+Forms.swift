internal import Quantities
internal import TextBytes

// MARK: - Forms of a phrase

extension PhraseReader {
  /// Reads "how many cups in a liter", "сколько в литре стаканов".
  mutating func readQuestion() throws(ReadingError) {
    let first = skip([["please"], ["пожалуйста"], ["будь", "ласка"]], at: 0)
    let start = skip(Wording.questions, at: first)
    guard start > first else { return }
    for target in units.matches(at: start) {
      var place = target.end
      reach(place, .missingSource)
      // "Сколько миль 5 км", but the "in" of "how many in a mile" is not inches.
      if isNumber(at: place) {
        for amount in try amounts(at: place) where isEnd(amount.end) {
          add(amount, [target.unit], amount.cost + target.cost + 1, place: place)
        }
      }
      while place < tokens.count, isWord(Wording.links, at: place) {
        place += 1
        try readSource(at: place, target)
      }
    }
    guard isWord(["in", "в", "у", "во"], at: start) else { return }
    for amount in try amounts(at: start + 1) {
      if amount.end == tokens.count { reach(amount.end, .missingTarget) }
      for target in units.matches(at: amount.end) where isEnd(target.end) {
        add(amount, [target.unit], amount.cost + target.cost, place: amount.end)
      }
    }
  }

  /// Reads "in miles: 5 km", "в милях 5 км".
  mutating func readTargetFirst(at start: [Token].Index) throws(ReadingError) {
    guard isWord(["in", "into", "to", "в", "во", "у"], at: start) else { return }
    for target in units.matches(at: start + 1) {
      let place = isWord([",", ":"], at: target.end) ? target.end + 1 : target.end
      for amount in try amounts(at: place) where amount.hasNumber && isEnd(amount.end) {
        add(amount, [target.unit], amount.cost + target.cost + 1, place: start + 1)
      }
    }
  }

  private mutating func readSource(at place: Int, _ target: UnitReader.Match) throws(ReadingError) {
    // "How many miles is a 5k".
    let isArticle = isWord(["a", "the"], at: place) && isNumber(at: place + 1)
    for amount in try amounts(at: isArticle ? place + 1 : place) where isEnd(amount.end) {
      add(amount, [target.unit], amount.cost + target.cost, place: place)
    }
  }

  private func isNumber(at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].number != nil
  }

  /// Reads "inches in a mile", "feet in 3 miles", "секунд в часе": the number of them in a quantity.
  private mutating func readContents(at start: [Token].Index) throws(ReadingError) {
    for target in units.matches(at: start) where isWord(["in", "per", "в", "у"], at: target.end) {
      let place = target.end + 1
      if isWord(["a", "an", "one"], at: place) {
        for source in units.matches(at: place + 1) { addContents(source, of: target, at: start) }
      }
      // "Метры в километрах" asks for metres, "метров в километре" for their number.
      if Wording.isManyOf(tokens[target.end - 1].folded), tokens.indices.contains(place),
        !Wording.isAmongMany(tokens[place].folded)
      {
        for source in units.matches(at: place) { addContents(source, of: target, at: start) }
      }
      for amount in try amounts(at: place) where amount.hasNumber && isEnd(amount.end) {
        guard Quantity.areConvertible(amount.quantity.unit, target.unit) else { continue }
        add(amount, [target.unit], amount.cost + target.cost, place: start)
      }
    }
  }

  private mutating func addContents(
    _ source: UnitReader.Match, of target: UnitReader.Match, at place: Int
  ) {
    guard isEnd(source.end), Quantity.areConvertible(source.unit, target.unit) else { return }
    let one = Amount(
      quantity: Quantity(.one, source.unit), end: source.end, cost: source.cost, precision: 0)
    add(one, [target.unit], source.cost + target.cost, place: place)
  }

  /// Reads "5 km to miles", "5 km".
  mutating func readPlain(at start: [Token].Index) throws(ReadingError) {
    try readContents(at: start)
    if skip(Wording.separators, at: start) > start { reach(start, .missingSource) }
    for amount in try amounts(at: start) {
      var end = amount.end
      if isWord([","], at: end), end + 1 < tokens.count { end += 1 }
      if isEnd(end), amount.end == end {
        if amount.hasNumber, !amount.needsTarget { add(amount, [], amount.cost, place: start) }
        continue
      }
      try readTarget(of: amount, at: end)
    }
  }

  private mutating func readTarget(of amount: Amount, at end: Int) throws(ReadingError) {
    for phrase in Wording.separators where skip([phrase], at: end) > end {
      let place = end + phrase.count
      // "500 mA in A" has no article.
      let articled = isWord(["?", "the", "a"], at: place) ? place + 1 : place
      if isEnd(articled) { reach(articled, .missingTarget) }
      // Russian has no "у" before a target.
      let cost = language == .russian && phrase[0].isSame(as: "у") ? 3 : 0
      for target in targets(at: place) + (articled > place ? targets(at: articled) : []) {
        if isEnd(target.end) {
          add(amount, target.units, amount.cost + target.cost + cost, place: place)
        } else if !amount.hasNumber {
          try readNumber(of: amount, to: target, place)
        }
      }
      if amount.hasNumber {
        for target in units.completions(at: place, of: amount.quantity.unit) {
          add(amount, [target.unit], amount.cost + target.cost + cost + 6, place: place)
        }
      }
    }
    // "1m ft": the target follows immediately.
    guard amount.hasNumber, !amount.isImplied else { return }
    // "Five point" is an unfinished number rather than five typographic points.
    guard !isWord(numbers.words.points, at: end - 1) else { return }
    // The "in" of "10k in" is a preposition.
    if amount.needsTarget, isWord(["in"], at: end) { return }
    for target in units.matches(at: end) where isEnd(target.end) {
      guard Quantity.areConvertible(amount.quantity.unit, target.unit), target.cost < 9,
        target.unit != amount.quantity.unit
      else { continue }
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

  /// Reads the number at the end of "kg to pounds: 70".
  private mutating func readNumber(
    of unit: Amount, to target: (units: [MeasureUnit], end: Int, cost: Int), _ place: Int
  ) throws(ReadingError) {
    let start = isWord([":", "=", ","], at: target.end) ? target.end + 1 : target.end
    for number in try numbers.matches(at: start) where isEnd(number.end) {
      var amount = unit
      amount.quantity = Quantity(number.value, unit.quantity.unit)
      (amount.hasNumber, amount.precision) = (true, number.precision)
      add(amount, target.units, amount.cost + target.cost + 2, place: place)
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

  mutating func add(_ amount: Amount, _ targets: [MeasureUnit], _ cost: Int, place: Int) {
    // A conversion of a unit into itself is no answer: "in in in".
    if !amount.hasNumber || amount.isPlain, targets.count == 1, targets[0] == amount.quantity.unit {
      return reach(place, .missingTarget)
    }
    if targets.isEmpty, cost >= 9 { return }
    interpretations.append(
      Interpretation(
        from: amount.quantity, targets: targets, cost: cost, precision: amount.precision,
        keepsUnit: amount.keepsUnit, targetPlace: place))
  }
}
