public import Geometry
public import Motion

extension Treemap {
  /// A view of a map: scaled independently in both directions, then translated.
  public struct Camera: Sendable, Hashable, Animatable {
    /// The horizontal and vertical scale factors.
    public var scale: Point
    /// The translation.
    public var offset: Point

    /// The identity, which shows the whole map.
    public static let whole = Camera(scale: Point(x: 1, y: 1), offset: .zero)

    /// Makes a camera from a scale and an offset.
    public init(scale: Point, offset: Point) {
      self.scale = scale
      self.offset = offset
    }

    /// Returns the frame in which a rectangle of the map appears.
    public func seen(_ frame: Rect) -> Rect {
      Rect(
        x: frame.minX * scale.x + offset.x, y: frame.minY * scale.y + offset.y,
        width: frame.width * scale.x, height: frame.height * scale.y)
    }

    /// Returns the point of the map that appears at a point of the view.
    public func place(at point: Point) -> Point {
      Point(x: (point.x - offset.x) / scale.x, y: (point.y - offset.y) / scale.y)
    }

    /// The values interpolated between two views: the sides of a cell move linearly.
    public var animatableData: AnimatablePair<Point, Point> {
      get { AnimatablePair(scale, offset) }
      set { (scale, offset) = (newValue.first, newValue.second) }
    }
  }

  /// Returns the view in which a cell fills the map, whatever its aspect ratio.
  public func camera(on cell: Int) -> Camera { camera(on: cells[cell].frame) }

  func camera(on part: Rect) -> Camera {
    guard part.width > 0, part.height > 0 else { return .whole }
    let scale = Point(x: frame.width / part.width, y: frame.height / part.height)
    return Camera(
      scale: scale,
      offset: Point(x: frame.minX - part.minX * scale.x, y: frame.minY - part.minY * scale.y))
  }

  /// Returns the cell at a point of a view.
  ///
  /// - Parameters:
  ///   - point: the point in the view.
  ///   - camera: the view.
  ///   - depth: the number of levels to search: 1 finds the outermost cells.
  /// - Returns: the deepest cell there; nil outside the map.
  /// - Complexity: O(k) in the cells examined on the way down, level by level.
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

  /// Returns the path from the root to a cell, both included, as in breadcrumbs.
  public func way(to cell: Int) -> [Int] {
    var way = [cell]
    while let parent = cells[way[way.count - 1]].parent { way.append(parent) }
    return way.reversed()
  }

  /// Returns the name of a cell; nil for the root and for combined cells.
  public func name(of cell: Int) -> String? {
    let cell = cells[cell]
    guard !cell.isGathered, cell.parent != nil else { return nil }
    return tree.nodes[cell.group.first].name
  }

  /// The direction from a cell to its neighbour.
  public enum Direction: Sendable, Hashable {
    /// To the left, the right, upwards or downwards.
    case left, right, up, down
  }

  /// Returns the neighbour of a cell within the same parent: the nearest whose centre lies in a direction.
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
      // Sideways distance weighs more, as the eye moves in a straight line.
      let distance = ahead + 2 * aside.magnitude
      if distance < found?.distance ?? .infinity { found = (other, distance) }
    }
    return found?.cell
  }
}
