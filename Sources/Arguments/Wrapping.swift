extension String {
  /// Returns the text in lines of at most a number of cells, broken at spaces; a longer word keeps
  /// a line of its own.
  ///
  /// Existing line breaks stay, and lines that fit stay as they are. Text that a person may copy
  /// into a shell stays on one line if it fits on one: `quoted commands`, 'quoted values', and a
  /// flag with the name of its value.
  ///
  /// - Parameters:
  ///   - columns: the cells of a line.
  ///   - used: the cells taken on the first line.
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
      for word in String(given).unbroken(within: columns - hanging) {
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

  /// Returns the words of a line, with those that stay together joined into one.
  ///
  /// - Parameter cells: the maximum width of joined words.
  private func unbroken(within cells: Int) -> [String] {
    let words = split(separator: " ").map(String.init)
    var units: [String] = []
    var next = 0
    while next < words.count {
      let last = words[next...].firstIndex { $0.endsQuotation(of: words[next]) }
      let end =
        last
        ?? (next + 1 < words.count && words[next].isFlag(before: words[next + 1])
          ? next + 1 : next)
      let unit = words[next...end].joined(separator: " ")
      if unit.cells <= cells {
        units.append(unit)
        next = end + 1
      } else {
        units.append(words[next])
        next += 1
      }
    }
    return units
  }

  /// Returns whether a word, perhaps before punctuation, ends the quotation that another one opens.
  private func endsQuotation(of first: String) -> Bool {
    guard let mark = first.first(where: { $0 != "(" }), mark == "`" || mark == "'" else {
      return false
    }
    let end = last { !",.;:)".contains($0) }
    // A mark alone opens and does not end.
    return end == mark && (self != first || filter { $0 == mark }.count > 1)
  }

  /// Returns whether the text is a flag, and a word the name of its value.
  private func isFlag(before word: String) -> Bool {
    hasPrefix("--") && last.map { $0.isLetter } == true
      && word.allSatisfy { $0.isUppercase || $0.isPunctuation }
      && word.first.map { $0.isUppercase } == true
  }
}
