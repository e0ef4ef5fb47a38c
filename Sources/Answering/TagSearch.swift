/// A search for tags by what has been typed so far, of which a letter may be wrong.
struct TagSearch {
  /// How well a name matches, the best first.
  enum Match: Int, CaseIterable {
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
  init(_ text: String) { typed = Array(text.unicodeScalars) }

  /// How a name in lower case matches, or nil where it does not; nothing typed matches all names.
  ///
  /// - Complexity: O(n · m) in the letters of both.
  func match(_ name: String) -> Match? {
    let name = Array(name.unicodeScalars)
    if begins(name[...]) { return .beginning }
    var best: Match?
    for start in name.indices.dropFirst() where begins(name[start...]) {
      if Self.separators.contains(name[start - 1]) { return .wordBeginning }
      best = .within
    }
    return best ?? (typed.count >= Self.leastForError && beginsAlmost(name) ? .typingError : nil)
  }

  private static var separators: [Unicode.Scalar] { ["-", "_", ".", "/", ":"] }

  private func begins(_ name: ArraySlice<Unicode.Scalar>) -> Bool { name.starts(with: typed) }

  private func beginsAlmost(_ name: [Unicode.Scalar]) -> Bool {
    // What differs first is the error; the rest has to follow in one of four ways.
    var start = 0
    while start < typed.count, start < name.count, typed[start] == name[start] { start += 1 }
    func rest(_ skipped: Int, _ nameSkipped: Int) -> Bool {
      name.dropFirst(start + nameSkipped).starts(with: typed.dropFirst(start + skipped))
    }
    if rest(1, 1) || rest(1, 0) || rest(0, 1) { return true }
    return start + 1 < typed.count && start + 1 < name.count && typed[start] == name[start + 1]
      && typed[start + 1] == name[start] && rest(2, 2)
  }
}
