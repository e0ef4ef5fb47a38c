public import Geometry

/// The state of a pointer – a mouse, a finger or a pen – at one time.
public struct PointerSample: Sendable, Hashable {
  /// A kind of pointing device.
  public enum Kind: UInt8, Sendable {
    /// A mouse or a trackpad.
    case mouse
    /// A finger.
    case touch
    /// A pen.
    case pen
  }

  /// A phase of a pointer.
  public enum Phase: UInt8, Sendable {
    /// It was pressed.
    case down
    /// It moved while pressed.
    case moved
    /// It was released.
    case up
    /// The system cancelled it, as for scrolling: it should have no effect.
    case cancelled
  }

  /// A number that is unique among the pressed pointers.
  public var pointer: Int
  /// The kind of pointing device.
  public var kind: Kind
  /// The phase.
  public var phase: Phase
  /// The position in CSS pixels, from a fixed corner.
  public var location: Point
  /// The time in seconds, from any beginning.
  public var time: Double

  /// Creates a sample.
  public init(
    _ phase: Phase, at location: Point, time: Double, pointer: Int = 1, kind: Kind = .touch
  ) {
    self.pointer = pointer
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
  }
}

/// Directions in which a pointer may be dragged.
public struct Directions: OptionSet, Sendable, Hashable {
  /// One bit per direction.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// To the left.
  public static let left = Directions(rawValue: 1)
  /// To the right.
  public static let right = Directions(rawValue: 2)
  /// Upwards.
  public static let up = Directions(rawValue: 4)
  /// Downwards.
  public static let down = Directions(rawValue: 8)
  /// To the left and to the right.
  public static let horizontal: Directions = [.left, .right]
  /// Upwards and downwards.
  public static let vertical: Directions = [.up, .down]
  /// Everywhere.
  public static let all: Directions = [.horizontal, .vertical]

  /// The main direction of a vector; a diagonal counts as horizontal.
  public init(of way: Point) {
    if way.x.magnitude >= way.y.magnitude {
      self = way.x < 0 ? .left : .right
    } else {
      self = way.y < 0 ? .up : .down
    }
  }

  /// Returns the vector without its component along an axis without directions.
  func projected(_ way: Point) -> Point {
    Point(
      x: isDisjoint(with: .horizontal) ? 0 : way.x, y: isDisjoint(with: .vertical) ? 0 : way.y)
  }
}

extension Point {
  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the midpoint of two points.
  func middle(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
