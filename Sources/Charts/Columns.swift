/// The values that determine one column of pixels of a line: the first, the extremes and the last.
public struct ColumnSpan: Sendable, Hashable {
  /// The indices of the values that lie in the column.
  public let range: Range<Int>
  /// The first and the last value of the column.
  public let first, last: Double
  /// The least and the greatest value of the column.
  public let extremes: Extremes
}

extension ExtremesPyramid {
  /// Returns the columns of pixels of a line through equally spaced values.
  ///
  /// First, least, greatest and last value of each column give the same picture as all values do: U. Jugel,
  /// Z. Jerzak, G. Hackenbroich, V. Markl, “M4: A Visualization-Oriented Time Series Data Aggregation”, PVLDB
  /// 7 (2014) 797. Columns without a number are left out; the neighbours of the visible values are separate
  /// columns, so that the line extends to the edges.
  ///
  /// - Parameters:
  ///   - viewport: the visible part of the values.
  ///   - count: the number of columns.
  /// - Complexity: O(count · log n).
  public func columns(of viewport: Viewport, count: Int) -> [ColumnSpan] {
    let seen = viewport.indices(of: values.count)
    guard seen.count > 1, count > 0 else { return seen.compactMap { column($0..<$0 + 1) } }
    let segments = Double(values.count - 1)
    var columns: [ColumnSpan] = []
    columns.reserveCapacity(min(count, seen.count) + 2)
    var start = seen.lowerBound
    for number in 0...count + 1 {
      let side = viewport.place(at: Double(min(number, count)) / Double(count)) * segments
      let end =
        switch number {
        // A value on the right edge of the chart is visible; its neighbour follows it.
        case count + 1: seen.upperBound
        case count: Int(side.rounded(.down)) + 1
        // The first value that is not left of the column's right side.
        default: Int(side.rounded(.up))
        }
      guard end > start else { continue }
      if let column = column(start..<min(end, seen.upperBound)) { columns.append(column) }
      start = min(end, seen.upperBound)
    }
    return columns
  }

  private func column(_ range: Range<Int>) -> ColumnSpan? {
    guard let extremes = extremes(in: range),
      let first = range.first(where: { values[$0].isFinite }),
      let last = range.last(where: { values[$0].isFinite })
    else { return nil }
    return ColumnSpan(range: range, first: values[first], last: values[last], extremes: extremes)
  }
}
