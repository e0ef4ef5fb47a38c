private import Arguments
internal import Catalogue
private import Sampling
internal import Tracking

/// The hours of tags in two periods in columns, or in two lines for each tag if there is no room.
struct ComparisonTable {
  private let words: CommandPhrases
  private let entries: [Comparison.Entry]
  private let before: String
  private let columns: Int?
  /// The room that the widest name takes.
  private let widest: Int

  /// - Parameters:
  ///   - before: the heading of the period that figures are compared with.
  ///   - columns: the width of the terminal; nil if it is unknown.
  init(
    _ entries: [Comparison.Entry], before: String, columns: Int?, in words: CommandPhrases
  ) {
    self.entries = entries
    self.before = before
    self.columns = columns
    self.words = words
    widest = entries.map { $0.name.cells }.reduce(words.tag.cells, max)
  }

  /// The heading above the figures, perhaps in several lines.
  var heading: String {
    line(
      name: words.tag, now: words.hours, before: before, change: words.change,
      interval: words.interval, verdict: nil)
  }

  /// The text for each tag.
  var lines: [String] {
    entries.map { entry in
      let ends = "\(signed(entry.difference.low)) … \(signed(entry.difference.high))"
      return line(
        name: entry.name, now: words.decimal(entry.now.value, 1),
        before: words.decimal(entry.before.value, 1), change: signed(entry.difference.value),
        interval: ends, verdict: entry.verdict)
    }
  }

  private func line(
    name: String, now: String, before: String, change: String, interval: String,
    verdict: Change.Verdict?
  ) -> String {
    let mark = verdict.map { $0 == .notVisible ? "" : "*" } ?? ""
    let figures = [aligned(now, hours), aligned(before, earlier)].joined(separator: "  ")
    let changes = "\(aligned(change, difference))  \(interval)\(mark.isEmpty ? "" : " " + mark)"
    guard isWide else { return "\(name)\n  \(figures)\n  \(changes)" }
    let start =
      name.cells > self.name ? "\(name)\n\(padded("", self.name))" : padded(name, self.name)
    return "\(start)  \(figures)  \(changes)"
  }

  /// Returns a number with its sign, which is a minus and no hyphen; a number that rounds to zero has none.
  private func signed(_ hours: Double) -> String {
    let text = words.decimal(hours.magnitude, 1)
    guard hours.magnitude >= 0.05 else { return text }
    return hours < 0 ? "−\(text)" : "+\(text)"
  }

  // MARK: Widths

  private var hours: Int { max(8, words.hours.cells) }
  private var earlier: Int { max(8, before.cells) }
  private var difference: Int { max(8, words.change.cells) }
  /// The room for names beside the figures, of which an interval and its mark take 22 cells.
  private var room: Int {
    columns.map { $0 - hours - earlier - difference - 4 * 2 - 22 } ?? NameColumn.usual
  }
  private var isWide: Bool { room >= min(NameColumn.narrowest, widest) }
  private var name: Int { min(room, widest) }
}
