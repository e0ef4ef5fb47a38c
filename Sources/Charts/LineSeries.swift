public import Drawing
public import Geometry

/// A line of a chart: its values, and its appearance.
public struct LineSeries: Sendable {
  /// The side of the axis by which the line is read.
  public enum Side: Sendable, Hashable {
    /// The left axis, shared by all lines by default.
    case left
    /// The right axis, with a separate scale.
    case right
  }

  /// The name.
  public var name: String
  /// The values.
  public var samples: Samples
  /// The interpolation between values.
  public var shape: LineShape
  /// Its colour; unless one is set, the accent colour, or in a figure of several lines that of its position in
  /// the palette of twelve.
  public var ink: Ink {
    get { ownInk ?? standIn }
    set { ownInk = newValue }
  }
  private var ownInk: Ink?
  /// The colour while none is set.
  var standIn = Ink.accent
  /// The alternating lengths of dashes and gaps that distinguish it without colour; empty for a solid line.
  public var dash: [Double]
  /// Whether the area under it is tinted.
  public var isFilled: Bool
  /// Whether the values are uncertain, and drawn as rings on their intervals that no line joins.
  public var isHollow: Bool
  /// The axis by which it is read.
  public var side: Side

  /// Makes a line.
  public init(
    _ name: String, _ samples: Samples, shape: LineShape = .horizontalQuadratic,
    ink: Ink? = nil, dash: [Double] = [], isFilled: Bool = false, isHollow: Bool = false,
    side: Side = .left
  ) {
    self.name = name
    self.samples = samples
    self.shape = shape
    ownInk = ink
    self.dash = dash
    self.isFilled = isFilled
    self.isHollow = isHollow
    self.side = side
  }
}

/// The mapping of a visible range of the axis and a scale to a frame.
public struct LineFrame: Sendable, Hashable {
  /// The frame of the lines.
  public var rect: Rect
  /// The position on the axis at the left side of the frame.
  public var lower: Double
  /// The position on the axis at the right side, greater than ``lower``.
  public var upper: Double
  /// The range of values that the height represents.
  public var scale: Extremes

  /// Makes a frame with its range of the axis and its scale.
  public init(rect: Rect, lower: Double, upper: Double, scale: Extremes) {
    self.rect = rect
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// Returns the x coordinate of a position on the axis.
  public func x(of place: Double) -> Double {
    rect.minX + (place - lower) / (upper - lower) * rect.width
  }

  /// Returns the position on the axis at an x coordinate.
  public func place(atX x: Double) -> Double {
    lower + (x - rect.minX) / rect.width * (upper - lower)
  }

  /// Returns the y coordinate of a value.
  public func y(of value: Double) -> Double {
    rect.maxY - (value - scale.low) / (scale.high - scale.low) * rect.height
  }
}

/// The drawable geometry of a line.
public struct LineTrace: Sendable {
  /// The line.
  public var line = Path()
  /// Isolated values, to be drawn as dots.
  public var dots: [Point] = []
  /// The area under the line.
  public var area = Path()
  /// The intervals around it.
  public var band = Path()
  /// The number of visible values.
  public var count = 0
  /// Whether several values share each column of pixels.
  public var isDense = false
}

extension LineSeries {
  /// Whether all values are isolated.
  var isOfDots: Bool {
    if isHollow { return true }
    let values = samples.values.values
    return !zip(values, values.dropFirst()).contains { $0.isFinite && $1.isFinite }
  }

  /// Returns the geometry of the line in a frame.
  ///
  /// If many more values are visible than there are columns of pixels, each column is drawn from its least to
  /// its greatest value, so that no peak is lost (see ``ExtremesPyramid``); panning does not regroup the
  /// values. Smoothing is not applied to such dense lines, so a smooth line costs no more than a straight
  /// one.
  ///
  /// - Parameters:
  ///   - frame: the frame to draw in.
  ///   - density: columns of pixels per unit of the frame.
  ///   - former: the line from which this one is being animated, and the progress.
  /// - Complexity: O(columns · log n).
  public func trace(
    in frame: LineFrame, density: Double = 1, from former: (LineSeries, share: Double)? = nil
  ) -> LineTrace {
    guard frame.rect.width > 0, frame.upper > frame.lower else { return LineTrace() }
    let seen = samples.indices(from: frame.lower, to: frame.upper)
    let columns = frame.rect.width * max(density, 0.1)
    if Double(seen.count) > 2 * columns {
      return dense(seen, in: frame, columns: columns)
    }
    return sparse(seen, in: frame, from: former)
  }

  private func sparse(
    _ seen: Range<Int>, in frame: LineFrame, from former: (LineSeries, share: Double)?
  ) -> LineTrace {
    // The shape of the outermost segments depends on one more value on each side.
    let known = max(seen.lowerBound - 1, 0)..<min(seen.upperBound + 1, samples.count)
    let values = samples.values.values
    var points: [Point?] = known.map { index in
      let value = values[index]
      return value.isFinite
        ? Point(x: frame.x(of: samples.place(of: index)), y: frame.y(of: value)) : nil
    }
    if let (old, share) = former, old.samples.count == samples.count {
      for (slot, index) in known.enumerated() {
        let value = old.samples.values.values[index]
        guard let point = points[slot], value.isFinite else { continue }
        points[slot]?.y = frame.y(of: value) * (1 - share) + point.y * share
      }
    }
    var trace = LineTrace()
    trace.count = seen.count
    if isHollow {
      trace.dots = points.compactMap { $0 }
    } else {
      (trace.line, trace.dots) = shape.line(through: points)
    }
    if isFilled { trace.area = shape.area(through: points, to: base(in: frame)) }
    if samples.interval != nil {
      var bounds: [(lower: Point, upper: Point)?] = []
      for index in known {
        let x = frame.x(of: samples.place(of: index))
        bounds.append(
          samples.interval(of: index).map { interval in
            (Point(x: x, y: frame.y(of: interval.low)), Point(x: x, y: frame.y(of: interval.high)))
          })
      }
      trace.band = isHollow ? Self.whiskers(on: bounds) : shape.band(between: bounds)
    }
    return trace
  }

  /// Half the width of the interval of an isolated value.
  private static let whisker = 2.0

  /// Returns the intervals of isolated values.
  private static func whiskers(on bounds: [(lower: Point, upper: Point)?]) -> Path {
    var path = Path()
    for case .some(let bound) in bounds {
      path.append(
        contentsOf: .rectangle(
          Rect(
            left: bound.lower.x - whisker, top: bound.upper.y, right: bound.lower.x + whisker,
            bottom: bound.lower.y)))
    }
    return path
  }

  /// Returns the y coordinate of zero, or of the nearest edge if zero is not visible.
  func base(in frame: LineFrame) -> Double {
    frame.y(of: min(max(0, frame.scale.low), frame.scale.high))
  }
}
