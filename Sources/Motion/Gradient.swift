private import Geometry

/// Colours along a line.
public struct Gradient: Sendable, Hashable, Animatable {
  /// A colour and its place on the line.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: PerceptualColor
    /// The place, 0 at the start of the line and 1 at its end.
    public var location: Double

    /// Makes a stop from a colour and its location.
    public init(_ color: PerceptualColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops from the start of the line to its end.
  public private(set) var stops: [Stop]

  /// Makes a gradient from stops in any order.
  public init(_ stops: [Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [PerceptualColor]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop($1, at: Double($0) / last) }
  }

  /// Returns the colour at a location; beyond the outermost stops, that of the nearest.
  ///
  /// - Returns: nil when there is no stop.
  public func color(at location: Double) -> PerceptualColor? {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color
    }
    guard after > 0 else { return stops[0].color }
    let (left, right) = (stops[after - 1], stops[after])
    var color = left.color
    color.animatableData = left.color.animatableData.interpolated(
      towards: right.color.animatableData,
      amount: (location - left.location) / (right.location - left.location))
    return color
  }

  /// Returns an equivalent gradient with at least as many stops as another, for interpolation between them:
  /// stops are added in the middle of the widest gaps.
  public func matching(_ other: Gradient) -> Gradient {
    var stops = stops
    while stops.count < other.stops.count, let first = stops.first {
      let gaps = zip(stops, stops.dropFirst()).map { $1.location - $0.location }
      guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else {
        stops.append(first)
        continue
      }
      let middle = (stops[widest].location + stops[widest + 1].location) / 2
      stops.insert(Stop(color(at: middle) ?? first.color, at: middle), at: widest + 1)
    }
    return Gradient(stops)
  }

  /// Five numbers per stop: its location and the four of its colour.
  public var animatableData: AnimatableVector {
    get {
      AnimatableVector(
        stops.flatMap { stop in
          let data = stop.color.animatableData
          return [
            stop.location, data.first.first, data.first.second.x, data.first.second.y, data.second,
          ]
        })
    }
    set {
      for place in stops.indices where 5 * place + 4 < newValue.parts.count {
        let parts = newValue.parts[(5 * place)...]
        let start = parts.startIndex
        stops[place].location = parts[start]
        stops[place].color.animatableData = AnimatablePair(
          AnimatablePair(parts[start + 1], Point(x: parts[start + 2], y: parts[start + 3])),
          parts[start + 4])
      }
    }
  }
}
