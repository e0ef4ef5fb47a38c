private import Numerics

/// The changes to a list in one step.
///
/// Indexes of removed items refer to the list before the step, all others to the list after it. So
/// a backend first removes items, from the end, and then inserts, from the beginning; no index
/// depends on the progress so far. An item that moves is removed at its source and inserted at its
/// target.
public struct ListChanges: Equatable, Sendable {
  /// An item whose position has changed.
  public struct Move: Equatable, Sendable {
    /// The index before the step.
    public var source: Int
    /// The index after the step.
    public var target: Int

    /// Creates a move.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// The removed items: indexes before the step, ascending and not adjacent.
  public var removals: [Range<Int>]
  /// The inserted items: indexes after the step, ascending and not adjacent.
  public var insertions: [Range<Int>]
  /// The items that were moved past others, by ascending target.
  public var moves: [Move]
  /// The existing items with new content: indexes after the step, ascending.
  public var updates: [Int]

  /// Creates changes.
  public init(
    removals: [Range<Int>] = [], insertions: [Range<Int>] = [], moves: [Move] = [],
    updates: [Int] = []
  ) {
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Returns the index after the step of the item that was at an index before it; nil if it was removed.
  public func place(of index: Int) -> Int? {
    for move in moves where move.source == index { return move.target }
    var place = index
    for range in vacated {
      if range.contains(index) { return nil }
      if range.upperBound <= index { place -= range.count }
    }
    for range in filled where range.lowerBound <= place { place += range.count }
    return place
  }

  /// All indexes before the step whose items are removed or moved away; ascending, adjacent ones
  /// merged.
  public var vacated: [Range<Int>] {
    (removals + moves.map { $0.source..<($0.source + 1) }).united
  }

  /// All indexes after the step whose items are inserted or moved there; ascending, adjacent ones
  /// merged.
  public var filled: [Range<Int>] {
    (insertions + moves.map { $0.target..<($0.target + 1) }).united
  }
}

extension [Range<Int>] {
  /// The same indexes in order, in as few ranges as possible.
  fileprivate var united: [Range<Int>] {
    var united: [Range<Int>] = []
    for range in map({ Double($0.lowerBound) }).order().map({ self[$0] }) where !range.isEmpty {
      if let last = united.last, last.upperBound >= range.lowerBound {
        united[united.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    return united
  }
}
