internal import Catalogue
internal import CivilTime
public import Drawing
internal import Geometry
internal import Reviews
internal import Sampling
internal import Tracking

// The pages of a report.

extension ReportWriter {
  /// Returns the pages of a report.
  public func pages(of report: Report, on paper: Paper) -> [Picture] {
    let pages = [first(report, paper)] + rest(report, paper)
    return pages.enumerated().map { place, page in
      var page = page
      write("\(place + 1)", of: "\(pages.count)", into: &page, report)
      return page
    }
  }

  private func frame(on paper: Paper) -> Rect {
    let margins = design.margins
    // Leaves space for the footer line.
    return Rect(
      left: margins.left, top: margins.top, right: paper.size.width - margins.right,
      bottom: paper.size.height - margins.bottom - 16)
  }

  private func write(
    _ number: String, of count: String, into page: inout Picture, _ report: Report
  ) {
    let y = page.size.height - design.margins.bottom + 4
    page.write(
      Lettering(
        "Proba · \(days(of: report))", at: Point(x: design.margins.left, y: y), style: note,
        ink: .secondary))
    page.write(
      Lettering(
        self.report.page(number, count), at: Point(x: page.size.width - design.margins.right, y: y),
        style: note, ink: .secondary, .right))
  }

  /// Returns the days of a report, with a note if they are not over.
  private func days(of report: Report) -> String {
    let days = text(of: report.days)
    return report.isRunning ? texts.tags[.soFar, days] : days
  }

  private func first(_ report: Report, _ paper: Paper) -> Picture {
    var page = Picture(size: paper.size)
    let frame = frame(on: paper)
    var y = title(report, into: &page, in: frame)
    y = section(.donut, report, into: &page, in: frame, from: y, height: 204)
    _ = section(
      .bars, report, into: &page, in: frame, from: y, height: frame.maxY - y - 70)
    return page
  }

  /// Draws the findings of the week or the comparison, the tags within tags and the map of a week:
  /// on one page, or on two if the first are long.
  private func rest(_ report: Report, _ paper: Paper) -> [Picture] {
    var page = Picture(size: paper.size)
    let frame = frame(on: paper)
    var y = frame.minY
    if let review = report.review {
      y = findings(of: review, isRunning: report.isRunning, into: &page, in: frame)
    }
    // A review compares with more weeks, and its verdicts may differ.
    if case nil = report.review?.changes {
      let below = Rect(left: frame.minX, top: y, right: frame.maxX, bottom: frame.maxY)
      y = comparison(report, into: &page, in: below)
    }
    let week = report.week == nil ? 0 : 240.0
    let isLong = frame.maxY - y - week - 60 < Self.leastMap
    let height = frame.maxY - y - (isLong ? 0 : week) - 60
    y = section(.treemap, report, into: &page, in: frame, from: y, height: height)
    guard report.week != nil else { return [page] }
    guard isLong else {
      _ = section(.week, report, into: &page, in: frame, from: y, height: frame.maxY - y - 70)
      return [page]
    }
    var last = Picture(size: paper.size)
    _ = section(.week, report, into: &last, in: frame, from: frame.minY, height: 240)
    return [page, last]
  }

  /// The minimum height at which nested tags are distinguishable.
  private static let leastMap = 100.0

  /// Draws a chart with its heading and note; returns the position at which the next section may begin.
  private func section(
    _ chart: Chart, _ report: Report, into page: inout Picture, in frame: Rect, from y: Double,
    height: Double
  ) -> Double {
    let rest = Rect(left: frame.minX, top: y, right: frame.maxX, bottom: frame.maxY)
    var reading = reading(of: chart, in: report)
    let top: Double
    if chart == .week, let week = report.week {
      // The map may cover more days than the rest.
      top = heading(heading(of: chart, in: report), text(of: week.days), into: &page, in: rest)
      reading += " " + coverage(week.statistics)
    } else {
      top = heading(heading(of: chart, in: report), into: &page, in: rest)
    }
    let room = Rect(x: frame.minX, y: top, width: frame.width, height: max(height, 0))
    draw(chart, of: report, into: &page, in: room)
    let notes = lines(of: reading, width: frame.width)
    write(notes, into: &page, at: Point(x: frame.minX, y: room.maxY + 6))
    return room.maxY + 6 + Double(notes.count) * noteHeight + 16
  }

  /// Writes the title of the report, and draws the coverage.
  private func title(_ report: Report, into page: inout Picture, in frame: Rect) -> Double {
    let style = TextStyle(size: design.letters.title, weight: design.headingWeight)
    var y = frame.minY
    page.group(as: .title) { page in
      page.write(
        Lettering(self.report.title, at: Point(x: frame.minX, y: y), style: style, .left, .top))
    }
    y += measure(self.report.title, style).height + 2
    let subtitle = TextStyle(size: design.letters.subtitle)
    page.group(as: .paragraph) { page in
      page.write(
        Lettering(
          days(of: report), at: Point(x: frame.minX, y: y), style: subtitle, ink: .secondary,
          .left, .top))
    }
    y += measure("x", subtitle).height + 14
    let bar = Rect(x: frame.minX, y: y, width: frame.width, height: design.coverageHeight)
    page.fill(
      outline(of: bar),
      with: .pattern(.marks(.rising, ink: .border, ground: .fill, period: 5, thickness: 1)))
    let answered = Rect(
      x: bar.minX, y: bar.minY, width: bar.width * report.statistics.coverage,
      height: bar.height)
    if answered.width > 0 {
      page.fill(outline(of: answered), with: .accent)
    }
    y += bar.height + 5
    let notes = lines(of: coverage(report.statistics), width: frame.width)
    write(notes, into: &page, at: Point(x: frame.minX, y: y))
    return y + Double(notes.count) * noteHeight + 18
  }
  /// Returns the outline of the bar of the coverage, or of a part of it: a capsule where its corners meet.
  private func outline(of bar: Rect) -> Path {
    design.coverageRadius * 2 >= bar.height
      ? .capsule(bar) : .rectangle(bar, radius: design.coverageRadius)
  }
}
