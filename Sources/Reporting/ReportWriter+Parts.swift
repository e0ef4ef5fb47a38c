internal import Catalogue
internal import Charts
internal import Drawing
internal import Geometry
private import Reviews
internal import Sampling
internal import TagCharts
internal import Tracking

// The tags within tags.

extension ReportWriter {
  func donut(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let parts = TagParts(report.tree, texts: texts)
    let nodes = parts.tree.nodes[0].children.sorted {
      parts.tree.nodes[$0].amount > parts.tree.nodes[$1].amount
    }
    var style = Donut.Style()
    style.hole = design.ringHole
    style.padding = design.ringGap
    style.leastShare = 0.035
    // Leaves space above and below for the names of small slices.
    let ring = Rect(
      x: frame.minX, y: frame.minY + 14, width: frame.width, height: frame.height - 28)
    let donut = Donut(nodes.map { parts.tree.nodes[$0].amount }, in: ring, style: style)
    let members = donut.slices.map { slice in slice.members.map { nodes[$0] } }
    donut.draw(
      into: &picture, colors: members.map { parts.ink(of: $0) ?? .others },
      isPatterned: design.isRingPatterned)
    donut.write(
      members.map { nodes in
        let (hours, share) = figures(of: nodes, in: parts, of: report)
        return .init(
          name: parts.name(of: nodes), figure: share.map { "\(hours) · \($0)" } ?? hours)
      }, into: &picture, in: frame, style: TextStyle(size: design.letters.text),
      measure: measure)
    donut.writeTotal(
      figure(ofHours: report.statistics.askedHours), self.report.answeredHours, into: &picture)
  }

  func treemap(_ report: Report, into picture: inout Picture, in frame: Rect) {
    let parts = TagParts(report.tree, texts: texts)
    let map = Treemap(parts.tree, in: frame, leastSide: 24)
    func words(_ nodes: [Int]) -> (name: String, figure: String) {
      (parts.name(of: nodes), figures(of: nodes, in: parts, of: report).hours)
    }
    map.draw(
      into: &picture, depth: 3,
      color: { cell in parts.ink(of: map.cells[cell].nodes) ?? .others },
      words: { words(map.cells[$0].nodes) },
      others: { cells in words(cells.flatMap { map.cells[$0].nodes }) }, measure: measure)
  }

  // MARK: Figures

  /// Returns the hours of some nodes and their share of the time.
  ///
  /// Beside the name of a tag are its hours and its share as the statistics have them. A part
  /// counts each answer once and may have fewer: then the text gives its hours out of the tag's,
  /// and no share, since the tag's differs.
  private func figures(
    of nodes: [Int], in parts: TagParts, of report: Report
  ) -> (hours: String, share: String?) {
    let decimals = Self.decimals(in: report)
    let share = parts.share(of: nodes)
    let counted = share * report.statistics.askedHours
    let node = parts.tree.nodes[nodes[0]]
    guard nodes.count == 1, !node.isRest, let tag = report.statistics.figure(of: node.name) else {
      return (self.report.hours(figure(ofHours: counted, decimals: decimals)), percent(share))
    }
    let (part, all) = (
      figure(ofHours: counted, decimals: decimals),
      figure(ofHours: tag.hours.value, decimals: decimals)
    )
    guard Self.isPart(counted, of: tag), part != all else {
      return (self.report.hours(all), percents(tag.share).value)
    }
    return (self.report.partOfHours(part, all), nil)
  }

  /// Returns the decimals of all hours in a picture of parts: those of the most hours of a tag.
  private static func decimals(in report: Report) -> Int {
    IntervalRounding.decimals(ofHours: report.statistics.tags.reduce(0) { max($0, $1.hours.value) })
  }

  /// Whether some of a tag's hours are counted elsewhere, as in the review of a week.
  private static func isPart(_ hours: Double, of tag: Statistics.Figure) -> Bool {
    let tag = ReviewedTag(name: tag.name, color: tag.color, hours: tag.hours)
    return WeekSummary.Part(tag: tag, countedHours: hours).hoursElsewhere > 0
  }

  /// Explains the hours of parts that are not all of their tag, after a space; empty if all are.
  func note(onPartsOf report: Report, outermostOnly: Bool) -> String {
    let hasPart = report.tree.parts.contains { part in
      guard !part.isRest, part.parent == nil || !outermostOnly,
        let tag = report.statistics.figure(of: part.name)
      else { return false }
      return Self.isPart(part.share.value * report.statistics.askedHours, of: tag)
    }
    return hasPart ? " " + self.report.partOfHoursNote : ""
  }
}
