/// The position of a slice in the whole list, and the slices of that slice.
///
/// Slices of one owner are ordered by their beginnings, an empty one before one that is not, and
/// otherwise in the order of creation. That order determines which of two empty slices at one index
/// comes first.
final class ListSpan {
  private(set) var range: Range<Int>
  private(set) var children: [ListSpan] = []

  init(_ range: Range<Int>) { self.range = range }

  // MARK: Children

  /// Adds a slice of this slice.
  func adopt(_ child: ListSpan) {
    let place = children.firstIndex { other in
      other.range.lowerBound > child.range.lowerBound
        || other.range.lowerBound == child.range.lowerBound
          && child.range.isEmpty && !other.range.isEmpty
    }
    children.insert(child, at: place ?? children.endIndex)
  }

  /// Removes a slice that is no longer referenced.
  func forget(_ child: ListSpan) { children.removeAll { $0 === child } }

  // MARK: Edits

  /// Updates the range after elements were removed anywhere.
  func cut(_ removed: Range<Int>) {
    let lower = range.lowerBound.afterRemoving(removed)
    range = lower..<range.upperBound.afterRemoving(removed)
    for child in children { child.cut(removed) }
  }

  /// Grows the range because elements were inserted by this slice or by one in it.
  ///
  /// - Parameter path: the slices from this one to the one that inserts them.
  func grow(by count: Int, at place: Int, through path: ArraySlice<ListSpan>) {
    range = range.lowerBound..<(range.upperBound + count)
    // Elements that this slice itself inserts between two of its slices belong to neither: they
    // come before the second, and before those that are empty there.
    var isPast = path.isEmpty
    for child in children {
      if let next = path.first, next === child {
        child.grow(by: count, at: place, through: path.dropFirst())
        isPast = true
      } else {
        child.makeWay(for: count, at: place, isAfter: isPast)
      }
    }
  }

  /// Updates the range after elements were inserted by a slice beside this one, or around it.
  private func makeWay(for count: Int, at place: Int, isAfter: Bool) {
    if place > range.lowerBound, place < range.upperBound {
      range = range.lowerBound..<(range.upperBound + count)
      for child in children { child.makeWay(for: count, at: place, isAfter: true) }
    } else if place < range.lowerBound
      || place == range.lowerBound && (isAfter || !range.isEmpty)
    {
      shift(by: count)
    }
  }

  private func shift(by count: Int) {
    range = (range.lowerBound + count)..<(range.upperBound + count)
    for child in children { child.shift(by: count) }
  }
}

extension Int {
  /// Returns the new value of a bound after elements were removed.
  fileprivate func afterRemoving(_ range: Range<Int>) -> Int {
    self <= range.lowerBound ? self : Swift.max(range.lowerBound, self - range.count)
  }
}
