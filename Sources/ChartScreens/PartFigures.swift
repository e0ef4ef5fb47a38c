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
  /// The shares of the nodes, without that of the whole.
  private let shares: [Estimate]
  private let effectiveCount: Double
  private let wording: ChartWording

  /// Makes the charts.
  ///
  /// - Parameters:
  ///   - tags: the parts.
  ///   - statistics: the figures of the same period, with the current colours of tags.
  init(_ tags: TagTree, colors statistics: Statistics, _ wording: ChartWording) {
    parts = TagParts(
      tags, texts: wording.texts, colors: statistics.tags.map { ($0.name, $0.color) })
    shares = tags.parts.map { $0.share }
    effectiveCount = tags.effectiveCount
    self.wording = wording
  }

  /// Returns all tags, within each other.
  ///
  /// Shares are those of the entered part, so they add up to the whole shown.
  ///
  /// - Parameter previous: the previous figure, whose layout the new one preserves as far as possible.
  func map(keeping previous: TreemapFigure?) -> TreemapFigure {
    let nodes = parts.tree.nodes
    let largest = nodes[0].children.max { nodes[$0].amount < nodes[$1].amount }
    return TreemapFigure(
      parts.tree, keeping: previous, summary: largest.map { summary(text([$0], of: [0])) } ?? "",
      colors: { map, cell in parts.ink(of: map.cells[cell].nodes) ?? .secondary },
      others: { map, cells, root in
        text(cells.flatMap { map.cells[$0].nodes }, of: map.cells[root].nodes)
      },
      texts: { map, cell, root in text(map.cells[cell].nodes, of: map.cells[root].nodes) })
  }

  private func summary(_ text: PartText) -> String {
    wording.texts.charts[.largestShare, text.name, text.figure, text.detail]
  }

  /// Returns the name of some nodes, and the share of the asked time that they cover.
  func entered(_ nodes: [Int]) -> (name: String, share: Double) {
    (parts.name(of: nodes), parts.share(of: nodes))
  }

  /// Returns the text of nodes drawn as one, as a part of others.
  private func text(_ nodes: [Int], of whole: [Int]) -> PartText {
    let share = share(of: nodes, in: whole)
    return PartText(
      parts.name(of: nodes), wording.percent(share), wording.interval(share.low, share.high),
      drawn: wording.wholePercent(share.value))
  }

  /// Returns the share of nodes drawn as one within others.
  private func share(of nodes: [Int], in whole: [Int]) -> Estimate {
    if nodes.count == 1, whole.count == 1, nodes[0] > 0, whole[0] == 0 {
      return shares[nodes[0] - 1]
    }
    let all = parts.share(of: whole)
    // Only answers within the whole are evidence for a share of it.
    return .share(
      all > 0 ? min(parts.share(of: nodes) / all, 1) : 0, effectiveCount: effectiveCount * all)
  }
}
