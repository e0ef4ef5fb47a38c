/// The widths of columns of names.
enum NameColumn {
  /// Names in a narrower column are read too badly to save lines.
  static let narrowest = 10
  /// The room for names where the width of the terminal is not known.
  static let usual = 30
}

/// Text with spaces after it, up to a width in cells of a terminal.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.cells))
}

/// Text with spaces before it, up to a width in cells of a terminal.
func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.cells)) + text
}

/// Text whose lines take at most a number of cells, broken at spaces; a longer word keeps a line of its own.
func wrapped(_ text: String, _ width: Int) -> String {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.cells + 1 + String(word).cells <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines.joined(separator: "\n")
}
