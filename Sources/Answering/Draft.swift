import TextBytes
package import Tracking

/// An answer while it is being written: the finished tags, and the unfinished text after them.
///
/// A number is not finished by the space after it, as its unit may follow.
///
/// It is parsed by plain loops over its bytes, because the generic algorithms of the standard library would
/// take several times as much code.
package struct Draft {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The position at which the unfinished text begins.
  private var tailStart = 0
  /// The position at which the word being written begins.
  private var wordStart = 0
  /// Whether a comment, which has no tags, is being written.
  private var isComment = false
  /// Whether a bracket is unbalanced, so that the answer cannot be read yet.
  package private(set) var hasLooseBracket = false

  /// Parses a text.
  package init(_ text: String) {
    bytes = text.bytes
    var depth = 0
    // A comment and everything after it stay text: only tags before it are finished.
    var hasComment = false
    var wordHasComment = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "):
        let isNumber = bytes[wordStart..<index].isNumber
        wordStart = index + 1
        wordHasComment = false
        if !hasComment, !isNumber { tailStart = index + 1 }
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

  /// The finished tags, each followed by a space in the text.
  package var tags: [String] {
    var tags: [String] = []
    for word in text(0, tailStart).pieces(at: UInt8(ascii: " ")) {
      var letters = word.bytes
      while letters.last == UInt8(ascii: ",") { letters.removeLast() }
      if !letters.isEmpty { tags.append(String(bytes: letters)) }
    }
    return tags
  }

  /// The unfinished text after the finished tags.
  package var tail: String { text(tailStart, bytes.count) }

  /// The word being written, empty after a space; nil in a comment, which has no tags.
  package var word: String? { isComment ? nil : text(wordStart, bytes.count) }

  private func text(_ start: Int, _ end: Int) -> String { String(bytes: Array(bytes[start..<end])) }

  /// Returns the text with another text after the finished tags.
  package func with(tail: String) -> String { text(0, tailStart) + tail }

  /// Returns the text with a tag in place of the word being written, ready for the next.
  package func adding(_ tag: String) -> String { text(0, wordStart) + tag + " " }

  /// Returns the text without some of the finished tags.
  ///
  /// - Parameter places: the positions of these tags in ``tags``.
  package func removing(_ places: Range<Int>) -> String {
    var text = ""
    for (place, tag) in tags.enumerated() where !places.contains(place) { text += tag + " " }
    return text + tail
  }

  /// The text with its last finished tag unfinished again; nil if no tag is finished, or if the text ends
  /// in an unfinished word.
  package var reopened: String? {
    guard tailStart == bytes.count, !tags.isEmpty else { return nil }
    return text(0, tailStart - 1)
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is a number or several joined numbers: "5", "0,5", "1/2", "3x80".
  fileprivate var isNumber: Bool {
    guard let first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else { return false }
    for byte in self {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "x"):
        continue
      default: return false
      }
    }
    return true
  }
}

// MARK: - Tags and amounts

/// A finished part of an answer: a tag, or the words of an amount.
package struct DraftPart {
  /// The text as written.
  package let text: String
  /// The tag, or the tag to which the amount belongs.
  package let tag: String
  /// Whether the part is an amount.
  package let isAmount: Bool
  /// Its positions in ``Draft/tags``.
  package let places: Range<Int>
}

extension Draft {
  /// Returns the finished tags, with the words of each amount joined.
  ///
  /// - Parameter amounts: the amounts understood, in their order. The last may extend past the finished
  ///   tags: of "1 h 30 min", the end may still be unfinished.
  package func parts(with amounts: [Amount]) -> [DraftPart] {
    let tags = tags
    var parts: [DraftPart] = []
    var amounts = amounts[...]
    var place = 0
    while place < tags.count {
      // An amount understood in an earlier text may be gone while those after it remain.
      while let amount = amounts.first, !Self.contains(amount, in: tags, from: place) {
        amounts.removeFirst()
      }
      if let amount = amounts.first,
        let end = Self.end(of: amount.text.pieces(at: UInt8(ascii: " ")), in: tags, from: place)
      {
        let text = spaced(Array(tags[place..<end]))
        parts.append(
          DraftPart(text: text, tag: amount.tag.text, isAmount: true, places: place..<end))
        amounts.removeFirst()
        place = end
      } else {
        parts.append(
          DraftPart(
            text: tags[place], tag: tags[place], isAmount: false, places: place..<place + 1))
        place += 1
      }
    }
    return parts
  }

  /// Returns whether the words of an amount occur among tags from a position on.
  private static func contains(_ amount: Amount, in tags: [String], from start: Int) -> Bool {
    let words = amount.text.pieces(at: UInt8(ascii: " "))
    for place in start..<tags.count {
      if let _ = end(of: words, in: tags, from: place) { return true }
    }
    return false
  }

  /// Returns the end of words that occur among others at a position, as far as these extend; nil if they do
  /// not occur.
  private static func end(of words: [String], in others: [String], from start: Int) -> Int? {
    for (count, word) in words.enumerated() {
      guard start + count < others.count else { return others.count }
      if !word.isSame(as: others[start + count]) { return nil }
    }
    return start + words.count
  }
}

/// Returns tags separated by spaces, as a person writes them.
package func spaced(_ tags: [String]) -> String {
  var text = ""
  for tag in tags { text += text.utf8.isEmpty ? tag : " " + tag }
  return text
}
