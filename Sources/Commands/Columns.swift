/// Text with spaces after it, up to a width in cells of a terminal.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.cells))
}

/// Text with spaces before it, up to a width in cells of a terminal.
func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.cells)) + text
}
