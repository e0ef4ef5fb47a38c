public import Drawing
public import Geometry

extension HeatMap {
  /// Draws the cells.
  ///
  /// - Parameters:
  ///   - picture: what they are drawn into.
  ///   - contents: what each cell shows, row by row.
  ///   - light: the colours of shares in light surroundings.
  ///   - dark: those in dark ones, of the same steps.
  public func draw(
    into picture: inout Picture, _ contents: [[Content]], light: ColorScale, dark: ColorScale
  ) {
    for (row, line) in contents.prefix(rows).enumerated() {
      for (column, content) in line.prefix(columns).enumerated() {
        Self.draw(
          content, into: &picture, in: frame(of: Cell(row: row, column: column)), light: light,
          dark: dark)
      }
    }
  }

  /// Writes the rows' names left of the cells, and the columns' below them.
  public func write(
    rows names: [String], columns: [(column: Int, name: String)], into picture: inout Picture,
    style: TextStyle = TextStyle(size: 10)
  ) {
    for (row, name) in names.prefix(rows).enumerated() {
      let cell = frame(of: Cell(row: row, column: 0))
      picture.write(
        Lettering(
          name, at: Point(x: cell.minX - 8, y: cell.midY), style: style, ink: .secondary, .right,
          .middle))
    }
    for (column, name) in columns {
      let cell = frame(of: Cell(row: rows - 1, column: column))
      // At its beginning, for an hour is a stretch.
      picture.write(
        Lettering(
          name, at: Point(x: cell.minX, y: frame.maxY + 4), style: style, ink: .secondary, .middle,
          .top))
    }
  }

  /// Draws what the colours mean: a box with a text for each step, and one for what is unknown.
  ///
  /// - Parameters:
  ///   - picture: what it is drawn into.
  ///   - place: its upper left corner.
  ///   - steps: what is said of each step of the scale.
  ///   - unknown: what is said of cells about which nothing is known.
  ///   - light: the colours of shares in light surroundings.
  ///   - dark: those in dark ones, of the same steps.
  ///   - style: the letters.
  ///   - measure: how much room they take.
  public static func drawLegend(
    into picture: inout Picture, at place: Point, steps: [String], unknown: String,
    light: ColorScale, dark: ColorScale, style: TextStyle = TextStyle(size: 10),
    measure: TextMeasure
  ) {
    var x = place.x
    func draw(_ content: Content, _ text: String, _ picture: inout Picture) {
      let box = Rect(x: x, y: place.y, width: 12, height: 12)
      self.draw(content, into: &picture, in: box, light: light, dark: dark)
      picture.write(
        Lettering(
          text, at: Point(x: x + 17, y: box.midY), style: style, ink: .secondary, .left, .middle))
      x += 17 + measure(text, style).width + 14
    }
    for (step, text) in zip(light.steps, steps) {
      draw(.share((step.low + step.high) / 2), text, &picture)
    }
    draw(.unknown, unknown, &picture)
  }

  private static func draw(
    _ content: Content, into picture: inout Picture, in cell: Rect, light: ColorScale,
    dark: ColorScale
  ) {
    let box = Path.rectangle(cell, radius: min(2, cell.width / 6))
    switch content {
    case .share(let share):
      picture.fill(box, with: .pair(light: light.color(of: share), dark: dark.color(of: share)))
    case .unknown:
      // A stroke through an empty cell: not to be taken for a pale one.
      picture.stroke(
        .rectangle(cell.inset(by: 0.375), radius: min(2, cell.width / 6)), with: .border,
        Stroke(width: 0.75))
      picture.stroke(
        .line(
          from: Point(x: cell.midX - 2.5, y: cell.midY + 2.5),
          to: Point(x: cell.midX + 2.5, y: cell.midY - 2.5)), with: .border, Stroke(width: 0.75))
    }
  }
}
