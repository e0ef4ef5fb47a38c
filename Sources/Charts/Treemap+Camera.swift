public import Geometry
public import Motion

extension Treemap {
  /// How a map is seen: enlarged, in both directions by themselves, then moved.
  public struct Camera: Sendable, Hashable, Animatable {
    /// How many times as wide, and as high.
    public var scale: Point
    /// How far it is moved.
    public var offset: Point

    /// All of the map, where it lies.
    public static let whole = Camera(scale: Point(x: 1, y: 1), offset: .zero)

    /// Joins a scale and an offset.
    public init(scale: Point, offset: Point) {
      self.scale = scale
      self.offset = offset
    }

    /// Where a place of the map is seen.
    public func seen(_ frame: Rect) -> Rect {
      Rect(
        x: frame.minX * scale.x + offset.x, y: frame.minY * scale.y + offset.y,
        width: frame.width * scale.x, height: frame.height * scale.y)
    }

    /// The place of the map that is seen at a point.
    public func place(at point: Point) -> Point {
      Point(x: (point.x - offset.x) / scale.x, y: (point.y - offset.y) / scale.y)
    }

    /// What moves between two views: a cell's sides go straight from where they were seen to where
    /// they will be.
    public var animatableData: AnimatablePair<Point, Point> {
      get { AnimatablePair(scale, offset) }
      set { (scale, offset) = (newValue.first, newValue.second) }
    }
  }

  /// The view in which a cell fills the map, whatever its proportions.
  public func camera(on cell: Int) -> Camera { camera(on: cells[cell].frame) }

  func camera(on part: Rect) -> Camera {
    guard part.width > 0, part.height > 0 else { return .whole }
    let scale = Point(x: frame.width / part.width, y: frame.height / part.height)
    return Camera(
      scale: scale,
      offset: Point(x: frame.minX - part.minX * scale.x, y: frame.minY - part.minY * scale.y))
  }

  /// The cell that is seen at a point.
  ///
  /// - Parameters:
  ///   - point: where the map is seen.
  ///   - camera: how it is seen.
  ///   - depth: how deep to look: 1 finds the outermost cells.
  /// - Returns: the deepest cell there; nil outside the map.
  /// - Complexity: O(k) in the cells passed on the way down, a level at a time.
  public func cell(at point: Point, seenBy camera: Camera, depth: Int) -> Int? {
    let place = camera.place(at: point)
    guard frame.contains(place) else { return nil }
    var found = 0
    while cells[found].depth < depth,
      let inside = cells[found].children.first(where: { cells[$0].frame.contains(place) })
    {
      found = inside
    }
    return found
  }

  /// The way from the whole to a cell, both included: its crumbs.
  public func way(to cell: Int) -> [Int] {
    var way = [cell]
    while let parent = cells[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// The name of a cell; nil for the whole and for what is gathered.
  public func name(of cell: Int) -> String? {
    let cell = cells[cell]
    guard !cell.isGathered, cell.parent != nil else { return nil }
    return tree.nodes[cell.group.first].name
  }

  /// A way of going from a cell to its neighbour.
  public enum Direction: Sendable, Hashable {
    /// To where the map is read from, or on.
    case left, right, up, down
  }

  /// The cell beside another, of those within the same: the nearest whose middle lies that way.
  public func neighbour(of cell: Int, to direction: Direction) -> Int? {
    guard let parent = cells[cell].parent else { return nil }
    let here = cells[cell].frame.center
    var found: (cell: Int, distance: Double)?
    for other in cells[parent].children where other != cell {
      let (x, y) = (cells[other].frame.midX - here.x, cells[other].frame.midY - here.y)
      let (ahead, aside) =
        switch direction {
        case .left: (-x, y)
        case .right: (x, y)
        case .up: (-y, x)
        case .down: (y, x)
        }
      guard ahead > 1e-9 * (frame.width + frame.height) else { continue }
      // What lies aside is further than it looks: the eye goes straight.
      let distance = ahead + 2 * aside.magnitude
      if distance < found?.distance ?? .infinity { found = (other, distance) }
    }
    return found?.cell
  }
}
