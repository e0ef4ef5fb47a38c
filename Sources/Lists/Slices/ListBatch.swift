/// Several edits of a list that are made in one step.
///
/// Removed elements are identified by their index before the step; inserted and updated ones by
/// their index after it. So the order in which the edits are added does not matter.
public struct ListBatch<Element> {
  var removals: [Int] = []
  var moves: [ListChanges.Move] = []
  var insertions: [(place: Int, element: Element)] = []
  var updates: [(place: Int, element: Element)] = []

  /// Creates a step without edits.
  public init() {}

  /// Removes the element at an index before the step.
  public mutating func remove(at index: Int) { removals.append(index) }

  /// Removes the elements at indexes before the step.
  public mutating func remove(_ range: Range<Int>) { removals += range }

  /// Inserts an element at an index after the step.
  public mutating func insert(_ element: Element, at index: Int) {
    insertions.append((index, element))
  }

  /// Inserts elements, the first of them at an index after the step.
  public mutating func insert(_ elements: [Element], at index: Int) {
    for offset in elements.indices { insert(elements[offset], at: index + offset) }
  }

  /// Moves an element from an index before the step to an index after it.
  public mutating func move(from source: Int, to target: Int) {
    moves.append(ListChanges.Move(from: source, to: target))
  }

  /// Replaces the element at an index after the step.
  public mutating func update(_ element: Element, at index: Int) {
    updates.append((index, element))
  }
}

extension ListBatch {
  /// Returns the edits with all indexes offset by `start`, or nil if one is out of range for
  /// `count` elements or used twice.
  func changes(of count: Int, from start: Int) -> ListChanges? {
    let left = (removals + moves.map { $0.source }).sorted()
    let come = (insertions.map { $0.place } + moves.map { $0.target }).sorted()
    let after = count - left.count + come.count
    let new = updates.map { $0.place }.sorted()
    guard left.arePlaces(of: count), come.arePlaces(of: after), new.arePlaces(of: after) else {
      return nil
    }
    return ListChanges(
      removals: removals.sorted().ranges(from: start),
      insertions: insertions.map { $0.place }.sorted().ranges(from: start),
      moves: moves.sorted { $0.target < $1.target }.map {
        ListChanges.Move(from: $0.source + start, to: $0.target + start)
      },
      updates: new.map { $0 + start })
  }
}

extension [Int] {
  /// Whether these ascending indexes are distinct and valid for a list of `count` elements.
  fileprivate func arePlaces(of count: Int) -> Bool {
    guard let first, let last else { return true }
    guard first >= 0, last < count else { return false }
    for index in indices.dropFirst() where self[index] == self[index - 1] { return false }
    return true
  }

  /// These ascending indexes, offset by `start`, in as few ranges as possible.
  fileprivate func ranges(from start: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for place in self {
      let place = place + start
      if let last = ranges.last, last.upperBound == place {
        ranges[ranges.count - 1] = last.lowerBound..<(place + 1)
      } else {
        ranges.append(place..<(place + 1))
      }
    }
    return ranges
  }
}
