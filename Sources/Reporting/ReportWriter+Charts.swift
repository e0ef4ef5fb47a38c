internal import Catalogue
internal import Charts
internal import CivilTime
public import Drawing
public import Geometry
internal import Tracking

// The charts of a report, each in a frame.

extension ReportWriter {
  /// The charts of a report.
  public enum Chart: String, Sendable, Hashable, CaseIterable {
    /// The tags as bars with their intervals.
    case bars
    /// The shares of the whole as a ring.
    case donut
    /// The hours of tags within tags.
    case treemap
    /// The hours of the week in which a tag occurs.
    case week
  }

  /// The size of a standalone chart, which is that of a slide.
  public static var chartSize: Size { Size(width: 720, height: 420) }

  /// Returns a standalone chart with a background, its heading, its days and a note on how to read it.
  public func picture(of chart: Chart, in report: Report, size: Size) -> Picture {
    var picture = Picture(size: size)
    picture.fill(
      .rectangle(Rect(origin: .zero, size: size)), with: .background)
    let frame = Rect(origin: .zero, size: size).inset(by: 20)
    let top = heading(
      heading(of: chart, in: report), text(of: days(of: chart, in: report)), as: .title,
      into: &picture, in: frame)
    let notes = lines(of: note(of: chart, in: report), width: frame.width)
    let bottom = frame.maxY - Double(notes.count) * noteHeight - 10
    let rest = Rect(left: frame.minX, top: top, right: frame.maxX, bottom: bottom)
    draw(chart, of: report, into: &picture, in: rest)
    write(notes, into: &picture, at: Point(x: frame.minX, y: bottom + 10))
    return picture
  }

  /// Returns the heading of a chart.
  public func heading(of chart: Chart, in report: Report) -> String {
    switch chart {
    case .bars: self.report.bars
    case .donut: self.report.shares
    case .treemap: self.report.parts
    case .week: self.report.week(report.week?.map.name ?? "")
    }
  }

  /// Returns the days of a chart.
  private func days(of chart: Chart, in report: Report) -> Report.Days {
    chart == .week ? report.week?.days ?? report.days : report.days
  }

  /// Explains how to read a chart, and how many of the probes of its days it describes.
  private func note(of chart: Chart, in report: Report) -> String {
    "\(reading(of: chart, in: report)) \(coverage(statistics(of: chart, in: report)))"
  }

  private func statistics(of chart: Chart, in report: Report) -> Statistics {
    chart == .week ? report.week?.statistics ?? report.statistics : report.statistics
  }

  /// Explains how to read a chart.
  func reading(of chart: Chart, in report: Report) -> String {
    switch chart {
    case .bars: report.statistics.lacksAnswers ? texts[.boundsNote] : self.report.barsNote
    case .donut: self.report.sharesNote + note(onPartsOf: report, outermostOnly: true)
    case .treemap: self.report.partsNote + note(onPartsOf: report, outermostOnly: false)
    case .week: report.week.map { reading(of: $0) } ?? ""
    }
  }

  func draw(_ chart: Chart, of report: Report, into picture: inout Picture, in frame: Rect) {
    guard report.statistics.answered > 0 else {
      picture.group(as: .paragraph) { picture in
        picture.write(
          Lettering(
            self.report.noAnswers, at: frame.center, style: TextStyle(size: design.letters.days),
            ink: .secondary,
            .middle, .middle))
      }
      return
    }
    picture.group(as: .figure) { picture in
      switch chart {
      case .bars: bars(report, into: &picture, in: frame)
      case .donut: donut(report, into: &picture, in: frame)
      case .treemap: treemap(report, into: &picture, in: frame)
      case .week: week(report, into: &picture, in: frame)
      }
    }
  }
}
