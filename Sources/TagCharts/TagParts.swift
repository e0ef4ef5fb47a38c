public import Catalogue
public import Charts
public import Drawing
private import Sampling
private import TextBytes
public import Tracking

/// The parts of a `TagTree` as the nodes of a chart, with their names and colours.
///
/// The page, the report and pictures make their charts of tags within tags from it, so that a part has the
/// same name and colour in each.
public struct TagParts: Sendable {
  /// The parts as nodes: the whole first, then each part in its order; amounts are shares, 0 to 1, of the
  /// asked time.
  public let tree: AmountTree
  private let texts: Texts
  /// The colour of each node.
  private let colors: [TagColor?]

  /// Makes the nodes.
  ///
  /// - Parameters:
  ///   - tags: the parts.
  ///   - texts: the language of their names.
  ///   - colors: the colours that replace those of the parts, because they were read later; for tags without
  ///     an entry, the colours of the parts stay.
  /// - Complexity: O(n · m) in the parts and `colors`.
  public init(_ tags: TagTree, texts: Texts, colors: [(name: String, color: TagColor)] = []) {
    self.texts = texts
    self.colors =
      [nil]
      + tags.parts.map { part in
        guard part.color != nil else { return nil }
        return colors.first { $0.name.isSame(as: part.name) }?.color ?? part.color
      }
    var tree = AmountTree(whole: 1)
    for part in tags.parts {
      // The node of a part is one further than the part, because of the whole.
      tree.add(
        part.name, part.share.value, to: part.parent.map { $0 + 1 } ?? 0, isRest: part.isRest)
    }
    self.tree = tree
  }

  /// Returns the share of some nodes together, 0 to 1.
  public func share(of nodes: [Int]) -> Double {
    // A sum of shares may exceed one by its rounding.
    min(nodes.reduce(0) { $0 + tree.nodes[$1].amount }, 1)
  }

  /// Returns the name of a node, or of several that are drawn as one.
  public func name(of nodes: [Int]) -> String {
    guard nodes.count == 1 else {
      return texts.charts[.otherTags, count: nodes.count, as: "\(nodes.count)"]
    }
    let node = tree.nodes[nodes[0]]
    if case nil = node.parent { return texts.charts[.allAnswers] }
    guard node.isRest else { return node.name }
    return node.name.utf8.isEmpty ? texts.charts[.noTag] : texts.charts[.restOf, node.name]
  }

  /// Returns the ink of a node; nil for the whole, answers without a tag, and several nodes, which
  /// have no colour of their own.
  public func ink(of nodes: [Int]) -> Ink? {
    guard nodes.count == 1, let color = colors[nodes[0]] else { return nil }
    return .palette(color.number)
  }
}
