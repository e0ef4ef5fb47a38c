/// A country or region, which determines calendar and clock conventions independently of the language.
public struct Territory: Hashable, Sendable {
  /// The whole world: weeks begin on Monday, and a day has 24 hours.
  public static let world = Territory()

  private let first, second: UInt8

  private init() { (first, second) = (0, 0) }

  /// Makes a territory from its code.
  ///
  /// - Parameter code: two letters of ISO 3166, in either case; the result is nil for anything else.
  public init?(code: String) { self.init(code.utf8Span.span, 0..<code.utf8Span.count) }

  private init?(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    guard range.count == 2, let first = Self.capital(bytes[range.lowerBound]),
      let second = Self.capital(bytes[range.lowerBound + 1])
    else { return nil }
    (self.first, self.second) = (first, second)
  }

  /// Returns the territory of a person, by the languages they prefer.
  ///
  /// The first tag in the most preferred language that names a territory decides: a person who prefers
  /// Ukrainian, then the English of the United States, gets the conventions of Ukraine. If none does, the
  /// result is the territory in which most speakers of the language live, if its conventions differ from
  /// those of the world.
  ///
  /// - Parameter languages: BCP 47 tags or locale names, in order of preference, such as `uk-UA`,
  ///   `zh-Hant-TW` or `en_GB`.
  public static func preferred(by languages: [String]) -> Territory {
    guard let language = languages.first.map({ $0.utf8Span.span.subtag(from: 0) }) else {
      return .world
    }
    for tag in languages {
      let bytes = tag.utf8Span.span
      let range = bytes.subtag(from: 0)
      guard bytes.isSame(range, as: languages[0].utf8Span.span, language) else { continue }
      if let named = Territory(namedIn: bytes, from: range.upperBound) { return named }
    }
    return likely(languages[0].utf8Span.span, language)
  }

  /// Finds the territory that a tag names after its language and before any extension.
  private init?(namedIn bytes: borrowing Span<UInt8>, from place: Int) {
    var end = place
    while end < bytes.count {
      let range = bytes.subtag(from: end + 1)
      // A single letter begins an extension.
      guard range.count > 1 else { return nil }
      if let territory = Territory(bytes, range) {
        self = territory
        return
      }
      end = range.upperBound
    }
    return nil
  }

  private static func capital(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 32
    default: nil
    }
  }
}

// The values are those of the Unicode Common Locale Data Repository, version 44: `weekData`,
// `timeData` and `likelySubtags`. © 1991–2023 Unicode, Inc., under the Unicode License v3:
// https://www.unicode.org/license.txt
extension Territory {
  /// The first day of the week.
  public var weekStart: Weekday {
    if isIn(Self.sundays) { return .sunday }
    if isIn(Self.saturdays) { return .saturday }
    return isIn("MV") ? .friday : .monday
  }

  /// Whether the convention is the 12-hour clock rather than the 24-hour clock.
  public var countsTwelveHours: Bool { isIn(Self.twelveHours) }

  private static var sundays: String {
    """
    AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUM\
    USVEVIWSYEZAZW
    """
  }
  private static var saturdays: String { "AFBHDJDZEGIQIRJOKWLYOMQASDSY" }
  private static var twelveHours: String {
    """
    AEAGALARASAUBBBDBHBMBNBOBSBTCACLCOCRCUCYDJDMDODZECEGEHERETFJFMGDGHGMGRGTGUGYHKHNINIQJMJOKHKIKNKPKR\
    KWKYLBLCLRLSLYMHMOMPMRMWMXMYNANINZOMPAPEPGPHPKPRPSPWPYQASASBSDSGSLSOSSSVSYSZTCTDTNTOTTTWUMUSUYVCVE\
    VGVIVUWSYEZM
    """
  }

  /// Two-letter languages, each with the territory of most of its speakers, if the conventions there differ
  /// from those of the world.
  private static var likelyTerritories: String {
    """
    afZAamETarEGbnBDelGRenUSfaIRguINheILhiINidIDjaJPkmKHknINkoKRloLAmlINmrINmsMYmyMMneNPpaINptBRsqAL\
    taINteINthTHurPKzuZA
    """
  }

  private static func likely(_ bytes: borrowing Span<UInt8>, _ language: Range<Int>) -> Territory {
    let table = likelyTerritories.utf8Span.span
    var place = 0
    while place < table.count {
      if bytes.isSame(language, as: table, place..<place + 2) {
        return Territory(table, place + 2..<place + 4) ?? .world
      }
      place += 4
    }
    return .world
  }

  /// - Complexity: O(n) in the length of the list.
  private func isIn(_ list: String) -> Bool {
    let codes = list.utf8Span.span
    var place = 0
    while place < codes.count {
      if codes[place] == first, codes[place + 1] == second { return true }
      place += 2
    }
    return false
  }
}

extension Span<UInt8> {
  /// Returns the subtag that begins at an index.
  fileprivate func subtag(from start: Index) -> Range<Index> {
    var end = start
    while end < count, self[end] != UInt8(ascii: "-"), self[end] != UInt8(ascii: "_") { end += 1 }
    return start..<end
  }

  /// Whether two subtags are equal, ignoring case.
  fileprivate func isSame(_ range: Range<Int>, as other: Span<UInt8>, _ otherRange: Range<Int>)
    -> Bool
  {
    guard range.count == otherRange.count else { return false }
    for step in 0..<range.count
    where (self[range.lowerBound + step] ^ other[otherRange.lowerBound + step]) & ~0x20 != 0 {
      return false
    }
    return true
  }
}
