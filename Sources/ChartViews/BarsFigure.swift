public import Charts
public import Drawing
import DrawingViews
import Geometry

/// Horizontal bars, one below the other, each with its interval, its name and its figure.
public final class BarsFigure: PartFigure {
  private let values: [RankedBars.Value]
  private let texts: [PartText]
  private let colors: [Ink]
  private let tick: (_ value: Double, _ decimals: Int) -> String
  private var bars: RankedBars
  /// Whether some text does not fit.
  private var isCut = false

  /// Returns the height with enough space for a number of bars, in CSS pixels at the usual text size.
  public static func height(of count: Int) -> Double { Double(max(count, 1)) * 26 + axis }

  /// The height of the axis.
  private static let axis = 24.0

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - values: the values, in order.
  ///   - texts: the texts of each bar.
  ///   - colors: the colours of the bars.
  ///   - summary: a summary of the chart in a sentence or two.
  ///   - tick: the label of a number on the axis, with a number of decimals.
  public init(
    _ values: [RankedBars.Value], texts: [PartText], colors: [Ink], summary: String,
    tick: @escaping (_ value: Double, _ decimals: Int) -> String
  ) {
    let count = min(values.count, texts.count, colors.count)
    self.values = Array(values.prefix(count))
    self.texts = Array(texts.prefix(count))
    self.colors = Array(colors.prefix(count))
    self.tick = tick
    bars = RankedBars(
      [], in: Rect(origin: .zero, size: .zero), nameWidth: 0, figureWidth: 0, rowHeight: 0)
    super.init(summary: summary)
  }

  override var count: Int { values.count }

  override func text(of part: Int) -> PartText { texts[part] }

  private var words: [RankedBars.Words] {
    texts.map { .init(name: $0.name, figure: $0.figure, interval: $0.detail) }
  }

  override func layOut(_ canvas: CanvasContext) {
    let size = canvas.size
    let height = max(size.height - Self.axis * canvas.textScale, 0)
    let room = RankedBars.room(for: words, in: max(size.width - 12, 0), measure: canvas.measure)
    isCut = !room.isEnough
    // A margin on both sides, for the highlight of a row.
    bars = RankedBars(
      values, in: Rect(x: 6, y: 0, width: max(size.width - 12, 0), height: height),
      nameWidth: room.names, figureWidth: room.figures, rowHeight: height / Double(max(count, 1)))
  }

  /// The texts of a row are repeated beside it only if some are cut off.
  override func drawDetails(of part: Int?, _ canvas: CanvasContext, into picture: inout Picture) {
    if isCut { return super.drawDetails(of: part, canvas, into: &picture) }
    guard let part else { return }
    picture.stroke(outline(of: part).path, with: .primary, Stroke(width: 2))
  }

  override func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {
    bars.draw(
      into: &picture, values: values.indices.map { grownShape(of: $0) }, colors: colors,
      words: words, measure: canvas.measure
    ) { tick($0, bars.ticks.decimals) }
  }

  override func shape(of part: Int) -> [Double] {
    let value = values[part]
    return [value.value, value.interval.low, value.interval.high]
  }

  override func part(at point: Point) -> Int? {
    bars.rows.firstIndex { $0.frame.contains(point) }
  }

  override func outline(of part: Int) -> (path: Path, frame: Rect) {
    // If there is no height at all, no row fits.
    guard part < bars.rows.count else { return (Path(), Rect(origin: .zero, size: .zero)) }
    let row = bars.rows[part]
    let end = max(row.bar.maxX, row.high)
    return (
      .rectangle(
        Rect(
          left: 1, top: row.frame.minY + 1, right: row.frame.maxX + 5, bottom: row.frame.maxY - 1),
        radius: 4),
      Rect(left: end, top: row.frame.minY, right: end, bottom: row.frame.maxY)
    )
  }
}
