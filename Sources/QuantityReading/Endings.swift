internal import TextBytes

/// The endings that a stem takes, so that a table lists a word once rather than in each case.
enum Endings {
  /// The endings by the name of their pattern: small letters for nouns, capitals for adjectives.
  private static let patterns: [(name: String, endings: String)] = [
    // Russian nouns: masculine as метр, feminine as тонна, миля, унция, сажень, and others.
    ("m", ",а,у,ом,е,ы,ов,ам,ами,ах,и"), ("f", "а,ы,у,е,ой,ою,,ам,ами,ах,и"),
    ("s", "я,и,ю,е,ей,ею,ь,ям,ями,ях"), ("y", "я,и,ю,ей,й,ям,ями,ях"), ("i", "ь,и,ью,ей,ям,ями,ях"),
    ("e", "ь,я,ю,ем,е,и,ей,ям,ями,ях"), ("j", "й,я,ю,ем,е,и,ев,ям,ями,ях"),
    ("k", "ок,ка,ку,ком,ке,ки,ков,кам,ками,ках"), ("n", "а,у,ом,е,ы,ов,ам,ами,ах"),
    ("l", "ь,я"), ("d", "ь,я,ю,ем,е,и,ей,ям,ями,ях,ів"), ("u", "и,ам,ами,ах"),
    ("o", "о,а,у,ом,е,,ам,ами,ах"), ("e2", "е,я,ю,ем,и,й,ям,ями,ях"),
    // Russian adjectives: masculine, feminine and of both in the plural.
    ("M", "ий,ый,ой,ого,ому,им,ым,ом,ие,ые,их,ых,ими,ыми"),
    ("F", "ая,ую,ой,ою,ей,ие,ые,их,ых,им,ым,ими,ыми"), ("P", "ый,ого,ому,ым,ом,ые,ых,ыми"),
    // Ukrainian nouns: as метр, тонна, миля, унція, сажень, барель, and others.
    ("t", ",а,у,ові,ом,і,и,ів,ам,ами,ах,е"), ("h", "а,и,у,і,ою,,ам,ами,ах,о"),
    ("x", "я,і,ю,ею,ь,ям,ями,ях"), ("z", "я,ї,ю,єю,й,ям,ями,ях"), ("w", "ь,і,ю,ей,ям,ями,ях,ів,я"),
    ("r", "ь,я,ю,еві,ем,і,ів,ям,ями,ях"), ("q", "й,я,ю,єм,ї,їв,ям,ях"),
    ("c", "я,і,ю,ею,ь,ям,ями,ях"),
    ("o2", "о,а,у,ом,і,,ам,ами,ах"), ("k2", "ок,ка,ку,ком,ки,ків,кам,ками,ках"),
    // Ukrainian adjectives.
    ("V", "ий,ого,ому,им,ім,і,их,ими"), ("Z", "а,у,ої,ій,ою,і,их,им,ими"),
    ("U", "ий,ого,ому,им,і,их,ими"),
  ]

  /// Returns all texts that match a form of a table.
  static func expand(_ form: String) -> [String] {
    var texts = [""]
    for (index, word) in form.pieces(at: UInt8(ascii: " ")).enumerated() {
      let parts = word.pieces(at: UInt8(ascii: "~"))
      var endings = [""]
      if parts.count == 2, let pattern = patterns.first(where: { $0.name.isSame(as: parts[1]) }) {
        endings = pattern.endings.pieces(at: UInt8(ascii: ","))
      }
      texts = texts.flatMap { text in
        endings.map { text + (index == 0 ? "" : " ") + parts[0] + $0 }
      }
    }
    return texts
  }
}
