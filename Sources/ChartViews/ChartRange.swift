public import Charts
public import Interface

/// What is looked at in a chart: the part of the axis that is seen, a marked place, a chosen range.
///
/// Charts that share one are linked: they move, enlarge and mark together.
public final class ChartRange {
  /// What is seen of the axis.
  @Observed public var viewport = Viewport.whole
  /// The place whose values are told, if any.
  @Observed public var marked: Double?
  /// The ends of the chosen range, if any, in the order in which they were chosen.
  @Observed public var selection: Selection?

  /// A part of the axis that was chosen.
  public struct Selection: Sendable {
    /// Where the choice began.
    public var start: Double
    /// Where it ended, before the start too.
    public var end: Double

    /// Makes a range.
    public init(from start: Double, to end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// A range that shows all.
  public init() {}
}
