internal import Catalogue
private import Sampling
internal import Tracking

/// The figures of tags in columns.
struct TagTable {
  /// The widest column of names; longer names have a line of their own, above their figures.
  private static let widestName = 30

  private let words: CommandPhrases
  private let tags: [Statistics.Figure]
  private let showsBounds: Bool

  /// - Parameter showsBounds: whether the bounds stand in place of the intervals that hold whatever
  ///   the probes without an answer were.
  init(_ tags: [Statistics.Figure], showsBounds: Bool, in words: CommandPhrases) {
    self.tags = tags
    self.showsBounds = showsBounds
    self.words = words
  }

  /// The heading, and a line for each tag.
  var text: String {
    let names = min(Self.widestName, tags.map { $0.name.cells }.max() ?? 0)
    let name = max(words.tag.cells, names)
    let count = max(7, words.count.cells)
    let share = max(7, words.share.cells)
    let hours = max(8, words.hours.cells)
    let heading = showsBounds ? words.bounds : words.interval
    let interval = max(14, heading.cells)
    var lines = [
      [
        padded(words.tag, name), aligned(words.count, count), aligned(words.share, share),
        aligned(heading, interval), aligned(words.hours, hours),
        aligned(heading, interval),
      ]
    ]
    lines += tags.map { tag in
      let range = showsBounds ? tag.silence : tag.share
      let time = showsBounds ? tag.silence.scaled(by: tag.askedHours) : tag.hours
      return [
        tag.name.cells > name ? "\(tag.name)\n\(padded("", name))" : padded(tag.name, name),
        aligned("\(tag.count)", count),
        aligned(words.percent(tag.share.value) + " %", share),
        padded(
          "\(words.percentEnd(range.low))–\(words.percentEnd(range.high)) %", interval),
        aligned(words.decimal(tag.hours.value, 1), hours),
        "\(words.decimal(time.low, 1))–\(words.decimal(time.high, 1))",
      ]
    }
    return lines.map { $0.joined(separator: "  ") + "\n" }.joined()
  }
}
