/// A test whether the names of two tags may be two spellings of one word, as `slp` and `sleep`.
///
/// It only finds what is worth asking a person about: `new` and `news` resemble each other, too.
public struct TagResemblance: Sendable {
  /// The minimum number of letters of a word whose vowels were left out.
  private static let leastForVowels = 3
  /// The minimum number of letters of words of which two may be swapped, or one doubled.
  private static let leastForSlip = 4
  /// The minimum number of letters of words of which one may differ.
  private static let leastForEdit = 7

  private let letters: [Unicode.Scalar]
  private let consonants: [Unicode.Scalar]
  /// The letters, each of several equal ones in a row only once.
  private let single: [Unicode.Scalar]

  /// Prepares a name in lower case for comparisons.
  public init(_ name: String) {
    var (letters, consonants, single): ([Unicode.Scalar], [Unicode.Scalar], [Unicode.Scalar]) =
      ([], [], [])
    for letter in name.unicodeScalars where !Self.isJoint(letter) {
      letters.append(letter)
      if !Self.isVowel(letter) { consonants.append(letter) }
      if single.last != letter { single.append(letter) }
    }
    self.letters = letters
    self.consonants = consonants
    self.single = single
  }

  /// Returns whether another name may mean the same word.
  ///
  /// - Complexity: O(n) in the letters of both.
  public func resembles(_ other: TagResemblance) -> Bool {
    let (short, long) = letters.count <= other.letters.count ? (self, other) : (other, self)
    guard !short.letters.isEmpty else { return false }
    if short.letters == long.letters || short.isSingular(of: long) { return true }
    if short.lacksVowels, short.letters == long.consonants { return true }
    guard short.letters.count >= Self.leastForSlip else { return false }
    if short.single == long.single || short.isSwapped(in: long) { return true }
    return short.letters.count >= Self.leastForEdit && short.isAlmost(long)
  }

  private var lacksVowels: Bool {
    letters.count >= Self.leastForVowels && consonants.count == letters.count
  }

  /// Returns whether a longer word is this one in the English plural.
  private func isSingular(of long: TagResemblance) -> Bool {
    let ending = long.letters.count - letters.count
    guard letters.count >= 3, ending == 1 || ending == 2, long.letters.last == "s" else {
      return false
    }
    return long.letters.starts(with: letters)
      && (ending == 1 || long.letters[letters.count] == "e")
  }

  /// Returns whether another word of the same length has two adjacent letters swapped.
  private func isSwapped(in other: TagResemblance) -> Bool {
    guard letters.count == other.letters.count else { return false }
    var differing: [Int] = []
    for place in letters.indices where letters[place] != other.letters[place] {
      differing.append(place)
      if differing.count > 2 { return false }
    }
    guard differing.count == 2, differing[1] == differing[0] + 1 else { return false }
    return letters[differing[0]] == other.letters[differing[1]]
      && letters[differing[1]] == other.letters[differing[0]]
  }

  /// Returns whether a word that is not shorter differs in one letter: another, or one more.
  private func isAlmost(_ long: TagResemblance) -> Bool {
    let extra = long.letters.count - letters.count
    guard extra <= 1 else { return false }
    var place = 0
    while place < letters.count, letters[place] == long.letters[place] { place += 1 }
    var rest = place + 1 - extra
    while rest < letters.count {
      if letters[rest] != long.letters[rest + extra] { return false }
      rest += 1
    }
    return true
  }

  private static func isJoint(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "-", "_", ".", "'", "’", "ʼ": true
    default: false
    }
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "y": true
    case "а", "е", "є", "и", "і", "ї", "о", "у", "ю", "я", "ё", "ы", "э": true
    default: false
    }
  }
}
