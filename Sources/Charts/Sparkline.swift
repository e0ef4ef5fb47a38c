public import Geometry

/// A line the size of a word: how a figure went, without axes.
public struct Sparkline: Sendable, Hashable {
  /// The line's points from left to right; nil is a gap.
  public let points: [Point?]
  /// The last point there is.
  public let last: Point?
  /// The places of the least and the greatest value; nil where there is none.
  public let extremes: (low: Int, high: Int)?

  /// Lays out values, equally far apart, within a frame.
  ///
  /// - Parameters:
  ///   - values: what is no number is a gap.
  ///   - frame: where the line runs, edge to edge.
  ///   - scale: what the frame's height stands for; that of the values where none is given.
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
