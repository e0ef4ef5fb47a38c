import Drawing
import Geometry

extension LineSeries {
  /// Returns the trace of a line of which many values share each column of pixels.
  func dense(_ seen: Range<Int>, in frame: LineFrame, columns: Double) -> LineTrace {
    var trace = LineTrace()
    trace.count = seen.count
    trace.isDense = true
    var line: [Float] = []
    line.reserveCapacity(Int(columns) * 8 + 16)
    var area = Envelope()
    var band = Envelope()
    let base = Float(base(in: frame))
    // Columns begin at multiples of their width, so that the same values share a column while the line is
    // panned.
    let width = (frame.upper - frame.lower) / columns
    var number = (frame.lower / width).rounded(.down)
    var start = seen.lowerBound
    while start < seen.upperBound {
      let isLast = number * width > frame.upper
      let end = isLast ? seen.upperBound : samples.index(from: (number + 1) * width)
      let range = start..<min(max(end, start), seen.upperBound)
      let x = Float(frame.x(of: (number + 0.5) * width))
      number += 1
      guard !range.isEmpty else { continue }
      start = range.upperBound
      guard let extremes = samples.values.extremes(in: range) else {
        line += [.nan, .nan]
        area.end(into: &trace.area)
        band.end(into: &trace.band)
        continue
      }
      let low = Float(frame.y(of: extremes.low))
      let high = Float(frame.y(of: extremes.high))
      append(range, low, high, x, frame, to: &line)
      if isFilled { area.append(x, high, base) }
      if let interval = samples.interval, let below = interval.low.extremes(in: range),
        let above = interval.high.extremes(in: range)
      {
        band.append(x, Float(frame.y(of: above.high)), Float(frame.y(of: below.low)))
      }
    }
    area.end(into: &trace.area)
    band.end(into: &trace.band)
    trace.line.append(polyline: line)
    return trace
  }

  /// Adds a column: a line between its extremes, from the one nearer to its first value.
  private func append(
    _ range: Range<Int>, _ low: Float, _ high: Float, _ x: Float, _ frame: LineFrame,
    to line: inout [Float]
  ) {
    let first = Float(frame.y(of: samples.values.values[range.lowerBound]))
    // Comparisons with a gap (NaN) are false.
    let isFalling = (first - high).magnitude < (first - low).magnitude
    line.append(x)
    line.append(isFalling ? high : low)
    // An extent below a quarter of a pixel is drawn as a point.
    guard (high - low).magnitude > 0.25 else { return }
    line.append(x)
    line.append(isFalling ? low : high)
  }
}

/// An area between two lines that is accumulated from left to right.
private struct Envelope {
  private var upper: [Float] = []
  private var lower: [Float] = []

  mutating func append(_ x: Float, _ top: Float, _ bottom: Float) {
    upper.append(x)
    upper.append(top)
    lower.append(x)
    lower.append(bottom)
  }

  /// Closes the area and starts a new one.
  mutating func end(into path: inout Path) {
    guard upper.count > 2 else {
      (upper, lower) = ([], [])
      return
    }
    var outline = upper
    var index = lower.count - 2
    while index >= 0 {
      outline.append(lower[index])
      outline.append(lower[index + 1])
      index -= 2
    }
    path.append(polyline: outline)
    path.append(.close)
    (upper, lower) = ([], [])
  }
}
