public import Drawing
internal import Geometry

extension RankedBars {
  /// What is said beside a bar.
  public struct Words: Sendable, Hashable {
    /// Its name, left of it.
    public var name: String
    /// Its figure, right of all bars.
    public var figure: String
    /// The figure's interval, after it.
    public var interval: String

    /// Joins the texts.
    public init(name: String, figure: String, interval: String) {
      self.name = name
      self.figure = figure
      self.interval = interval
    }
  }

  /// Draws the bars with lines for their intervals, names, figures and an axis below.
  ///
  /// - Parameters:
  ///   - picture: what they are drawn into.
  ///   - values: the value, the lower and the upper end of the interval of each row while these are on
  ///     their way; none where they are where they were laid out.
  ///   - colors: a colour for each row.
  ///   - words: what is said of each row.
  ///   - style: the letters.
  ///   - measure: how much room they take.
  ///   - tick: what is written at a number of the axis.
  public func draw(
    into picture: inout Picture, values: [[Double]] = [], colors: [Ink], words: [Words],
    style: TextStyle = .caption,
    measure: TextMeasure, tick: (Double) -> String
  ) {
    let small = TextStyle(size: style.size * 0.85)
    for value in ticks.values {
      let x = x(of: value)
      picture.stroke(
        .line(from: Point(x: x, y: plot.minY), to: Point(x: x, y: plot.maxY + 3)),
        with: .border, Stroke(width: 0.75))
      picture.write(
        Lettering(
          tick(value), at: Point(x: x, y: plot.maxY + 5), style: small, ink: .secondary, .middle,
          .top))
    }
    let figures = words.reduce(0) { max($0, measure($1.figure, style.weight(600)).width) }
    for (number, (color, said)) in zip(colors, words).prefix(rows.count).enumerated() {
      let row = number < values.count ? rows[number].moved(to: values[number].map(x)) : rows[number]
      let y = row.frame.midY
      picture.write(
        Lettering(
          said.name.cut(to: row.name.width - 8, style, measure),
          at: Point(x: row.name.maxX - 8, y: y), style: style, .right, .middle))
      picture.fill(.rectangle(row.bar, radius: min(2, row.bar.width / 2)), with: color)
      // Dark enough for bar and ground alike.
      var line = Path.line(from: Point(x: row.low, y: y), to: Point(x: row.high, y: y))
      let caps = row.isCut ? [row.low] : [row.low, row.high]
      for x in caps {
        line.append(.move(Point(x: x, y: y - 3)))
        line.append(.line(Point(x: x, y: y + 3)))
      }
      if row.isCut {
        line.append(.move(Point(x: row.high - 3, y: y - 3)))
        line.append(.line(Point(x: row.high, y: y)))
        line.append(.line(Point(x: row.high - 3, y: y + 3)))
      }
      picture.stroke(line, with: .primary, Stroke(width: 1.1))
      picture.write(
        Lettering(
          said.figure, at: Point(x: row.figure.minX + 10 + figures, y: y),
          style: style.weight(600), .right, .middle))
      let rest = row.figure.maxX - (row.figure.minX + 16 + figures)
      picture.write(
        Lettering(
          said.interval.cut(to: rest, small, measure),
          at: Point(x: row.figure.minX + 16 + figures, y: y), style: small, ink: .secondary, .left,
          .middle))
    }
  }
}

extension RankedBars.Row {
  /// The row with its bar and its interval ending elsewhere.
  fileprivate func moved(to ends: [Double]) -> Self {
    Self(
      frame: frame, name: name,
      bar: Rect(left: bar.minX, top: bar.minY, right: max(ends[0], bar.minX), bottom: bar.maxY),
      low: ends[1], high: isCut ? min(high, ends[2]) : ends[2], isCut: isCut, figure: figure)
  }
}
