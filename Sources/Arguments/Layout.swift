/// The layout of text in lines of a width.
struct Layout {
  /// Longer lines are hard to read.
  private static let mostColumns = 100
  /// Narrower lines have no room for two columns.
  private static let leastColumns = 30

  private let lineWidth: Int

  init(columns: Int = 80) {
    lineWidth = min(max(columns, Self.leastColumns), Self.mostColumns)
  }

  /// The widest first column that a table shares a line with.
  private var widestLabel: Int { min(30, lineWidth * 3 / 8) }

  /// Breaks a text at spaces so that no line is longer than the width, unless a single word is.
  ///
  /// - Parameters:
  ///   - used: The cells taken on the first line before the text.
  ///   - hanging: The indentation of all lines but the first.
  func wrap(_ text: String, used: Int = 0, hanging: Int = 0) -> String {
    text.split(separator: "\n").joined(separator: " ")
      .wrapped(columns: lineWidth, used: used, hanging: hanging)
  }

  /// Returns the paragraphs of a text, each wrapped; one that begins with a space is an example and stays.
  func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.isEmpty }
      .map { $0.first?.first == " " ? $0.joined(separator: "\n") : wrap($0.joined(separator: " ")) }
  }

  /// Lays out two columns, the second one wrapped under itself.
  func columns(_ rows: [(String, String)]) -> String {
    let labels = rows.map { $0.0.cells }.filter { $0 <= widestLabel }
    let start = 2 + (labels.max() ?? 0) + 3
    let lines = rows.map { label, text in
      let gap = start - 2 - label.cells
      let filler =
        gap < 3
        ? "\n" + String(repeating: " ", count: start) : String(repeating: " ", count: gap)
      return "  " + label + filler + wrap(text, used: start, hanging: start)
    }
    return lines.joined(separator: "\n")
  }
}
