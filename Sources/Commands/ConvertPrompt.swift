internal import HostSystem
private import LineEditing
internal import Routes
internal import Wire

/// Answers conversions in a terminal at each key, until the person leaves.
struct ConvertPrompt {
  /// The time to wait for the rest of an escape sequence, and between two looks at the size of the
  /// terminal, in milliseconds.
  private static let patience: (escape: Int32, resize: Int32) = (50, 250)

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
    // A signal must not leave the terminal as the prompt needs it.
    var stop = StopSignal()
    guard let terminal = Terminal.take() else { return }
    let output = StandardStreams.Stream.output
    var (keys, editor) = (KeyReader(), LineEditor())
    var place: Int?
    // Pasted text comes between marks, so that its ends of lines submit nothing.
    output.write("\u{1B}[?2004h")
    defer { output.write("\u{1B}[?2004l") }
    var shown: (editor: LineEditor, columns: Int)?
    while true {
      let view = PromptView(columns: terminal.columns, isColored: output.isColored)
      if shown?.editor != editor || shown?.columns != view.columns {
        output.write(view.text(editor, answers(editor.text, columns: view.columns)))
        shown = (editor, view.columns)
      }
      let hasStopped = (try? stop.wait(seconds: 0)) ?? true
      let wait = keys.isWaiting ? Self.patience.escape : Self.patience.resize
      guard !hasStopped, let bytes = terminal.read(waiting: wait) else {
        output.write(view.end(editor))
        return
      }
      for key in bytes.isEmpty ? keys.finish() : keys.take(bytes) {
        if let recalled = recalled(key, &place) {
          editor = recalled
          continue
        }
        // Nothing is suggested, so that the tab key does nothing.
        switch editor.handle(key, suggestions: []) {
        case .editing: continue
        case .cancelled:
          output.write(view.end(editor))
          return
        case .submitted:
          output.write(view.end(editor) + entered(editor.text))
          (editor, place, shown) = (LineEditor(), nil, nil)
        }
      }
    }
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
    return LineEditor(place.map { lines[$0] } ?? "")
  }
}
