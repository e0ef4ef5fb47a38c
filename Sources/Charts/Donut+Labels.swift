internal import Drawing
public import Geometry
private import Numerics

extension Donut {
  /// The position of a slice's text, and the leader line to it.
  public struct Label: Sendable, Hashable {
    /// The slice.
    public let slice: Int
    /// The beginning of the line, at the ring.
    public let anchor: Point
    /// The point where it bends towards the text.
    public let bend: Point
    /// The angle up to which it follows the ring before it bends, if a straight line would cross the ring.
    public let turn: Double?
    /// The start of a text right of the ring, or the end of a text left of it.
    public let place: Point
    /// Whether the text is left of the ring.
    public let isLeft: Bool
  }

  /// Positions for texts in two columns beside the ring, without overlaps.
  ///
  /// If not all fit, those of the largest slices are kept.
  ///
  /// - Parameters:
  ///   - height: the height of a text.
  ///   - frame: the frame of the texts, which limits them vertically.
  ///   - reach: the distance of the columns from the ring.
  public func labels(height: Double, in frame: Rect, reach: Double) -> [Label] {
    let sides = slices.indices.map { sine(slices[$0].middle) < 0 }
    let labels = [false, true].flatMap { isLeft in
      column(slices.indices.filter { sides[$0] == isLeft }, isLeft, height, frame, reach)
    }
    return labels.map { Double($0.slice) }.order().map { labels[$0] }
  }

  private func column(
    _ members: [Int], _ isLeft: Bool, _ height: Double, _ frame: Rect, _ reach: Double
  ) -> [Label] {
    let most = height > 0 ? max(Int(frame.height / height), 0) : members.count
    let kept = members.map { -slices[$0].share }.order().prefix(most).map { members[$0] }
    let bends = kept.map { center.at(slices[$0].middle, radius + reach / 2) }
    let ends = bends.map { $0.y }.order().map { (slice: kept[$0], bend: bends[$0]) }
    let heights = LabelColumn.places(
      for: ends.map { $0.bend.y }, height: height, from: frame.minY, to: frame.maxY)
    let x = center.x + (isLeft ? -1 : 1) * (radius + reach)
    return zip(ends, heights).map { end, y in
      let middle = slices[end.slice].middle
      let (bend, turn) = bend(from: middle, to: y, isLeft, radius + reach / 2)
      return Label(
        slice: end.slice, anchor: center.at(middle, radius), bend: bend, turn: turn,
        place: Point(x: x, y: y), isLeft: isLeft)
    }
  }

  /// Returns the point where the line from a slice to a height bends, on a circle around the ring
  /// if possible.
  private func bend(
    from angle: Double, to y: Double, _ isLeft: Bool, _ distance: Double
  ) -> (bend: Point, turn: Double?) {
    let height = (center.y - y) / distance
    let aside = .pi / 2 - arcSine(min(max(height, -1), 1))
    let target = isLeft ? 2 * .pi - aside : aside
    var angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
    if angle < 0 { angle += 2 * .pi }
    let end = center.at(target, distance)
    // A line that leads away from the ring at its start cannot cross it.
    let isClear = cosine(target - angle) * distance >= radius
    let isAbove = height.magnitude > 1
    let x = isClear && isAbove ? center.at(angle, distance).x : end.x
    return (Point(x: x, y: y), isClear ? nil : target)
  }

  /// Returns the line from a slice to its text.
  func leader(of label: Label, reach: Double) -> Path {
    var line = Path()
    line.append(.move(label.anchor))
    if let turn = label.turn {
      var start = slices[label.slice].middle.truncatingRemainder(dividingBy: 2 * .pi)
      if start < 0 { start += 2 * .pi }
      let distance = radius + reach / 2
      line.append(.line(center.at(start, distance)))
      line.appendArc(center: center, radius: distance, from: start, to: turn)
    }
    line.append(.line(label.bend))
    line.append(.line(label.place))
    return line
  }
}

/// The layout of a column of texts with preferred heights.
enum LabelColumn {
  /// Returns the centres of texts in order and without overlaps, moved as little as possible in the
  /// sense of least squares.
  ///
  /// Pool adjacent violators: M. Ayer and others, “An Empirical Distribution Function for Sampling
  /// with Incomplete Information”, Annals of Mathematical Statistics 26 (1955) 641.
  ///
  /// - Parameters:
  ///   - wanted: the preferred centres, ascending.
  ///   - height: the height of each.
  ///   - top: no text reaches above it.
  ///   - bottom: no text reaches below it, if there is room for all.
  /// - Complexity: O(n).
  static func places(
    for wanted: [Double], height: Double, from top: Double, to bottom: Double
  ) -> [Double] {
    // After subtracting the heights of the texts above, the positions only have to be ascending.
    var pools: [(sum: Double, count: Int)] = []
    for (place, middle) in wanted.enumerated() {
      pools.append((middle - Double(place) * height, 1))
      while pools.count > 1, let last = pools.last,
        last.sum / Double(last.count)
          < pools[pools.count - 2].sum / Double(pools[pools.count - 2].count)
      {
        pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].count += last.count
      }
    }
    let low = top + height / 2
    let high = max(low, bottom - height / 2 - Double(wanted.count - 1) * height)
    let means = pools.flatMap { pool in
      Array(repeating: min(max(pool.sum / Double(pool.count), low), high), count: pool.count)
    }
    return means.enumerated().map { $1 + Double($0) * height }
  }
}
