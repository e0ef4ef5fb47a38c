internal import CivilTime

/// The time during which rules kept the person from being asked.
struct QuietTime {
  /// The stretches in order, without overlap.
  private let stretches: [Range<Moment>]

  /// - Parameter stretches: the stretches in order, without overlap.
  init(_ stretches: [Range<Moment>]) { self.stretches = stretches }

  /// Returns the quiet stretches between two moments, cut at these.
  ///
  /// - Complexity: O(log n + k) in all stretches and in those between.
  func stretches(in range: Range<Moment>) -> [Range<Moment>] {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = stretches[middle].upperBound <= range.lowerBound
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return stretches[low...].prefix { $0.lowerBound < range.upperBound }
      .map { $0.clamped(to: range) }
  }
}
