private import LineEditing
internal import TrackerStore
internal import Tracking

/// Asks for an answer in a terminal, with suggestions and completion while it is written.
struct AnswerPrompt {
  /// The maximum length of the text: one more than that of an answer, so that an answer from which
  /// something was left out is refused.
  private static let longest = AnswerText.longest + 1

  private let suggestions: TagSuggestions

  /// Prepares to ask about a probe.
  init(_ probe: Probe, in tracker: Tracker) throws(TrackerError) {
    suggestions = TagSuggestions(
      likely: try tracker.likelyAnswers(at: probe.moment), tags: try tracker.tagUses())
  }

  /// Lets a person write an answer.
  ///
  /// - Parameter text: the initial text.
  /// - Returns: the text of the answer; nil if they gave up, or have gone.
  func ask(beginningWith text: String = "") -> String? {
    guard var prompt = LinePrompt.take() else { return nil }
    var editor = LineEditor(text, longest: Self.longest)
    while let keys = prompt.keys(for: editor, below: { _ in offered(editor) }) {
      for key in keys {
        switch editor.handle(key, suggestions: offered) {
        case .editing: continue
        case .submitted:
          prompt.leave(editor)
          return editor.text
        case .cancelled:
          prompt.leave(editor)
          return nil
        }
      }
    }
    prompt.leave(editor)
    return nil
  }

  private func offered(_ editor: LineEditor) -> [String] {
    suggestions.suggestions(for: editor.word, besides: editor.otherWords)
  }
}
