public import Geometry
private import Numerics

extension Path {
  /// A path of a capsule with ends of continuous curvature; in a square it is a circle.
  ///
  /// A half circle meets a straight side with a jump in curvature, which the eye sees as a kink.
  /// Here the curvature rises evenly along a curve between the two, which turns by 30° if the sides
  /// are long enough for it, and less if they are not. The rest of the end is an arc of a circle,
  /// up to 4 % smaller than a half circle would be.
  public static func capsule(_ rect: Rect) -> Path {
    let isWide = rect.width >= rect.height
    let end = CapsuleEnd(
      radius: min(rect.width, rect.height) / 2, half: max(rect.width, rect.height) / 2)
    guard let end else { return .rectangle(rect) }
    // Drawn clockwise about the centre, along x or a quarter turn further.
    func place(_ along: Double, _ across: Double) -> Point {
      isWide
        ? Point(x: rect.midX + along, y: rect.midY + across)
        : Point(x: rect.midX - across, y: rect.midY + along)
    }
    var path = Path()
    for side in [1.0, -1.0] {
      let points = end.points.map { place(side * $0.x, side * $0.y) }
      let mirrored = end.points.map { place(side * $0.x, side * -$0.y) }
      path.append(side > 0 ? .move(points[0]) : .line(points[0]))
      // In a square there is no room for the curves.
      if end.turn > 0 { path.append(.curve(points[1], points[2], points[3])) }
      let middle = (isWide ? 0 : Double.pi / 2) + (side > 0 ? 0 : Double.pi)
      let reach = Double.pi / 2 - end.turn
      path.append(
        .arc(
          center: place(side * end.center, 0), radius: end.arcRadius, start: middle - reach,
          end: middle + reach))
      if end.turn > 0 { path.append(.curve(mirrored[2], mirrored[1], mirrored[0])) }
    }
    path.append(.close)
    return path
  }
}

/// The end of a capsule: a curve, an arc, and the curve mirrored.
private struct CapsuleEnd {
  /// The turn of the curve, unless there is too little room: 30°.
  private static var usualTurn: Double { .pi / 6 }

  /// Half of the capsule's thickness.
  let radius: Double
  /// The turn of the curve, in radians.
  let turn: Double
  /// The radius of the arc.
  let arcRadius: Double
  /// The distance of the centre of the arc from that of the capsule.
  let center: Double
  /// The start of the curve on a side, its control points, and its end on the arc, from the capsule's centre.
  let points: [(x: Double, y: Double)]

  /// Fits an end; nil if it has no thickness.
  ///
  /// A cubic curve is straight at its start if its first three points are on one line. Its last
  /// part is as long as the curvature of the arc requires, 2/3 of the turn times its radius for an
  /// even rise.
  init?(radius: Double, half: Double) {
    guard radius > 0, half.isFinite else { return nil }
    self.radius = radius
    turn = min(Self.usualTurn, half / radius - 1)
    let (across, along) = (sine(turn), cosine(turn))
    // In radii of the arc, whose centre is as far from the sides as that of the capsule.
    let last = 2 / 3 * turn
    let others = turn > 0 ? 1.5 * last * last / across : 0
    arcRadius = radius / (along + last * across)
    center = half - arcRadius
    let bend = center + (across - last * along) * arcRadius
    points = [
      (bend - 2 * others * arcRadius, -radius), (bend - others * arcRadius, -radius),
      (bend, -radius), (center + across * arcRadius, -along * arcRadius),
    ]
  }
}
