import TestSupport
import Testing

@testable import QuantityReading

@Suite struct `An index of words` {
  private static let words = [
    "meter", "metre", "meters", "matter", "litre", "liter", "letter", "better", "metrics",
    "ångström",
    "метр", "метра", "метри", "метрів", "литр", "літр", "літра", "кілометр", "километр",
    "километра",
    "kilometer", "kilometers", "centimeter", "a", "ab", "", "кіловат", "кіловата",
  ]

  /// Words that differ by one letter or two, or in which neighbors are exchanged.
  private static func misspelt(_ word: String, _ random: inout SplitMix) -> String {
    var letters = Array(word.unicodeScalars)
    let other = Array("aeмр".unicodeScalars)
    for _ in 1...Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: 0...letters.count, using: &random)
      let letter = other[Int.random(in: other.indices, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.insert(letter, at: place)
      case 1 where place < letters.count: letters.remove(at: place)
      case 2 where place < letters.count: letters[place] = letter
      case 3 where place + 1 < letters.count: letters.swapAt(place, place + 1)
      default: break
      }
    }
    return String(String.UnicodeScalarView(letters))
  }

  @Test(arguments: words)
  func `has near a word what one error explains, in order`(word: String) {
    let index = Index(Self.words.map { ($0, $0) })
    let sorted = Self.words.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var random = SplitMix(seed: 11)
    for text in [word] + (0..<200).map({ _ in Self.misspelt(word, &random) }) {
      let letters = SpellingError.scalars(Array(text.utf8))
      let expected = sorted.filter {
        letters.count >= 5
          && SpellingError.explains(letters, SpellingError.scalars(Array($0.utf8)))
      }
      #expect(index.near(text).map { $0.value } == expected, "\(text)")
    }
  }

  @Test func `has the words that begin with a text`() {
    let index = Index(Self.words.map { ($0, $0) })
    #expect(index.values(beginningWith: Array("kilo".utf8)) == ["kilometer", "kilometers"])
    #expect(index.entries(beginningWith: Array("лі".utf8)).map { $0.value } == ["літр", "літра"])
    #expect(index.hasKey(beginningWith: Array("кіло".utf8)))
    #expect(!index.hasKey(beginningWith: Array("x".utf8)))
    #expect(index["liter"] == ["liter"] && index["lite"].isEmpty)
  }
}
