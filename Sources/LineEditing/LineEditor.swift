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

  /// The maximum length of the line, in Unicode scalars; further text is left out.
  public let longest: Int
  /// The line, character by character.
  public private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  public private(set) var cursor = 0
  /// The place of the chosen suggestion; nil for none.
  public private(set) var choice: Int?

  /// Begins with a line, the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: the line, as much of it as has room.
  ///   - longest: the maximum length of the line, in Unicode scalars.
  public init(_ text: String = "", longest: Int) {
    self.longest = longest
    insert(text)
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
  ///   - suggestions: returns those for the word at the cursor of a line; called only if the key needs them.
  /// - Complexity: O(n) in the line and in the text of the key, apart from the suggestions.
  public mutating func handle(_ key: Key, suggestions: (LineEditor) -> [String]) -> Outcome {
    let place = choice
    choice = nil
    switch key {
    case .text(let text): insert(text)
    case .enter:
      guard let place, let chosen = Self.suggestion(place, of: suggestions(self)) else {
        return .submitted
      }
      complete(chosen)
    case .tab:
      let offered = suggestions(self)
      if let suggestion = place.flatMap({ Self.suggestion($0, of: offered) }) ?? offered.first {
        complete(suggestion)
      }
    case .down: choice = Self.moved(from: place, by: 1, of: suggestions(self).count)
    case .up: choice = Self.moved(from: place, by: -1, of: suggestions(self).count)
    case .escape:
      guard let place, Self.suggestion(place, of: suggestions(self)) != nil else {
        return .cancelled
      }
    case .interrupt: return .cancelled
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

  /// Inserts text at the cursor, as much of it as has room.
  private mutating func insert(_ text: String) {
    let (before, after) = (String(characters[..<cursor]), String(characters[cursor...]))
    var room = longest - before.unicodeScalars.count - after.unicodeScalars.count
    var fitting = ""
    for character in text {
      room -= character.unicodeScalars.count
      guard room >= 0 else { break }
      fitting.append(character)
    }
    set(before + fitting, after)
  }

  private mutating func remove(_ range: Range<Int>) {
    set(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }

  /// Sets the texts before and behind the cursor, whose ends may join to one character, as a letter
  /// and a mark do; the cursor is then behind it.
  private mutating func set(_ before: String, _ after: String) {
    characters = Array(before + after)
    cursor = 0
    var left = before.unicodeScalars.count
    while left > 0 {
      left -= characters[cursor].unicodeScalars.count
      cursor += 1
    }
  }

  /// Replaces the word by a suggestion, and begins the next one.
  private mutating func complete(_ suggestion: String) {
    remove(wordStart..<cursor)
    insert(suggestion)
    if cursor == characters.count || characters[cursor] != " " { insert(" ") } else { cursor += 1 }
  }

  /// Returns the suggestion at a place; nil if there is none any more.
  private static func suggestion(_ place: Int, of suggestions: [String]) -> String? {
    suggestions.indices.contains(place) ? suggestions[place] : nil
  }

  /// Returns the place after or before the chosen one; nil beyond the last or the first.
  private static func moved(from place: Int?, by step: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let place, place < count else { return step > 0 ? 0 : count - 1 }
    let next = place + step
    return (0..<count).contains(next) ? next : nil
  }
}
