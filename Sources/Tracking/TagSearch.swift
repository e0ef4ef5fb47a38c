/// A search for tags by what has been typed so far, of which a letter may be wrong.
public struct TagSearch: Sendable {
  /// How well a name matches, the best first.
  public enum Match: Int, CaseIterable, Sendable {
    /// It begins like that.
    case beginning
    /// A word of it begins like that.
    case wordBeginning
    /// It contains that.
    case within
    /// It begins like that but for one letter: another, one more, one less, or two swapped.
    case typingError
  }

  /// The least number of letters of which one may be wrong.
  private static let leastForError = 3

  private let typed: [Unicode.Scalar]

  /// Searches for a text, in lower case.
  public init(_ text: String) { typed = Self.letters(text) }

  /// How a name in lower case matches, or nil where it does not; nothing typed matches all names.
  ///
  /// - Complexity: O(n · m) in the letters of both.
  public func match(_ name: String) -> Match? {
    let name = Self.letters(name)
    if continues(name, 0, 0) { return .beginning }
    var best: Match?
    for start in name.indices where start > 0 && continues(name, start, 0) {
      switch name[start - 1] {
      case "-", "_", ".", "/", ":": return .wordBeginning
      default: best = .within
      }
    }
    return best ?? (typed.count >= Self.leastForError && beginsAlmost(name) ? .typingError : nil)
  }

  /// How a name or the best of its aliases matches, all in lower case.
  public func match(_ name: String, aliases: [String]) -> Match? {
    var best = match(name)
    for alias in aliases {
      if let other = match(alias), other.rawValue < best?.rawValue ?? .max { best = other }
    }
    return best
  }

  /// The tags that match, the best matches first, and where they match alike in their order.
  ///
  /// - Parameters:
  ///   - tags: the tags to search, those first that are preferred.
  ///   - match: how a tag matches; nil where it does not, or is not wanted.
  /// - Complexity: O(n) in the tags.
  public static func ranked<Tag>(_ tags: [Tag], by match: (Tag) -> Match?) -> [Tag] {
    places(ofBest: tags.map { match($0) }).map { tags[$0] }
  }

  /// The places of the matches, those of the best first; not generic, as the page would contain it for each
  /// type of tag.
  @inline(never)
  private static func places(ofBest matches: [Match?]) -> [Int] {
    var places: [Int] = []
    for match in Match.allCases {
      for place in matches.indices where matches[place] == match { places.append(place) }
    }
    return places
  }

  /// The scalars of a text; an array made of the library's own view of them takes much more code.
  private static func letters(_ text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for letter in text.unicodeScalars { letters.append(letter) }
    return letters
  }

  /// Whether a name continues from a place with what was typed from another place on.
  private func continues(_ name: [Unicode.Scalar], _ start: Int, _ typedStart: Int) -> Bool {
    var place = start
    var typedPlace = typedStart
    while typedPlace < typed.count {
      guard place < name.count, name[place] == typed[typedPlace] else { return false }
      place += 1
      typedPlace += 1
    }
    return true
  }

  private func beginsAlmost(_ name: [Unicode.Scalar]) -> Bool {
    // What differs first is the error; the rest has to follow in one of four ways.
    var start = 0
    while start < typed.count, start < name.count, typed[start] == name[start] { start += 1 }
    if continues(name, start + 1, start + 1) || continues(name, start, start + 1)
      || continues(name, start + 1, start)
    {
      return true
    }
    return start + 1 < typed.count && start + 1 < name.count && typed[start] == name[start + 1]
      && typed[start + 1] == name[start] && continues(name, start + 2, start + 2)
  }
}
