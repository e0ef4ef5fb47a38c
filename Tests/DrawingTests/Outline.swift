import Drawing
import Foundation
import Geometry

/// The outline of a path as a walk: positions, outward directions and curvatures.
struct Outline {
  /// A place on the outline.
  struct Place {
    let point: Point
    /// The unit vector that points away from the inside.
    let outwards: Point
    /// The curvature, positive where the outline bends around its inside.
    let curvature: Double
    /// The distance from the start along the outline.
    let distance: Double
  }

  /// A part of the outline without joints: a side, an arc, or a cubic curve.
  private enum Piece {
    case line(Point, Point)
    case arc(center: Point, radius: Double, start: Double, end: Double)
    case curve(Point, Point, Point, Point)
  }

  /// The places of each piece, its ends included.
  private(set) var pieces: [[Place]] = []
  /// The number of steps in each piece.
  private let steps: Int

  /// All places in order.
  var places: [Place] { pieces.flatMap { $0 } }

  /// Walks along a closed path, clockwise.
  init(_ path: Path, steps: Int = 400) {
    self.steps = steps
    var distance = 0.0
    for piece in Self.pieces(of: path) {
      var places: [Place] = []
      for step in 0...steps {
        let place = Self.place(at: Double(step) / Double(steps), on: piece)
        if let last = places.last { distance += last.point.distance(to: place.point) }
        places.append(
          Place(
            point: place.point, outwards: place.outwards, curvature: place.curvature,
            distance: distance))
      }
      pieces.append(places)
    }
  }

  // MARK: Measures

  /// The largest jump of the curvature where two pieces meet.
  var largestJump: Double {
    zip(pieces, pieces.dropFirst() + pieces.prefix(1)).reduce(0) { largest, pair in
      guard let end = pair.0.last, let start = pair.1.first else { return largest }
      return max(largest, abs(start.curvature - end.curvature))
    }
  }

  /// The greatest curvature.
  var greatestCurvature: Double { places.reduce(0) { max($0, $1.curvature) } }

  /// The maximum distance of the chosen places from a circle.
  func distance(
    fromCircleAbout center: (Place) -> Point?, radius: Double
  ) -> Double {
    places.reduce(0) { largest, place in
      guard let center = center(place) else { return largest }
      return max(largest, abs(place.point.distance(to: center) - radius))
    }
  }

  /// The share, by length, of the chosen places whose curvature is below a limit.
  func shareOfFlat(below limit: Double, where isChosen: (Place) -> Bool) -> Double {
    var (flat, all) = (0.0, 0.0)
    for places in pieces {
      for (one, next) in zip(places, places.dropFirst()) where isChosen(one) && isChosen(next) {
        let length = next.distance - one.distance
        all += length
        if abs(one.curvature + next.curvature) / 2 < limit { flat += length }
      }
    }
    return all > 0 ? flat / all : 0
  }

  /// The length from the first curved place after a flat one to the first with the given curvature; 0 if
  /// the curvature rises at once.
  func rise(to curvature: Double) -> Double {
    var start: Double?
    for place in places {
      if place.curvature < curvature / 100 { start = place.distance }
      if let start, place.curvature >= curvature { return place.distance - start }
    }
    return 0
  }

  // MARK: Pieces

  private static func pieces(of path: Path) -> [Piece] {
    var (pieces, place, first) = ([Piece](), Point.zero, Point.zero)
    func add(_ end: Point) {
      if place.distance(to: end) > 1e-4 { pieces.append(.line(place, end)) }
      place = end
    }
    for step in path.steps {
      switch step {
      case .move(let point): (place, first) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let end):
        pieces.append(.curve(place, first, second, end))
        place = end
      case .roundedRectangle(let rect, let radius):
        let inner = rect.inset(by: radius)
        let corners = [
          (inner.maxX, inner.minY), (inner.maxX, inner.maxY), (inner.minX, inner.maxY),
          (inner.minX, inner.minY),
        ]
        place = Point(x: inner.minX, y: rect.minY)
        for (number, corner) in corners.enumerated() {
          let center = Point(x: corner.0, y: corner.1)
          let start = Double(number - 1) * .pi / 2
          add(center.at(start, radius))
          pieces.append(.arc(center: center, radius: radius, start: start, end: start + .pi / 2))
          place = center.at(start + .pi / 2, radius)
        }
        add(Point(x: inner.minX, y: rect.minY))
      case .circle(let center, let radius):
        pieces.append(.arc(center: center, radius: radius, start: 0, end: 2 * .pi))
      case .arc(let center, let radius, let start, let end):
        add(center.at(start, radius))
        pieces.append(.arc(center: center, radius: radius, start: start, end: end))
        place = center.at(end, radius)
      case .close: add(first)
      case .quadratic, .rectangle: break
      }
    }
    return pieces
  }

  private static func place(
    at share: Double, on piece: Piece
  ) -> (point: Point, outwards: Point, curvature: Double) {
    switch piece {
    case .line(let start, let end):
      let along = Point(x: end.x - start.x, y: end.y - start.y)
      return (start.moved(by: along, times: share), along.left, 0)
    case .arc(let center, let radius, let start, let end):
      let angle = start + (end - start) * share
      return (center.at(angle, radius), Point.zero.at(angle, 1), 1 / radius)
    case .curve(let start, let first, let second, let end):
      let points = [start, first, second, end]
      func sum(_ weights: [Double]) -> Point {
        zip(weights, points).reduce(.zero) { $0.moved(by: $1.1, times: $1.0) }
      }
      let (t, r) = (share, 1 - share)
      let speed = sum([-3 * r * r, 3 * r * r - 6 * r * t, 6 * r * t - 3 * t * t, 3 * t * t])
      let change = sum([6 * r, 6 * t - 12 * r, 6 * r - 12 * t, 6 * t])
      let length = hypot(speed.x, speed.y)
      return (
        sum([r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t]), speed.left,
        (speed.x * change.y - speed.y * change.x) / (length * length * length)
      )
    }
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }

  fileprivate func moved(by vector: Point, times factor: Double) -> Point {
    Point(x: x + vector.x * factor, y: y + vector.y * factor)
  }

  fileprivate func at(_ angle: Double, _ radius: Double) -> Point {
    Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }

  /// The unit vector to the left of this one, which points outwards on a clockwise walk.
  fileprivate var left: Point {
    let length = hypot(x, y)
    return Point(x: y / length, y: -x / length)
  }
}
