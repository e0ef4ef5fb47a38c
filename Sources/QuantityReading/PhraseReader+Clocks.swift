internal import Quantities
internal import TextBytes

// Durations as clocks show them: "1:30 h", "2:15:00 in seconds".

extension PhraseReader {
  /// Returns the durations that begin here with two or three numbers and colons between them.
  ///
  /// Three numbers are hours, minutes and seconds. Two are hours and minutes, but minutes and seconds
  /// if minutes are their unit. Without a unit they are a time of day, unless a target follows.
  func clocks(at start: [Token].Index) -> [Amount] {
    let isNegative = tokens[start].isSign && tokens[start].text.unicodeScalars.first?.isDash == true
    guard let (numbers, end) = clockNumbers(at: isNegative ? start + 1 : start) else { return [] }
    var found: [Amount] = []
    func append(_ unit: MeasureUnit, of size: Int, end: Int, cost: Int, needsTarget: Bool) {
      let sum = numbers.reversed().reduce(Rational.zero) { $0 / Rational(60) + $1 }
      let value = sum * Rational(size)
      found.append(
        Amount(
          quantity: Quantity(isNegative ? -value : value, unit), end: end, cost: cost,
          precision: numbers.count * 2 + 1, needsTarget: needsTarget))
    }
    for unit in units.matches(at: end) {
      let isPace = unit.unit.id.begins(with: "minute-per-")
      if unit.unit.id.isSame(as: "hour") {
        append(unit.unit, of: 1, end: unit.end, cost: unit.cost, needsTarget: false)
      } else if unit.unit.id.isSame(as: "minute") || isPace {
        let size = numbers.count == 3 ? 60 : 1
        append(unit.unit, of: size, end: unit.end, cost: unit.cost, needsTarget: false)
      }
    }
    if let hour = MeasureUnit(id: "hour") {
      append(hour, of: 1, end: end, cost: 4, needsTarget: true)
    }
    return found
  }

  /// Reads the numbers of a clock: the first of any size, the others of two digits below 60.
  private func clockNumbers(at start: Int) -> (numbers: [Rational], end: Int)? {
    guard let first = digits(at: start), first.count <= 4, let whole = tokens[start].number else {
      return nil
    }
    var numbers = [whole]
    var place = start + 1
    while numbers.count < 3, isWord([":"], at: place), tokens[place].isAttached,
      let value = sexagesimal(at: place + 1)
    {
      numbers.append(value)
      place += 2
    }
    return numbers.count > 1 && !isWord([":"], at: place) ? (numbers, place) : nil
  }

  /// Returns the digits of a whole number.
  private func digits(at place: Int) -> [UInt8]? {
    guard tokens.indices.contains(place), tokens[place].number != nil else { return nil }
    let bytes = tokens[place].text.bytes
    return bytes.decimal == nil ? nil : bytes
  }

  /// Returns a number of two digits below 60, perhaps with decimals.
  private func sexagesimal(at place: Int) -> Rational? {
    guard tokens.indices.contains(place), tokens[place].isAttached,
      let number = tokens[place].number, number < Rational(60)
    else { return nil }
    let bytes = tokens[place].text.bytes
    let whole = bytes.prefix { (48...57).contains($0) }
    return whole.count == 2 && (bytes.count == 2 || tokens[place].isDecimal) ? number : nil
  }
}
