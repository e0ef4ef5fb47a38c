/// The metrics of reports, and of charts in files, in points of 1/72 inch.
///
/// Colours are those of the palette with which pages are drawn, and fonts those with which their
/// texts are measured.
public struct ReportDesign: Sendable, Hashable {
  /// The distances of the contents from the edges of a page.
  public struct Margins: Sendable, Hashable {
    /// The distance from one edge.
    public var top, left, bottom, right: Double

    /// Makes margins from their distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The sizes of letters.
  public struct Letters: Sendable, Hashable {
    /// The size of the report's title.
    public var title = 24.0
    /// The size of the days below it.
    public var subtitle = 13.0
    /// The size of the heading of a section.
    public var heading = 14.0
    /// The size of the days below a heading.
    public var days = 11.0
    /// The size of tables and of the words of charts.
    public var text = 10.5
    /// The size of notes.
    public var note = 9.0

    /// Makes the standard sizes.
    public init() {}
  }

  /// The distances of the contents from the edges of a page.
  public var margins = Margins(top: 44, left: 44, bottom: 44, right: 44)
  /// The sizes of letters.
  public var letters = Letters()
  /// The weight of headings and of emphasized text, 100 to 900.
  public var headingWeight = 700
  /// The width of the lines of a table.
  public var lineWidth = 0.5
  /// The height of the bar that shows the share of answered probes.
  public var coverageHeight = 7.0
  /// The radius of its corners.
  public var coverageRadius = 3.5
  /// The width of the lines of intervals.
  public var intervalWidth = 1.1
  /// The radius of the hole of a ring as a share of the ring's.
  public var ringHole = 0.62
  /// The distance between the slices of a ring.
  public var ringGap = 2.0
  /// Whether the slices of a ring have patterns over their colours.
  public var isRingPatterned = false

  /// Makes the standard design.
  public init() {}
}
