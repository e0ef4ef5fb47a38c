public import Drawing
public import Geometry

extension LineFigure {
  /// Draws the whole chart with axes and legend as a picture.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - measure: measures texts in the fonts of the output file: `fonts.measure` for Rendering.
  public func picture(size: Size, measure: TextMeasure = .estimate) -> Picture {
    let margin = Picture.chartMargin
    let inner = Size(width: size.width - 2 * margin, height: size.height - 2 * margin)
    let layout = layout(
      size: inner, measure: measure, viewport: .whole, scales: scales(.whole))
    var chart = Picture(size: inner)
    draw(layout, into: &chart)
    var picture = Picture(size: size)
    picture.draw(chart, at: Point(x: margin, y: margin))
    return picture
  }

  /// Returns a function that formats the numbers of a column with a decimal point, all to tenths unless they are
  /// whole; localised charts use other formats.
  public static func column(_ values: [Double]) -> (Double) -> String {
    let decimals = values.allSatisfy { $0 == $0.rounded() } ? 0 : 1
    return { decimal($0, decimals) }
  }

  /// Formats a number with a decimal point, rounded to tenths if it is not whole; localised charts use other
  /// formats.
  public static func shortDecimal(_ value: Double) -> String {
    decimal(value, value == value.rounded() ? 0 : 1)
  }
}
