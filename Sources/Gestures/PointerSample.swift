public import Geometry

/// What is known of a pointer – a mouse, a finger or a pen – at one moment.
public struct PointerSample: Sendable, Hashable {
  /// What points.
  public enum Kind: UInt8, Sendable {
    /// A mouse or a trackpad.
    case mouse
    /// A finger.
    case touch
    /// A pen.
    case pen
  }

  /// What has happened to the pointer.
  public enum Phase: UInt8, Sendable {
    /// It was pressed.
    case down
    /// It moved, pressed.
    case moved
    /// It was let go.
    case up
    /// The system took it away, as for scrolling: nothing should come of it.
    case cancelled
  }

  /// Which pointer it is; a number that no other pressed pointer has.
  public var pointer: Int
  /// What points.
  public var kind: Kind
  /// What has happened.
  public var phase: Phase
  /// Where the pointer is, in CSS pixels from a corner that stays where it is.
  public var location: Point
  /// When it happened, in seconds from any beginning.
  public var time: Double

  /// Makes a sample.
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
  /// One bit a direction.
  public let rawValue: UInt8

  /// Makes a set from its bits.
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

  /// The direction that a way mostly has; where it is as high as wide, it counts as wide.
  public init(of way: Point) {
    if way.x.magnitude >= way.y.magnitude {
      self = way.x < 0 ? .left : .right
    } else {
      self = way.y < 0 ? .up : .down
    }
  }

  /// A way without the part along an axis on which there is no direction.
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

  /// The place between two.
  func middle(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
}
