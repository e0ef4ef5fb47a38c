private import Arguments
internal import Catalogue
internal import CivilTime
private import Sampling
internal import Tracking

/// The development of a tag's time, or of the coverage: a line for each day, week or month, with a
/// bar if there is room.
///
/// The hours of a step that is incomplete have a mark, and a bar that is lightly shaded.
struct TrendTable {
  private let words: CommandPhrases
  private let texts: Texts
  private let trend: Trend
  private let today: CivilDate
  private let columns: Int
  /// The width of the counts.
  private let count: Int

  /// - Parameters:
  ///   - today: the person's date.
  ///   - columns: the width of the terminal.
  init(_ trend: Trend, on today: CivilDate, columns: Int, in language: Language) {
    self.trend = trend
    self.today = today
    self.columns = columns
    words = language.commandPhrases
    texts = language.texts
    count = trend.parts.map { "\($0.answered)/\($0.probes)".cells }
      .reduce(max(7, words.count.cells), max)
  }

  /// The heading above the figures.
  var heading: String {
    let figures =
      trend.name == nil
      ? [aligned(words.count, count)]
      : [aligned(words.hours, hours), padded(words.interval, interval)]
    return row(step, figures + (hasShare ? [aligned(words.share, share)] : []))
  }

  /// The text for each step.
  var lines: [String] {
    let bars = Bars(trend.parts.map(shown), room: room)
    return trend.parts.map { part in
      let first = trend.step == .month ? String(part.start.iso.prefix(7)) : part.start.iso
      // A coverage of zero is a figure, too.
      guard (part.tag == nil ? part.probes : part.answered) > 0 else {
        return row(first, [part.isAsked ? words.report.unknown : texts.charts[.unaskedDays]])
      }
      return row(
        first,
        figures(of: part)
          + (hasShare ? [aligned(words.percent(shown(part)), share)] : [])
          + (hasBars ? [bars.bar(shown(part), isHollow: isIncomplete(part))] : []))
    }
  }

  /// Whether a step has hours that are not those of the whole step, or rest on too few answers.
  private func isIncomplete(_ part: Trend.Part) -> Bool {
    guard case .some = part.hours else { return false }
    return part.lacksAnswers || !trend.step.isWhole(part, on: today)
  }

  /// The sentences below the figures: on incomplete steps, and on hours that changed for good.
  var notes: [String] {
    let incomplete =
      trend.parts.contains { isIncomplete($0) }
      ? ["* \(texts.charts[.incomplete]): \(texts.charts[.incompleteNote])"] : []
    return incomplete + (change.map { [$0] } ?? [])
  }

  private var change: String? {
    guard let shift = trend.shift else { return nil }
    return texts.tags[
      trend.step == .month ? .shiftOfMonths : .shiftOfWeeks,
      texts.calendar.wholeDate(shift.start), words.decimal(shift.before.value, 1),
      words.decimal(shift.after.value, 1), ends(of: shift.after)]
  }

  private func ends(of hours: Estimate) -> String {
    "\(words.decimal(hours.low, 1))–\(words.decimal(hours.high, 1))"
  }

  private func figures(of part: Trend.Part) -> [String] {
    guard let tag = part.tag else {
      return [aligned("\(part.answered)/\(part.probes)", count)]
    }
    let range = ends(of: part.hours ?? tag.hours) + (isIncomplete(part) ? " *" : "")
    return [aligned(words.decimal(tag.hours.value, 1), hours), padded(range, interval)]
  }

  /// Returns the value that a bar shows: a share, which is not distorted in steps cut off by the
  /// ends of the period.
  private func shown(_ part: Trend.Part) -> Double { part.tag?.share.value ?? part.coverage }

  /// Cells beside one another, without spaces at the end.
  private func row(_ first: String, _ cells: [String]) -> String {
    ([padded(first, date)] + cells).joined(separator: "  ").withoutLastSpaces
  }

  // MARK: Widths

  private var step: String {
    switch trend.step {
    case .day: words.steps[0]
    case .week: words.steps[1]
    case .month: words.steps[2]
    }
  }
  private var date: Int { max(trend.step == .month ? 7 : 10, step.cells) }
  private var hours: Int { max(6, words.hours.cells) }
  private var share: Int { max(7, words.share.cells) }
  private var interval: Int {
    max(trend.parts.contains { isIncomplete($0) } ? 13 : 11, words.interval.cells)
  }
  /// The room for bars beside the figures.
  private var room: Int {
    columns - date - (trend.name == nil ? count : hours + interval + 2) - share - 3 * 2
  }
  private var hasBars: Bool { room >= Bars.leastCells }
  /// The coverage is the subject of its table; beside a tag's hours, the bars show the share.
  private var hasShare: Bool { hasBars || trend.name == nil }
}
