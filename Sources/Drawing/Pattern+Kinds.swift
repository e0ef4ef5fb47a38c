import Geometry

extension Pattern {
  /// Patterns that differ in kind, not only in direction, so that they are distinguishable at a glance and in
  /// black and white.
  public enum Kind: UInt32, Sendable, Hashable, CaseIterable {
    /// Lines that rise to the right.
    case rising
    /// Round dots in staggered rows.
    case dots
    /// Lines that fall to the right.
    case falling
    /// A chessboard.
    case checks
    /// Horizontal lines.
    case level
    /// Lines that zigzag.
    case zigzag
    /// Vertical lines.
    case upright
    /// Lines that cross.
    case crossed
  }

  /// Makes one of the predefined patterns.
  ///
  /// - Parameters:
  ///   - kind: the kind of marks.
  ///   - ink: the colour of the marks.
  ///   - ground: the background colour.
  ///   - period: the distance between marks, in the picture's units.
  ///   - thickness: the line width.
  public static func marks(
    _ kind: Kind, ink: Ink, ground: Ink? = nil, period: Double = 8, thickness: Double = 1.75
  ) -> Pattern {
    var pattern = Pattern(
      tile: Size(width: period, height: period), angle: 0, marks: Path(), thickness: thickness,
      ink: ink, ground: ground)
    let middle = period / 2
    let line = Path.line(from: Point(x: 0, y: middle), to: Point(x: period, y: middle))
    switch kind {
    case .rising, .falling, .level, .upright:
      pattern.marks = line
      pattern.angle =
        switch kind {
        case .rising: -.pi / 4
        case .falling: .pi / 4
        case .upright: .pi / 2
        default: 0
        }
    case .crossed:
      pattern.marks = line
      pattern.marks.append(
        contentsOf: .line(from: Point(x: middle, y: 0), to: Point(x: middle, y: period)))
      pattern.angle = .pi / 4
    case .dots:
      pattern.thickness = nil
      for place in [0.25, 0.75] {
        pattern.marks.append(
          .circle(center: Point(x: place * period, y: place * period), radius: period * 0.16))
      }
    case .checks:
      pattern.thickness = nil
      for place in [0, middle] {
        pattern.marks.append(
          .rectangle(Rect(x: place, y: place, width: middle, height: middle)))
      }
    case .zigzag:
      // Extends beyond the tile on both sides, so that the corners join.
      let steps = [(-0.5, 0.75), (0, 0.25), (0.5, 0.75), (1, 0.25), (1.5, 0.75)]
      for (index, step) in steps.enumerated() {
        let point = Point(x: step.0 * period, y: step.1 * period)
        pattern.marks.append(index == 0 ? .move(point) : .line(point))
      }
    }
    return pattern
  }
}
