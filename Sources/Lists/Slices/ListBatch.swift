/// Several edits of a list that are made in one step.
///
/// What goes is named by its place before the step; what comes, and what is shown anew, by its place
/// after it. So the edits may be written down in any order.
public struct ListBatch<Element> {
  var removals: [Int] = []
  var moves: [ListChanges.Move] = []
  var insertions: [(place: Int, element: Element)] = []
  var updates: [(place: Int, element: Element)] = []

  /// Creates a step without edits.
  public init() {}

  /// Takes out the element at a place before the step.
  public mutating func remove(at index: Int) { removals.append(index) }

  /// Takes out the elements at places before the step.
  public mutating func remove(_ range: Range<Int>) { removals += range }

  /// Puts in an element that is at the place after the step.
  public mutating func insert(_ element: Element, at index: Int) {
    insertions.append((index, element))
  }

  /// Puts in elements, the first of which is at the place after the step.
  public mutating func insert(_ elements: [Element], at index: Int) {
    for offset in elements.indices { insert(elements[offset], at: index + offset) }
  }

  /// Takes an element from a place before the step to a place after it.
  public mutating func move(from source: Int, to target: Int) {
    moves.append(ListChanges.Move(from: source, to: target))
  }

  /// Shows another element at a place after the step, in place of the one there.
  public mutating func update(_ element: Element, at index: Int) {
    updates.append((index, element))
  }
}

extension ListBatch {
  /// The same, with all places farther back, or nil where one is not in a list of so many elements
  /// or is named twice.
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
  /// Whether these ascending numbers differ and lie in a list of so many elements.
  fileprivate func arePlaces(of count: Int) -> Bool {
    guard let first, let last else { return true }
    guard first >= 0, last < count else { return false }
    for index in indices.dropFirst() where self[index] == self[index - 1] { return false }
    return true
  }

  /// These ascending numbers, farther back, as few ranges.
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
