private import Arguments
internal import Catalogue
private import Sampling
internal import Tracking

/// The figures of tags in columns, or in two lines for each tag if there is no room for them.
struct TagTable {
  private let words: CommandPhrases
  private let tags: [Statistics.Figure]
  private let showsBounds: Bool
  private let columns: Int?
  /// The room that the widest name takes.
  private let widest: Int

  /// - Parameters:
  ///   - showsBounds: whether intervals are replaced by the bounds that hold whatever the probes
  ///     without an answer were.
  ///   - columns: the width of the terminal; nil if it is unknown.
  init(
    _ tags: [Statistics.Figure], showsBounds: Bool, columns: Int?, in words: CommandPhrases
  ) {
    self.tags = tags
    self.showsBounds = showsBounds
    self.columns = columns
    self.words = words
    widest = tags.map { $0.name.cells }.reduce(words.tag.cells, max)
  }

  /// The heading above the figures, perhaps in several lines.
  var heading: String {
    isWide
      ? [
        padded(words.tag, name), aligned(words.count, count), aligned(words.share, share),
        padded(range, interval), aligned(words.hours, hours), range,
      ].joined(separator: "  ")
      : """
      \(words.tag)
      \(stacked(words.count, words.share, range))
      \(stacked("", words.hours, range))
      """
  }

  /// The lines for each tag; a name that is wider than its column has a line of its own.
  var lines: [String] {
    tags.map { tag in
      let part = showsBounds ? tag.silence : tag.share
      let time = showsBounds ? tag.silence.scaled(by: tag.askedHours) : tag.hours
      let percent = words.percent(
        RoundedShare(tag.share.value, from: part.low, to: part.high, least: 1))
      let shares = words.percents(from: part.low, to: part.high)
      let spent = words.decimal(tag.hours.value, 1)
      let times = words.interval(from: time.low, to: time.high)
      guard isWide else {
        return """
          \(columns.map { tag.name.wrapped(columns: $0) } ?? tag.name)
          \(stacked("\(tag.count)", percent, shares))
          \(stacked("", spent, times))
          """
      }
      return [
        tag.name.cells > name ? "\(tag.name)\n\(padded("", name))" : padded(tag.name, name),
        aligned("\(tag.count)", count), aligned(percent, share), padded(shares, interval),
        aligned(spent, hours), times,
      ].joined(separator: "  ")
    }
  }

  // MARK: Widths

  /// The name of the intervals.
  private var range: String { showsBounds ? words.bounds : words.interval }
  private var count: Int { max(7, words.count.cells) }
  private var share: Int { max(7, words.share.cells) }
  private var hours: Int { max(8, words.hours.cells) }
  private var interval: Int { max(14, range.cells) }

  /// The room for names beside the figures.
  private var room: Int {
    columns.map { $0 - count - share - hours - 2 * interval - 5 * 2 } ?? NameColumn.usual
  }
  private var isWide: Bool { room >= min(NameColumn.narrowest, widest) }
  private var name: Int { min(room, widest) }

  /// Returns one of the two lines below a name.
  private func stacked(_ number: String, _ value: String, _ range: String) -> String {
    "  \(aligned(number, count)) \(aligned(value, max(hours, share)))  \(range)"
  }
}
