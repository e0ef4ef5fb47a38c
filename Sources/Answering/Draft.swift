import TextBytes

/// An answer while it is written: the tags that are finished, and what is being written behind them.
package struct Draft {
  private let bytes: [UInt8]
  /// Where what is being written begins.
  private let tailStart: Int

  /// Looks at what is written.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    // A comment, and what follows it, stays text: only in front of it are there finished tags.
    let tags = bytes.prefix { !Self.special.contains($0) }
    tailStart = tags.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
  }

  /// The bytes that mean something else than a letter of a tag.
  private static var special: [UInt8] { Array("()[]\"".utf8) }

  /// The tags that are finished: each is followed by a space.
  package var tags: [String] {
    bytes[..<tailStart].split(separator: UInt8(ascii: " ")).compactMap { word in
      word.lastIndex { $0 != UInt8(ascii: ",") }.map {
        String(decoding: word[...$0], as: UTF8.self)
      }
    }
  }

  /// What is being written behind the finished tags.
  package var tail: String { String(decoding: bytes[tailStart...], as: UTF8.self) }

  /// The word that is being written, empty after a space; nil in a comment, where there are no tags.
  package var word: String? {
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    let word = bytes[wordStart...]
    return depth > 0 || word.contains { Self.special.contains($0) }
      ? nil : String(decoding: word, as: UTF8.self)
  }

  private var wordStart: Int { bytes.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0 }

  /// The text with something else behind the finished tags.
  package func with(tail: String) -> String {
    String(decoding: bytes[..<tailStart], as: UTF8.self) + tail
  }

  /// The text with a tag in the place of the word that is being written, ready for the next.
  package func adding(_ tag: String) -> String {
    String(decoding: bytes[..<wordStart], as: UTF8.self) + tag + " "
  }

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
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
