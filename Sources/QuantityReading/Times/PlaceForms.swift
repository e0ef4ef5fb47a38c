internal import TextBytes

/// The possible nominatives of an inflected name of a place.
///
/// CLDR has only nominatives. The endings are those of Russian and Ukrainian together, since the
/// names of
/// both are looked up; a candidate that is not a name is simply not found.
enum PlaceForms {
  /// `ending of the nominative:endings of other cases`.
  private static let table = """
    :а,у,ом,ем,е,і,ові,еві
    а:ы,и,е,у,ой,ою,ей,і,ої,ій
    я:и,е,ю,ей,ею,і,ї,єю,ям
    ь:я,ю,ем,е,и,ью,і,еві,ею
    й:я,ю,ем,е,и,ї,єм,і,еві,єві
    о:а,у,ом,е,і
    е:я,ю,ем,ого,ому,им
    ы:,ам,ами,ах,ов
    и:,ам,ами,ах,ей,ів,ях,ям
    і:ів,ях,ям,ями,ей
    ї:їв,ях,ям
    ий:ого,ому,им,ом,его,ему,ем,ім
    ый:ого,ому,ым,ом
    ой:ого,ому,ым,ом
    ій:ього,ьому,ім
    ая:ой,ую,ою
    яя:ей,юю,ею
    ое:ого,ому,ым,ом
    ие:их,им,ими
    ые:ых,ым,ыми
    ец:ца,цу,цом,цем,це
    ець:ця,цю,цем,ці
    ень:ня,ню,нем,не,ні
    г:зі
    ґ:зі
    к:ці
    х:сі
    га:зі
    ґа:зі
    ка:ці
    ха:сі
    """

  /// Endings of an adjective derived from a place: "лондонское", "київським".
  private static let adjectives = [
    "ий", "ого", "ому", "им", "ом", "ое", "ая", "ой", "ую", "ою", "е", "а", "ої", "ій", "ім", "у",
  ]
  /// The suffixes of such an adjective, each with the endings that it may replace.
  private static let suffixes: [(suffix: String, ends: [String])] = [
    ("ск", ["", "ск", "а", "о", "и", "ь", "я", "ия", "у", "й", "~"]),
    ("ськ", ["", "ськ", "а", "о", "и", "і", "ь", "я", "ія", "у", "й", "~"]),
    ("зьк", ["ж", "г", "ґ", "га", "ґа"]), ("цьк", ["ч", "к", "ка"]),
  ]

  private static let rules: [(nominative: [UInt8], forms: [[UInt8]])] =
    table.pieces(at: UInt8(ascii: "\n")).map { line in
      let halves = line.pieces(at: UInt8(ascii: ":"))
      return (halves[0].bytes, halves[1].pieces(at: UInt8(ascii: ",")).map { $0.bytes })
    }

  /// Returns the words that a folded word may be a form of, starting with itself.
  static func nominatives(of word: String) -> [String] {
    var found = [word]
    guard word.unicodeScalars.first?.isCyrillic == true else {
      // "London's"
      if word.utf8.count > 3, word.bytes.last == UInt8(ascii: "s") {
        found.append(String(bytes: Array(word.bytes.dropLast())))
      }
      return found
    }
    let bytes = word.bytes
    for rule in rules {
      for form in rule.forms {
        guard let stem = bytes.without(form), stem.count >= 4 || !rule.nominative.isEmpty else {
          continue
        }
        if rule.nominative.isEmpty, !endsInConsonant(stem) { continue }
        found.append(String(bytes: stem + rule.nominative))
      }
    }
    for ending in adjectives {
      guard let rest = bytes.without(ending.bytes) else { continue }
      for (suffix, ends) in suffixes {
        guard let stem = rest.without(suffix.bytes), stem.count >= 4 else { continue }
        for end in ends { found.append(String(bytes: stem + end.bytes)) }
      }
    }
    return found
  }

  private static func endsInConsonant(_ bytes: [UInt8]) -> Bool {
    guard let last = String(bytes: bytes).unicodeScalars.last else { return false }
    return !"аеиоуыэюяьйіїє".unicodeScalars.contains(last)
  }
}

extension [UInt8] {
  /// Returns the bytes before an ending; nil if they end otherwise, or if nothing precedes it.
  fileprivate func without(_ ending: [UInt8]) -> [UInt8]? {
    guard count > ending.count, Array(suffix(ending.count)) == ending else { return nil }
    return Array(dropLast(ending.count))
  }
}
