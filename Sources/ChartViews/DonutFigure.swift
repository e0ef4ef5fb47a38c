public import Charts
public import Drawing
import DrawingViews
import Geometry

/// Shares of a whole as a ring with labels beside it; a chosen slice moves out.
public final class DonutFigure: PartFigure {
  private let values: [Double]
  private let style: Donut.Style
  private let total: (figure: String, unit: String)
  private let texts: (Donut.Slice) -> PartText
  private let colors: (Donut.Slice) -> Ink
  private var donut: Donut
  private var frame = Rect(origin: .zero, size: .zero)
  /// The frame of the ring.
  private var ring = Rect(origin: .zero, size: .zero)
  /// Whether the labels are below the ring, and the height of a line of them.
  private var isNarrow = false
  private var lineHeight = 0.0
  /// The distance by which each slice is moved out, and that when the animation began.
  private var lifts, former: [Double]

  /// The distance by which a chosen slice moves out.
  private static let lift = 7.0

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - values: the values of the slices.
  ///   - style: the style of the ring.
  ///   - total: the text in the hole, and its unit.
  ///   - summary: a summary of the chart in a sentence or two.
  ///   - colors: the colour of a slice.
  ///   - texts: the texts of a slice; the figure is shown beside the ring, so keep it short.
  public init(
    _ values: [Double], style: Donut.Style = Donut.Style(), total: (figure: String, unit: String),
    summary: String, colors: @escaping (Donut.Slice) -> Ink,
    texts: @escaping (Donut.Slice) -> PartText
  ) {
    self.values = values
    self.style = style
    self.total = total
    self.colors = colors
    self.texts = texts
    // The slices do not depend on the frame.
    donut = Donut(values, in: Rect(origin: .zero, size: .zero), style: style)
    lifts = donut.slices.map { _ in 0 }
    former = lifts
    super.init(summary: summary)
  }

  override var count: Int { donut.slices.count }

  override func text(of part: Int) -> PartText { texts(donut.slices[part]) }

  override func layOut(_ canvas: CanvasContext) {
    frame = Rect(origin: .zero, size: canvas.size)
    let texts = donut.slices.map { self.texts($0) }
    let widest = texts.reduce(0) {
      max(
        $0,
        canvas.measure($1.name, .caption).width
          + canvas.measure($1.figureWithDetail, .caption).width)
    }
    let side = widest + 10 + Donut.reach
    lineHeight = canvas.measure("0", .caption).height + 6
    // Labels beside a ring need space; if the ring would become too small they go below it.
    isNarrow = canvas.size.width - 2 * side < canvas.size.height * 0.75
    let foot = isNarrow ? Double((count + 1) / 2) * lineHeight + 8 : 0
    let inset = isNarrow ? 0 : side
    ring = Rect(
      left: inset, top: Self.lift + 2, right: max(canvas.size.width - inset, inset),
      bottom: max(canvas.size.height - foot - Self.lift - 2, Self.lift + 2))
    donut = Donut(values, in: ring, style: style)
  }

  override func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {
    lifts = donut.slices.indices.map { slice in
      let target = slice == chosen ? Self.lift : 0
      return former[slice] + (target - former[slice]) * share
    }
    if isNarrow {
      drawLegend(canvas, into: &picture)
    } else {
      // The leader lines first, because a slice that moves out covers its own.
      donut.write(
        donut.slices.map { slice in
          let text = texts(slice)
          return .init(name: text.name, figure: text.figureWithDetail)
        }, into: &picture, in: frame, measure: canvas.measure)
    }
    grown.draw(
      into: &picture, colors: donut.slices.map { colors($0) }, lifts: lifts, isPatterned: isNarrow)
    donut.writeTotal(
      total.figure, total.unit, into: &picture, unitStyle: TextStyle(size: 12))
  }

  override func shape(of part: Int) -> [Double] { [donut.slices[part].share] }

  /// The ring during its animation: a new one is not yet closed.
  private var grown: Donut {
    guard growth < 1 else { return donut }
    // A share of exactly zero would not form a slice.
    let shares = donut.slices.indices.map { max(grownShape(of: $0)[0], 1e-6) }
    var style = style
    style.leastShare = 0
    style.sweep *= min(shares.reduce(0, +), 1)
    return Donut(shares, in: ring, style: style)
  }

  private func words(of slice: Donut.Slice) -> Donut.Words {
    let text = texts(slice)
    return .init(name: text.name, figure: text.figure)
  }

  /// Draws the labels below the ring in two columns, each with the colour of its slice.
  private func drawLegend(_ canvas: CanvasContext, into picture: inout Picture) {
    let rows = (count + 1) / 2
    for (number, slice) in donut.slices.enumerated() {
      let text = texts(slice)
      let x = number < rows ? 0 : canvas.size.width / 2
      let y = canvas.size.height - lineHeight * (Double(rows - number % rows) - 0.5)
      picture.fill(
        .rectangle(Rect(x: x, y: y - 7, width: 14, height: 14), radius: 3),
        with: donut.paint(of: slice, color: colors(slice)))
      picture.write(
        Lettering(text.name, at: Point(x: x + 20, y: y), .left, .middle))
      picture.write(
        Lettering(
          text.figure, at: Point(x: x + 26 + canvas.measure(text.name, .caption).width, y: y),
          ink: .secondary, .left, .middle))
    }
  }

  /// The details of a slice are shown in the hole, where they hide nothing, if they fit.
  override func drawDetails(of part: Int?, _ canvas: CanvasContext, into picture: inout Picture) {
    guard let part else { return }
    let slice = donut.slices[part]
    let hasRoom = donut.drawDetails(
      words(of: slice), detail: texts(slice).detail, into: &picture, measure: canvas.measure)
    guard hasRoom else { return super.drawDetails(of: part, canvas, into: &picture) }
    mark(outline(of: part).path, into: &picture)
  }

  override func choose(_ part: Int?, share: Double) {
    former = lifts
    chosen = part
  }

  override func part(at point: Point) -> Int? { donut.slice(at: point) }

  override func outline(of part: Int) -> (path: Path, frame: Rect) {
    let slice = donut.slices[part]
    let place = donut.middle(of: slice)
    return (
      donut.outline(of: slice, lift: lifts[part]),
      Rect(origin: place, size: .zero)
    )
  }
}
