import TextBytes
package import Tracking

/// An answer while it is written: the tags that are finished, and what is being written behind them.
///
/// A number is not finished by the space after it, for its unit may follow.
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

  /// The text without some of the finished tags.
  ///
  /// - Parameter places: which ones, of ``tags``.
  package func removing(_ places: Range<Int>) -> String {
    var text = ""
    for (place, tag) in tags.enumerated() where !places.contains(place) { text += tag + " " }
    return text + tail
  }

  /// The text with its last finished tag being written again; nil where none is finished, or
  /// something is being written already.
  package var reopened: String? {
    guard tailStart == bytes.count, !tags.isEmpty else { return nil }
    return text(0, tailStart - 1)
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is a number, or several joined: "5", "0,5", "1/2", "3x80".
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

/// A part of an answer that is finished: a tag, or the words of an amount.
package struct DraftPart {
  /// What was written.
  package let text: String
  /// The tag that it is, or that the amount belongs to.
  package let tag: String
  /// Whether it is an amount.
  package let isAmount: Bool
  /// Its places in ``Draft/tags``.
  package let places: Range<Int>
}

extension Draft {
  /// The finished tags, with the words of each amount together.
  ///
  /// - Parameter amounts: those that were understood, in their order. The last may be unfinished: of "1 h 30 min",
  ///   the half hour may still be being written.
  package func parts(with amounts: [Amount]) -> [DraftPart] {
    let tags = tags
    var parts: [DraftPart] = []
    var amounts = amounts[...]
    var place = 0
    while place < tags.count {
      // What was understood of an earlier text may be gone; the amounts after it are still there.
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

  /// Whether the words of an amount are among others, from a place on.
  private static func contains(_ amount: Amount, in tags: [String], from start: Int) -> Bool {
    let words = amount.text.pieces(at: UInt8(ascii: " "))
    for place in start..<tags.count {
      if let _ = end(of: words, in: tags, from: place) { return true }
    }
    return false
  }

  /// Where some words end among others, as far as these go; nil where they are not there.
  private static func end(of words: [String], in others: [String], from start: Int) -> Int? {
    for (count, word) in words.enumerated() {
      guard start + count < others.count else { return others.count }
      if !word.isSame(as: others[start + count]) { return nil }
    }
    return start + words.count
  }
}

/// Tags as one writes them: with a space between two.
package func spaced(_ tags: [String]) -> String {
  var text = ""
  for tag in tags { text += text.utf8.isEmpty ? tag : " " + tag }
  return text
}
