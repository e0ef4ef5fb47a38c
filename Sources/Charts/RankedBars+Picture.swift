public import Drawing
internal import Geometry

extension RankedBars {
  /// A row of a picture: a figure with its interval, name and colour.
  public struct Entry: Sendable, Hashable {
    /// The name, left of the bar.
    public var name: String
    /// The figure and its interval.
    public var value: Value
    /// The colour of the bar.
    public var ink: Ink

    /// Makes an entry from a name and a figure, which is exact without an interval.
    public init(_ name: String, _ value: Double, interval: Extremes? = nil, ink: Ink = .accent) {
      self.name = name
      self.value = Value(value, interval: interval)
      self.ink = ink
    }
  }

  /// Draws bars with names, figures, intervals and an axis as a picture high enough for all rows.
  ///
  /// If the width is too small, the texts of all intervals are left out and long names are truncated;
  /// ``room(for:in:style:measure:)`` predicts whether this happens.
  ///
  /// - Parameters:
  ///   - rows: the rows from top to bottom.
  ///   - width: the width of the picture.
  ///   - rowHeight: the height of a row.
  ///   - style: the text style.
  ///   - measure: measures texts in the fonts of the output file: `fonts.measure` for Rendering.
  ///   - valueName: formats figures, the ends of intervals and the numbers of the axis; by default each of these
  ///     columns has as many decimals as it needs.
  public static func picture(
    rows: [Entry], width: Double, rowHeight: Double = 24, style: TextStyle = .caption,
    measure: TextMeasure = .estimate, valueName: ((Double) -> String)? = nil
  ) -> Picture {
    let figureName = valueName ?? LineFigure.column(rows.map { $0.value.value })
    let endName =
      valueName
      ?? LineFigure.column(
        rows.filter { !$0.value.isExact }.flatMap {
          [$0.value.interval.low, $0.value.interval.high]
        })
    let words = rows.map { row in
      let interval = row.value.interval
      return Words(
        name: row.name, figure: figureName(row.value.value),
        interval: row.value.isExact ? "" : "\(endName(interval.low))–\(endName(interval.high))")
    }
    let margin = Picture.chartMargin
    let room = room(for: words, in: width - 2 * margin, style: style, measure: measure)
    let frame = Rect(
      x: margin, y: margin, width: width - 2 * margin, height: rowHeight * Double(rows.count))
    let bars = RankedBars(
      rows.map { $0.value }, in: frame, nameWidth: room.names, figureWidth: room.figures,
      rowHeight: rowHeight)
    var picture = Picture(
      size: Size(width: width, height: frame.maxY + axisHeight(style, measure) + margin))
    bars.draw(
      into: &picture, colors: rows.map { $0.ink }, words: words, style: style, measure: measure,
      tick: valueName ?? { LineFigure.decimal($0, bars.ticks.decimals) })
    return picture
  }
}

extension RankedBars.Value {
  /// Whether the interval is the figure itself.
  var isExact: Bool { interval.low == interval.high }
}
