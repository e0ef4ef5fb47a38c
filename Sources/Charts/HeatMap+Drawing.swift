public import Drawing
internal import Geometry

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
    style: TextStyle = HeatMap.style
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

  static func draw(
    _ content: Content, into picture: inout Picture, in cell: Rect, light: ColorScale,
    dark: ColorScale
  ) {
    let radius = min(2, cell.width / 6)
    switch content {
    case .share(let share) where share > 0:
      picture.fill(
        .rectangle(cell, radius: radius),
        with: .pair(light: light.color(of: share), dark: dark.color(of: share)))
    case .share:
      // Empty, and of no colour: not to be taken for a small share.
      picture.stroke(
        .rectangle(cell.inset(by: 0.375), radius: radius), with: .border, Stroke(width: 0.75))
    case .unknown:
      // Not even a cell: not to be taken for an empty one.
      picture.fill(.circle(center: cell.center, radius: 1.25), with: .secondary)
    }
  }
}
