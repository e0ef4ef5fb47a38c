import Catalogue
import ChartViews
import Charts
import Drawing
import Interface
import Sampling
import TextBytes
import Tracking

/// Tags within tags as charts.
struct TagParts {
  /// The colour of what is gathered.
  private static let gathered = Ink.secondary

  private let tags: TagTree
  private let colors: Statistics
  private let tree: AmountTree
  private let wording: Wording

  /// Makes the parts.
  ///
  /// - Parameters:
  ///   - tags: the parts.
  ///   - colors: the figures of the same period, which tell the colours that tags have now.
  init(_ tags: TagTree, colors: Statistics, _ wording: Wording) {
    self.tags = tags
    self.colors = colors
    self.wording = wording
    var tree = AmountTree(whole: 1)
    // The whole stands before the parts.
    for part in tags.parts {
      tree.add(
        part.name, part.share.value, to: part.parent.map { $0 + 1 } ?? 0, isRest: part.isRest)
    }
    self.tree = tree
  }

  /// All tags, within each other.
  ///
  /// - Parameter previous: the figure before, near whose places cells stay.
  func map(keeping previous: TreemapFigure?) -> TreemapFigure {
    let largest = tree.nodes[0].children.max { tree.nodes[$0].amount < tree.nodes[$1].amount }
    return TreemapFigure(
      tree, keeping: previous, summary: largest.map { summary(text([$0])) } ?? "",
      colors: { map, cell in color(map.cells[cell].nodes) },
      texts: { map, cell in text(map.cells[cell].nodes) })
  }

  // MARK: Words and colours

  private func summary(_ text: PartText) -> String {
    wording.texts[.largestShare, text.name, text.figure, text.detail]
  }

  /// What is said of some nodes together.
  private func text(_ nodes: [Int]) -> PartText {
    let share = nodes.reduce(0) { $0 + tree.nodes[$1].amount }
    return text(
      name(of: nodes), .share(min(share, 1), effectiveCount: tags.effectiveCount))
  }

  private func text(_ name: String, _ share: Estimate) -> PartText {
    PartText(name, wording.percent(share.value), wording.interval(share.low, share.high))
  }

  private func name(of nodes: [Int]) -> String {
    guard nodes.count == 1 else {
      return wording.texts[.otherTags, count: nodes.count, as: "\(nodes.count)"]
    }
    let node = tree.nodes[nodes[0]]
    if case nil = node.parent { return wording.texts[.allAnswers] }
    guard node.isRest else { return node.name }
    return node.name.utf8.isEmpty ? wording.texts[.noTag] : wording.texts[.restOf, node.name]
  }

  private func color(_ nodes: [Int]) -> Ink {
    // The whole has no part.
    guard nodes.count == 1, nodes[0] > 0 else { return Self.gathered }
    let name = tags.parts[nodes[0] - 1].name
    return color(colors.tags.first { $0.name.isSame(as: name) }?.color)
  }

  private func color(_ color: TagColor?) -> Ink {
    color.map { .palette($0.number) } ?? Self.gathered
  }
}
