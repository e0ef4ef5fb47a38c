public import Drawing
public import Geometry

/// The layout of a line chart.
public struct LineLayout: Sendable {
  /// The space beside the frame that the numbers occupy.
  public struct Gutters: Sendable, Hashable {
    /// On the left.
    public var left: Double
    /// On the right.
    public var right: Double

    /// No gutters.
    public static let none = Gutters(left: 0, right: 0)

    /// The wider of both on each side, so that the frame does not jump while numbers change.
    public func union(_ other: Gutters) -> Gutters {
      Gutters(left: max(left, other.left), right: max(right, other.right))
    }
  }

  /// A tick of a scale.
  struct Mark: Sendable {
    let y: Double
    let text: String
  }

  /// An entry of the legend: a line, or after all lines the blank steps.
  struct Entry: Sendable {
    let index: Int
    let origin: Point
  }

  /// The size of the chart.
  public let size: Size
  /// The frame of the lines.
  public let frame: Rect
  /// The space beside the frame.
  public let gutters: Gutters
  /// The visible range of the axis.
  public let lower, upper: Double
  /// The ranges of the vertical axes.
  public let scales: LineFigure.Scales
  let leftMarks, rightMarks: [Mark]
  let ticks: [LineFigure.Tick]
  let legend: [Entry]
  /// The height of a line of small text.
  let lineHeight: Double

  /// Returns the frame with the scale of a side.
  public func frame(_ side: LineSeries.Side) -> LineFrame {
    LineFrame(
      rect: frame, lower: lower, upper: upper,
      scale: (side == .left ? scales.left : scales.right).padded)
  }
}

extension LineFigure {
  /// Lays the chart out.
  ///
  /// Numbers are positioned by the given scales, so that they and the lines agree while the scales are
  /// animated.
  ///
  /// - Parameters:
  ///   - size: the size of the chart.
  ///   - measure: measures the texts.
  ///   - viewport: the visible part of the axis.
  ///   - scales: the ranges of the vertical axes.
  ///   - least: the minimum space beside the frame.
  public func layout(
    size: Size, measure: TextMeasure, viewport: Viewport, scales: Scales,
    least: LineLayout.Gutters = .none
  ) -> LineLayout {
    // Never zero, which would allow any number of grid lines.
    let height = max(measure("0", .caption).height, 4)
    let (lower, upper) = seen(viewport)
    let (legend, legendHeight) = legend(size.width, measure, height)
    let top = legendHeight + height / 2 + 2
    let bottom = size.height - 2 * height - 8
    let frameHeight = max(bottom - top, 1)
    func marks(_ side: LineSeries.Side, _ scale: Extremes) -> [LineLayout.Mark] {
      guard series.contains(where: { $0.side == side }) else { return [] }
      let scale = scale.padded
      let ticks = LinearTicks(of: scale, count: max(Int(frameHeight / (height * 2.6)), 2))
      return ticks.values.map { value in
        let share = (value - scale.low) / (scale.high - scale.low)
        return LineLayout.Mark(
          y: bottom - share * frameHeight, text: (numberName ?? valueName)(value, ticks.decimals))
      }
    }
    let (left, right) = (marks(.left, scales.left), marks(.right, scales.right))
    func room(_ marks: [LineLayout.Mark]) -> Double {
      marks.reduce(0) { max($0, measure($1.text, .caption).width) }
    }
    let gutters = LineLayout.Gutters(
      left: left.isEmpty ? 8 : room(left) + 8, right: right.isEmpty ? 8 : room(right) + 8
    ).union(least)
    let frame = Rect(
      left: gutters.left, top: top, right: max(size.width - gutters.right, gutters.left + 1),
      bottom: bottom)
    return LineLayout(
      size: size, frame: frame, gutters: gutters, lower: lower, upper: upper, scales: scales,
      leftMarks: left, rightMarks: right, ticks: ticks(lower, upper, frame.width),
      legend: legend, lineHeight: height)
  }

  /// Lays out the names of several lines, or of a line and blank steps, in as many rows as they need.
  private func legend(
    _ width: Double, _ measure: TextMeasure, _ height: Double
  ) -> (entries: [LineLayout.Entry], height: Double) {
    let names = series.map { $0.name } + (blanks.isEmpty ? [] : [blankName])
    guard names.count > 1 else { return ([], 0) }
    var entries: [LineLayout.Entry] = []
    var place = Point(x: 8, y: 0)
    for (index, name) in names.enumerated() {
      let extent = Self.swatch + 6 + measure(name, .caption).width
      if place.x > 8, place.x + extent > width {
        place = Point(x: 8, y: place.y + height + 4)
      }
      entries.append(LineLayout.Entry(index: index, origin: place))
      place.x += extent + 18
    }
    return (entries, place.y + height + 10)
  }

  /// The width of a line's sample in the legend.
  static let swatch = 22.0
}
