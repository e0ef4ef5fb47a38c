public import Charts
import Drawing
import DrawingViews
import Geometry

/// Equal cells in rows and columns, such as the hours of a week.
public final class HeatMapFigure: PartFigure {
  private let contents: [[HeatMap.Content]]
  private let rows, columns, steps: [String]
  private let zero, unknown: String
  private let texts: (HeatMap.Cell) -> PartText
  private let light, dark: ColorScale
  private var map = HeatMap(in: .init(origin: .zero, size: .zero))
  private var legend = HeatMap.Legend()

  /// The text style of the labels.
  private static let style = TextStyle(size: 12)

  /// Creates a figure of shares, coloured relative to the greatest of them.
  ///
  /// - Parameters:
  ///   - contents: the contents of the cells, row by row; all rows have the same length.
  ///   - rows: the names of the rows.
  ///   - columns: the names of the columns, of which those that fit are drawn.
  ///   - zero: the legend of a share of zero.
  ///   - step: the legend of a step of the colour scale.
  ///   - unknown: the legend of cells without data.
  ///   - summary: a summary of the chart in a sentence or two.
  ///   - texts: the texts of a cell.
  public init(
    _ contents: [[HeatMap.Content]], rows: [String], columns: [String],
    zero: String, step: (ColorScale.Step) -> String, unknown: String, summary: String,
    texts: @escaping (HeatMap.Cell) -> PartText
  ) {
    self.contents = contents
    self.rows = rows
    self.columns = columns
    self.zero = zero
    self.unknown = unknown
    self.texts = texts
    let range = HeatMap.scale(of: contents)
    light = ColorScale.standard(isDark: false, over: range)
    dark = ColorScale.standard(isDark: true, over: range)
    steps = light.steps.map { step($0) }
    super.init(summary: summary)
  }

  override var count: Int { rows.count * columns.count }

  override func text(of part: Int) -> PartText { texts(cell(part)) }

  private func cell(_ part: Int) -> HeatMap.Cell {
    HeatMap.Cell(row: part / columns.count, column: part % columns.count)
  }

  override func table(_ words: PartWords) -> (heads: [String], rows: [ChartTable.Row]) {
    let lines = rows.indices.map { row in
      ChartTable.Row(
        number: row, name: rows[row],
        cells: columns.indices.map { texts(HeatMap.Cell(row: row, column: $0)).figureWithDetail })
    }
    return (columns, lines)
  }

  override func layOut(_ canvas: CanvasContext) {
    let style = Self.style
    let left = rows.reduce(0) { max($0, canvas.measure($1, style).width) } + 10
    let line = canvas.measure("0", style).height
    legend = HeatMap.Legend(
      zero: zero, steps: steps, unknown: unknown, scale: light, width: canvas.size.width - left,
      style: style, measure: canvas.measure)
    map = HeatMap(
      in: Rect(
        left: left, top: 2, right: canvas.size.width - 2,
        bottom: max(canvas.size.height - line - 16 - legend.height, 10)),
      rows: rows.count, columns: columns.count)
  }

  override func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {
    map.draw(into: &picture, growth < 1 ? grown : contents, light: light, dark: dark)
    map.write(
      rows: rows, columns: map.names(of: columns, style: Self.style, measure: canvas.measure),
      into: &picture, style: Self.style)
    legend.draw(
      into: &picture,
      at: Point(x: map.frame.minX, y: canvas.size.height - legend.height), light: light, dark: dark)
  }

  override func shape(of part: Int) -> [Double] {
    let cell = cell(part)
    if case .share(let share) = contents[cell.row][cell.column] { return [share] }
    return [0]
  }

  /// A cell is identified by its position.
  override var followedNames: [String]? { nil }

  /// The contents of the cells during the animation; unknown cells change at once.
  private var grown: [[HeatMap.Content]] {
    contents.enumerated().map { row, line in
      line.enumerated().map { column, content in
        guard case .share = content else { return content }
        return .share(grownShape(of: row * columns.count + column)[0])
      }
    }
  }

  override func part(at point: Point) -> Int? {
    map.cell(at: point).map { $0.row * columns.count + $0.column }
  }

  override func outline(of part: Int) -> (path: Path, frame: Rect) {
    let frame = map.frame(of: cell(part))
    return (.rectangle(frame.inset(by: -1), radius: 3), frame)
  }

  override func part(after part: Int, to direction: Treemap.Direction) -> Int {
    let here = cell(part)
    var (row, column) = (here.row, here.column)
    switch direction {
    case .left: column = max(column - 1, 0)
    case .right: column = min(column + 1, columns.count - 1)
    case .up: row = max(row - 1, 0)
    case .down: row = min(row + 1, rows.count - 1)
    }
    return row * columns.count + column
  }
}
