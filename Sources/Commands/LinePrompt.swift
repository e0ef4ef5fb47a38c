internal import HostSystem
internal import LineEditing

/// A line that a person writes in a terminal, with a row below it that depends on the line.
///
/// All keys that are waiting are handled before the line is drawn again: a paste is drawn once.
struct LinePrompt: ~Copyable {
  /// The time to wait for the rest of an escape sequence, and between two looks at the size of the
  /// terminal, in milliseconds.
  private static let patience: (escape: Int32, resize: Int32) = (50, 250)

  // A signal must not leave the terminal as the prompt needs it.
  private var stop: StopSignal
  private let terminal: Terminal
  private let output = StandardStreams.Stream.output
  private var reader = KeyReader()
  private var shown: (editor: LineEditor, columns: Int)?

  private init(_ stop: consuming StopSignal, _ terminal: consuming Terminal) {
    self.stop = stop
    self.terminal = terminal
    // Pasted text comes between marks, so that its ends of lines submit nothing.
    output.write("\u{1B}[?2004h")
  }

  deinit { output.write("\u{1B}[?2004l") }

  /// Takes the terminal; returns nil if there is none.
  static func take() -> LinePrompt? {
    let stop = StopSignal()
    guard let terminal = Terminal.take() else { return nil }
    return LinePrompt(stop, terminal)
  }

  /// Draws a line, unless it is there already, and waits for keys.
  ///
  /// - Parameters:
  ///   - editor: the line.
  ///   - below: returns the words of the row below the line, in a width.
  /// - Returns: the keys, perhaps none; nil if the person has gone, or the program is to end.
  mutating func keys(
    for editor: LineEditor, below: (_ columns: Int) -> [String]
  ) -> [Key]? {
    let view = view
    if shown?.editor != editor || shown?.columns != view.columns {
      output.write(view.text(editor, below(view.columns)))
      shown = (editor, view.columns)
    }
    if (try? stop.wait(seconds: 0)) ?? true { return nil }
    let wait = reader.isWaiting ? Self.patience.escape : Self.patience.resize
    guard let bytes = terminal.read(waiting: wait) else { return nil }
    return bytes.isEmpty ? reader.finish() : reader.take(bytes)
  }

  /// Leaves a line as it is, and writes a text below it.
  mutating func leave(_ editor: LineEditor, _ text: String = "") {
    output.write(view.end(editor) + text)
    shown = nil
  }

  private var view: PromptView {
    PromptView(columns: terminal.columns, isColored: output.isColored)
  }
}
