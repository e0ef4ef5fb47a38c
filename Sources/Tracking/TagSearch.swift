/// A search for tags by the text typed so far, which may contain one error.
public struct TagSearch: Sendable {
  /// The quality of a match, the best first.
  public enum Match: Int, CaseIterable, Sendable {
    /// The name begins with the text.
    case beginning
    /// A word of the name begins with the text.
    case wordBeginning
    /// The name contains the text.
    case within
    /// The name begins with the text except for one letter: another, one more, one less, or two swapped.
    case typingError
  }

  /// The minimum number of letters of which one may be wrong.
  private static let leastForError = 3

  private let typed: [Unicode.Scalar]

  /// Searches for a text, in lower case.
  public init(_ text: String) { typed = Self.letters(text) }

  /// Matches a name in lower case; nil if it does not match.
  ///
  /// An empty text matches all names.
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

  /// Matches a name and its aliases, all in lower case, and returns the best match.
  public func match(_ name: String, aliases: [String]) -> Match? {
    var best = match(name)
    for alias in aliases {
      if let other = match(alias), other.rawValue < best?.rawValue ?? .max { best = other }
    }
    return best
  }

  /// Returns the matching tags, the best matches first, and equal matches in their original order.
  ///
  /// - Parameters:
  ///   - tags: the tags to search, preferred ones first.
  ///   - match: returns the match of a tag; nil if it does not match, or is not wanted.
  /// - Complexity: O(n) in the tags.
  public static func ranked<Tag>(_ tags: [Tag], by match: (Tag) -> Match?) -> [Tag] {
    places(ofBest: tags.map { match($0) }).map { tags[$0] }
  }

  /// Returns the indices of the matches, the best first; not generic, to save the page a copy for each type.
  @inline(never)
  private static func places(ofBest matches: [Match?]) -> [Int] {
    var places: [Int] = []
    for match in Match.allCases {
      for place in matches.indices where matches[place] == match { places.append(place) }
    }
    return places
  }

  /// Returns the scalars of a text; an array made from the standard library's own view takes much more code.
  private static func letters(_ text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for letter in text.unicodeScalars { letters.append(letter) }
    return letters
  }

  /// Whether a name continues from one position as the typed text does from another.
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
    // The first difference is the error; the rest has to follow in one of four ways.
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
