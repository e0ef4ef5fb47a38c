private import Arguments
internal import Catalogue
private import Sampling
internal import Tracking

/// Tags within the tags they were used with, indented, with a bar if there is room.
struct TreeTable {
  private let words: CommandPhrases
  private let tree: TagTree
  /// The name of each part, indented.
  private let names: [String]
  private let columns: Int
  /// The room that the widest name takes.
  private let widest: Int

  /// - Parameter columns: the width of the terminal.
  init(_ tree: TagTree, columns: Int, in language: Language) {
    self.tree = tree
    self.columns = columns
    words = language.commandPhrases
    let texts = language.texts
    names = zip(tree.parts, tree.levels).map { part, level in
      // Answers without a tag are a remainder, too.
      let name =
        part.name.isEmpty
        ? texts.charts[.noTag] : part.isRest ? texts.charts[.restOf, part.name] : part.name
      return padded("", 2 * level) + name
    }
    widest = names.map { $0.cells }.reduce(words.tag.cells, max)
  }

  /// The heading above the figures.
  var heading: String {
    row(
      words.tag, aligned(words.count, count), aligned(words.share, share),
      hasBars ? padded(words.interval, interval) : "")
  }

  /// The text for each part.
  var lines: [String] {
    let bars = Bars(tree.parts.map(\.share.value), room: room)
    return zip(tree.parts, names).map { part, name in
      let percent = words.percent(
        RoundedShare(part.share.value, from: part.share.low, to: part.share.high, least: 1))
      let ends = words.percents(from: part.share.low, to: part.share.high)
      return row(
        name, aligned("\(part.count)", count), aligned(percent, share),
        hasBars ? "\(padded(ends, interval))  \(bars.bar(part.share.value))" : "")
    }
  }

  /// Returns a name with its figures; one that is wider than its column has a line of its own.
  private func row(_ name: String, _ cells: String...) -> String {
    let start =
      name.cells > self.name ? "\(name)\n\(padded("", self.name))" : padded(name, self.name)
    return ([start] + cells).joined(separator: "  ").withoutLastSpaces
  }

  // MARK: Widths

  private var count: Int { max(7, words.count.cells) }
  private var share: Int { max(7, words.share.cells) }
  private var interval: Int { max(14, words.interval.cells) }
  /// The room for names beside the most important figures alone.
  private var name: Int { min(widest, max(columns - count - share - 2 * 2, NameColumn.narrowest)) }
  /// The room for bars beside the figures.
  private var room: Int { columns - name - count - share - interval - 4 * 2 }
  private var hasBars: Bool { room >= Bars.leastCells }
}

extension TagTree {
  /// The depth of each part: the number of parts that it lies within.
  var levels: [Int] {
    var levels: [Int] = []
    for part in parts { levels.append(part.parent.map { levels[$0] + 1 } ?? 0) }
    return levels
  }
}
