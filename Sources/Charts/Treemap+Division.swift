internal import Geometry
private import Numerics
private import TextBytes

// The division of a cell among its children.

extension Treemap {
  /// The children of a cell with their places.
  struct Division {
    /// The items of each.
    let groups: [Group]
    /// The amount of each.
    let amounts: [Double]
    /// Their arrangement.
    let arrangement: Squarified
    /// The frame of each.
    let frames: [Rect]

    /// Lays out groups of a tree's items in a frame, in an existing arrangement if there is one.
    init(
      _ groups: [Group], of tree: AmountTree, in frame: Rect, by arrangement: Squarified? = nil
    ) {
      let amounts = groups.map { group in
        let first = tree.nodes[group.first].amount
        return group.others.isEmpty
          ? first : group.others.reduce(first) { $0 + tree.nodes[$1].amount }
      }
      self.groups = groups
      self.amounts = amounts
      self.arrangement = arrangement ?? Squarified(amounts, in: frame)
      frames = self.arrangement.cells(of: amounts, in: frame)
    }

    /// Returns the first child with a side below the least ones.
    func firstNarrow(_ least: Size) -> Int? { frames.firstIndex { $0.isNarrower(than: least) } }

    /// Returns the number of children with a side below the least ones.
    func narrowCount(_ least: Size) -> Int { frames.count { $0.isNarrower(than: least) } }

    /// Whether some cells are more than eight times as long as wide, so that their areas cannot be compared
    /// by eye.
    var hasTooLong: Bool {
      frames.contains { max($0.width, $0.height) > 8 * min($0.width, $0.height) }
    }
  }

  /// Returns the sides in the whole map of a cell whose sides have a length once its parent fills the map.
  func leastSides(_ leastSide: Double, in parent: Cell) -> Size {
    let zoom = camera(on: parent.frame).scale
    return Size(width: leastSide / zoom.x, height: leastSide / zoom.y)
  }

  /// Returns the squarest division of a cell, with the smallest items combined at the end as far as
  /// needed for each child to have sides of a length.
  func squarest(_ nodes: [Int], in cell: Cell, leastSide: Double) -> Division {
    let sorted = descending(nodes)
    var groups = sorted.map { Group(first: $0) }
    guard leastSide > 0 else { return Division(groups, of: tree, in: cell.frame) }
    let least = leastSides(leastSide, in: cell)
    let leastAmount = least.area * cell.amount / cell.frame.size.area
    // At least one item stays separate, so that opening the combined cell shows something new.
    var shown = max(sorted.firstIndex { tree.nodes[$0].amount < leastAmount } ?? sorted.count, 1)
    while true {
      // Of a single item left there is nothing to combine.
      if sorted.count - shown > 1 {
        groups.removeSubrange(shown...)
        groups.append(Group(first: sorted[shown], others: Array(sorted[(shown + 1)...])))
      }
      let division = Division(groups, of: tree, in: cell.frame)
      guard shown > 1, let narrow = division.firstNarrow(least) else { return division }
      // Items that matter to the whole stay visible, however narrow the rest beside them is.
      let large = sorted.prefix {
        tree.nodes[$0].amount >= cell.amount * Self.leastSeparateShare
      }.count
      guard shown > large else { return division }
      shown = max(min(narrow, shown - 1), large, 1)
    }
  }

  /// The share of its parent from which on an item is combined with others only if its area alone is too
  /// small.
  private static let leastSeparateShare = 0.05

  /// Some items in descending order of their amounts.
  private func descending(_ nodes: [Int]) -> [Int] {
    nodes.map { -tree.nodes[$0].amount }.order().map { nodes[$0] }
  }

  /// Returns a division whose children have the places of a previous map as far as possible.
  ///
  /// - Parameters:
  ///   - division: the children.
  ///   - order: their order in the previous map, each with its index there.
  ///   - frame: the frame of their parent.
  ///   - previous: the previous map.
  ///   - former: the index of their parent in it.
  func moved(
    _ division: Division, to order: [(group: Int, former: Int?)], in frame: Rect,
    of previous: Treemap, at former: Int
  ) -> Division {
    let groups = order.map { division.groups[$0.group] }
    // Exactly the same items keep their arrangement, unless cells would become too elongated.
    let isSame =
      order.count == previous.cells[former].children.count
      && order.allSatisfy { $0.former != nil }
    if isSame {
      let kept = Division(groups, of: tree, in: frame, by: previous.arrangements[former])
      if !kept.hasTooLong { return kept }
    }
    return Division(groups, of: tree, in: frame)
  }

  /// Groups in the order of the previous cell's children, each with its previous index, and new ones at the
  /// end.
  func order(
    of groups: [Group], by tree: AmountTree, in former: Int
  ) -> [(group: Int, former: Int?)] {
    let children = Array(cells[former].children)
    // The identity of a cell: combined cells are all the same, and a remainder differs from its parent.
    func key(_ group: Group, _ tree: AmountTree) -> [UInt8] {
      let node = tree.nodes[group.first]
      return group.others.isEmpty ? [node.isRest ? 1 : 0] + node.name.bytes : [2]
    }
    let oldKeys = children.map { key(cells[$0].group, self.tree) }
    let newKeys = groups.map { key($0, tree) }
    let old = oldKeys.order()
    var formers: [Int?] = Array(repeating: nil, count: groups.count)
    var place = 0
    for group in newKeys.order() {
      let name = newKeys[group]
      while place < old.count, oldKeys[old[place]].lexicographicallyPrecedes(name) { place += 1 }
      if place < old.count, oldKeys[old[place]] == name { formers[group] = children[old[place]] }
    }
    return formers.map { $0.map { Double($0) } ?? .infinity }.order()
      .map { (group: $0, former: formers[$0]) }
  }
}
