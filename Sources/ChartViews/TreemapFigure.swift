public import Charts
public import Drawing
import DrawingViews
import Geometry
import Motion
import TextBytes

/// A treemap of nested amounts; entering a part that contains others enlarges it in place until it fills
/// the frame.
public final class TreemapFigure: PartFigure {
  /// The visible content: the cells within one, through a camera.
  private struct Sight {
    var root = 0
    var camera = Treemap.Camera.whole
  }

  private let tree: AmountTree
  private let previous: Treemap?
  private let texts: (_ map: Treemap, _ cell: Int, _ root: Int) -> PartText
  private let others: (_ map: Treemap, _ cells: Range<Int>, _ root: Int) -> PartText
  private let colors: (_ map: Treemap, _ cell: Int) -> Ink
  private var map: Treemap
  /// The beginning and the target of the animation.
  private var former = Sight()
  private var sight = Sight()
  /// The camera of the last drawing.
  private var seen = Treemap.Camera.whole

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - tree: the amounts.
  ///   - previous: a figure of other amounts of the same data, whose layout is kept as far as
  ///     possible.
  ///   - summary: a summary in a sentence or two.
  ///   - colors: the colour of a cell.
  ///   - others: the texts of several cells that are drawn as one; by default their number.
  ///   - texts: the texts of a cell, as a part of the entered one, `root`; the whole is cell 0.
  public init(
    _ tree: AmountTree, keeping previous: TreemapFigure? = nil, summary: String,
    colors: @escaping (_ map: Treemap, _ cell: Int) -> Ink,
    others: @escaping (_ map: Treemap, _ cells: Range<Int>, _ root: Int) -> PartText = {
      (_, cells, _) in PartText("+\(cells.count)", "")
    },
    texts: @escaping (_ map: Treemap, _ cell: Int, _ root: Int) -> PartText
  ) {
    self.tree = tree
    self.previous = previous?.map
    self.colors = colors
    self.others = others
    self.texts = texts
    map = Treemap(
      tree, in: previous?.map.frame ?? Rect(x: 0, y: 0, width: 400, height: 300),
      leastSide: Self.leastSide, keeping: previous?.map)
    super.init(summary: summary)
  }

  /// The minimum side of a touch target, in pixels.
  private static let leastSide = 24.0

  private var cells: Range<Int> { map.cells[sight.root].children }

  override var count: Int { cells.count }

  override func text(of part: Int) -> PartText {
    texts(map, cells.lowerBound + part, sight.root)
  }

  override func layOut(_ canvas: CanvasContext) {
    let way = way
    map = Treemap(
      tree, in: Rect(origin: .zero, size: canvas.size), leastSide: Self.leastSide,
      keeping: previous)
    // Other cells may be gathered now: the entered one is found by its name.
    enter(along: way)
  }

  override func draw(_ canvas: CanvasContext, share: Double, into picture: inout Picture) {
    let camera = camera(share)
    if share < 1, former.root != sight.root {
      picture.nested { picture in
        picture.fade(to: 1 - share)
        draw(former.root, camera, canvas.measure, into: &picture)
      }
    }
    picture.nested { picture in
      if former.root != sight.root { picture.fade(to: share) }
      draw(sight.root, camera, canvas.measure, into: &picture)
    }
    seen = camera
  }

  private func draw(
    _ root: Int, _ camera: Treemap.Camera, _ measure: TextMeasure, into picture: inout Picture
  ) {
    map.draw(
      into: &picture, from: root, seenBy: camera, textSize: 14, color: { colors(map, $0) },
      words: { cell in
        let text = texts(map, cell, root)
        return (text.name, text.drawn)
      },
      others: { cells in
        let text = others(map, cells, root)
        return (text.name, text.drawn)
      }, measure: measure
    ) { cell, frame in
      guard growth < 1, cells.contains(cell) else { return frame }
      let shape = grownShape(of: cell - cells.lowerBound)
      return Rect(x: shape[0], y: shape[1], width: shape[2], height: shape[3])
    }
  }

  /// Returns the visible frame of a cell.
  override func shape(of part: Int) -> [Double] {
    let frame = sight.camera.seen(map.cells[cells.lowerBound + part].frame)
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  /// Its centre.
  override func seed(of part: Int) -> [Double] {
    let shape = shape(of: part)
    return [shape[0] + shape[2] / 2, shape[1] + shape[3] / 2, 0, 0]
  }

  private func camera(_ share: Double) -> Treemap.Camera {
    var camera = former.camera
    camera.animatableData = former.camera.animatableData.interpolated(
      towards: sight.camera.animatableData, amount: share)
    return camera
  }

  override func part(at point: Point) -> Int? {
    let depth = map.cells[sight.root].depth + 1
    let exact = map.cell(at: point, seenBy: seen, depth: depth).flatMap {
      cells.contains($0) ? $0 : nil
    }
    let isNarrow = exact.map { narrowReach(of: $0) != nil } ?? false
    let cell = isNarrow ? exact : nearestNarrow(to: point) ?? exact
    return cell.map { $0 - cells.lowerBound }
  }

  /// Of the narrow cells that have a point in reach, the one with the nearest centre.
  private func nearestNarrow(to point: Point) -> Int? {
    var nearest: (cell: Int, distance: Double)?
    for cell in cells {
      guard let reach = narrowReach(of: cell), reach.contains(point) else { continue }
      let (x, y) = (point.x - reach.midX, point.y - reach.midY)
      let distance = x * x + y * y
      if distance < nearest?.distance ?? .infinity { nearest = (cell, distance) }
    }
    return nearest?.cell
  }

  /// Returns the area within reach of a finger around a narrower cell, such as a rest beside a few
  /// large ones; nil for other cells.
  private func narrowReach(of cell: Int) -> Rect? {
    let frame = seen.seen(map.cells[cell].frame)
    let (width, height) = (max(frame.width, Self.leastSide), max(frame.height, Self.leastSide))
    guard width > frame.width || height > frame.height else { return nil }
    return Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  override func outline(of part: Int) -> (path: Path, frame: Rect) {
    let frame = seen.seen(map.cells[cells.lowerBound + part].frame)
    return (
      .rectangle(frame.inset(by: 1), radius: 3),
      Rect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    )
  }

  override func part(after part: Int, to direction: Treemap.Direction) -> Int {
    let next = map.neighbour(of: cells.lowerBound + part, to: direction)
    return next.map { $0 - cells.lowerBound } ?? part
  }

  // MARK: Levels

  override var trail: [String] { map.way(to: sight.root).map { texts(map, $0, 0).name } }

  /// The nodes of the entered part: that of the whole, of a tag, or those of several that are gathered.
  public var enteredNodes: [Int] { map.cells[sight.root].nodes }

  override var way: [String] { map.way(to: sight.root).dropFirst().map { key(of: $0) } }

  /// The name of gathered cells in a path.
  public static let gatheredName = "…"

  private func key(of cell: Int) -> String { map.name(of: cell) ?? Self.gatheredName }

  override func go(along way: [String], share: Double) -> Bool {
    let cell = self.cell(along: way)
    guard cell != sight.root else { return false }
    go(to: cell, share)
    return true
  }

  /// Enters a path as far as it exists.
  public func enter(along way: [String]) {
    let root = cell(along: way)
    sight = Sight(root: root, camera: map.camera(on: root))
    former = sight
  }

  /// Returns the cell that a path leads to, as far as it exists.
  ///
  /// The set of gathered cells depends on the size of the map, so those on the way to a name are
  /// found again.
  private func cell(along way: [String]) -> Int {
    var (cell, gathered) = (0, 0)
    for name in way {
      if name.isSame(as: Self.gatheredName) {
        gathered += 1
        continue
      }
      guard let next = self.cell(named: name, in: cell) else { return cell }
      (cell, gathered) = (next, 0)
    }
    for _ in 0..<gathered {
      guard let next = gatheredCell(in: cell) else { return cell }
      cell = next
    }
    return cell
  }

  /// Returns the cell of a name that contains others, among the children of a cell or those gathered there.
  private func cell(named name: String, in cell: Int) -> Int? {
    let found = map.cells[cell].children.first {
      !map.cells[$0].children.isEmpty && map.name(of: $0)?.isSame(as: name) ?? false
    }
    return found ?? gatheredCell(in: cell).flatMap { self.cell(named: name, in: $0) }
  }

  private func gatheredCell(in cell: Int) -> Int? {
    map.cells[cell].children.first { map.cells[$0].isGathered }
  }

  override func enter(_ part: Int, share: Double) -> Bool {
    let cell = cells.lowerBound + part
    guard !map.cells[cell].children.isEmpty else { return false }
    go(to: cell, share)
    return true
  }

  override func leave(to level: Int, share: Double) -> Int? {
    let way = map.way(to: sight.root)
    guard level >= 0, level + 1 < way.count else { return nil }
    go(to: way[level], share)
    return way[level + 1] - cells.lowerBound
  }

  private func go(to cell: Int, _ share: Double) {
    former = Sight(root: sight.root, camera: camera(share))
    sight = Sight(root: cell, camera: map.camera(on: cell))
    chosen = nil
  }
}
