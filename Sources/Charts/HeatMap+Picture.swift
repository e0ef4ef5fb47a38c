public import Drawing
internal import Geometry

extension HeatMap {
  /// Draws shares as coloured cells in rows and columns with their names and a legend, as a picture.
  ///
  /// - Parameters:
  ///   - contents: the contents of the cells, row by row.
  ///   - rows: the names of the rows.
  ///   - columns: the names of the columns; those that do not fit are left out at regular intervals.
  ///   - unknown: the label of unknown cells in the legend.
  ///   - width: the width of the picture.
  ///   - rowHeight: the height of a row.
  ///   - style: the text style.
  ///   - measure: measures texts in the fonts of the output file: `fonts.measure` for Rendering.
  ///   - shareName: formats a share, 0 to 1, for the legend; by default all have the same number of decimals.
  public static func picture(
    _ contents: [[Content]], rows: [String], columns: [String], unknown: String, width: Double,
    rowHeight: Double = 22, style: TextStyle = HeatMap.style, measure: TextMeasure = .estimate,
    shareName: ((Double) -> String)? = nil
  ) -> Picture {
    let margin = Picture.chartMargin
    let names = rows.reduce(0) { max($0, measure($1, style).width) } + 8
    let map = HeatMap(
      in: Rect(
        x: margin + names, y: margin, width: width - 2 * margin - names,
        height: rowHeight * Double(contents.count)),
      rows: contents.count, columns: contents.reduce(0) { max($0, $1.count) })
    let range = scale(of: contents)
    let light = ColorScale.standard(isDark: false, over: range)
    let dark = ColorScale.standard(isDark: true, over: range)
    let percents = LineFigure.column(
      light.steps.flatMap { [$0.low * 100, $0.high * 100] }.map { ($0 * 1e9).rounded() / 1e9 })
    let shareName = shareName ?? { percents($0 * 100) + " %" }
    let legend = Legend(
      zero: shareName(0),
      steps: light.steps.map { "\(shareName($0.low))–\(shareName($0.high))" }, unknown: unknown,
      scale: light, width: map.frame.width, style: style, measure: measure)
    let below = map.frame.maxY + measure("0", style).height + 16
    var picture = Picture(size: Size(width: width, height: below + legend.height + margin))
    map.draw(into: &picture, contents, light: light, dark: dark)
    map.write(
      rows: rows, columns: map.names(of: columns, style: style, measure: measure),
      into: &picture, style: style)
    legend.draw(into: &picture, at: Point(x: map.frame.minX, y: below), light: light, dark: dark)
    return picture
  }
}
