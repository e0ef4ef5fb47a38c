/// The visible part of a chart's width: from `lower` to `upper`, where the whole is 0 to 1.
public struct Viewport: Sendable, Hashable {
  /// The beginning of the part.
  public private(set) var lower: Double
  /// The end of the part; always greater than `lower`.
  public private(set) var upper: Double

  /// The smallest span: about a second out of 30,000 years.
  public static let leastSpan = 1e-12

  /// The whole width.
  public static let whole = Viewport(lower: 0, upper: 1)

  /// Makes a viewport; ends are clamped to 0 to 1, and an empty or reversed part is replaced by the whole.
  public init(lower: Double, upper: Double) {
    let ends = (min(max(lower, 0), 1), min(max(upper, 0), 1))
    let isPart = ends.1 - ends.0 >= Self.leastSpan
    (self.lower, self.upper) = isPart ? ends : (0, 1)
  }

  /// The visible fraction of the whole.
  public var span: Double { upper - lower }

  /// Returns the position in the chart of a place of the whole: 0 at the left, 1 at the right.
  public func position(of place: Double) -> Double { (place - lower) / span }

  /// Returns the place of the whole at a position of the chart.
  public func place(at position: Double) -> Double { lower + position * span }
}

extension Viewport {
  /// Pans by a fraction of the span, up to the ends of the whole; the span is unchanged.
  ///
  /// A drag to the right reveals the part further left: its fraction is negative.
  public func panned(by share: Double) -> Viewport {
    guard share.isFinite else { return self }
    let start = min(max(lower + share * span, 0), 1 - span)
    var viewport = self
    viewport.lower = start
    // Computed from the span, so that rounding errors do not accumulate over many drags.
    viewport.upper = min(start + span, 1)
    return viewport
  }

  /// Zooms about a position that stays fixed.
  ///
  /// - Parameters:
  ///   - factor: the magnification; 2 shows half as much.
  ///   - position: the position of the fingers or the pointer, 0 to 1 of the chart's width.
  ///   - leastSpan: the smallest span to show; ``span(of:among:)`` returns that of a number of points.
  public func zoomed(
    by factor: Double, about position: Double, leastSpan: Double = Viewport.leastSpan
  ) -> Viewport {
    guard factor.isFinite, factor > 0, position.isFinite else { return self }
    let position = min(max(position, 0), 1)
    let floor = min(max(leastSpan, Self.leastSpan), 1)
    // A span that is already too small may grow, but not shrink.
    let span = min(max(self.span / factor, min(floor, self.span)), 1)
    let anchor = place(at: position)
    let start = min(max(anchor - position * span, 0), 1 - span)
    var viewport = self
    viewport.lower = start
    viewport.upper = min(start + span, 1)
    return viewport
  }

  /// Returns the span that shows `visible` of `count` equally spaced points.
  public static func span(of visible: Int, among count: Int) -> Double {
    count < 2 ? 1 : min(1, Double(max(visible, 1)) / Double(count - 1))
  }

  /// Returns the indices of the visible ones of `count` equally spaced points, and one more on each
  /// side, so that a line extends to the edge.
  public func indices(of count: Int) -> Range<Int> {
    guard count > 1 else { return 0..<max(count, 0) }
    let last = Double(count - 1)
    let first = Int((lower * last).rounded(.down))
    let end = Int((upper * last).rounded(.up))
    return max(first, 0)..<min(end + 1, count)
  }
}
