public import Geometry

/// Horizontal bars, each with the interval of its figure unless that is exact.
public struct RankedBars: Sendable, Hashable {
  /// A figure with its interval.
  public struct Value: Sendable, Hashable {
    /// The figure, not below 0.
    public let value: Double
    /// The interval's ends, both of them the figure if it is exact.
    public let interval: Extremes

    /// Makes a value from a figure and its interval; without one it is exact.
    public init(_ value: Double, interval: Extremes? = nil) {
      self.value = value
      self.interval = interval ?? Extremes(low: value, high: value)
    }
  }

  /// The layout of a bar and its texts.
  public struct Row: Sendable, Hashable {
    /// The whole row.
    public let frame: Rect
    /// The frame of the name, left of the bar.
    public let name: Rect
    /// The bar.
    public let bar: Rect
    /// The beginning of the line of the interval.
    public let low: Double
    /// The end of that line; an exact figure has none, and both are the end of the bar.
    public let high: Double
    /// The frame of the figure, right of all bars.
    public let figure: Rect
  }

  /// The rows that fit.
  public let rows: [Row]
  /// The number of figures at the end that do not fit into the frame.
  public let omitted: Int
  /// The numbers along the bars, from 0 on.
  public let ticks: LinearTicks
  /// The range of the bars: 0 to the greatest end of a bar or interval.
  public let scale: Extremes
  /// The frame of the bars.
  public let plot: Rect
  /// The frame of the whole chart.
  let frame: Rect

  /// Lays out bars.
  ///
  /// - Parameters:
  ///   - values: the figures, in their order.
  ///   - frame: the frame of the whole chart.
  ///   - nameWidth: the width of the names.
  ///   - figureWidth: the width of the figures.
  ///   - rowHeight: the height of a row.
  ///   - thickness: the bar's share of the row's height.
  public init(
    _ values: [Value], in frame: Rect, nameWidth: Double, figureWidth: Double,
    rowHeight: Double, thickness: Double = 0.6
  ) {
    let count = rowHeight > 0 ? min(values.count, Int((frame.height + 0.01) / rowHeight)) : 0
    let shown = values.prefix(max(count, 0))
    let left = min(frame.minX + nameWidth, frame.maxX)
    let right = max(frame.maxX - figureWidth, left)
    let plot = Rect(
      left: left, top: frame.minY, right: right, bottom: frame.minY + Double(count) * rowHeight)
    // The scale includes all intervals: clipping them would make the least certain figures look precise.
    let reach = values.reduce(0) { max($0, $1.value, $1.interval.high) }
    let scale = Extremes(low: 0, high: reach).padded
    func x(_ value: Double) -> Double {
      plot.minX + min(max(value / scale.high, 0), 1) * plot.width
    }
    rows = shown.enumerated().map { number, value in
      let row = Rect(
        x: frame.minX, y: frame.minY + Double(number) * rowHeight, width: frame.width,
        height: rowHeight)
      let inset = rowHeight * (1 - thickness) / 2
      return Row(
        frame: row,
        name: Rect(left: row.minX, top: row.minY, right: left, bottom: row.maxY),
        bar: Rect(
          left: left, top: row.minY + inset, right: x(value.value), bottom: row.maxY - inset),
        low: x(value.interval.low), high: x(value.interval.high),
        figure: Rect(left: right, top: row.minY, right: row.maxX, bottom: row.maxY))
    }
    omitted = values.count - rows.count
    ticks = LinearTicks(of: scale, count: max(2, Int(plot.width / 90)))
    self.scale = scale
    self.plot = plot
    self.frame = frame
  }

  /// Returns the x coordinate of a figure.
  public func x(of value: Double) -> Double { plot.minX + value / scale.high * plot.width }
}
