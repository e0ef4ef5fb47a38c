public import Charts
public import Interface

/// The visible part of a chart's axis, a marked position, and a selected range.
///
/// Charts that share one are linked: they pan, zoom and mark together.
public final class ChartRange {
  /// The visible part of the axis.
  @Observed public var viewport = Viewport.whole
  /// The position whose values are shown, if any.
  @Observed public var marked: Double?
  /// The ends of the selected range, if any, in the order in which they were chosen.
  @Observed public var selection: Selection?

  /// A selected part of the axis.
  public struct Selection: Sendable {
    /// The beginning of the selection.
    public var start: Double
    /// The end of the selection, possibly before the start.
    public var end: Double

    /// Creates a selection.
    public init(from start: Double, to end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// Creates a range that shows everything.
  public init() {}
}
