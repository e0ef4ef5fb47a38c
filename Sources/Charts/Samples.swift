private import Numerics

/// The values of a series with their positions on the axis and, optionally, their intervals.
public struct Samples: Sendable {
  private enum Places: Sendable {
    case even(start: Double, step: Double)
    case listed([Double])
  }

  private let places: Places
  /// The values; NaN is a gap.
  public let values: ExtremesPyramid
  /// The intervals in which the values lie: their lower and their upper ends.
  let interval: (low: ExtremesPyramid, high: ExtremesPyramid)?

  /// Makes samples that are equally far apart.
  ///
  /// - Parameters:
  ///   - values: the values; NaN is a gap.
  ///   - start: the position of the first value.
  ///   - step: their distance, greater than zero.
  ///   - intervals: the intervals of the values, one for each.
  /// - Complexity: O(n).
  public init(
    _ values: [Double], from start: Double = 0, step: Double = 1, intervals: [Extremes]? = nil
  ) {
    let isStep = start.isFinite && step.isFinite && step > 0
    self.init(.even(start: isStep ? start : 0, step: isStep ? step : 1), values, intervals)
  }

  /// Makes samples at given positions, in any order; those whose position is not a number are left out.
  ///
  /// - Complexity: O(n) if they are in order, O(n log n) otherwise.
  public init(_ values: [Double], at places: [Double], intervals: [Extremes]? = nil) {
    let order = places.indices.filter { $0 < values.count && places[$0].isFinite }
    let isSorted = zip(order, order.dropFirst()).allSatisfy { places[$0] <= places[$1] }
    let sorted = isSorted ? order : order.map { places[$0] }.order().map { order[$0] }
    self.init(
      .listed(sorted.map { places[$0] }), sorted.map { values[$0] },
      intervals.map { given in
        sorted.map {
          $0 < given.count ? given[$0] : Extremes(low: .nan, high: .nan)
        }
      })
  }

  private init(_ places: Places, _ values: [Double], _ intervals: [Extremes]?) {
    self.places = places
    self.values = ExtremesPyramid(values)
    interval = intervals.map { given in
      (
        ExtremesPyramid(given.prefix(values.count).map { $0.low }),
        ExtremesPyramid(given.prefix(values.count).map { $0.high })
      )
    }
  }

  /// The number of samples.
  public var count: Int { values.values.count }

  /// Returns the position of a sample on the axis.
  public func place(of index: Int) -> Double {
    switch places {
    case .even(let start, let step): start + Double(index) * step
    case .listed(let places): places[index]
    }
  }

  /// The positions of the first and the last sample; nil if there are none.
  public var ends: (first: Double, last: Double)? {
    count == 0 ? nil : (place(of: 0), place(of: count - 1))
  }

  /// Returns the interval of a value.
  public func interval(of index: Int) -> Extremes? {
    guard let interval, index < interval.low.values.count else { return nil }
    let (low, high) = (interval.low.values[index], interval.high.values[index])
    return low.isFinite && high.isFinite ? Extremes(low: low, high: high) : nil
  }

  /// Returns the index of the first sample at or after a position; the count if there is none.
  ///
  /// - Complexity: O(1) if they are equally far apart, otherwise O(log n).
  func index(from place: Double) -> Int {
    switch places {
    case .even(let start, let step):
      let index = ((place - start) / step).rounded(.up)
      return index >= Double(count) ? count : index > 0 ? Int(index) : 0
    case .listed(let places):
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the indices of the samples between two positions, and one more on each side, so that a
  /// line extends to the edge.
  public func indices(from lower: Double, to upper: Double) -> Range<Int> {
    let start = max(index(from: lower) - 1, 0)
    var end = index(from: upper)
    // Includes all samples at the upper position, and then the neighbour.
    while end < count, place(of: end) <= upper { end += 1 }
    return start..<max(min(end + 1, count), start)
  }

  /// Returns the index of the sample with a value that is nearest to a position; nil if no sample
  /// has a value.
  ///
  /// - Complexity: O(log n), and the length of the gap around the place.
  public func nearest(to place: Double) -> Int? {
    guard place.isFinite else { return nil }
    let start = index(from: place)
    let after = (start..<count).first { values.values[$0].isFinite }
    let before = (0..<start).last { values.values[$0].isFinite }
    guard let after else { return before }
    guard let before else { return after }
    return place - self.place(of: before) <= self.place(of: after) - place ? before : after
  }

  /// Returns the extremes of some values and of their intervals.
  func extremes(in range: Range<Int>) -> Extremes? {
    guard let own = values.extremes(in: range) else { return nil }
    guard let interval, let low = interval.low.extremes(in: range),
      let high = interval.high.extremes(in: range)
    else { return own }
    return own.union(low).union(high)
  }
}
