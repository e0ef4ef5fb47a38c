/// A key that was pressed in a terminal, or a text that was pasted.
public enum Key: Sendable, Hashable {
  /// Text to insert: all that was typed or pasted between two other keys, as far as it has arrived.
  case text(String)
  /// Enter.
  case enter
  /// Tab.
  case tab
  /// Escape.
  case escape
  /// The key that deletes the character before the cursor.
  case backspace
  /// The key that deletes the character behind the cursor.
  case delete
  /// Moves the cursor to the left.
  case left
  /// Moves the cursor to the right.
  case right
  /// Moves the cursor to the beginning of a word: Alt-B, or Ctrl with the left arrow.
  case wordLeft
  /// Moves the cursor to the end of a word: Alt-F, or Ctrl with the right arrow.
  case wordRight
  /// Moves up.
  case up
  /// Moves down.
  case down
  /// Moves the cursor to the beginning.
  case home
  /// Moves the cursor to the end.
  case end
  /// Deletes the word before the cursor: Ctrl-W, or Alt with Backspace.
  case deleteWord
  /// Deletes the word behind the cursor: Alt-D.
  case deleteNextWord
  /// Deletes the text before the cursor: Ctrl-U.
  case deleteToStart
  /// Deletes the text behind the cursor: Ctrl-K.
  case deleteToEnd
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
}
