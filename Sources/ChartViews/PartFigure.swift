import Charts
import Drawing
import DrawingViews
import Geometry
import TextBytes

/// The content of a chart of parts, see ``PartChart``: a ``HeatMapFigure``, a ``BarsFigure``, a
/// ``DonutFigure``, a ``TreemapFigure`` or a ``SparklineFigure``.
///
/// The same code lays it out and draws it for files. Parts are numbered in reading order.
public class PartFigure {
  /// A summary in a sentence or two, for screen readers.
  public let summary: String
  /// The chosen part, if any.
  public internal(set) final var chosen: Int?
  private final var size: Size?
  /// Differs between fonts.
  private final var digit: TextExtent?

  /// The progress of the animation from the previous figure, 0 to 1.
  final var growth = 1.0
  /// The shapes of its parts in the previous figure.
  private final var starts: [[Double]?] = []

  init(summary: String) { self.summary = summary }

  /// Animates the parts from their shapes in the previous figure; new parts grow from nothing.
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

  /// Returns the current shape of a part during the animation.
  final func grownShape(of part: Int) -> [Double] {
    let shape = shape(of: part)
    guard growth < 1, !shape.isEmpty else { return shape }
    let start = part < starts.count ? starts[part] : nil
    let from = start.flatMap { $0.count == shape.count ? $0 : nil } ?? seed(of: part)
    return shape.indices.map { from[$0] + (shape[$0] - from[$0]) * growth }
  }

  /// Lays out the parts again if the size of the canvas or the text size has changed.
  final func fit(_ canvas: CanvasContext) {
    let digit = canvas.measure("0", .caption)
    guard size != canvas.size || digit != self.digit else { return }
    size = canvas.size
    self.digit = digit
    layOut(canvas)
  }

  /// Returns the part at a point, if there is one.
  final func found(at point: Point) -> Int? {
    part(at: point).flatMap { $0 < count ? $0 : nil }
  }

  // MARK: Implemented by each kind of chart

  /// The number of parts.
  var count: Int { 0 }

  /// Returns the texts of a part.
  func text(of part: Int) -> PartText { preconditionFailure("each kind of chart has its texts") }

  /// Returns the column headers after the first, and the rows, of the equivalent table.
  func table(_ words: PartWords) -> (heads: [String], rows: [ChartTable.Row]) {
    let rows = (0..<count).map { part in
      let text = text(of: part)
      return ChartTable.Row(number: part, name: text.name, cells: [text.figure, text.detail])
    }
    return ([words.figure, words.detail], rows)
  }

  /// Returns the numbers that define the shape of a part and are animated; empty if the kind of
  /// chart fades in.
  func shape(of part: Int) -> [Double] { [] }

  /// Returns the shape from which a new part grows.
  func seed(of part: Int) -> [Double] { shape(of: part).map { _ in 0 } }

  /// The names that identify the parts in the next figure; nil if parts are identified by position.
  var followedNames: [String]? { (0..<count).map { text(of: $0).name } }

  /// Lays out the parts.
  func layOut(_ canvas: CanvasContext) {}

  /// Draws the parts.
  ///
  /// - Parameters:
  ///   - canvas: the canvas.
  ///   - share: the progress of the animation, 0 to 1.
  ///   - picture: the picture to draw into.
  func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {}

  /// Returns the part at a point.
  func part(at point: Point) -> Int? { nil }

  /// Returns the outline of a part when it is marked, and the frame beside which its value is shown.
  func outline(of part: Int) -> (path: Path, frame: Rect) {
    preconditionFailure("each kind of chart has its outlines")
  }

  /// Draws the details of a part, over the parts.
  ///
  /// - Parameter part: the marked or chosen part, if there is one.
  func drawDetails(of part: Int?, _ canvas: CanvasContext, into picture: inout Picture) {
    guard let part else { return }
    let (path, place) = outline(of: part)
    mark(path, into: &picture)
    let text = text(of: part)
    Bubble(text.name, [.init(text.figureWithDetail)])
      .draw(beside: place, in: canvas.size, measure: canvas.measure, into: &picture)
  }

  /// Draws an outline of a part that is visible on any colour.
  final func mark(_ path: Path, into picture: inout Picture) {
    picture.stroke(path, with: .surface, Stroke(width: 5, join: .round))
    picture.stroke(path, with: .primary, Stroke(width: 2, join: .round))
  }

  /// Returns the part in the direction of an arrow key.
  func part(after part: Int, to direction: Treemap.Direction) -> Int {
    let isForwards = direction == .right || direction == .down
    return min(max(part + (isForwards ? 1 : -1), 0), count - 1)
  }

  // MARK: Nested parts

  /// The names of the entered parts, starting with the whole; empty if parts cannot be entered.
  var trail: [String] { [] }

  /// The entered parts, by names that are the same in other figures of the same data.
  var way: [String] { [] }

  /// Follows a path as far as it exists; returns whether that changed the level.
  func go(along way: [String], share: Double) -> Bool { false }

  /// Enters a part; returns whether it contains anything.
  ///
  /// - Parameter share: the progress of the animation.
  func enter(_ part: Int, share: Double) -> Bool { false }

  /// Returns to a level; returns the part that was left, or nil at the outermost level.
  func leave(to level: Int, share: Double) -> Int? { nil }

  /// Chooses a part; nil clears the choice.
  func choose(_ part: Int?, share: Double) { chosen = part }
}
