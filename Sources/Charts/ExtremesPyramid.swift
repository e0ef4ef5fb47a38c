/// Finds the extremes of any range of values without reading all of them.
///
/// Each entry of a level holds the extremes of eight entries of the level below. A range consists of whole
/// entries and of at most seven more at each end of each level, so a query reads at most 14 entries per
/// level: O(log n) for any range, without dependence on earlier queries. The levels take two sevenths of the
/// memory of the values.
///
/// A value that is not a number is a gap and is ignored.
public struct ExtremesPyramid: Sendable {
  private static let width = 8

  /// The values.
  public private(set) var values: [Double]
  /// The levels above the values; the last entry of a level may cover fewer than eight.
  private var levels: [[Extremes]] = []

  /// The identity of union, used for an empty range.
  private static let nothing = Extremes(low: .infinity, high: -.infinity)

  /// Makes a pyramid from values.
  ///
  /// - Complexity: O(n).
  public init(_ values: [Double]) {
    self.values = values
    var below = stride(from: 0, to: values.count, by: Self.width).map { start in
      Self.extremes(of: values[start..<min(start + Self.width, values.count)])
    }
    while true {
      levels.append(below)
      if below.count <= 1 { break }
      below = stride(from: 0, to: below.count, by: Self.width).map { start in
        below[start..<min(start + Self.width, below.count)].reduce(Self.nothing) { $0.union($1) }
      }
    }
  }

  /// Adds a value at the end.
  ///
  /// - Complexity: O(log n).
  public mutating func append(_ value: Double) {
    values.append(value)
    let own = Self.extremes(of: [value])
    var index = values.count - 1
    for level in levels.indices {
      index /= Self.width
      if index < levels[level].count {
        levels[level][index] = levels[level][index].union(own)
      } else {
        levels[level].append(own)
      }
    }
    if let top = levels.last, top.count > 1 {
      levels.append([top.reduce(Self.nothing) { $0.union($1) }])
    }
  }

  /// Returns the extremes of the values in a range of their indices; nil if none is a number.
  ///
  /// - Complexity: O(log n).
  public func extremes(in range: Range<Int>) -> Extremes? {
    var reads = 0
    return extremes(in: range, reads: &reads)
  }

  /// As ``extremes(in:)``, counting the values and extremes read.
  package func extremes(in range: Range<Int>, reads: inout Int) -> Extremes? {
    var range = range.clamped(to: 0..<values.count)
    var found = Self.nothing
    var level = -1
    while !range.isEmpty {
      let isTop = level == levels.count - 1
      // The entries of the level above that lie within the range and need no reading here.
      let first = (range.lowerBound + Self.width - 1) / Self.width
      let last = range.upperBound / Self.width
      let hasWhole = !isTop && first < last
      let head = range.lowerBound..<(hasWhole ? first * Self.width : range.upperBound)
      let tail = (hasWhole ? last * Self.width : range.upperBound)..<range.upperBound
      reads += head.count + tail.count
      if level < 0 {
        Self.take(values, head, into: &found)
        Self.take(values, tail, into: &found)
      } else {
        Self.take(levels[level], head, into: &found)
        Self.take(levels[level], tail, into: &found)
      }
      guard hasWhole else { break }
      range = first..<last
      level += 1
    }
    return found.low <= found.high ? found : nil
  }

  private static func take(_ values: [Double], _ range: Range<Int>, into found: inout Extremes) {
    for index in range {
      let value = values[index]
      // Comparisons with NaN are false, so gaps have no effect.
      if value < found.low { found.low = value }
      if value > found.high { found.high = value }
    }
  }

  private static func take(_ level: [Extremes], _ range: Range<Int>, into found: inout Extremes) {
    for index in range {
      let entry = level[index]
      if entry.low < found.low { found.low = entry.low }
      if entry.high > found.high { found.high = entry.high }
    }
  }

  private static func extremes(of values: ArraySlice<Double>) -> Extremes {
    var found = nothing
    for value in values {
      // Comparisons with NaN are false, so gaps have no effect.
      if value < found.low { found.low = value }
      if value > found.high { found.high = value }
    }
    return found
  }
}

extension ExtremesPyramid {
  /// Returns the extremes to which a chart of the values is scaled, padded if they are equal.
  ///
  /// - Parameters:
  ///   - range: the visible values.
  ///   - mode: the way in which the scale is determined.
  public func scale(of range: Range<Int>, _ mode: ExtremesMode) -> Extremes {
    let found: Extremes? =
      switch mode {
      case .fixed: extremes(in: 0..<values.count)
      case .custom(let given): given
      case .visible: extremes(in: range)
      case .including(let given): extremes(in: range)?.union(given) ?? given
      }
    return (found ?? Extremes(low: 0, high: 0)).padded
  }
}
