public import Geometry

/// A path of lines, curves, arcs and whole shapes in a packed form.
///
/// Coordinates are kept to 24 bits, which is finer than a ten thousandth of a point on any chart.
/// See ``words`` for the packed form of the steps and ``steps`` for reading them one by one.
public struct Path: Sendable, Hashable {
  /// The steps, in runs of one kind: a word with the kind in its low 8 bits and the number of steps
  /// above them, then the coordinates of each step as the bits of a `Float`.
  ///
  /// The kinds in the order of ``Step``, from 0, have 2, 2, 4, 6, 5, 0, 4, 5 and 3 coordinates.
  public private(set) var words: [UInt32] = []
  /// The index at which the last run begins.
  private var run = 0

  /// Makes an empty path.
  public init() {}

  /// Makes a path from its packed form, as in a picture.
  init(words: [UInt32]) { self.words = words }

  /// A step of the path.
  public enum Step: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve: its control point and its end.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: two control points and its end.
    case curve(Point, Point, Point)
    /// An arc of a circle about a point, after a line to its start.
    ///
    /// Angles are in radians from the direction of x towards the direction of y; an end greater than the
    /// start runs clockwise, a smaller one anticlockwise.
    case arc(center: Point, radius: Double, start: Double, end: Double)
    /// A straight line back to the start of the subpath.
    case close
    /// A rectangle as a separate subpath.
    case rectangle(Rect)
    /// A rectangle with round corners as a separate subpath.
    case roundedRectangle(Rect, radius: Double)
    /// A circle as a separate subpath.
    case circle(center: Point, radius: Double)
  }

  /// The kinds of steps, as they are numbered in ``words``.
  enum Kind: UInt32 {
    case move, line, quadratic, curve, arc, close, rectangle, roundedRectangle, circle
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { words.isEmpty }

  /// Adds a step.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func append(_ step: Step) {
    switch step {
    case .move(let point): begin(.move, at: point)
    case .line(let point): begin(.line, at: point)
    case .quadratic(let control, let end):
      begin(.quadratic, at: control)
      put(end)
    case .curve(let first, let second, let end):
      begin(.curve, at: first)
      put(second)
      put(end)
    case .arc(let center, let radius, let start, let end):
      begin(.arc, at: center)
      put(radius)
      put(start)
      put(end)
    case .close: begin(.close)
    case .rectangle(let rect):
      begin(.rectangle, at: rect.origin)
      put(rect.width)
      put(rect.height)
    case .roundedRectangle(let rect, let radius):
      begin(.roundedRectangle, at: rect.origin)
      put(rect.width)
      put(rect.height)
      // Clamped to half of the shorter side, because backends treat larger radii differently.
      put(max(0, min(radius, rect.width / 2, rect.height / 2)))
    case .circle(let center, let radius):
      begin(.circle, at: center)
      put(radius)
    }
  }

  /// Adds a line through points given as pairs of x and y; a pair with NaN is a gap, after which a new
  /// subpath starts.
  ///
  /// - Complexity: O(n).
  public mutating func append(polyline coordinates: [Float]) {
    words.reserveCapacity(words.count + coordinates.count + 2)
    var isDown = false
    var index = 0
    while index + 1 < coordinates.count {
      let (x, y) = (coordinates[index], coordinates[index + 1])
      index += 2
      guard x.isFinite, y.isFinite else {
        isDown = false
        continue
      }
      begin(isDown ? .line : .move)
      words.append(x.bitPattern)
      words.append(y.bitPattern)
      isDown = true
    }
  }

  /// Adds another path.
  public mutating func append(contentsOf path: Path) {
    guard !path.isEmpty else { return }
    run = words.count + path.run
    words += path.words
  }

  private mutating func begin(_ kind: Kind, at point: Point) {
    begin(kind)
    put(point)
  }

  /// Extends the last run by a step, or begins a new one.
  private mutating func begin(_ kind: Kind) {
    if run < words.count, words[run] & 255 == kind.rawValue {
      words[run] += 256
    } else {
      run = words.count
      words.append(kind.rawValue | 256)
    }
  }

  private mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  private mutating func put(_ number: Double) { words.append(Float(number).bitPattern) }

  /// Whether both have the same steps.
  public static func == (left: Path, right: Path) -> Bool { left.words == right.words }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension Path {
  /// The steps one by one.
  public var steps: Steps { Steps(words) }

  /// The sequence of the steps of a packed path.
  public struct Steps: Sequence, IteratorProtocol, Sendable {
    private var reader: WordReader
    private var kind = Kind.move
    private var left: UInt32 = 0

    init(_ words: [UInt32]) { reader = WordReader(words) }

    /// Returns the next step, or nil at the end.
    public mutating func next() -> Step? {
      while left == 0 {
        guard let word = reader.next(), let kind = Kind(rawValue: word & 255) else { return nil }
        self.kind = kind
        left = word >> 8
      }
      left -= 1
      switch kind {
      case .move: return .move(reader.point())
      case .line: return .line(reader.point())
      case .quadratic: return .quadratic(reader.point(), reader.point())
      case .curve: return .curve(reader.point(), reader.point(), reader.point())
      case .arc:
        return .arc(
          center: reader.point(), radius: reader.number(), start: reader.number(),
          end: reader.number())
      case .close: return .close
      case .rectangle: return .rectangle(reader.rect())
      case .roundedRectangle:
        return .roundedRectangle(reader.rect(), radius: reader.number())
      case .circle: return .circle(center: reader.point(), radius: reader.number())
      }
    }
  }

  /// A path of a rectangle.
  public static func rectangle(_ rect: Rect, radius: Double = 0) -> Path {
    var path = Path()
    path.append(radius > 0 ? .roundedRectangle(rect, radius: radius) : .rectangle(rect))
    return path
  }

  /// A path of a straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    var path = Path()
    path.append(.move(start))
    path.append(.line(end))
    return path
  }

  /// A path of a circle.
  public static func circle(center: Point, radius: Double) -> Path {
    var path = Path()
    path.append(.circle(center: center, radius: radius))
    return path
  }
}
