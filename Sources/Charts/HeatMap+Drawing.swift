public import Drawing
internal import Geometry

extension HeatMap {
  /// Draws the cells.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw into.
  ///   - contents: the contents of the cells, row by row.
  ///   - light: the colours of shares in light mode.
  ///   - dark: the colours in dark mode, with the same steps.
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
      // At the start of the column, because an hour is a range.
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
        with: light.ink(of: share, dark: dark))
    case .share:
      // An outline without a colour, so that it is not mistaken for a small share.
      picture.stroke(
        .rectangle(cell.inset(by: 0.375), radius: radius), with: .border, Stroke(width: 0.75))
    case .unknown:
      // A dot rather than a cell, so that it is not mistaken for a share of zero.
      picture.fill(.circle(center: cell.center, radius: 1.25), with: .secondary)
    }
  }
}
