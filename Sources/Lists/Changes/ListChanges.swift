/// What happened to a list in one step.
///
/// Places of what has gone are places before the step, all other places are places after it. So
/// whoever shows the list takes out first, from the end, and then puts in, from the beginning; and
/// no place depends on how far that has come. An item that moves goes at its source and comes at
/// its target.
public struct ListChanges: Equatable, Sendable {
  /// An item that was at one place before and is at another after.
  public struct Move: Equatable, Sendable {
    /// The place before.
    public var source: Int
    /// The place after.
    public var target: Int

    /// Creates a move.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// Where items were that are gone: places before, ascending and apart from one another.
  public var removals: [Range<Int>]
  /// Where items are that are new: places after, ascending and apart from one another.
  public var insertions: [Range<Int>]
  /// The items that have changed places with others, by ascending target.
  public var moves: [Move]
  /// Where items are that were there and show something else: places after, ascending.
  public var updates: [Int]

  /// Creates a step.
  public init(
    removals: [Range<Int>] = [], insertions: [Range<Int>] = [], moves: [Move] = [],
    updates: [Int] = []
  ) {
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// Whether nothing happened.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Where the item is after the step that was at a place before it; nil where it is gone.
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

  /// All places before the step that something leaves, for good or for another place; ascending,
  /// neighbours together.
  public var vacated: [Range<Int>] {
    (removals + moves.map { $0.source..<($0.source + 1) }).united
  }

  /// All places after the step where something has come, new or from another place; ascending,
  /// neighbours together.
  public var filled: [Range<Int>] {
    (insertions + moves.map { $0.target..<($0.target + 1) }).united
  }
}

extension [Range<Int>] {
  /// The same places in order, in as few ranges as can be.
  fileprivate var united: [Range<Int>] {
    var united: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = united.last, last.upperBound >= range.lowerBound {
        united[united.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    return united
  }
}
