extension String {
  /// The text in lines of at most a number of cells, broken at spaces; a longer word keeps a line of its own.
  ///
  /// Lines that the text has already stay apart, and those that fit stay as they are.
  ///
  /// - Parameters:
  ///   - columns: the cells of a line.
  ///   - used: the cells that are taken on the first line.
  ///   - hanging: the indentation of all lines but the first.
  package func wrapped(columns: Int, used: Int = 0, hanging: Int = 0) -> String {
    var lines: [String] = []
    for (place, given) in split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var line = ""
      var room = columns - (place == 0 ? used : hanging)
      guard String(given).cells > room else {
        lines.append(String(given))
        continue
      }
      for word in given.split(separator: " ").map(String.init) {
        if !line.isEmpty, line.cells + 1 + word.cells > room {
          lines.append(line)
          (line, room) = (word, columns - hanging)
        } else {
          line += (line.isEmpty ? "" : " ") + word
        }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: hanging))
  }
}
