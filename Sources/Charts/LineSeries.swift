public import Drawing
public import Geometry

/// A line of a chart: its values, and how it is drawn.
public struct LineSeries: Sendable {
  /// On which side the axis stands that it is read by.
  public enum Side: Sendable, Hashable {
    /// The left, which all share that do not say otherwise.
    case left
    /// The right, with a scale of its own.
    case right
  }

  /// What it is called.
  public var name: String
  /// The values.
  public var samples: Samples
  /// How it runs from value to value.
  public var shape: LineShape
  /// Its colour.
  public var ink: Ink
  /// The lengths of strokes and gaps by turns, to tell it from others without colour; empty for a
  /// whole line.
  public var dash: [Double]
  /// Whether the area under it is tinted.
  public var isFilled: Bool
  /// Which axis it is read by.
  public var side: Side

  /// Makes a line.
  public init(
    _ name: String, _ samples: Samples, shape: LineShape = .horizontalQuadratic,
    ink: Ink = .accent, dash: [Double] = [], isFilled: Bool = false, side: Side = .left
  ) {
    self.name = name
    self.samples = samples
    self.shape = shape
    self.ink = ink
    self.dash = dash
    self.isFilled = isFilled
    self.side = side
  }
}

/// What of an axis is seen, in a frame whose height stands for a scale.
public struct LineFrame: Sendable, Hashable {
  /// The frame of the lines.
  public var rect: Rect
  /// What lies at the left side of the frame.
  public var lower: Double
  /// What lies at the right side; greater than what lies at the left.
  public var upper: Double
  /// What the height stands for.
  public var scale: Extremes

  /// Joins a frame, what is seen of the axis, and what the height stands for.
  public init(rect: Rect, lower: Double, upper: Double, scale: Extremes) {
    self.rect = rect
    self.lower = lower
    self.upper = upper
    self.scale = scale
  }

  /// Where a place of the axis is drawn.
  public func x(of place: Double) -> Double {
    rect.minX + (place - lower) / (upper - lower) * rect.width
  }

  /// The place of the axis that is drawn here.
  public func place(atX x: Double) -> Double {
    lower + (x - rect.minX) / rect.width * (upper - lower)
  }

  /// The height at which a value is drawn.
  public func y(of value: Double) -> Double {
    rect.maxY - (value - scale.low) / (scale.high - scale.low) * rect.height
  }
}

/// What is drawn of a line.
public struct LineTrace: Sendable {
  /// The line.
  public var line = Path()
  /// Values that stand alone, to be drawn as dots.
  public var dots: [Point] = []
  /// The area under the line.
  public var area = Path()
  /// The intervals around it.
  public var band = Path()
  /// How many values are seen.
  public var count = 0
  /// Whether several values share each column of pixels.
  public var isDense = false
}

extension LineSeries {
  /// Whether no value has a neighbour to which a line could run.
  var isOfDots: Bool {
    let values = samples.values.values
    return !zip(values, values.dropFirst()).contains { $0.isFinite && $1.isFinite }
  }

  /// What is drawn of the line in a frame.
  ///
  /// Where many more values are seen than there are columns of pixels, each column is drawn from its
  /// least to its greatest value, which no peak escapes (see ``ExtremesPyramid``); columns keep to
  /// the values while these are moved. A line so dense has no room to be bent, so a smooth one costs
  /// no more than a straight one.
  ///
  /// - Parameters:
  ///   - frame: where it is drawn.
  ///   - density: columns of pixels a unit of the frame.
  ///   - former: a line that this one is on its way from, and how far it has come.
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
    // What the line bends towards lies one further out than what it runs to.
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
    (trace.line, trace.dots) = shape.line(through: points)
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
      trace.band = shape.band(between: bounds)
    }
    return trace
  }

  /// The height of zero, or of the nearest side where zero is not seen.
  func base(in frame: LineFrame) -> Double {
    frame.y(of: min(max(0, frame.scale.low), frame.scale.high))
  }
}
