private import LineEditing
internal import Routes
internal import Wire

/// Answers conversions in a terminal at each key, until the person leaves.
struct ConvertPrompt {
  /// The maximum length of a line: one more than that of a conversion, so that a line from which something
  /// was left out is refused.
  private static let longest = Converter.longestText + 1

  private var converter: Converter
  /// Writes an answer in one line or several.
  private let sentence: (ConvertedText.Answer) -> String
  /// The lines entered, the latest last.
  private var lines: [String] = []

  /// Prepares to answer with a converter.
  ///
  /// - Parameters:
  ///   - converter: interprets the lines.
  ///   - sentence: writes an answer in one line or several, or the reason why there is none.
  init(_ converter: Converter, sentence: @escaping (ConvertedText.Answer) -> String) {
    self.converter = converter
    self.sentence = sentence
  }

  /// Answers until the person leaves.
  consuming func run() {
    guard var prompt = LinePrompt.take() else { return }
    var editor = LineEditor(longest: Self.longest)
    var place: Int?
    while let keys = prompt.keys(for: editor, below: { answers(editor.text, columns: $0) }) {
      for key in keys {
        if let recalled = recalled(key, &place) {
          editor = recalled
          continue
        }
        // Nothing is suggested, so that the tab key does nothing.
        switch editor.handle(key, suggestions: { _ in [] }) {
        case .editing: continue
        case .cancelled:
          prompt.leave(editor)
          return
        case .submitted:
          prompt.leave(editor, entered(editor.text))
          (editor, place) = (LineEditor(longest: Self.longest), nil)
        }
      }
    }
    prompt.leave(editor)
  }

  /// Returns the lines shown below the input: the answer and the other readings, or the reason why
  /// there is none.
  private func answers(_ text: String, columns: Int) -> [String] {
    guard text.contains(where: { $0 != " " }) else { return [] }
    let lines = sentence(converter.convert(text).answer).split(separator: "\n")
    return lines.map { String($0.drop { $0 == " " }.prefix(max(0, columns - 6))) }
  }

  /// Returns the answer to a complete line, which is remembered.
  private mutating func entered(_ text: String) -> String {
    guard text.contains(where: { $0 != " " }) else { return "" }
    lines.append(text)
    converter.remember(text)
    return returned("  " + sentence(converter.convert(text).answer))
  }

  /// Returns lines for a terminal in which a line feed does not return to the first column.
  private func returned(_ text: String) -> String {
    text.split(separator: "\n").map { $0 + "\r\n" }.joined()
  }

  /// Returns the earlier or later line that an arrow key asks for.
  private func recalled(_ key: Key, _ place: inout Int?) -> LineEditor? {
    switch key {
    case .up:
      let earlier = (place ?? lines.count) - 1
      guard lines.indices.contains(earlier) else { return nil }
      place = earlier
    case .down:
      guard let later = place.map({ $0 + 1 }) else { return nil }
      place = lines.indices.contains(later) ? later : nil
    default: return nil
    }
    return LineEditor(place.map { lines[$0] } ?? "", longest: Self.longest)
  }
}
