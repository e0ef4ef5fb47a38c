private import Arguments
internal import LineEditing

/// The look of a line that is edited in a terminal: the line, and the suggestions below it.
///
/// Both take one row each, whatever they hold: of a long line, the part around the cursor is visible.
struct PromptView {
  /// The prompt before the line.
  private static let mark = "> "

  let columns: Int
  let isColored: Bool

  /// Returns the text that redraws the line, from anywhere in its row.
  func text(_ editor: LineEditor, _ suggestions: [String]) -> String {
    let (line, before) = visible(editor)
    let below = list(suggestions, choice: editor.choice)
    let right = Self.mark.cells + before
    return "\r\u{1B}[J\(Self.mark)\(line)\r\n\(below)\u{1B}[1A\r\u{1B}[\(right)C"
  }

  /// Returns the text that leaves the line as it is, and the row below it empty.
  func end(_ editor: LineEditor) -> String {
    "\r\u{1B}[J\(Self.mark)\(visible(editor).line)\r\n"
  }

  /// Returns the part of the line that fits, and the number of its cells before the cursor.
  ///
  /// - Complexity: O(n) in the columns, and in the characters without a width between them.
  private func visible(_ editor: LineEditor) -> (line: String, before: Int) {
    let room = max(1, columns - Self.mark.cells - 1)
    let characters = editor.characters
    func cells(_ place: Int) -> Int { String(characters[place]).cells }
    var (whole, counted) = (0, 0)
    while counted < characters.count, whole <= room {
      whole += cells(counted)
      counted += 1
    }
    let isWhole = whole <= room
    var (start, before) = (editor.cursor, 0)
    while start > 0, isWhole || before + cells(start - 1) <= room * 2 / 3 {
      start -= 1
      before += cells(start)
    }
    var end = editor.cursor
    var taken = before
    while end < characters.count, taken + cells(end) <= room {
      taken += cells(end)
      end += 1
    }
    return (String(characters[start..<end]).visible, before)
  }

  /// Returns the suggestions that fit, the chosen one marked.
  private func list(_ suggestions: [String], choice: Int?) -> String {
    var text = ""
    var taken = Self.mark.cells
    for (place, suggestion) in suggestions.enumerated() {
      let width = suggestion.visible.cells + 2
      guard taken + width < columns else { break }
      taken += width
      text += place == choice ? marked(suggestion.visible) : dimmed(suggestion.visible)
    }
    return text.isEmpty ? "" : "  " + text
  }

  private func marked(_ text: String) -> String {
    isColored ? "\u{1B}[7m\(text)\u{1B}[0m  " : "[\(text)]"
  }

  private func dimmed(_ text: String) -> String {
    isColored ? "\u{1B}[2m\(text)\u{1B}[0m  " : "\(text)  "
  }
}
