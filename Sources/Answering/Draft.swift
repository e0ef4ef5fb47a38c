import TextBytes

/// An answer while it is written: the tags that are finished, and what is being written behind them.
///
/// It is taken apart by plain loops over its bytes, for the generic algorithms of the standard library
/// take several times their code.
package struct Draft {
  /// What is written, in UTF-8.
  package let bytes: [UInt8]
  /// Where what is being written begins.
  private var tailStart = 0
  /// Where the word that is being written begins.
  private var wordStart = 0
  /// Whether a comment is being written, where there are no tags.
  private var isComment = false
  /// Whether a bracket has no counterpart, so that an answer cannot be read yet.
  package private(set) var hasLooseBracket = false

  /// Looks at what is written.
  package init(_ text: String) {
    bytes = text.bytes
    var depth = 0
    // A comment, and what follows it, stays text: only in front of it are there finished tags.
    var hasComment = false
    var wordHasComment = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "):
        wordStart = index + 1
        wordHasComment = false
        if !hasComment { tailStart = index + 1 }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): break
      default: continue
      }
      hasComment = true
      wordHasComment = true
    }
    isComment = depth > 0 || wordHasComment
    hasLooseBracket = depth != 0
  }

  /// The tags that are finished: each is followed by a space.
  package var tags: [String] {
    var tags: [String] = []
    for word in text(0, tailStart).pieces(at: UInt8(ascii: " ")) {
      var letters = word.bytes
      while letters.last == UInt8(ascii: ",") { letters.removeLast() }
      if !letters.isEmpty { tags.append(String(bytes: letters)) }
    }
    return tags
  }

  /// What is being written behind the finished tags.
  package var tail: String { text(tailStart, bytes.count) }

  /// The word that is being written, empty after a space; nil in a comment, where there are no tags.
  package var word: String? { isComment ? nil : text(wordStart, bytes.count) }

  private func text(_ start: Int, _ end: Int) -> String { String(bytes: Array(bytes[start..<end])) }

  /// The text with something else behind the finished tags.
  package func with(tail: String) -> String { text(0, tailStart) + tail }

  /// The text with a tag in the place of the word that is being written, ready for the next.
  package func adding(_ tag: String) -> String { text(0, wordStart) + tag + " " }

  /// The text without one of the finished tags.
  package func removing(_ tag: String) -> String {
    var text = ""
    for other in tags where !other.isSame(as: tag) { text += other + " " }
    return text + tail
  }

  /// The text with its last finished tag being written again; nil where none is finished, or
  /// something is being written already.
  package var reopened: String? {
    guard tailStart == bytes.count, !tags.isEmpty else { return nil }
    return text(0, tailStart - 1)
  }
}

/// Tags as one writes them: with a space between two.
package func spaced(_ tags: [String]) -> String {
  var text = ""
  for tag in tags { text += text.utf8.isEmpty ? tag : " " + tag }
  return text
}
