public import Drawing
public import Geometry

extension LineFigure {
  /// Draws the whole chart with axes and legend as a picture.
  ///
  /// - Parameters:
  ///   - size: the size of the picture.
  ///   - measure: how much room texts take in the fonts of the file that is made: `fonts.measure` for
  ///     Rendering.
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

  /// A number in digits with a point, rounded to tenths where it is not whole; languages write others.
  public static func shortDecimal(_ value: Double) -> String {
    decimal(value, value == value.rounded() ? 0 : 1)
  }
}
