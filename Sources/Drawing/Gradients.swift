public import Geometry
package import Motion
private import Numerics

/// A gradient of colours from a circle outwards.
public struct RadialGradient: Sendable, Hashable {
  /// The centre of both circles.
  public var center: Point
  /// The radius of the circle with the first colour, which also fills what is inside.
  public var inner: Double
  /// The radius of the circle with the last colour, which also fills what is outside.
  public var outer: Double
  /// The stops, in the order of their locations: 0 on the inner circle, 1 on the outer one.
  public var stops: [LinearGradient.Stop]

  /// Makes a gradient between two circles.
  public init(
    center: Point, from inner: Double = 0, to outer: Double, stops: [LinearGradient.Stop]
  ) {
    self.center = center
    self.inner = inner
    self.outer = outer
    self.stops = stops
  }
}

/// A gradient of colours around a point, clockwise.
public struct AngularGradient: Sendable, Hashable {
  /// The centre.
  public var center: Point
  /// The direction of location 0, in radians clockwise from the right; a turn further, location 1 meets it.
  public var start: Double
  /// The distance to which the colours reach: all that is painted must be nearer to the centre.
  public var reach: Double
  /// The stops, in the order of their locations.
  public var stops: [LinearGradient.Stop]

  /// Makes a gradient around a point, beginning at the top unless another direction is given.
  public init(
    center: Point, start: Double = -.pi / 2, reach: Double, stops: [LinearGradient.Stop]
  ) {
    self.center = center
    self.start = start
    self.reach = reach
    self.stops = stops
  }
}

extension AngularGradient {
  /// A part of the gradient in which the colours differ too little to be distinguished.
  package struct Wedge {
    /// The directions of its sides, in radians clockwise from the right.
    private let from, to: Double
    /// The colours at its sides.
    package let first, last: PerceptualColor

    fileprivate init(from: Double, to: Double, first: PerceptualColor, last: PerceptualColor) {
      (self.from, self.to, self.first, self.last) = (from, to, first, last)
    }

    /// Returns the points of its sides at a distance from the centre.
    package func ends(around center: Point, at distance: Double) -> (Point, Point) {
      func point(_ angle: Double) -> Point {
        Point(x: center.x + distance * cosine(angle), y: center.y + distance * sine(angle))
      }
      return (point(from), point(to))
    }
  }

  /// Returns the gradient as wedges, for outputs that have no angular gradients.
  package func wedges(_ palette: Palette) -> [Wedge] {
    guard !stops.isEmpty else { return [] }
    let count = 180
    // A sharp border between two stops at one location is a side of wedges, too.
    let places =
      (stops.map { min(max($0.location, 0), 1) } + (0...count).map { Double($0) / Double(count) })
      .sorted()
    var wedges: [Wedge] = []
    for (low, high) in zip(places, places.dropFirst()) where high > low {
      wedges.append(
        Wedge(
          from: start + low * 2 * .pi, to: start + high * 2 * .pi,
          first: color(at: low, palette, after: true), last: color(at: high, palette, after: false))
      )
    }
    return wedges
  }

  /// Returns the colour at a location, mixed in sRGB as browsers do; of several stops there, that of the last or
  /// the first.
  private func color(at place: Double, _ palette: Palette, after: Bool) -> PerceptualColor {
    let next =
      stops.firstIndex { after ? $0.location > place : $0.location >= place } ?? stops.count
    let before = palette.color(of: stops[max(next - 1, 0)].ink)
    guard next > 0, next < stops.count else {
      return palette.color(of: stops[min(next, stops.count - 1)].ink)
    }
    let (start, end) = (stops[next - 1].location, stops[next].location)
    let share = end > start ? (place - start) / (end - start) : 0
    let after = palette.color(of: stops[next].ink)
    let (one, other) = (before.sRGB, after.sRGB)
    func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    return PerceptualColor(
      red: mixed(one.red, other.red), green: mixed(one.green, other.green),
      blue: mixed(one.blue, other.blue), opacity: mixed(before.opacity, after.opacity))
  }
}

// Packed as in Paint.swift.
extension [UInt32] {
  mutating func put(_ stops: [LinearGradient.Stop]) {
    for stop in stops {
      put(stop.location)
      put(stop.ink)
    }
  }
}

extension WordReader {
  mutating func stops(_ count: UInt32) -> [LinearGradient.Stop] {
    var stops: [LinearGradient.Stop] = []
    for _ in 0..<count {
      let location = number()
      stops.append(LinearGradient.Stop(ink(), at: location))
    }
    return stops
  }
}
