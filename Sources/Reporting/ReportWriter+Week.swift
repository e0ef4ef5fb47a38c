internal import Catalogue
internal import Charts
internal import CivilTime
internal import Drawing
internal import Geometry
private import Interface
private import Sampling
internal import Tracking

// The map of a week.

extension ReportWriter {
  /// Explains how to read the map of a week, and how many answers it rests on.
  func reading(of week: Report.Week) -> String {
    let counts = week.map.answered.counts
    let count = counts.reduce(0, +)
    return report.weekNote(
      count, as: words.grouped(count), words.grouped(counts.min() ?? 0),
      words.grouped(counts.max() ?? 0))
  }

  func week(_ report: Report, into picture: inout Picture, in frame: Rect) {
    guard let week = report.week else { return }
    let contents = HeatMap.week(
      week.map.shares.map { $0.value }, of: week.map.answered.counts, weekStart: report.weekStart)
    let days = Weekday.week(from: report.weekStart).map { calendar.shortName(of: $0) }
    let style = TextStyle(size: 10)
    let left = days.reduce(0) { max($0, measure($1, style).width) } + 10
    // The steps and the colours are those of the page.
    let levels = ShareLevel.allCases.map { (end: $0.end, strength: $0.strength) }
    let ink = ink(of: week.map.name, in: report)
    let light = ColorScale.strengths(of: ink, levels, isDark: false)
    let dark = ColorScale.strengths(of: ink, levels, isDark: true)
    let legend = HeatMap.Legend(
      zero: words.percentage("0"), steps: light.steps.map { text(of: $0) },
      unknown: self.report.unknown, scale: light, width: frame.width - left, style: style,
      measure: measure)
    // The hours below the cells take a line.
    let hours = 24.0
    let room = Rect(
      left: frame.minX + left, top: frame.minY, right: frame.maxX,
      bottom: max(frame.maxY - hours - legend.height, frame.minY))
    // Limits the aspect ratio of the cells.
    let height = min(room.height, room.width / 24 * 7 * 1.4)
    let map = HeatMap(
      in: Rect(x: room.minX, y: room.minY, width: room.width, height: height), gap: 2)
    map.draw(into: &picture, contents, light: light, dark: dark)
    map.write(
      rows: days,
      columns: stride(from: 0, to: 24, by: 3).map { ($0, formatting.name(ofHour: $0)) },
      into: &picture)
    legend.draw(
      into: &picture, at: Point(x: room.minX, y: map.frame.maxY + hours), light: light, dark: dark)
  }

  /// Returns the label of a colour; that of the palest covers every value above zero up to its end.
  private func text(of step: ColorScale.Step) -> String {
    let high = words.decimal(step.high * 100, 0)
    guard step.low > 0 else { return "< \(words.percentage(high))" }
    return words.percentage(report.interval(words.decimal(step.low * 100, 0), high))
  }
}
