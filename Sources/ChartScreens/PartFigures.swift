import Catalogue
import ChartViews
import Charts
import Drawing
import Interface
import Sampling
import TagCharts
import Tracking

/// Tags within tags as charts of the page.
struct PartFigures {
  private let parts: TagParts
  private let effectiveCount: Double
  private let wording: Wording

  /// Makes the charts.
  ///
  /// - Parameters:
  ///   - tags: the parts.
  ///   - statistics: the figures of the same period, with the colours that tags have now.
  init(_ tags: TagTree, colors statistics: Statistics, _ wording: Wording) {
    parts = TagParts(
      tags, texts: wording.texts, colors: statistics.tags.map { ($0.name, $0.color) })
    effectiveCount = tags.effectiveCount
    self.wording = wording
  }

  /// All tags, within each other.
  ///
  /// - Parameter previous: the figure before, near whose places cells stay.
  func map(keeping previous: TreemapFigure?) -> TreemapFigure {
    let nodes = parts.tree.nodes
    let largest = nodes[0].children.max { nodes[$0].amount < nodes[$1].amount }
    return TreemapFigure(
      parts.tree, keeping: previous, summary: largest.map { summary(text([$0])) } ?? "",
      colors: { map, cell in parts.ink(of: map.cells[cell].nodes) ?? .secondary },
      others: { map, cells in text(cells.flatMap { map.cells[$0].nodes }) },
      texts: { map, cell in text(map.cells[cell].nodes) })
  }

  private func summary(_ text: PartText) -> String {
    wording.texts[.largestShare, text.name, text.figure, text.detail]
  }

  /// The text of some nodes that are drawn as one.
  private func text(_ nodes: [Int]) -> PartText {
    let share = Estimate.share(parts.share(of: nodes), effectiveCount: effectiveCount)
    return PartText(
      parts.name(of: nodes), wording.percent(share), wording.interval(share.low, share.high))
  }
}
