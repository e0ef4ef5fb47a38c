internal import CivilTime
internal import TextBytes

/// The zones of places by their names in English, Russian and Ukrainian.
struct PlaceIndex: Sendable {
  /// All known names.
  ///
  /// A city comes before a country, and both before a region.
  static let all = PlaceIndex(tables: [
    cldrPlacesEnglish, cldrPlacesRussian, cldrPlacesUkrainian, ownPlacesEnglish, ownPlacesRussian,
    ownPlacesUkrainian,
  ])

  private struct Entry: Sendable {
    let name: [UInt8]
    let zone: String
  }

  private let names: Index<Entry>
  /// The same entries by the reversed bytes of their names.
  private let reversedNames: Index<Entry>
  private static let longestName = 7

  private init(tables: [String]) {
    var pairs: [(String, Entry)] = []
    for table in tables {
      for entry in table.pieces(at: UInt8(ascii: ";")) {
        let halves = entry.pieces(at: UInt8(ascii: "="))
        guard halves.count == 2 else { continue }
        let zone = halves[0].pieces(at: UInt8(ascii: "\n")).last ?? halves[0]
        for name in halves[1].pieces(at: UInt8(ascii: "|")) {
          let key = Self.key(name)
          pairs.append((key, Entry(name: key.bytes, zone: zone)))
        }
      }
    }
    names = Index(pairs)
    reversedNames = Index(pairs.map { (key: Array($0.1.name.reversed()), value: $0.1) })
  }

  /// Returns the words of a name, folded, with one space between them.
  private static func key(_ name: String) -> String {
    guard let tokens = try? Tokenizer.tokens(name, hasDecimalComma: false) else { return "" }
    return tokens.map { word($0.folded) }.joined(separator: " ")
      + (name.bytes.last == UInt8(ascii: "~") ? "~" : "")
  }

  private static func word(_ folded: String) -> String { folded.isSame(as: "&") ? "and" : folded }

  /// Returns the zone of the place whose name begins at a token, and the index after its last
  /// token; the
  /// longest matching name wins.
  ///
  /// - Parameter guesses: whether a name with one spelling error is understood.
  func place(in tokens: [Token], at start: Int, guesses: Bool) -> (zone: String, end: Int)? {
    let last = min(tokens.count, start + Self.longestName)
    for end in (start..<last).reversed().map({ $0 + 1 }) {
      let words = tokens[start..<end]
      guard words.allSatisfy({ $0.isWord || $0.text.isSame(as: "&") }) else { continue }
      for name in names(of: words.map { Self.word($0.folded) }) {
        if let entry = names[name].first { return (entry.zone, end) }
      }
    }
    guard guesses else { return nil }
    for count in [2, 1, 3] where start + count <= tokens.count {
      let words = tokens[start..<start + count]
      guard words.allSatisfy({ $0.isWord }) else { continue }
      // A short text has too many neighbours.
      guard words.reduce(0, { $0 + $1.folded.unicodeScalars.count }) >= Self.shortestGuess else {
        continue
      }
      let before = words.dropLast().map { $0.folded + " " }.joined()
      let word = words[start + count - 1].folded
      // An English ending and a spelling error would be two changes.
      let isInflected = word.unicodeScalars.first?.isCyrillic == true
      for last in isInflected ? PlaceForms.nominatives(of: word) : [word] {
        if let zone = nearest(before + last) { return (zone, start + count) }
      }
    }
    return nil
  }

  /// Returns the zone of a name from which a text differs by one spelling error.
  private func nearest(_ text: String) -> String? {
    let bytes = text.bytes
    let scalars = SpellingError.scalars(bytes)
    guard scalars.count >= Self.shortestGuess, bytes.last != UInt8(ascii: "~") else { return nil }
    // An error spans two letters, and the name may be shorter by one: half of the rest is the same at the
    // beginning or at the end.
    let width = bytes.count == scalars.count ? 1 : 2
    let same = max(1, (bytes.count - 3 * width) / 2)
    let near =
      names.values(beginningWith: Array(bytes.prefix(same)))
      + reversedNames.values(beginningWith: bytes.suffix(same).reversed())
    return near.first { entry in
      SpellingError.mayExplain(bytes, entry.name)
        && SpellingError.explains(scalars, SpellingError.scalars(entry.name))
    }?.zone
  }

  private static let shortestGuess = 5

  /// Returns the names that some words may stand for: both of two words may be inflected, but only
  /// the last of more.
  private func names(of words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    var beginnings = [words.dropLast().map { $0 + " " }.joined()]
    if words.count == 2 { beginnings = PlaceForms.nominatives(of: words[0]).map { $0 + " " } }
    if words.count > 1 { beginnings = beginnings.filter { names.hasKey(beginningWith: $0.bytes) } }
    if beginnings.isEmpty { return [] }
    let ends = PlaceForms.nominatives(of: last)
    return beginnings.flatMap { beginning in ends.map { beginning + $0 } }
  }
}
