import TextBytes

/// The words that the page refers to by number: those of the library, and those of the program's own elements.
struct Vocabulary {
  /// The kinds of words of a program's own.
  enum Kind: UInt32 {
    case tag = 1, attribute, property
  }

  private var own: [(kind: Kind, word: String)] = []
  /// The number of own words that the page knows.
  private var sent = 0
  private var isTableSent = false

  /// Returns the number of a word; the page learns it before the commands that are being written.
  mutating func number(of word: String, _ kind: Kind) -> UInt32 {
    var number =
      switch kind {
      case .tag: UInt32(Tag.allCases.count)
      case .attribute: UInt32(Attribute.allCases.count)
      case .property: UInt32(StyleProperty.allCases.count)
      }
    for entry in own where entry.kind == kind {
      if entry.word.isSame(as: word) { return number }
      number += 1
    }
    own.append((kind, word))
    return number
  }

  /// Writes the words that the page does not know yet before the commands of a flush.
  mutating func write(to commands: inout CommandBuffer) {
    guard !isTableSent || sent < own.count else { return }
    var words = CommandBuffer()
    if !isTableSent { words.append(.names, 0, text: Names.table) }
    for entry in own[sent...] { words.append(.names, entry.kind.rawValue, text: entry.word) }
    commands.prepend(words)
    isTableSent = true
    sent = own.count
  }
}
