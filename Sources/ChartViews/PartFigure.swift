import Charts
import Drawing
import DrawingViews
import Geometry
import TextBytes

/// What a chart of parts shows, see ``PartChart``: a ``HeatMapFigure``, a ``BarsFigure``, a
/// ``DonutFigure``, a ``TreemapFigure`` or a ``SparklineFigure``.
///
/// It is laid out and drawn by the same code as in files. Parts are numbered in the order in which
/// they are read.
public class PartFigure {
  /// The whole in a sentence or two, for those who do not see it.
  public let summary: String
  /// The part that is chosen, if any.
  public internal(set) final var chosen: Int?
  private final var size: Size?
  /// Changes with the font.
  private final var digit: TextExtent?

  /// How far the figure has come on its way from the one before it, 0 to 1.
  final var growth = 1.0
  /// The shapes that its parts had in the figure before it.
  private final var starts: [[Double]?] = []

  init(summary: String) { self.summary = summary }

  /// Has the parts grow out of what they were in the figure before; new ones grow out of nothing.
  final func grow(from former: PartFigure?) {
    growth = 0
    let (names, formerNames) = (followedNames, former?.followedNames)
    starts = (0..<count).map { part in
      guard let former else { return nil }
      guard let names, let formerNames else {
        return part < former.count ? former.shape(of: part) : nil
      }
      return formerNames.firstIndex { $0.isSame(as: names[part]) }.map { former.shape(of: $0) }
    }
  }

  /// The shape of a part as it is on its way.
  final func grownShape(of part: Int) -> [Double] {
    let shape = shape(of: part)
    guard growth < 1, !shape.isEmpty else { return shape }
    let start = part < starts.count ? starts[part] : nil
    let from = start.flatMap { $0.count == shape.count ? $0 : nil } ?? seed(of: part)
    return shape.indices.map { from[$0] + (shape[$0] - from[$0]) * growth }
  }

  /// Lays the parts out where the canvas has another size than before, or the text.
  final func fit(_ canvas: CanvasContext) {
    let digit = canvas.measure("0", .caption)
    guard size != canvas.size || digit != self.digit else { return }
    size = canvas.size
    self.digit = digit
    layOut(canvas)
  }

  /// The part that is found at a point, if there is one.
  final func found(at point: Point) -> Int? {
    part(at: point).flatMap { $0 < count ? $0 : nil }
  }

  // MARK: What a kind of chart states

  /// How many parts there are.
  var count: Int { 0 }

  /// What is said of a part.
  func text(of part: Int) -> PartText { preconditionFailure("each kind of chart has its texts") }

  /// The names of the columns after the first, and the rows, of the table that says the same.
  func table(_ words: PartWords) -> (heads: [String], rows: [ChartTable.Row]) {
    let rows = (0..<count).map { part in
      let text = text(of: part)
      return ChartTable.Row(number: part, name: text.name, cells: [text.figure, text.detail])
    }
    return ([words.figure, words.detail], rows)
  }

  /// What makes up the shape of a part, which grows when other figures are shown; none where a kind of
  /// chart fades in.
  func shape(of part: Int) -> [Double] { [] }

  /// The shape that a part grows out of when it is new.
  func seed(of part: Int) -> [Double] { shape(of: part).map { _ in 0 } }

  /// The names by which the parts are found again in the next figure; nil where each is found in its
  /// place.
  var followedNames: [String]? { (0..<count).map { text(of: $0).name } }

  /// Places the parts.
  func layOut(_ canvas: CanvasContext) {}

  /// Draws the parts.
  ///
  /// - Parameters:
  ///   - canvas: what they are drawn on.
  ///   - share: how far the chart has come on its way from what it was, 0 to 1.
  ///   - picture: what they are drawn into.
  func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {}

  /// The part at a point.
  func part(at point: Point) -> Int? { nil }

  /// What surrounds a part when it is marked, and what its value is told beside.
  func outline(of part: Int) -> (path: Path, frame: Rect) {
    preconditionFailure("each kind of chart has its outlines")
  }

  /// Draws what is told of a part, over the parts.
  ///
  /// - Parameter part: the part that is marked or chosen, if there is one.
  func tell(of part: Int?, _ canvas: CanvasContext, into picture: inout Picture) {
    guard let part else { return }
    let (path, place) = outline(of: part)
    mark(path, into: &picture)
    let text = text(of: part)
    Bubble(text.name, [.init(text.told)])
      .draw(beside: place, in: canvas.size, measure: canvas.measure, into: &picture)
  }

  /// Draws around a part, to be seen on any colour.
  final func mark(_ path: Path, into picture: inout Picture) {
    picture.stroke(path, with: .surface, Stroke(width: 5, join: .round))
    picture.stroke(path, with: .primary, Stroke(width: 2, join: .round))
  }

  /// The part that an arrow key leads to.
  func part(after part: Int, to direction: Treemap.Direction) -> Int {
    let isForwards = direction == .right || direction == .down
    return min(max(part + (isForwards ? 1 : -1), 0), count - 1)
  }

  // MARK: What is within parts

  /// The names of the parts that were gone into, the whole first; none where nothing can be.
  var trail: [String] { [] }

  /// What was gone into, by names that are the same in other figures of the same things.
  var way: [String] { [] }

  /// Goes to where such a way leads, as far as there is one; returns whether that is another place.
  func go(along way: [String], share: Double) -> Bool { false }

  /// Goes into a part; returns whether there was anything in it.
  ///
  /// - Parameter share: how far the chart had come.
  func enter(_ part: Int, share: Double) -> Bool { false }

  /// Goes out again; returns the part that was left, or nil at the outermost level.
  func leave(to level: Int, share: Double) -> Int? { nil }

  /// Chooses a part; nil lets go of the chosen one.
  func choose(_ part: Int?, share: Double) { chosen = part }
}
