/// The width of a terminal that everyone has.
private let lineWidth = 80

/// The widest first column that a table shares a line with.
private let widestLabel = 30

/// Breaks a text at spaces so that no line is longer than 80 columns, unless a single word is.
///
/// - Parameters:
///   - used: What stands on the first line before the text.
///   - hanging: The indentation of all lines but the first.
func wrap(_ text: String, used: Int = 0, hanging: Int = 0) -> String {
  var lines: [String] = []
  var line = ""
  var room = lineWidth - used
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty && line.count + 1 + word.count > room {
      lines.append(line)
      line = String(repeating: " ", count: hanging) + word
      room = lineWidth
    } else {
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  return (lines + [line]).joined(separator: "\n")
}

/// The paragraphs of a text, each wrapped; one that begins with a space is an example and stays.
func paragraphs(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .split { $0.isEmpty }
    .map { $0.first?.first == " " ? $0.joined(separator: "\n") : wrap($0.joined(separator: " ")) }
}

/// Two columns, the second one wrapped under itself.
func columns(_ rows: [(String, String)]) -> String {
  let labels = rows.map { $0.0.count }.filter { $0 <= widestLabel }
  let start = 2 + (labels.max() ?? 0) + 3
  let lines = rows.map { label, text in
    let gap = start - 2 - label.count
    let filler =
      gap < 3
      ? "\n" + String(repeating: " ", count: start) : String(repeating: " ", count: gap)
    return "  " + label + filler + wrap(text, used: start, hanging: start)
  }
  return lines.joined(separator: "\n")
}
