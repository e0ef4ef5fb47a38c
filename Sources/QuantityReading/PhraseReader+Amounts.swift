internal import Quantities
internal import TextBytes

// MARK: - Quantities

extension PhraseReader {
  /// Returns the quantities that begin here.
  mutating func amounts(at start: [Token].Index) throws(ReadingError) -> [Amount] {
    guard tokens.indices.contains(start) else { return [] }
    var found: [Amount] = []
    found += clocks(at: start)
    for number in try expressions(at: start) {
      found += try percentages(number)
      found += try measured(number)
      found += thousands(number)
    }
    for unit in units.matches(at: start) {
      reach(unit.end, .unknown)
      let one = Amount(
        quantity: Quantity(.one, unit.unit), end: unit.end, cost: unit.cost + 2, precision: 0,
        hasNumber: false)
      // "mach 2", "$200"
      if unit.unit.id.isSame(as: "mach") || unit.unit.dimension == .currency {
        for number in try numbers.matches(at: unit.end) + enlarged(at: unit.end, unit.unit) {
          var amount = one
          amount.quantity = Quantity(number.value, unit.unit)
          (amount.end, amount.hasNumber, amount.precision) = (number.end, true, number.precision)
          amount.cost = unit.cost
          found.append(amount)
          found += try compounds(amount, last: unit.unit)
        }
      }
      if let half = numbers.half(at: unit.end) {
        var amount = one
        amount.quantity = Quantity(.one + half.value, unit.unit)
        (amount.end, amount.hasNumber) = (half.end, true)
        found.append(amount)
      }
      found.append(one)
      var measure = one
      measure.end = skipSubstance(at: one.end)
      if measure.end > one.end { found.append(measure) }
    }
    found += halves(at: start)
    var all: [Amount] = []
    for amount in found { all += try sums(amount) }
    return all
  }

  /// Reads "полкило", "півгодини": half of a unit in one word.
  private func halves(at start: [Token].Index) -> [Amount] {
    let word = tokens[start].folded
    guard tokens[start].isWord, let prefix = ["пол", "пів"].first(where: { word.begins(with: $0) })
    else {
      return []
    }
    // Noon is a time.
    if isWord(ClockWords.noon, at: start) { return [] }
    let rest = String(bytes: Array(word.bytes.dropFirst(prefix.utf8.count)))
    return units.lexicon.meanings(folded: rest, written: rest).compactMap { meaning in
      MeasureUnit(id: meaning.unit).map {
        Amount(
          quantity: Quantity(Rational(1, over: 2), $0), end: start + 1, cost: meaning.cost,
          precision: 0)
      }
    }
  }

  private mutating func percentages(_ number: NumberReader.Match) throws(ReadingError) -> [Amount] {
    var place = number.end
    let percent = [
      "%", "percent", "процент", "процента", "процентов", "відсоток", "відсотка", "відсотки",
      "відсотків", "процентів", "проценти",
    ]
    guard isWord(percent, at: place) else { return [] }
    place += 1
    guard isWord(Wording.of, at: place) else { return [] }
    return try amounts(at: place + 1).map { amount in
      var amount = amount
      amount.quantity = Quantity(
        amount.quantity.value * number.value / Rational(100), amount.quantity.unit)
      amount.precision = max(amount.precision, number.precision)
      amount.keepsUnit = true
      return amount
    }
  }

  /// Returns the number with each unit after it.
  private mutating func measured(_ number: NumberReader.Match) throws(ReadingError) -> [Amount] {
    var place = number.end
    reach(place, place == tokens.count ? .missingUnit : .unknown)
    if number.isPart || isWord(["of"], at: place) {
      if isWord(["of"], at: place) { place += 1 }
      if isWord(["a", "an", "the", "one"], at: place) { place += 1 }
    }
    var value = number.value
    let below = skip(Wording.belowZero, at: place)
    if below > place {
      value = -value
      place = below
    }
    var found: [Amount] = []
    if let magnitude = Magnitudes.magnitude(tokens, at: place) {
      for unit in units.matches(at: place + 1) where unit.unit.dimension == .currency {
        found.append(
          Amount(
            quantity: Quantity(value * magnitude, unit.unit), end: unit.end, cost: unit.cost,
            precision: number.precision))
      }
    }
    for unit in units.matches(at: place) where !isPreposition(at: place, unit, after: number) {
      reach(unit.end, .unknown)
      var amount = Amount(
        quantity: Quantity(value, unit.unit), end: unit.end, cost: unit.cost,
        precision: number.precision)
      amount.isPlain = place > 0 && tokens[place - 1].number == number.value.magnitude
      if unit.unit.dimension == .temperature { addSign(to: &amount) }
      amount.end = skipSubstance(at: amount.end)
      if let half = numbers.half(at: amount.end) {
        var more = amount
        more.quantity = Quantity(value + half.value, unit.unit)
        (more.end, more.isPlain) = (half.end, false)
        found.append(more)
      }
      found.append(amount)
      found += try compounds(amount, last: unit.unit)
    }
    return found
  }

  /// Whether the letters of a unit here are a preposition: the end of "10 в", the "in" of "10k in miles".
  private func isPreposition(
    at place: Int, _ unit: UnitReader.Match, after number: NumberReader.Match
  ) -> Bool {
    guard unit.end == place + 1 else { return false }
    if isWord(["in"], at: place) { return number.isThousands }
    // "220 В" and "220в" are volts.
    return isEnd(unit.end) && !tokens[place].isAttached && tokens[place].text.isSame(as: "в")
  }

  private func skipSubstance(at place: Int) -> Int {
    if isWord(Wording.substances, at: place) { return place + 1 }
    // "Pounds of force" are not pounds of a substance.
    guard isWord(["of"], at: place), tokens.indices.contains(place + 1), tokens[place + 1].isWord,
      !isWord(["force"], at: place + 1)
    else { return place }
    return place + 2
  }

  /// Applies the sign of "10 degrees below zero celsius", "десять градусов мороза".
  private func addSign(to amount: inout Amount) {
    let below = skip(Wording.belowZero, at: amount.end)
    let above = skip(Wording.aboveZero, at: amount.end)
    if below > amount.end, !amount.quantity.value.isNegative {
      amount.quantity = Quantity(-amount.quantity.value, amount.quantity.unit)
      amount.end = below
    } else if above > amount.end {
      amount.end = above
    } else {
      return
    }
    for unit in units.matches(at: amount.end)
    where unit.unit.dimension == .temperature && unit.cost < 3 {
      amount.quantity = Quantity(amount.quantity.value, unit.unit)
      amount.end = unit.end
      return
    }
  }

  /// Returns the quantities with the parts in smaller units that follow: "6 ft 2 in", "six foot two".
  private mutating func compounds(_ amount: Amount, last: MeasureUnit) throws(ReadingError)
    -> [Amount]
  {
    guard case .linear(let size) = last.scale, last.dimension != .none else { return [] }
    var place = amount.end
    if isWord(["and", "и", "і", "й", "та", ",", "с", "з"], at: place) { place += 1 }
    guard tokens.indices.contains(place), !tokens[place].text.begins(with: "-"), !isMinusWord(place)
    else { return [] }
    var amount = amount
    amount.isPlain = false
    var found: [Amount] = []
    for number in try numbers.matches(at: place) where !number.value.isNegative {
      if last.dimension == .currency {
        guard number.value < Rational(100), number.value.isWhole else { continue }
        var more = amount
        more.quantity = Quantity(
          amount.quantity.value + number.value / Rational(100), amount.quantity.unit)
        more.end = isWord(Wording.cents, at: number.end) ? number.end + 1 : number.end
        more.precision += 2
        found.append(more)
        continue
      }
      if let unit = implied(after: last), let factor = unit.scale.factor,
        number.value < size / factor, !number.isPart,
        // "1h30" is no power of an hour.
        !isPower(place) || last.id.isSame(as: "hour")
      {
        var more = amount
        more.quantity = joined(amount, number.value, unit)
        (more.end, more.cost, more.isImplied) = (number.end, amount.cost + 3, true)
        more.precision += number.precision
        found.append(more)
      }
      for unit in units.matches(at: number.end) where unit.unit.dimension == last.dimension {
        guard case .linear(let factor) = unit.unit.scale, factor < size else { continue }
        reach(unit.end, .unknown)
        var more = amount
        more.quantity = joined(amount, number.value, unit.unit)
        (more.end, more.cost) = (unit.end, amount.cost + unit.cost)
        more.precision += number.precision
        found.append(more)
        found += try compounds(more, last: unit.unit)
      }
    }
    return found
  }

  /// Whether a number directly follows the letters of a unit, as in km2.
  private func isPower(_ place: Int) -> Bool {
    tokens[place].isAttached && place > 0 && tokens[place - 1].isWord
  }

  private func isMinusWord(_ place: Int) -> Bool { isWord(numbers.words.minuses, at: place) }

  private func joined(_ amount: Amount, _ value: Rational, _ unit: MeasureUnit) -> Quantity {
    guard let size = amount.quantity.unit.scale.factor, let factor = unit.scale.factor else {
      return amount.quantity
    }
    let part = value * factor / size
    return Quantity(
      amount.quantity.value.isNegative
        ? amount.quantity.value - part : amount.quantity.value + part,
      amount.quantity.unit)
  }

  private func implied(after unit: MeasureUnit) -> MeasureUnit? {
    Wording.implied.first { $0.unit.isSame(as: unit.id) }.flatMap { MeasureUnit(id: $0.next) }
  }
}

// MARK: - Arithmetic

extension PhraseReader {
  /// Reads arithmetic expressions of numbers: "3 * 12", "(2 + 3)".
  private mutating func expressions(at start: [Token].Index) throws(ReadingError) -> [NumberReader
    .Match]
  {
    var found = try factors(at: start)
    for match in found {
      var match = match
      while let (isDivision, place) = operation(at: match.end),
        let next = try factors(at: place).last
      {
        if isDivision && next.value.isZero {
          throw ReadingError(.divisionByZero, at: tokens[place].range.lowerBound)
        }
        match.value = isDivision ? match.value / next.value : match.value * next.value
        (match.end, match.precision) = (next.end, match.precision + next.precision)
        match.isPart = false
        found.append(match)
      }
    }
    return found
  }

  private func operation(at place: Int) -> (isDivision: Bool, end: Int)? {
    if isWord(["*", "×", "·", "x", "х", "times"], at: place) { return (false, place + 1) }
    if isWord(["/", "÷"], at: place) { return (true, place + 1) }
    return nil
  }

  private mutating func factors(at start: [Token].Index) throws(ReadingError) -> [NumberReader
    .Match]
  {
    guard isWord(["("], at: start) else { return try numbers.matches(at: start) }
    guard var match = try expressions(at: start + 1).last else { return [] }
    while isWord(["+", "-", "−"], at: match.end), let next = try expressions(at: match.end + 1).last
    {
      let isSum = isWord(["+"], at: match.end)
      match.value = isSum ? match.value + next.value : match.value - next.value
      match.end = next.end
    }
    reach(match.end, .unknown)
    guard isWord([")"], at: match.end) else { return [] }
    match.end += 1
    return [match]
  }

  /// Returns the quantity alone, and with others added or subtracted: "5 km + 300 m".
  private mutating func sums(_ amount: Amount) throws(ReadingError) -> [Amount] {
    guard amount.hasNumber, case .linear(let size) = amount.quantity.unit.scale,
      isWord(["+", "-", "−", "plus", "minus", "плюс", "минус", "мінус"], at: amount.end)
    else { return [amount] }
    let isDifference = !isWord(["+", "plus", "плюс"], at: amount.end)
    var found = [amount]
    for number in try numbers.matches(at: amount.end + 1) where !number.value.isNegative {
      for other in try measured(number)
      where other.quantity.unit.dimension == amount.quantity.unit.dimension {
        guard case .linear(let factor) = other.quantity.unit.scale else { continue }
        let part = other.quantity.value * factor / size
        var sum = amount
        sum.isPlain = false
        sum.quantity = Quantity(
          isDifference ? amount.quantity.value - part : amount.quantity.value + part,
          amount.quantity.unit)
        (sum.end, sum.cost) = (other.end, amount.cost + other.cost)
        found += try sums(sum)
      }
    }
    return found
  }
}
