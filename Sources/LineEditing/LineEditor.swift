/// A line of words that a person edits, with suggestions for the word at the cursor.
public struct LineEditor: Sendable, Hashable {
  /// The outcome of a key.
  public enum Outcome: Sendable, Hashable {
    /// The line is still being edited.
    case editing
    /// The line is complete.
    case submitted
    /// The person gave up.
    case cancelled
  }

  /// The line, character by character.
  public private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  public private(set) var cursor = 0
  /// The place of the chosen suggestion; nil for none.
  public private(set) var choice: Int?

  /// Begins with a line, the cursor at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The line as text.
  public var text: String { String(characters) }

  /// The word being written, up to the cursor; nil within brackets, which hold comments.
  public var word: String? {
    var depth = 0
    for character in characters[..<cursor] {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
    }
    return depth > 0 ? nil : String(characters[wordStart..<cursor])
  }

  /// The words of the line other than the one being written.
  public var otherWords: [String] {
    let rest = String(characters[..<wordStart]) + " " + String(characters[cursor...])
    return rest.split(separator: " ").map { String($0) }
  }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - suggestions: the suggestions for the word at the cursor.
  public mutating func handle(_ key: Key, suggestions: [String]) -> Outcome {
    let chosen = choice.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil }
    choice = nil
    switch key {
    case .text(let text): insert(text)
    case .enter:
      guard let chosen else { return .submitted }
      complete(chosen)
    case .tab:
      if let suggestion = chosen ?? suggestions.first { complete(suggestion) }
    case .down: move(from: chosen, in: suggestions, by: 1)
    case .up: move(from: chosen, in: suggestions, by: -1)
    case .escape, .interrupt:
      return chosen == nil || key == .interrupt ? .cancelled : .editing
    case .endOfInput:
      guard characters.isEmpty else {
        remove(cursor..<min(cursor + 1, characters.count))
        break
      }
      return .cancelled
    case .backspace: remove(max(cursor - 1, 0)..<cursor)
    case .delete: remove(cursor..<min(cursor + 1, characters.count))
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, characters.count)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .wordLeft: cursor = lastWordStart
    case .wordRight: cursor = nextWordEnd
    case .deleteWord: remove(lastWordStart..<cursor)
    case .deleteNextWord: remove(cursor..<nextWordEnd)
    case .deleteToStart: remove(0..<cursor)
    case .deleteToEnd: remove(cursor..<characters.count)
    }
    return .editing
  }

  /// The place before the last word that begins before the cursor.
  private var lastWordStart: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  /// The place behind the next word that ends behind the cursor.
  private var nextWordEnd: Int {
    var end = cursor
    while end < characters.count, characters[end] == " " { end += 1 }
    while end < characters.count, characters[end] != " " { end += 1 }
    return end
  }

  private var wordStart: Int {
    characters[..<cursor].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  /// Inserts text at the cursor.
  private mutating func insert(_ text: String) {
    set(String(characters[..<cursor]) + text, String(characters[cursor...]))
  }

  private mutating func remove(_ range: Range<Int>) {
    set(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }

  /// Sets the texts before and behind the cursor, whose ends may join to one character, as a letter
  /// and a mark do; the cursor is then behind it.
  private mutating func set(_ before: String, _ after: String) {
    characters = Array(before + after)
    cursor = 0
    var scalars = 0
    while scalars < before.unicodeScalars.count {
      scalars += characters[cursor].unicodeScalars.count
      cursor += 1
    }
  }

  /// Replaces the word by a suggestion, and begins the next one.
  private mutating func complete(_ suggestion: String) {
    remove(wordStart..<cursor)
    insert(suggestion)
    if cursor == characters.count || characters[cursor] != " " { insert(" ") } else { cursor += 1 }
  }

  private mutating func move(from chosen: String?, in suggestions: [String], by step: Int) {
    guard !suggestions.isEmpty else { return }
    let place = chosen.flatMap { suggestions.firstIndex(of: $0) }
    guard let place else {
      choice = step > 0 ? 0 : suggestions.count - 1
      return
    }
    let next = place + step
    choice = suggestions.indices.contains(next) ? next : nil
  }
}
