public import Geometry

/// A way to draw along: lines and cubic curves.
public struct Path: Sendable, Hashable {
  /// A step of the way.
  public enum Step: Sendable, Hashable {
    /// Begins anew at a point.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve: two control points and its end.
    case curve(Point, Point, Point)
    /// A straight line back to where the way began.
    case close
  }

  /// The steps.
  public private(set) var steps: [Step] = []

  /// An empty way.
  public init() {}

  /// Adds a step.
  public mutating func append(_ step: Step) { steps.append(step) }
}
