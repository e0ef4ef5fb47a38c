internal import Quantities
internal import TextBytes

/// The letters that multiply an amount of money: the bn of "$5bn" and "5 bn €".
///
/// Among other quantities they are units: "5 m" is a length, "5 b" some bits.
enum Magnitudes {
  private static let letters: [(powerOfTen: Int, words: [String])] = [
    (3, ["k", "к"]), (6, ["m", "mn", "mil", "mio", "м"]), (9, ["b", "bn", "mrd", "mld"]),
    (12, ["t", "tn", "trn"]),
  ]

  /// Returns the multiple that a token stands for; nil if it stands for none.
  static func magnitude(_ tokens: [Token], at place: Int) -> Rational? {
    guard tokens.indices.contains(place), tokens[place].isWord else { return nil }
    let word = tokens[place].folded
    for (power, words) in letters where words.contains(where: { $0.isSame(as: word) }) {
      return Rational(10).power(power)
    }
    return nil
  }
}

extension PhraseReader {
  /// Reads the number after the sign of a currency with letters that multiply it: "$5bn".
  ///
  /// A single letter apart from the number begins another word: "$5 m".
  func enlarged(at place: Int, _ unit: MeasureUnit) throws(ReadingError) -> [NumberReader.Match] {
    guard unit.dimension == .currency else { return [] }
    var found: [NumberReader.Match] = []
    for number in try numbers.matches(at: place) where !number.isThousands {
      guard let magnitude = Magnitudes.magnitude(tokens, at: number.end),
        tokens[number.end].isAttached || tokens[number.end].range.count > 1
      else { continue }
      found.append(
        NumberReader.Match(
          value: number.value * magnitude, end: number.end + 1, precision: number.precision))
    }
    return found
  }

  /// Reads 10k as ten kilometres, as runners do, if a target follows that is a length.
  func thousands(_ number: NumberReader.Match) -> [Amount] {
    guard !number.isThousands, isWord(["k", "к"], at: number.end),
      let unit = MeasureUnit(id: "kilometer")
    else { return [] }
    let end = number.end + 1
    let race = isWord(["run", "race", "walk", "забег", "пробег", "забіг", "пробіг"], at: end)
    return [
      Amount(
        quantity: Quantity(number.value, unit), end: race ? end + 1 : end, cost: 7,
        precision: number.precision, needsTarget: true)
    ]
  }
}
