internal import Catalogue
internal import Charts
internal import Drawing
internal import Geometry
internal import Sampling
internal import Tracking

// The hours of tags, each as a dot on its interval.
//
// A dot rather than a bar, as in the table of the page: a bar looks certain up to its end.

extension ReportWriter {
  func bars(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let style = TextStyle(size: design.letters.text)
    let all = report.statistics.tags
    // The axis below takes a line, and so does the note on the tags that do not fit.
    let (axis, line, leastHeight) = (20.0, 15.0, 19.0)
    let areAll = Double(all.count) * leastHeight <= frame.height - axis
    let room = Rect(
      left: frame.minX, top: frame.minY, right: frame.maxX,
      bottom: frame.maxY - axis - (areAll ? 0 : line))
    let tags = all.prefix(max(Int(room.height / leastHeight), 0))
    // The height of a row is limited, so that few bars do not become thick.
    let rowHeight = min(room.height / Double(max(tags.count, 1)), 24)
    let known = tags.map { report.statistics.knownHours(of: $0) }
    let words = zip(tags, known).map { tag, hours in
      RankedBars.Words(
        name: tag.name, figure: self.hours(hours.value), interval: interval(ofHours: hours))
    }
    let beside = RankedBars.room(for: words, in: frame.width, style: style, measure: measure)
    let bars = RankedBars(
      known.map { .init($0.value, interval: Extremes(low: $0.low, high: $0.high)) }, in: room,
      nameWidth: beside.names, figureWidth: beside.figures, rowHeight: rowHeight)
    bars.draw(
      into: &picture, colors: tags.map { .palette($0.color.number) }, words: words, as: .dot,
      style: style, intervalWidth: design.intervalWidth, measure: measure
    ) { self.report.hours(self.words.grouped($0, bars.ticks.decimals)) }
    guard !areAll else { return }
    picture.write(
      Lettering(
        more(all.count - tags.count),
        at: Point(x: bars.plot.minX, y: bars.plot.maxY + axis + 3), style: note,
        ink: .secondary, .left, .top))
  }

  /// Returns the note on the number of tags that are not shown.
  func more(_ count: Int) -> String { report.moreTags(count, as: words.grouped(count)) }
}
