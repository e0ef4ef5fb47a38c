private import Arguments

/// The widths of columns of names.
enum NameColumn {
  /// Names in a narrower column are too hard to read to save lines.
  static let narrowest = 10
  /// Text beside a label in a narrower column is too hard to read.
  static let narrowestText = 16
  /// The room for names if the width of the terminal is not known.
  static let usual = 30
}

/// Returns text with spaces after it, up to a width in cells of a terminal.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.cells))
}

/// Returns text with spaces before it, up to a width in cells of a terminal.
func aligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.cells)) + text
}

/// Returns text beside a label, or under it if that leaves too little room.
///
/// - Parameters:
///   - label: the label before the text, with the spaces between them.
///   - columns: the width of the terminal; nil if it is unknown, and the text stays in one line.
func labelled(_ label: String, _ text: String, columns: Int?) -> String {
  guard !text.isEmpty else { return label.withoutLastSpaces }
  guard let columns else { return label + text }
  let start = label.cells
  let isBelow = columns - start < NameColumn.narrowestText
  guard isBelow || start + text.cells > columns else { return label + text }
  let hanging = isBelow ? 2 : start
  let lines = text.wrapped(columns: columns, used: hanging, hanging: hanging)
  return (isBelow ? "\(label.withoutLastSpaces)\n  " : label) + lines
}

/// Returns text whose lines fit into the width of a terminal, except indented ones: they quote.
func fitted(_ text: String, columns: Int?) -> String {
  guard let columns else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.first == " " ? String($0) : String($0).wrapped(columns: columns) }
    .joined(separator: "\n")
}

extension String {
  /// The text without the spaces at its end.
  var withoutLastSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
