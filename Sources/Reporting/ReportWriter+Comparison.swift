internal import Catalogue
internal import Charts
internal import Drawing
internal import Geometry
internal import Sampling
internal import Tracking

// The changes since earlier days.

extension ReportWriter {
  /// Writes the changes since the days before.
  func comparison(_ report: Report, into page: inout Picture, in frame: Rect) -> Double {
    guard let before = report.before, report.statistics.answered > 0 else {
      let y = heading(self.report.comparisonWithNothing, into: &page, in: frame)
      page.group(as: .paragraph) { page in
        page.write(
          Lettering(
            self.report.nothingBefore, at: Point(x: frame.minX, y: y), style: cell, .left,
            .top))
      }
      return y + 32
    }
    let changes = Change.all(from: before.statistics, to: report.statistics)
    var y = heading(self.report.comparison(text(of: before.days)), into: &page, in: frame)
    let columns = [0, 0.24, 0.43, 0.62].map { frame.minX + $0 * frame.width }
    let (shown, isWhole) = Self.divided(changes)
    let others = changes.count - shown.count
    page.group(as: .table) { page in
      page.group(as: .row) { page in
        for (x, text) in zip(columns.dropFirst(), [self.report.before, self.report.now]) {
          page.group(as: .header) { page in
            page.write(
              Lettering(
                text, at: Point(x: x, y: y), style: note, ink: .secondary, .left, .top))
          }
        }
      }
      y += 15
      for change in shown {
        page.group(as: .row) { page in row(change, into: &page, columns, y, report) }
        y += Self.rowHeight
      }
    }
    if others > 0 {
      page.group(as: .paragraph) { page in
        page.write(
          Lettering(
            more(others) + (isWhole ? ": \(self.report.mayBeChance)" : ""),
            at: Point(x: columns[0] + 14, y: y + 6.5), style: note, ink: .secondary, .left,
            .middle))
      }
      y += Self.rowHeight
    }
    let isLacking = report.statistics.lacksAnswers || before.statistics.lacksAnswers
    let reading = self.report.comparisonNote(words.grouped(changes.count))
    let remarks =
      (before.isUpToThisTime ? texts.tags[.upToThisTime] + " " : "")
      + (isLacking ? texts.tags[.comparisonLacks] + " " : "")
    let notes = lines(of: remarks + reading, width: frame.width)
    write(notes, into: &page, at: Point(x: frame.minX, y: y + 5))
    return y + 5 + Double(notes.count) * noteHeight + 16
  }

  private var cell: TextStyle { TextStyle(size: design.letters.text) }
  private static let rowHeight = 17.0
  /// The number of rows, unless more tags differ visibly.
  private static let usualRows = 10
  /// The maximum number of rows, which leave room for the tags within tags.
  private static let mostRows = 16

  /// Returns the changes that have a row: visible ones first, then the first of the rest; and
  /// whether all visible ones have.
  private static func divided(_ changes: [Change]) -> (shown: [Change], isWhole: Bool) {
    let visible = changes.filter { $0.verdict != .notVisible }
    let rest = changes.filter { $0.verdict == .notVisible }
    let shown = visible.prefix(mostRows) + rest.prefix(max(usualRows - visible.count, 0))
    return (Array(shown), visible.count <= mostRows)
  }

  private func row(
    _ change: Change, into page: inout Picture, _ columns: [Double], _ y: Double, _ report: Report
  ) {
    let middle = y + 6.5
    page.stroke(
      .line(
        from: Point(x: columns[0], y: y - 2),
        to: Point(x: page.size.width - design.margins.right, y: y - 2)), with: .border,
      Stroke(width: design.lineWidth))
    page.fill(
      .circle(center: Point(x: columns[0] + 4, y: middle), radius: 4),
      with: ink(of: change.name, in: report))
    page.group(as: .header) { page in
      let name = change.name.cut(to: columns[1] - columns[0] - 20, cell, measure)
      page.write(
        Lettering(name, at: Point(x: columns[0] + 14, y: middle), style: cell, .left, .middle))
    }
    for (x, share) in zip(columns.dropFirst(), [change.before, change.now]) {
      let percents = percents(share)
      page.group(as: .cell) { page in
        page.write(
          Lettering(
            percents.value, at: Point(x: x + 32, y: middle),
            style: cell.weight(design.headingWeight),
            .right, .middle))
        page.write(
          Lettering(
            percents.interval,
            at: Point(x: x + 40, y: middle), style: note, ink: .secondary, .left, .middle))
      }
    }
    let isVisible = change.verdict != .notVisible
    let style = isVisible ? cell.weight(design.headingWeight) : cell
    let verdict = text(of: change.verdict)
    page.group(as: .cell) { page in
      page.write(
        Lettering(
          verdict, at: Point(x: columns[3], y: middle), style: style,
          ink: isVisible ? .primary : .secondary, .left, .middle))
      page.write(
        Lettering(
          range(of: change.difference),
          at: Point(x: columns[3] + measure(verdict, style).width + 8, y: middle), style: note,
          ink: .secondary, .left, .middle))
    }
  }

  /// Returns the ends of the interval of a difference of shares, with their signs.
  private func range(of difference: Estimate) -> String {
    let (low, high) = (difference.low * 100, difference.high * 100)
    let decimals = IntervalRounding.decimals(from: low, to: high)
    func end(_ value: Double) -> String {
      let text = words.percentage(words.grouped(value.magnitude, decimals))
      return (value < 0 ? "−" : "+") + text
    }
    return texts[.changeRange, end(low), end(high)]
  }

  private func text(of verdict: Change.Verdict) -> String {
    switch verdict {
    case .less: report.less
    case .notVisible: report.mayBeChance
    case .more: report.more
    }
  }
}
