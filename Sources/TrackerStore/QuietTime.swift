internal import CivilTime

/// The time during which rules kept the person from being asked, for sums over any stretch.
struct QuietTime {
  /// The stretches in order, without overlap.
  private let stretches: [Range<Moment>]
  /// The total seconds of the stretches before each.
  private var secondsBefore: [Int64] = []

  /// - Parameter stretches: the stretches in order, without overlap.
  init(_ stretches: [Range<Moment>]) {
    self.stretches = stretches
    var sum: Int64 = 0
    for stretch in stretches {
      secondsBefore.append(sum)
      sum += (stretch.upperBound - stretch.lowerBound).seconds
    }
  }

  /// Returns the number of quiet seconds between two moments.
  ///
  /// - Complexity: O(log n) in the stretches.
  func seconds(from start: Moment, to end: Moment) -> Int64 {
    start < end ? seconds(before: end) - seconds(before: start) : 0
  }

  private func seconds(before moment: Moment) -> Int64 {
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].lowerBound < moment { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let last = stretches[low - 1]
    return secondsBefore[low - 1] + (min(moment, last.upperBound) - last.lowerBound).seconds
  }
}
