public import Geometry
internal import TextBytes

/// A tree of amounts as nested cells, laid out once at all levels.
///
/// Zooming in does not change the layout: a ``Camera`` translates and scales it, so that the eye can follow a
/// cell until it fills the map.
public struct Treemap: Sendable, Hashable {
  /// A cell.
  public struct Cell: Sendable, Hashable {
    /// The items that it represents.
    let group: Group
    /// Its amount.
    public let amount: Double
    /// Its frame when the whole map is shown.
    public internal(set) var frame: Rect
    /// Its parent; nil for the root.
    public let parent: Int?
    /// The number of its ancestors.
    public let depth: Int
    /// Its children.
    public internal(set) var children = 0..<0

    /// The nodes of the tree that it represents; several if small ones are combined.
    public var nodes: [Int] { [group.first] + group.others }

    /// Whether it combines several small items.
    public var isGathered: Bool { !group.others.isEmpty }
  }

  /// The items of a cell: nearly always one, which needs no array.
  struct Group: Sendable, Hashable {
    let first: Int
    var others: [Int] = []
  }

  /// The tree of amounts.
  public let tree: AmountTree
  /// The frame of the whole map.
  public let frame: Rect
  /// The cells: the root first, and each before its children.
  public private(set) var cells: [Cell]
  /// The arrangement of the children of each cell.
  private var arrangements: [Squarified?]

  /// Lays out a tree.
  ///
  /// - Parameters:
  ///   - tree: the amounts.
  ///   - frame: the frame of the whole map.
  ///   - leastArea: cells that would be smaller than this when their parent fills the map are combined into
  ///     one, which can be opened; 0 combines none.
  ///   - previous: a map of other amounts of the same items, such as last week's, whose arrangement is kept
  ///     as far as possible.
  /// - Complexity: O(n log n).
  public init(
    _ tree: AmountTree, in frame: Rect, leastArea: Double = 0, keeping previous: Treemap? = nil
  ) {
    self.tree = tree
    self.frame = frame
    cells = [
      Cell(
        group: Group(first: 0), amount: tree.nodes[0].amount, frame: frame, parent: nil, depth: 0)
    ]
    arrangements = [nil]
    cells.reserveCapacity(tree.nodes.count)
    arrangements.reserveCapacity(tree.nodes.count)
    // The index of each cell in the previous map.
    var former: [Int?] = [previous == nil ? nil : 0]
    former.reserveCapacity(tree.nodes.count)
    var next = 0
    while next < cells.count {
      let group = cells[next].group
      if !group.others.isEmpty || !tree.nodes[group.first].children.isEmpty {
        divide(next, leastArea: leastArea, keeping: previous, at: former[next], into: &former)
      }
      next += 1
    }
  }

  /// Lays out the children of a cell, and appends their indices in the previous map.
  private mutating func divide(
    _ parent: Int, leastArea: Double, keeping previous: Treemap?, at former: Int?,
    into formers: inout [Int?]
  ) {
    let cell = cells[parent]
    guard cell.amount > 0 else { return }
    var groups = grouped(
      cell.isGathered ? cell.nodes : tree.nodes[cell.group.first].children, in: cell,
      leastArea: leastArea)
    var kept: Squarified?
    if let previous, let former {
      let order = previous.order(of: groups, by: tree, in: former)
      groups = order.map { groups[$0.group] }
      formers += order.map { $0.former }
      // Exactly the same items keep their arrangement, unless cells would become too elongated.
      if order.count == previous.cells[former].children.count,
        order.allSatisfy({ $0.former != nil })
      {
        kept = previous.arrangements[former]
      }
    } else {
      formers += repeatElement(nil, count: groups.count)
    }
    let amounts = groups.map { group in
      group.others.reduce(tree.nodes[group.first].amount) { $0 + tree.nodes[$1].amount }
    }
    var frames = kept?.cells(of: amounts, in: cell.frame) ?? []
    if kept == nil || frames.contains(where: { Self.isTooLong($0) }) {
      let anew = Squarified(amounts, in: cell.frame)
      kept = anew
      frames = anew.cells(of: amounts, in: cell.frame)
    }
    arrangements[parent] = kept
    cells[parent].children = cells.count..<cells.count + groups.count
    for (place, group) in groups.enumerated() {
      cells.append(
        Cell(
          group: group, amount: amounts[place], frame: frames[place], parent: parent,
          depth: cell.depth + 1))
      arrangements.append(nil)
    }
  }

  /// The areas of cells that are more than eight times as long as wide cannot be compared by eye.
  private static func isTooLong(_ frame: Rect) -> Bool {
    max(frame.width, frame.height) > 8 * min(frame.width, frame.height)
  }

  /// The items of a cell in descending order, with the small ones combined at the end.
  private func grouped(_ nodes: [Int], in cell: Cell, leastArea: Double) -> [Group] {
    var sorted = nodes
    let amounts = tree.nodes
    for place in nodes.indices.dropFirst()
    where amounts[nodes[place - 1]].amount < amounts[nodes[place]].amount {
      sorted.sort { one, other in
        let (left, right) = (amounts[one].amount, amounts[other].amount)
        return left == right ? one < other : left > right
      }
      break
    }
    guard leastArea > 0 else { return sorted.map { Group(first: $0) } }
    let zoom = camera(on: cell.frame).scale
    let area = cell.frame.size.area * zoom.x * zoom.y / cell.amount
    let large = sorted.prefix { amounts[$0].amount * area >= leastArea }.count
    // At least one item stays separate, so that opening the combined cell shows something new.
    let shown = max(large, 1)
    guard sorted.count - shown > 1 else { return sorted.map { Group(first: $0) } }
    return sorted[..<shown].map { Group(first: $0) }
      + [Group(first: sorted[shown], others: Array(sorted[(shown + 1)...]))]
  }

  /// Groups in the order of the previous cell's children, each with its previous index, and new ones at the
  /// end.
  private func order(
    of groups: [Group], by tree: AmountTree, in former: Int
  ) -> [(group: Int, former: Int?)] {
    let children = Array(cells[former].children)
    // The identity of a cell: combined cells are all the same, and a remainder differs from its parent.
    func key(_ group: Group, _ tree: AmountTree) -> (kind: Int, name: String) {
      let node = tree.nodes[group.first]
      return group.others.isEmpty ? (node.isRest ? 1 : 0, node.name) : (2, "")
    }
    func isBefore(_ one: (kind: Int, name: String), _ other: (kind: Int, name: String)) -> Bool {
      one.kind == other.kind ? precedes(one.name, other.name) : one.kind < other.kind
    }
    let old = children.map { (key(cells[$0].group, self.tree), $0) }
      .sorted { isBefore($0.0, $1.0) }
    let new = groups.indices.map { (key(groups[$0], tree), $0) }
      .sorted { isBefore($0.0, $1.0) }
    var found: [(group: Int, former: Int?)] = []
    var place = 0
    for (name, group) in new {
      while place < old.count, isBefore(old[place].0, name) { place += 1 }
      let isThere = place < old.count && !isBefore(name, old[place].0)
      found.append((group, isThere ? old[place].1 : nil))
    }
    return found.sorted { one, other in
      switch (one.former, other.former) {
      case (let left?, let right?): left < right
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): one.group < other.group
      }
    }
  }
}
