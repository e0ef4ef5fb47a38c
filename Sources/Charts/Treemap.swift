public import Geometry

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
  var arrangements: [Squarified?]

  /// Lays out a tree.
  ///
  /// - Parameters:
  ///   - tree: the amounts.
  ///   - frame: the frame of the whole map.
  ///   - leastSide: the smallest cells are combined into one, which can be opened, until each has sides of
  ///     this length when its parent fills the map; 0 combines none.
  ///   - previous: a map of other amounts of the same items, such as last week's, whose arrangement is kept
  ///     as far as possible.
  /// - Complexity: O(n log n), and O(n) more for each cell that is too narrow.
  public init(
    _ tree: AmountTree, in frame: Rect, leastSide: Double = 0, keeping previous: Treemap? = nil
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
        divide(next, leastSide: leastSide, keeping: previous, at: former[next], into: &former)
      }
      next += 1
    }
  }

  /// Lays out the children of a cell, and appends their indices in the previous map.
  private mutating func divide(
    _ parent: Int, leastSide: Double, keeping previous: Treemap?, at former: Int?,
    into formers: inout [Int?]
  ) {
    let cell = cells[parent]
    guard cell.amount > 0 else { return }
    var division = squarest(
      cell.isGathered ? cell.nodes : tree.nodes[cell.group.first].children, in: cell,
      leastSide: leastSide)
    if let previous, let former {
      let order = previous.order(of: division.groups, by: tree, in: former)
      let kept = moved(division, to: order, in: cell.frame, of: previous, at: former)
      let least = leastSides(leastSide, in: cell)
      if kept.narrowCount(least) <= division.narrowCount(least) {
        division = kept
        formers += order.map { $0.former }
      } else {
        // A child too narrow to read is in no place worth keeping.
        var places = [Int?](repeating: nil, count: order.count)
        for entry in order { places[entry.group] = entry.former }
        formers += places
      }
    } else {
      formers += repeatElement(nil, count: division.groups.count)
    }
    arrangements[parent] = division.arrangement
    cells[parent].children = cells.count..<cells.count + division.groups.count
    for (place, group) in division.groups.enumerated() {
      cells.append(
        Cell(
          group: group, amount: division.amounts[place], frame: division.frames[place],
          parent: parent, depth: cell.depth + 1))
      arrangements.append(nil)
    }
  }
}
