public import Drawing
internal import Geometry
private import Numerics

extension Donut {
  /// Returns the outline of a slice, for filling.
  ///
  /// - Parameters:
  ///   - slice: one of ``slices``.
  ///   - lift: the distance by which it is moved outwards, as for a selected one.
  public func outline(of slice: Slice, lift: Double = 0) -> Path {
    let center = lift == 0 ? center : center.at(slice.middle, lift)
    if slice.sweep >= 2 * .pi - 1e-9 { return ring(about: center) }
    let thickness = radius - innerRadius
    let middle = (radius + innerRadius) / 2
    let bulge = arcSine(min(thickness / 2 / middle, 1))
    let room = slice.sweep / 2 - inset(at: middle, of: slice)
    if style.cap == .round, innerRadius > 0, room > bulge {
      return rounded(slice, about: center, bulge: bulge, middle: middle)
    }
    return innerRadius > 0 ? flat(slice, about: center) : wedge(slice, about: center)
  }

  /// Returns the angle by which each end of a slice is shortened to leave half of the padding.
  private func inset(at distance: Double, of slice: Slice) -> Double {
    guard slices.count > 1, distance > 0 else { return 0 }
    // Nine tenths at most, so that the smallest slice remains visible.
    return min(arcSine(min(style.padding / 2 / distance, 1)), slice.sweep / 2 * 0.9)
  }

  private func ring(about center: Point) -> Path {
    var path = Path()
    path.append(.move(center.at(0, radius)))
    path.appendArc(center: center, radius: radius, from: 0, to: 2 * .pi)
    path.append(.close)
    if innerRadius > 0 {
      // In the opposite direction, so that it is a hole by either fill rule.
      path.append(.move(center.at(0, innerRadius)))
      path.appendArc(center: center, radius: innerRadius, from: 2 * .pi, to: 0)
      path.append(.close)
    }
    return path
  }

  private func flat(_ slice: Slice, about center: Point) -> Path {
    let (outer, inner) = (inset(at: radius, of: slice), inset(at: innerRadius, of: slice))
    var path = Path()
    path.append(.move(center.at(slice.start + outer, radius)))
    path.appendArc(
      center: center, radius: radius, from: slice.start + outer, to: slice.end - outer)
    path.append(.line(center.at(slice.end - inner, innerRadius)))
    path.appendArc(
      center: center, radius: innerRadius, from: slice.end - inner, to: slice.start + inner)
    path.append(.close)
    return path
  }

  private func wedge(_ slice: Slice, about center: Point) -> Path {
    let outer = inset(at: radius, of: slice)
    // Moved outwards until its sides leave half of the padding.
    let half = sine(min(slice.sweep / 2, .pi / 2))
    let reach = slices.count > 1 ? min(style.padding / 2 / max(half, 1e-9), radius / 2) : 0
    var path = Path()
    path.append(.move(center.at(slice.middle, reach)))
    path.append(.line(center.at(slice.start + outer, radius)))
    path.appendArc(
      center: center, radius: radius, from: slice.start + outer, to: slice.end - outer)
    path.append(.close)
    return path
  }

  private func rounded(
    _ slice: Slice, about center: Point, bulge: Double, middle: Double
  ) -> Path {
    let inset = inset(at: middle, of: slice) + bulge
    let (start, end) = (slice.start + inset, slice.end - inset)
    let cap = (radius - innerRadius) / 2
    var path = Path()
    path.append(.move(center.at(start, radius)))
    path.appendArc(center: center, radius: radius, from: start, to: end)
    path.appendArc(center: center.at(end, middle), radius: cap, from: end, to: end + .pi)
    path.appendArc(center: center, radius: innerRadius, from: end, to: start)
    path.appendArc(
      center: center.at(start, middle), radius: cap, from: start + .pi, to: start + 2 * .pi)
    path.append(.close)
    return path
  }
}
