internal import Charts
internal import Interface

/// The space beside the frames of line charts that stand above one another, so that a place of the
/// axis is at the same position in each.
///
/// It is as wide as the chart with the widest numbers needs.
public final class ChartGutters {
  @Observed private var widest = LineLayout.Gutters.none

  /// Creates the gutters of charts that are not laid out yet.
  public init() {}

  /// The space that each chart leaves.
  var space: LineLayout.Gutters { widest }

  /// Makes room for the numbers of a chart.
  func widen(to gutters: LineLayout.Gutters) {
    let union = widest.union(gutters)
    if union != widest { widest = union }
  }

  /// Discards the width, for instance because a chart shows other numbers.
  func reset() {
    if widest != .none { widest = .none }
  }
}
