public import Geometry
private import Numerics

/// Shares of a whole as parts of a ring, or of a disc when the ring has no hole.
///
/// Angles are in radians from the top, clockwise.
public struct Donut: Sendable, Hashable {
  /// The shape of the ends of a slice.
  public enum Cap: Sendable, Hashable {
    /// Straight, towards the centre.
    case flat
    /// Round, within the slice's own angle; slices too small for it are flat.
    case round
  }

  /// The appearance of a ring.
  public struct Style: Sendable, Hashable {
    /// The hole's radius as a share of the ring's: 0 is a pie, less than 1.
    public var hole = 0.6
    /// The angle at which the first slice begins.
    public var start = 0.0
    /// The angle that the slices cover together, at most and by default a whole turn.
    public var sweep = 2 * Double.pi
    /// The shape of the ends of slices.
    public var cap = Cap.flat
    /// The distance between slices.
    public var padding = 2.0
    /// Shares below this are combined into a last slice, if there are at least two.
    public var leastShare = 0.0
    /// The number of patterns that distinguish slices without colour; at least three.
    public var patterns = 8

    /// Makes the default style.
    public init() {}
  }

  /// A part of the ring.
  public struct Slice: Sendable, Hashable {
    /// The indices of its values; several if small ones are combined.
    public let members: [Int]
    /// Its share of the whole, greater than 0.
    public let share: Double
    /// The angle at which it begins.
    public let start: Double
    /// The angle that it covers.
    public let sweep: Double
    /// The number of its pattern, which differs from those of both neighbours.
    public let pattern: Int

    /// Whether it combines several values.
    public var isGathered: Bool { members.count > 1 }
    /// The angle of its middle.
    public var middle: Double { start + sweep / 2 }
    /// The angle at which it ends.
    public var end: Double { start + sweep }
  }

  /// The centre.
  public let center: Point
  /// The outer radius.
  public let radius: Double
  /// The appearance.
  public let style: Style
  /// The slices in the order of the values, with the combined one last.
  public let slices: [Slice]

  /// The radius of the hole.
  public var innerRadius: Double { radius * style.hole }

  /// Lays out shares in the largest ring that fits a frame.
  ///
  /// - Parameters:
  ///   - values: the values; those that are not positive, or not a number, have no slice.
  ///   - frame: the frame in which the ring is centred.
  ///   - style: the appearance.
  public init(_ values: [Double], in frame: Rect, style: Style = Style()) {
    var style = style
    style.hole = min(max(style.hole, 0), 0.99)
    style.sweep = min(max(style.sweep, 0), 2 * .pi)
    center = frame.center
    radius = max(min(frame.width, frame.height) / 2, 0)
    self.style = style
    let total = values.reduce(0) { $0 + amount($1) }
    let shares = values.map { total > 0 ? amount($0) / total : 0 }
    var groups = shares.indices.filter { shares[$0] > 0 }.map { [$0] }
    let small = groups.filter { shares[$0[0]] < style.leastShare }
    if small.count > 1 {
      groups.removeAll { shares[$0[0]] < style.leastShare }
      groups.append(small.map { $0[0] })
    }
    let patterns = Self.patterns(for: groups.count, kinds: max(style.patterns, 3))
    var done = 0.0
    slices = groups.enumerated().map { number, members in
      let share = members.reduce(0) { $0 + shares[$1] }
      defer { done += share }
      return Slice(
        members: members, share: share, start: style.start + done * style.sweep,
        sweep: share * style.sweep, pattern: patterns[number])
    }
  }

  /// Assigns a pattern to each item of a ring, so that no two neighbours have the same.
  static func patterns(for count: Int, kinds: Int) -> [Int] {
    var patterns = (0..<count).map { $0 % kinds }
    // The last item is also a neighbour of the first; the one before it has the last pattern.
    if count > kinds, let last = patterns.last, last == 0 { patterns[count - 1] = 1 }
    return patterns
  }

  /// Returns the point in the middle of a slice.
  public func middle(of slice: Slice) -> Point {
    center.at(slice.middle, (radius + innerRadius) / 2)
  }

  /// Returns the slice at a point; nil outside the ring.
  public func slice(at point: Point) -> Int? {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance <= radius, distance >= innerRadius, distance > 0 else { return nil }
    let turn = 2 * Double.pi
    var angle = (arcTangent(y: x, x: -y) - style.start).truncatingRemainder(dividingBy: turn)
    if angle < 0 { angle += turn }
    return slices.firstIndex {
      angle >= $0.start - style.start && angle < $0.end - style.start
    }
  }
}

/// Returns the value, or 0 if it is negative or not finite.
private func amount(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
