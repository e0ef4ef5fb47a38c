public import Geometry

/// A word-sized line without axes that shows the course of a figure.
public struct Sparkline: Sendable, Hashable {
  /// The line's points from left to right; nil is a gap.
  public let points: [Point?]
  /// The last point that is not a gap.
  public let last: Point?
  /// The indices of the least and the greatest value; nil if there are none.
  public let extremes: (low: Int, high: Int)?

  /// Lays out values, equally far apart, within a frame.
  ///
  /// - Parameters:
  ///   - values: the values; NaN is a gap.
  ///   - frame: the frame that the line fills.
  ///   - scale: the range that the frame's height represents; by default that of the values.
  /// - Complexity: O(n).
  public init(_ values: [Double], in frame: Rect, scale: Extremes? = nil) {
    let numbers = values.indices.filter { values[$0].isFinite }
    let low = numbers.min { values[$0] < values[$1] }
    let high = numbers.max { values[$0] < values[$1] }
    let own = low.flatMap { low in
      high.map { Extremes(low: values[low], high: values[$0]) }
    }
    let plot = Plot(
      frame: frame, viewport: .whole, scale: scale ?? own ?? Extremes(low: 0, high: 1))
    let points = values.enumerated().map { place, value in
      value.isFinite
        ? Point(x: plot.x(of: place, among: values.count), y: plot.y(of: value)) : nil
    }
    self.points = points
    last = points.last { $0 != nil } ?? nil
    extremes = low.flatMap { low in high.map { (low, $0) } }
  }

  /// Whether two lines are the same.
  public static func == (one: Self, other: Self) -> Bool { one.points == other.points }

  /// Hashes the points.
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
