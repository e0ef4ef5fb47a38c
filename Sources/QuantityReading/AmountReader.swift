public import Quantities
internal import TextBytes

/// Finds amounts among the words of a text: the 5 km of "run 5 km".
///
/// It is strict where ``QuantityReader`` is lenient, since most digits among words are not amounts.
/// An amount begins with a figure or the sign of a currency and consists of numbers and units alone, spelt
/// without a mistake. A unit of one letter must be one that people write by habit: "5 l" and "2h" are
/// amounts; "3d", "90s" and "12 a" are words.
public struct AmountReader: Sendable {
  /// An amount among words.
  public struct Match: Sendable {
    /// The amount.
    public let quantity: Quantity
    /// The range of its words.
    public let words: Range<Int>
  }

  /// The greatest number of words of an amount: "1 h 20 min 30 s".
  private static let mostWords = 6
  /// The bound of amounts; larger numbers are not amounts.
  private static let largest = 1e15
  /// The longest word considered, in bytes.
  private static let longestWord = 60
  /// The cost from which a reading is a guess: a symbol in unusual case, a rare unit.
  private static let greatestCost = 3
  /// Units of one letter, separated from the number and attached to it.
  private static let letters = ["h", "l", "m", "g", "s", "ч", "л", "м", "г", "с"]
  private static let attachedLetters = ["h", "l", "g", "ч", "л", "г"]

  /// Makes a reader of all languages.
  public init() {}

  /// Returns the amounts among words, in order.
  ///
  /// - Complexity: O(n) in the words.
  public func amounts(in words: [String]) -> [Match] {
    var found: [Match] = []
    var place = 0
    while place < words.count {
      if let match = amount(beginning: words[place...]) {
        found.append(match)
        place = match.words.upperBound
      } else {
        place += 1
      }
    }
    return found
  }

  /// Returns the unit as the text of an amount writes it: the km of "5 km", the $ of "$12".
  ///
  /// For an amount in several units, such as "6 ft 2 in", it is the first.
  public static func unit(in text: String) -> String {
    var unit = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isNumber = scalar.digit != nil || ",.½⅓⅔¼¾−-~+".unicodeScalars.contains(scalar)
      if !isNumber, !scalar.isBlank || !unit.isEmpty {
        unit.append(scalar)
      } else if !unit.isEmpty {
        // The sign between two numbers is not a unit: "3x80 kg".
        let word = String(unit).withoutOuterSpaces
        guard ["x", "х", "×", "*", "/"].contains(where: { $0.isSame(as: word) }) else { break }
        unit.removeAll()
      }
    }
    return String(unit).withoutOuterSpaces
  }

  /// Returns the amount that some words begin with; of several, the one with the most words.
  private func amount(beginning words: ArraySlice<String>) -> Match? {
    guard let first = words.first, Self.mayBegin(first) else { return nil }
    var span = words.prefix(Self.mostWords).prefix { $0.utf8.count <= Self.longestWord }
    // The longest reading wins unless a shorter one says the same: "of tea" adds nothing to "2 cups
    // of tea".
    var found: Match?
    while !span.isEmpty {
      if let read = quantity(span) {
        if let found, found.quantity != read.quantity { break }
        found = Match(quantity: read.quantity, words: span.indices)
      }
      span.removeLast()
    }
    return found
  }

  /// Whether a word begins with a digit, a fraction or a currency sign, perhaps after another sign.
  private static func mayBegin(_ word: String) -> Bool {
    var scalars = word.unicodeScalars[...]
    if let first = scalars.first, first.isDash || first == "~" || first == "+" {
      scalars = scalars.dropFirst()
    }
    guard let first = scalars.first else { return false }
    switch first {
    case "$", "€", "£", "¥", "₴", "₽", "₸", "₺", "₹", "½", "⅓", "⅔", "¼", "¾": return true
    default: return first.digit != nil
    }
  }

  /// Returns the likeliest quantity that all the words together express.
  private func quantity(_ words: ArraySlice<String>) -> (quantity: Quantity, cost: Int)? {
    guard !Self.isLoneLetter(words) else { return nil }
    if let counted = CountedThing.quantity(Array(words)) { return (counted, 0) }
    let text = words.joined(separator: " ")
    let isCyrillic = text.unicodeScalars.contains { $0.folded.isCyrillic }
    let languages: [ReadingLanguage] = isCyrillic ? [.russian, .ukrainian] : [.english]
    var best: (quantity: Quantity, cost: Int)?
    for language in languages {
      // "0,5" is a half, and "12,000" twelve thousand.
      for hasDecimalComma in isCyrillic ? [true] : [false, true] {
        guard let read = Self.read(text, language, hasDecimalComma: hasDecimalComma) else {
          continue
        }
        if read.cost < best?.cost ?? Self.greatestCost { best = read }
      }
    }
    return best
  }

  private static func read(
    _ text: String, _ language: ReadingLanguage, hasDecimalComma: Bool
  ) -> (quantity: Quantity, cost: Int)? {
    guard
      let tokens = try? Tokenizer.tokens(text, hasDecimalComma: hasDecimalComma), !tokens.isEmpty
    else { return nil }
    var reader = PhraseReader(tokens, language, rates: .none, guesses: false)
    guard let amounts = try? reader.amounts(at: 0) else { return nil }
    var best: (quantity: Quantity, cost: Int)?
    for amount in amounts {
      guard amount.end == tokens.count, amount.hasNumber, !amount.isImplied, !amount.keepsUnit,
        !amount.needsTarget,
        amount.quantity.unit.dimension != .none, amount.quantity.unit.dimension != .portion,
        amount.quantity.unit.dimension == .temperature || !amount.quantity.value.isNegative,
        amount.quantity.value.double.magnitude < largest
      else { continue }
      if amount.cost < best?.cost ?? .max { best = (amount.quantity, amount.cost) }
    }
    return best
  }

  /// Whether the words have only one letter, which is seldom meant as a unit.
  private static func isLoneLetter(_ words: ArraySlice<String>) -> Bool {
    var letters: [Unicode.Scalar] = []
    var isAttached = false
    for word in words {
      var hasDigit = false
      for scalar in word.unicodeScalars {
        if scalar.digit != nil { hasDigit = true }
        guard scalar.isLetter else { continue }
        isAttached = isAttached || hasDigit
        letters.append(scalar)
      }
      if word.unicodeScalars.contains(where: { $0 == "°" || $0 == "℃" || $0 == "℉" }) {
        return false
      }
    }
    guard letters.count == 1, let letter = letters.first else { return false }
    let usual = isAttached ? attachedLetters : self.letters
    return !usual.contains { $0.isSame(as: String(letter).folded) }
  }
}
