internal import Drawing
public import Geometry
public import Motion

/// The data and labels of a line chart, independent of layout and drawing.
///
/// A figure is laid out for a size, a viewport and scales, and drawn from the layout, so that the page and
/// files show the same.
public struct LineFigure {
  /// A position on the axis with its label.
  public struct Tick: Sendable, Hashable {
    /// The place.
    public var place: Double
    /// The label.
    public var text: String
    /// A second line, such as the year at its beginning.
    public var context: String?

    /// Makes a tick from a position and its label.
    public init(_ place: Double, _ text: String, context: String? = nil) {
      self.place = place
      self.text = text
      self.context = context
    }
  }

  /// A step of the axis in which nothing was to be measured, such as a day of a vacation.
  public struct Blank: Sendable, Hashable {
    /// The place at which its value would be.
    public var place: Double
    /// The ends of the step.
    public var lower, upper: Double

    /// Makes a step from its place and its ends.
    public init(at place: Double, from lower: Double, to upper: Double) {
      self.place = place
      self.lower = lower
      self.upper = upper
    }
  }

  /// The ranges of the left and the right axis.
  public struct Scales: Sendable, Hashable, Animatable {
    /// The range of the left axis.
    public var left: Extremes
    /// The range of the right axis.
    public var right: Extremes

    /// Makes scales from two ranges.
    public init(left: Extremes, right: Extremes) {
      self.left = left
      self.right = right
    }

    /// The four ends.
    public var animatableData: AnimatablePair<Point, Point> {
      get {
        AnimatablePair(
          Point(x: left.low, y: left.high), Point(x: right.low, y: right.high))
      }
      set {
        left = Extremes(low: newValue.first.x, high: newValue.first.y)
        right = Extremes(low: newValue.second.x, high: newValue.second.y)
      }
    }
  }

  /// The lines, the first drawn first.
  public var series: [LineSeries] {
    didSet { distinguishLines() }
  }
  /// The way in which the scales are determined.
  public var mode: ExtremesMode
  /// The place on the axis from which the background is shaded, because something changed there.
  public var change: Double?
  /// The blank steps in ascending order, which are shaded and read like values.
  public var blanks: [Blank] = []
  /// The text of a blank step in place of a value.
  public var blankName = ""
  /// Returns the ticks of the axis between two positions for a width.
  public var ticks: (_ lower: Double, _ upper: Double, _ width: Double) -> [Tick]
  /// Formats a position.
  public var placeName: (Double) -> String
  /// Formats a value with a number of decimals, and with its unit.
  public var valueName: (_ value: Double, _ decimals: Int) -> String
  /// Formats a value whose unit is given elsewhere, as on an axis; by default as elsewhere.
  public var numberName: ((_ value: Double, _ decimals: Int) -> String)?

  /// Makes a figure whose axis has round numbers; set ``ticks`` for other labels.
  public init(_ series: [LineSeries], mode: ExtremesMode = .visible) {
    self.series = series
    self.mode = mode
    valueName = Self.decimal
    placeName = { Self.decimal($0, $0 == $0.rounded() ? 0 : 2) }
    ticks = { lower, upper, width in
      let ticks = LinearTicks(
        of: Extremes(low: lower, high: upper), count: max(Int(width / 90), 2))
      return ticks.values.map { Tick($0, Self.decimal($0, ticks.decimals)) }
    }
    distinguishLines()
  }

  /// Gives lines without a colour of their own different ones, if there are several.
  private mutating func distinguishLines() {
    for index in series.indices {
      let ink = series.count > 1 ? Ink.palette(index + 1) : .accent
      if series[index].standIn != ink { series[index].standIn = ink }
    }
  }

  /// The range from the first value of any line to the last; a single position is centred.
  public var domain: (lower: Double, upper: Double) {
    var (lower, upper) = (Double.infinity, -Double.infinity)
    for line in series {
      guard let ends = line.samples.ends else { continue }
      (lower, upper) = (min(lower, ends.first), max(upper, ends.last))
    }
    if lower > upper { return (0, 1) }
    return lower == upper ? (lower - 0.5, upper + 0.5) : (lower, upper)
  }

  /// Returns the range of the axis that a viewport shows.
  public func seen(_ viewport: Viewport) -> (lower: Double, upper: Double) {
    let (lower, upper) = domain
    return (
      lower + viewport.lower * (upper - lower), lower + viewport.upper * (upper - lower)
    )
  }

  /// The smallest span to which the axis can be zoomed: four values of the longest line.
  public var leastSpan: Double {
    Viewport.span(of: 4, among: series.reduce(2) { max($0, $1.samples.count) })
  }

  /// Returns the ranges of the axes for a viewport, with some space beyond the extremes.
  ///
  /// - Complexity: O(log n) per line.
  public func scales(_ viewport: Viewport) -> Scales {
    let (lower, upper) = seen(viewport)
    return Scales(
      left: scale(.left, lower, upper), right: scale(.right, lower, upper))
  }

  private func scale(_ side: LineSeries.Side, _ lower: Double, _ upper: Double) -> Extremes {
    if case .custom(let given) = mode, side == .left { return given.padded }
    var found: Extremes?
    for line in series where line.side == side {
      let range =
        if case .fixed = mode {
          0..<line.samples.count
        } else {
          line.samples.indices(from: lower, to: upper)
        }
      guard let own = line.samples.extremes(in: range) else { continue }
      found = found.map { $0.union(own) } ?? own
    }
    if case .including(let given) = mode { found = found.map { $0.union(given) } ?? given }
    let extremes = found ?? Extremes(low: 0, high: 0)
    // A single value has space on both sides already.
    return extremes.low == extremes.high ? extremes.padded : extremes.withRoom
  }

  /// Formats a number with a decimal point; localised charts use other formats.
  public static func decimal(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<max(decimals, 0) { scale *= 10 }
    guard value.isFinite, value.magnitude * scale < 1e18 else { return "–" }
    let whole = Int64((value.magnitude * scale).rounded())
    var digits = "\(whole)"
    if decimals > 0 {
      while digits.utf8.count <= decimals { digits = "0" + digits }
      let bytes = Array(digits.utf8)
      digits =
        String(decoding: bytes.dropLast(decimals), as: UTF8.self) + "."
        + String(decoding: bytes.suffix(decimals), as: UTF8.self)
    }
    return (value < 0 && whole != 0 ? "−" : "") + digits
  }
}

extension Extremes {
  /// The extremes with a little space beyond each end, but none below a lower end of zero.
  var withRoom: Extremes {
    let room = (high - low) * 0.06
    return Extremes(
      low: low == 0 ? 0 : low - room, high: high == 0 ? 0 : high + room)
  }
}
