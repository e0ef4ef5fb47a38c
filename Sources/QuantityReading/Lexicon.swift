internal import Quantities
internal import TextBytes

/// The meanings of the words for units in one language.
struct Lexicon: Sendable {
  /// One meaning of a word or of several words.
  struct Meaning: Sendable {
    let unit: String
    /// The distance of the reading from the usual one; 9 only with a target that allows no other.
    let cost: Int
    /// The form as written in the table, if its case distinguishes it from others.
    let exact: String?
    /// Whether the case must be that of the form.
    let isStrict: Bool
  }

  private let index: Index<Meaning>
  /// The symbols used in answers, by unit.
  private let symbols: Index<String>

  static let english = Lexicon(own: [(englishUnitNames, 0)], cldr: cldrNamesEnglish)
  static let russian = Lexicon(
    own: [(russianUnitNames, 0), (englishUnitNames, 4)], cldr: cldrNamesRussian)
  static let ukrainian = Lexicon(
    own: [(ukrainianUnitNames, 0), (englishUnitNames, 4)], cldr: cldrNamesUkrainian)

  static func of(_ language: ReadingLanguage) -> Lexicon {
    switch language {
    case .english: english
    case .russian: russian
    case .ukrainian: ukrainian
    }
  }

  private static let unitsWithPlural = [
    "second", "minute", "hour", "day", "week", "month", "year", "cup",
  ]

  /// - Parameters:
  ///   - own: tables, each with the cost added to its meanings; the first has the symbols.
  ///   - cldr: the table of CLDR.
  init(own: [(table: String, cost: Int)], cldr: String) {
    var meanings: [(String, Meaning)] = []
    var symbols: [(String, String)] = []
    for (place, (table, extra)) in own.enumerated() {
      for line in Self.lines(table) {
        for form in line.forms { meanings.append(contentsOf: Self.entries(form, line, extra)) }
        // The first form of a Cyrillic table is the symbol of the unit, unless it is inflected.
        let isBent = line.forms[0].utf8.contains(UInt8(ascii: "~"))
        if place == 0, own.count > 1, line.cost == 0, !isBent {
          symbols.append((line.unit, line.forms[0]))
        }
      }
    }
    for line in Self.lines(unitSymbols) {
      // The English symbols of CLDR are in the plural: "1 days".
      let isShort = Self.unitsWithPlural.contains { $0.isSame(as: line.unit) }
      if own.count == 1, line.cost == 0, isShort { symbols.append((line.unit, line.forms[0])) }
      for form in line.forms { meanings.append(contentsOf: Self.entries(form, line, 0)) }
    }
    for line in Self.lines(cldr) {
      let extra = line.unit.begins(with: "arc-") ? 3 : 1
      symbols.append((line.unit, line.forms[0]))
      for form in line.forms where !form.utf8.contains(UInt8(ascii: "/")) {
        meanings.append(contentsOf: Self.entries(form, line, extra))
      }
    }
    for line in Self.lines(unitSymbols) where line.cost == 0 {
      let form = line.forms[0]
      symbols.append((line.unit, form.begins(with: "!") ? String(form.dropFirst()) : form))
    }
    // A unit without a symbol is written by its name.
    if own.count > 1 {
      for line in Self.lines(own[0].table) where line.cost == 0 {
        symbols.append((line.unit, Endings.expand(line.forms[0])[0]))
      }
    }
    index = Index(meanings)
    self.symbols = Index(symbols)
  }

  /// Returns the meanings of a phrase, given folded and as written.
  func meanings(folded: String, written: String) -> [(unit: String, cost: Int)] {
    var found: [(unit: String, cost: Int)] = []
    for meaning in index[folded] {
      let isExact = meaning.exact?.isSame(as: written) ?? true
      if meaning.isStrict && !isExact { continue }
      Self.add((meaning.unit, meaning.cost + (isExact ? 0 : 1)), to: &found)
    }
    return found
  }

  /// Whether a word is the name or the symbol of a unit, whatever its case.
  func hasName(_ folded: String) -> Bool { !index[folded].isEmpty }

  /// Returns the meanings of words from which a word differs by one letter.
  func guesses(_ folded: String) -> [(unit: String, cost: Int)] {
    var found: [(unit: String, cost: Int)] = []
    for (meaning, cost) in index.near(folded) where !meaning.isStrict {
      Self.add((meaning.unit, meaning.cost + cost + 3), to: &found)
    }
    return found
  }

  /// Returns the meanings of the words that begin with a text, those of the shortest first.
  func completions(_ folded: String) -> [(unit: String, cost: Int)] {
    let entries = index.entries(beginningWith: Array(folded.utf8)).filter { !$0.value.isStrict }
    var found: [(unit: String, cost: Int)] = []
    for (_, meaning) in entries.sorted(by: { $0.key.count < $1.key.count }) {
      Self.add((meaning.unit, meaning.cost + 2), to: &found)
    }
    return found
  }

  /// Returns the symbol of a unit, if it has one.
  func symbol(of unit: String) -> String? { symbols[unit].first }

  private static func add(
    _ meaning: (unit: String, cost: Int), to found: inout [(unit: String, cost: Int)]
  ) {
    guard let place = found.firstIndex(where: { $0.unit.isSame(as: meaning.unit) }) else {
      found.append(meaning)
      return
    }
    found[place].cost = min(found[place].cost, meaning.cost)
  }
}

// MARK: - Tables

extension Lexicon {
  private struct Line {
    let unit: String
    let cost: Int
    let forms: [String]
  }

  private static func lines(_ table: String) -> [Line] {
    table.pieces(at: UInt8(ascii: "\n")).compactMap { text in
      let halves = text.pieces(at: UInt8(ascii: "="))
      guard halves.count == 2 else { return nil }
      let words = halves[0].pieces(at: UInt8(ascii: " "))
      let cost = words.count == 2 ? words[0].utf8.decimal.map { Int($0) } ?? 0 : 0
      let id = words[words.count - 1]
      return Line(
        // The name of the unit since CLDR 42.
        unit: id.isSame(as: "metric-ton") ? "tonne" : id, cost: cost,
        forms: halves[1].pieces(at: UInt8(ascii: "|")))
    }
  }

  private static func entries(_ form: String, _ line: Line, _ extra: Int) -> [(String, Meaning)] {
    let isStrict = form.begins(with: "!")
    let form = isStrict ? String(form.dropFirst()) : form
    return Endings.expand(form).compactMap { text in
      let key = Self.key(text)
      guard !key.isSame(as: "") else { return nil }
      // One letter in another case is another unit: "k" is not a kelvin.
      let isLetter = text.unicodeScalars.count == 1 && extra == 1
      let hasCase = text.unicodeScalars.contains { $0 != $0.folded && $0.isLetter }
      return (
        key,
        Meaning(
          unit: line.unit, cost: line.cost + extra + (isLetter ? 2 : 0),
          exact: isStrict || hasCase && text.utf8.count <= 6 ? text : nil,
          isStrict: isStrict || isLetter && hasCase)
      )
    }
  }

  /// Returns the words of a form with one space between them, folded.
  private static func key(_ form: String) -> String {
    var text = String.UnicodeScalarView()
    var isApart = false
    for scalar in form.unicodeScalars where !scalar.isIgnored {
      if scalar.isBlank || scalar.isDash || scalar == "." || scalar == "⋅" || scalar == "·" {
        isApart = !text.isEmpty
      } else if scalar.isApostrophe && form.unicodeScalars.count > 2 {
        continue
      } else {
        if isApart { text.append(" ") }
        isApart = false
        text.append(scalar.folded)
      }
    }
    return String(text)
  }
}
