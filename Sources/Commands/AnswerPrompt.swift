internal import HostSystem
private import LineEditing
internal import TrackerStore
internal import Tracking

/// Asks for an answer in a terminal, with suggestions and completion while it is written.
struct AnswerPrompt {
  /// The time to wait for the rest of an escape sequence, and between two looks at the size of the
  /// terminal, in milliseconds.
  private static let patience: (escape: Int32, resize: Int32) = (50, 250)

  private let suggestions: TagSuggestions
  private let isColored: Bool

  /// Prepares to ask about a probe.
  init(_ probe: Probe, in tracker: Tracker) throws(TrackerError) {
    suggestions = TagSuggestions(
      likely: try tracker.likelyAnswers(at: probe.moment), tags: try tracker.tagUses())
    isColored = StandardStreams.Stream.output.isColored
  }

  /// Lets a person write an answer.
  ///
  /// - Parameter text: the initial text.
  /// - Returns: the text of the answer; nil if they gave up, or have gone.
  func ask(beginningWith text: String = "") -> String? {
    // A signal must not leave the terminal as the prompt needs it.
    var stop = StopSignal()
    guard let terminal = Terminal.take() else { return nil }
    var (reader, editor) = (KeyReader(), LineEditor(text))
    let output = StandardStreams.Stream.output
    // Pasted text comes between marks, so that its ends of lines submit nothing.
    output.write("\u{1B}[?2004h")
    defer { output.write("\u{1B}[?2004l") }
    var shown: (view: PromptView, editor: LineEditor)?
    while true {
      let view = PromptView(columns: terminal.columns, isColored: isColored)
      let offered = suggestions.suggestions(for: editor.word, besides: editor.otherWords)
      if shown?.editor != editor || shown?.view.columns != view.columns {
        output.write(view.text(editor, offered))
        shown = (view, editor)
      }
      if (try? stop.wait(seconds: 0)) ?? true {
        output.write(view.end(editor))
        return nil
      }
      let wait = reader.isWaiting ? Self.patience.escape : Self.patience.resize
      guard let bytes = terminal.read(waiting: wait) else {
        output.write(view.end(editor))
        return nil
      }
      let keys = bytes.isEmpty ? reader.finish() : reader.take(bytes)
      for key in keys {
        let offered = suggestions.suggestions(for: editor.word, besides: editor.otherWords)
        switch editor.handle(key, suggestions: offered) {
        case .editing: continue
        case .submitted:
          output.write(view.end(editor))
          return editor.text
        case .cancelled:
          output.write(view.end(editor))
          return nil
        }
      }
    }
  }
}
