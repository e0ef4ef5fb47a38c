public import Drawing
internal import Geometry

extension RankedBars {
  /// The texts beside a bar.
  public struct Words: Sendable, Hashable {
    /// Its name, left of it.
    public var name: String
    /// Its figure, right of all bars.
    public var figure: String
    /// The figure's interval, after it.
    public var interval: String

    /// Makes the texts of a bar.
    public init(name: String, figure: String, interval: String) {
      self.name = name
      self.figure = figure
      self.interval = interval
    }
  }

  /// The mark of a figure.
  public enum Mark: Sendable, Hashable {
    /// A bar from zero to the figure, with the interval over its end.
    case bar
    /// A dot on the line of the interval, in one colour.
    case dot
  }

  /// The space that texts occupy beside the bars.
  public struct Room: Sendable, Hashable {
    /// The width of the names.
    public let names: Double
    /// The width of the figures and, if all of them fit, of their intervals.
    public let figures: Double
    /// Whether all texts fit in full.
    public let isEnough: Bool
  }

  /// Divides the width between the texts and the bars, which keep at least a quarter.
  ///
  /// Names that are too long are truncated. Intervals are left out together, because a truncated number would
  /// be wrong.
  ///
  /// - Parameters:
  ///   - words: the texts of each row.
  ///   - width: the total width.
  ///   - style: the text style.
  ///   - measure: measures texts.
  public static func room(
    for words: [Words], in width: Double, style: TextStyle = .caption, measure: TextMeasure
  ) -> Room {
    func widest(_ text: (Words) -> String, _ style: TextStyle) -> Double {
      words.reduce(0) { max($0, measure(text($1), style).width) }
    }
    let names = widest({ $0.name }, style) + 9
    let figures = widest({ $0.figure }, style.weight(600)) + figureGap
    let intervals = widest({ $0.interval }, small(style)) + intervalGap
    let namesRoom = min(names, width * 0.3)
    let hasIntervals = namesRoom + figures + intervals <= width * 0.75
    return Room(
      names: namesRoom, figures: hasIntervals ? figures + intervals : figures,
      isEnough: hasIntervals && namesRoom == names)
  }

  /// The distance of figures from the bars, and of intervals from figures.
  private static let (figureGap, intervalGap) = (12.0, 8.0)

  private static func small(_ style: TextStyle) -> TextStyle { TextStyle(size: style.size * 0.85) }

  /// Returns the distance that the axis reaches below the rows.
  static func axisHeight(_ style: TextStyle, _ measure: TextMeasure) -> Double {
    5 + measure("0", small(style)).height
  }

  /// Draws the figures with lines for their intervals, names, texts and an axis below.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw into.
  ///   - values: the value and both ends of the interval of each row while they are animated; empty
  ///     to use the layout.
  ///   - colors: a colour for each row.
  ///   - words: the texts of each row.
  ///   - mark: the mark of a figure.
  ///   - style: the text style.
  ///   - radius: the radius of the corners of bars.
  ///   - intervalWidth: the width of the lines of intervals.
  ///   - measure: measures texts.
  ///   - tick: formats a number of the axis.
  public func draw(
    into picture: inout Picture, values: [[Double]] = [], colors: [Ink], words: [Words],
    as mark: Mark = .bar, style: TextStyle = .caption, radius: Double = 2,
    intervalWidth: Double = 1.1, measure: TextMeasure, tick: (Double) -> String
  ) {
    let small = Self.small(style)
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
    // The texts of all rows are aligned.
    let figures = words.reduce(0) { max($0, measure($1.figure, style.weight(600)).width) }
    let intervals = words.reduce(0) { max($0, measure($1.interval, small).width) }
    let hasIntervals =
      plot.maxX + Self.figureGap + figures + Self.intervalGap + intervals <= frame.maxX + 0.5
    for (number, (color, said)) in zip(colors, words).prefix(rows.count).enumerated() {
      let row = number < values.count ? rows[number].moved(to: values[number].map(x)) : rows[number]
      let y = row.frame.midY
      picture.write(
        Lettering(
          said.name.cut(to: row.name.width - 8, style, measure),
          at: Point(x: row.name.maxX - 8, y: y), style: style, .right, .middle))
      switch mark {
      case .bar: row.drawBar(into: &picture, color, radius: radius, intervalWidth)
      case .dot: row.drawDot(into: &picture, color, intervalWidth)
      }
      picture.write(
        Lettering(
          said.figure, at: Point(x: row.figure.minX + Self.figureGap + figures, y: y),
          style: style.weight(600), .right, .middle))
      guard hasIntervals else { continue }
      let x = row.figure.minX + Self.figureGap + figures + Self.intervalGap
      picture.write(
        Lettering(
          said.interval, at: Point(x: x, y: y), style: small, ink: .secondary, .left, .middle))
    }
  }
}

extension RankedBars.Row {
  /// The radius of the dot of a figure.
  private static let dot = 3.5

  fileprivate func drawBar(
    into picture: inout Picture, _ color: Ink, radius: Double, _ intervalWidth: Double
  ) {
    picture.fill(.rectangle(bar, radius: min(radius, bar.width / 2)), with: color)
    guard low < high else { return }
    let y = frame.midY
    var line = Path.line(from: Point(x: low, y: y), to: Point(x: high, y: y))
    for x in [low, high] {
      line.append(.move(Point(x: x, y: y - 3)))
      line.append(.line(Point(x: x, y: y + 3)))
    }
    // An edge of the surface sets the line off from a bar as dark as itself.
    picture.stroke(line, with: .surface, Stroke(width: intervalWidth + 2))
    picture.stroke(line, with: .primary, Stroke(width: intervalWidth))
  }

  fileprivate func drawDot(
    into picture: inout Picture, _ color: Ink, _ intervalWidth: Double
  ) {
    let y = frame.midY
    picture.stroke(
      .line(from: Point(x: low, y: y), to: Point(x: high, y: y)), with: color,
      Stroke(width: intervalWidth))
    picture.fill(.circle(center: Point(x: bar.maxX, y: y), radius: Self.dot), with: color)
  }

  /// Returns the row with other ends of its bar and interval.
  fileprivate func moved(to ends: [Double]) -> Self {
    Self(
      frame: frame, name: name,
      bar: Rect(left: bar.minX, top: bar.minY, right: max(ends[0], bar.minX), bottom: bar.maxY),
      low: ends[1], high: ends[2], figure: figure)
  }
}
