/// The part of a chart's width that is seen: from `lower` to `upper`, the whole being 0 to 1.
public struct Viewport: Sendable, Hashable {
  /// Where the part begins.
  public private(set) var lower: Double
  /// Where the part ends; always greater than `lower`.
  public private(set) var upper: Double

  /// The least part that can be seen: a millionth of a second would still be one of 30,000 years.
  public static let leastSpan = 1e-12

  /// All of it.
  public static let whole = Viewport(lower: 0, upper: 1)

  /// Makes a viewport; ends outside 0 to 1 are taken for the nearer one, and a part that would be
  /// empty or backwards for all of it.
  public init(lower: Double, upper: Double) {
    let ends = (min(max(lower, 0), 1), min(max(upper, 0), 1))
    let isPart = ends.1 - ends.0 >= Self.leastSpan
    (self.lower, self.upper) = isPart ? ends : (0, 1)
  }

  /// How much of the whole is seen.
  public var span: Double { upper - lower }

  /// Where a place of the whole is seen: 0 at the left of the chart, 1 at its right.
  public func position(of place: Double) -> Double { (place - lower) / span }

  /// The place of the whole that is seen at a position of the chart.
  public func place(at position: Double) -> Double { lower + position * span }
}

extension Viewport {
  /// Moves by a share of what is seen; stops at the ends of the whole, and keeps its span.
  ///
  /// A drag to the right shows what is further left: its share is negative.
  public func panned(by share: Double) -> Viewport {
    guard share.isFinite else { return self }
    let start = min(max(lower + share * span, 0), 1 - span)
    var viewport = self
    viewport.lower = start
    // Set from the span and not moved along, so that no rounding adds up over many drags.
    viewport.upper = min(start + span, 1)
    return viewport
  }

  /// Grows or shrinks what is seen about a position that stays where it is.
  ///
  /// - Parameters:
  ///   - factor: 2 shows half as much, twice as large.
  ///   - position: where the fingers or the pointer are, 0 to 1 of the chart's width.
  ///   - leastSpan: the least part to show; ``span(of:among:)`` makes one of a number of points.
  public func zoomed(
    by factor: Double, about position: Double, leastSpan: Double = Viewport.leastSpan
  ) -> Viewport {
    guard factor.isFinite, factor > 0, position.isFinite else { return self }
    let position = min(max(position, 0), 1)
    let floor = min(max(leastSpan, Self.leastSpan), 1)
    // What is already smaller than allowed may grow, but not shrink.
    let span = min(max(self.span / factor, min(floor, self.span)), 1)
    let anchor = place(at: position)
    let start = min(max(anchor - position * span, 0), 1 - span)
    var viewport = self
    viewport.lower = start
    viewport.upper = min(start + span, 1)
    return viewport
  }

  /// The span in which so many of all points, equally far apart, are seen.
  public static func span(of visible: Int, among count: Int) -> Double {
    count < 2 ? 1 : min(1, Double(max(visible, 1)) / Double(count - 1))
  }

  /// The points that are seen of a number of points, equally far apart, and one more on each side,
  /// so that a line runs to the edge.
  public func indices(of count: Int) -> Range<Int> {
    guard count > 1 else { return 0..<max(count, 0) }
    let last = Double(count - 1)
    let first = Int((lower * last).rounded(.down))
    let end = Int((upper * last).rounded(.up))
    return max(first, 0)..<min(end + 1, count)
  }
}
