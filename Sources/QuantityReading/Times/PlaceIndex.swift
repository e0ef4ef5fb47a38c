internal import CivilTime
internal import TextBytes

/// The zones of places by their names in English, Russian and Ukrainian.
struct PlaceIndex: Sendable {
  /// All names that are known.
  ///
  /// A city comes before a country, and both before a region.
  static let all = PlaceIndex(tables: [
    cldrPlacesEnglish, cldrPlacesRussian, cldrPlacesUkrainian, ownPlacesEnglish, ownPlacesRussian,
    ownPlacesUkrainian,
  ])

  private let zones: Index<String>
  private static let longestName = 7

  private init(tables: [String]) {
    var pairs: [(String, String)] = []
    for table in tables {
      for entry in table.pieces(at: UInt8(ascii: ";")) {
        let halves = entry.pieces(at: UInt8(ascii: "="))
        guard halves.count == 2 else { continue }
        let zone = halves[0].pieces(at: UInt8(ascii: "\n")).last ?? halves[0]
        for name in halves[1].pieces(at: UInt8(ascii: "|")) { pairs.append((Self.key(name), zone)) }
      }
    }
    zones = Index(pairs)
  }

  /// The words of a name, folded, with one space between them.
  private static func key(_ name: String) -> String {
    guard let tokens = try? Tokenizer.tokens(name, hasDecimalComma: false) else { return "" }
    return tokens.map { word($0.folded) }.joined(separator: " ")
      + (name.bytes.last == UInt8(ascii: "~") ? "~" : "")
  }

  private static func word(_ folded: String) -> String { folded.isSame(as: "&") ? "and" : folded }

  /// The zone of the place whose name begins at a token, and the index after its last token: the longest
  /// name that fits.
  ///
  /// - Parameter guesses: whether a name with one wrong letter is understood.
  func place(in tokens: [Token], at start: Int, guesses: Bool) -> (zone: String, end: Int)? {
    let last = min(tokens.count, start + Self.longestName)
    for end in (start..<last).reversed().map({ $0 + 1 }) {
      let words = tokens[start..<end]
      guard words.allSatisfy({ $0.isWord || $0.text.isSame(as: "&") }) else { continue }
      for name in Self.names(words.map { Self.word($0.folded) }) {
        if let zone = zones[name].first { return (zone, end) }
      }
    }
    guard guesses else { return nil }
    for end in (start..<last).reversed().map({ $0 + 1 }) {
      let words = tokens[start..<end]
      guard words.count <= 3, words.allSatisfy({ $0.isWord }) else { continue }
      let written = words.map { $0.folded }.joined(separator: " ")
      for name in Self.names(words.map { $0.folded }) where name.bytes.last != UInt8(ascii: "~") {
        // A stem too short has too many neighbours.
        guard name.unicodeScalars.count >= 5, written.unicodeScalars.count >= 5 else { continue }
        if let zone = zones.near(name).first { return (zone, end) }
      }
    }
    return nil
  }

  /// The names that some words may be: each of two words may be inflected, and the last of more.
  private static func names(_ words: [String]) -> [String] {
    guard let last = words.last else { return [] }
    var names = PlaceForms.nominatives(of: last)
    if words.count == 2 {
      let first = PlaceForms.nominatives(of: words[0])
      names = first.flatMap { word in names.map { word + " " + $0 } }
    } else if words.count > 2 {
      let first = words.dropLast().joined(separator: " ")
      names = names.map { first + " " + $0 }
    }
    return names
  }
}
