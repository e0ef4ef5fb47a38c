public import Charts
public import Drawing
import DrawingViews
import Geometry

/// A line the size of a word: the course of a figure, without axes, and its last value.
public final class SparklineFigure: PartFigure {
  private let values: [Double]
  private let scale: Extremes?
  private let ink: Ink
  private let texts: (Int) -> PartText
  /// The indexes of the values that are numbers.
  private let numbers: [Int]
  private var points: [Point?] = []
  /// The width of the text after the line.
  private var room = 0.0

  private static let style = TextStyle.caption.weight(600)

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - values: the values; NaN is a gap.
  ///   - scale: the range of the vertical axis; by default that of the values.
  ///   - ink: the colour of the line.
  ///   - summary: a summary in a sentence or two.
  ///   - texts: the texts of a value; its figure is written after the line.
  public init(
    _ values: [Double], scale: Extremes? = nil, ink: Ink = .accent, summary: String,
    texts: @escaping (Int) -> PartText
  ) {
    self.values = values
    self.scale = scale
    self.ink = ink
    self.texts = texts
    numbers = values.indices.filter { values[$0].isFinite }
    super.init(summary: summary)
  }

  override var count: Int { numbers.count }

  override func text(of part: Int) -> PartText { texts(numbers[part]) }

  override func layOut(_ canvas: CanvasContext) {
    // As wide as the widest, so that the line does not move while values are read.
    room = numbers.reduce(0) { max($0, canvas.measure(texts($1).figure, Self.style).width) } + 10
    let frame = Rect(
      left: 5, top: 5, right: max(canvas.size.width - room - 5, 6), bottom: canvas.size.height - 5)
    points = Sparkline(values, in: frame, scale: scale).points
  }

  override func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {
    let (line, dots) = LineShape.horizontalQuadratic.line(through: points)
    picture.stroke(line, with: ink, Stroke(width: 1.75, cap: .round, join: .round))
    for dot in dots { picture.fill(.circle(center: dot, radius: 2), with: ink) }
  }

  /// Returns the position of a value; nil before there is a canvas.
  private func point(of part: Int) -> Point? {
    numbers[part] < points.count ? points[numbers[part]] : nil
  }

  override func part(at point: Point) -> Int? {
    numbers.indices.min { one, other in
      distance(of: one, to: point.x) < distance(of: other, to: point.x)
    }
  }

  private func distance(of part: Int, to x: Double) -> Double {
    point(of: part).map { ($0.x - x).magnitude } ?? .infinity
  }

  override func outline(of part: Int) -> (path: Path, frame: Rect) {
    let point = point(of: part) ?? .zero
    return (.circle(center: point, radius: 3.5), Rect(origin: point, size: .zero))
  }

  /// Marks a value, by default the last, and writes its figure after the line.
  override func drawDetails(of part: Int?, _ canvas: CanvasContext, into picture: inout Picture) {
    guard count > 0 else { return }
    let part = part ?? count - 1
    let dot = outline(of: part).path
    picture.fill(dot, with: ink)
    picture.stroke(dot, with: .surface, Stroke(width: 1.5))
    picture.write(
      Lettering(
        text(of: part).figure,
        at: Point(x: canvas.size.width - 2, y: canvas.size.height / 2), style: Self.style, .right,
        .middle))
  }
}
