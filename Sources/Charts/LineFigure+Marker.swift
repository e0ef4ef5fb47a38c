public import Drawing
public import Geometry
private import Numerics

extension LineFigure {
  /// The values at a position: one of each line that has one there.
  public struct Reading: Sendable {
    /// The position of the values.
    public let place: Double
    /// Whether the step there is blank.
    public let isBlank: Bool
    /// For each line, its index, the value, and the interval of the value.
    public let values: [(line: Int, value: Double, interval: Extremes?)]
  }

  /// Returns the values nearest to a position; nil if there are none.
  ///
  /// The nearest value of all lines, or the nearest blank step, determines the position; lines
  /// without a value there are left out.
  public func reading(at place: Double) -> Reading? {
    var found: Double?
    for line in series {
      guard let index = line.samples.nearest(to: place) else { continue }
      let own = line.samples.place(of: index)
      if found.map({ (own - place).magnitude < ($0 - place).magnitude }) ?? true { found = own }
    }
    for blank in blanks
    where found.map({ (blank.place - place).magnitude < ($0 - place).magnitude }) ?? true {
      found = blank.place
    }
    guard let found else { return nil }
    var values: [(line: Int, value: Double, interval: Extremes?)] = []
    for (number, line) in series.enumerated() {
      guard let index = line.samples.nearest(to: found), line.samples.place(of: index) == found
      else { continue }
      values.append((number, line.samples.values.values[index], line.samples.interval(of: index)))
    }
    return Reading(
      place: found, isBlank: blanks.contains { $0.place == found }, values: values)
  }

  /// Returns the position of the next or previous value on any line, or blank step; nil at the end.
  public func place(after place: Double, isForwards: Bool = true) -> Double? {
    var found: Double?
    for line in series {
      let values = line.samples.values.values
      var index = line.samples.index(from: place)
      if isForwards {
        while index < values.count,
          line.samples.place(of: index) <= place || !values[index].isFinite
        { index += 1 }
        guard index < values.count else { continue }
      } else {
        index -= 1
        while index >= 0, !values[index].isFinite { index -= 1 }
        guard index >= 0 else { continue }
      }
      let own = line.samples.place(of: index)
      if found.map({ isForwards ? own < $0 : own > $0 }) ?? true { found = own }
    }
    let own =
      isForwards
      ? blanks.first { $0.place > place }?.place : blanks.last { $0.place < place }?.place
    guard let own, let line = found else { return found ?? own }
    return isForwards ? min(own, line) : max(own, line)
  }

  /// Describes a position in words: its name, whether it is blank, and each value with its interval.
  public func words(of reading: Reading, decimals: Int = 1) -> [String] {
    [placeName(reading.place)] + (reading.isBlank ? [blankName] : [])
      + reading.values.map { entry in
        (series.count > 1 ? series[entry.line].name + " " : "")
          + words(of: entry.value, entry.interval, decimals: decimals)
      }
  }

  /// Returns a value in words, with its interval.
  public func words(of value: Double, _ interval: Extremes?, decimals: Int = 1) -> String {
    guard let interval else { return valueName(value, decimals) }
    // The unit at the end holds for both.
    let low = (numberName ?? valueName)(interval.low, decimals)
    return valueName(value, decimals) + " (" + low + " – " + valueName(interval.high, decimals)
      + ")"
  }

  /// Returns the positions of the visible blank steps and values, ascending; of many values an even
  /// selection.
  ///
  /// - Parameters:
  ///   - viewport: the visible part of the axis.
  ///   - most: the maximum number of positions per line.
  /// - Returns: the positions, and the stride at which the values are selected.
  public func places(in viewport: Viewport, most: Int) -> (places: [Double], step: Int) {
    let (lower, upper) = seen(viewport)
    let ranges = series.map { $0.samples.indices(from: lower, to: upper) }
    let longest = ranges.reduce(0) { max($0, $1.count) }
    let step = max((longest + most - 1) / max(most, 1), 1)
    var places: [Double] = []
    for (line, seen) in zip(series, ranges) {
      for index in stride(from: seen.lowerBound, to: seen.upperBound, by: step)
      where line.samples.values.values[index].isFinite {
        let place = line.samples.place(of: index)
        if place >= lower, place <= upper { places.append(place) }
      }
    }
    for blank in blanks where blank.place >= lower && blank.place <= upper {
      places.append(blank.place)
    }
    var found: [Double] = []
    for place in places.order().map({ places[$0] }) where found.last.map({ $0 < place }) ?? true {
      found.append(place)
    }
    return (found, step)
  }

  /// Draws a marker over the lines, with a tooltip of the values that covers none of the marked ones.
  ///
  /// - Parameters:
  ///   - reading: the marked values.
  ///   - layout: the layout of the lines.
  ///   - finger: the position of a finger that covers the chart, if any; the tooltip is not under it.
  ///   - measure: measures texts.
  ///   - decimals: the number of decimals of the values.
  ///   - picture: the picture to draw into.
  public func drawMarker(
    _ reading: Reading, _ layout: LineLayout, under finger: Point? = nil, measure: TextMeasure,
    decimals: Int = 1, into picture: inout Picture
  ) {
    let frame = layout.frame
    let x = layout.frame(.left).x(of: reading.place)
    guard x >= frame.minX - 1, x <= frame.maxX + 1 else { return }
    picture.stroke(
      .line(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY)),
      with: .secondary.opacity(0.7), Stroke(width: 1, dash: [3, 3]))
    var marked: [Rect] = []
    for entry in reading.values {
      let line = series[entry.line]
      let own = layout.frame(line.side)
      if let interval = entry.interval {
        picture.stroke(
          .line(
            from: Point(x: x, y: own.y(of: interval.low)),
            to: Point(x: x, y: own.y(of: interval.high))),
          with: line.ink.opacity(0.45), Stroke(width: 6, cap: .round))
      }
      let place = Point(x: x, y: own.y(of: entry.value))
      let dot = Path.circle(center: place, radius: 5)
      picture.fill(dot, with: line.ink)
      picture.stroke(dot, with: .surface, Stroke(width: 2))
      marked.append(Rect(origin: place, size: .zero).inset(by: -8))
    }
    if let finger { marked.append(Rect(origin: finger, size: .zero).inset(by: -Self.finger)) }
    let bubble = bubble(for: reading, decimals)
    let height = bubble.size(measure).height
    // At the top of the frame, where it hides least of the lines.
    bubble.draw(
      beside: Rect(x: x, y: frame.minY, width: 0, height: height), clearOf: marked,
      in: layout.size, measure: measure, into: &picture)
  }

  /// Half of the width that a finger covers.
  private static let finger = 24.0

  private func bubble(for reading: Reading, _ decimals: Int) -> Bubble {
    let words = words(of: reading, decimals: decimals)
    return Bubble(
      words[0],
      (reading.isBlank ? [.init(blankName)] : [])
        + zip(reading.values, words.suffix(reading.values.count)).map { entry, text in
          let line = series[entry.line]
          return .init(text, ink: series.count > 1 ? line.ink : nil, dash: line.dash)
        })
  }

  /// Draws a selected range of the axis by dimming the parts outside it.
  public func drawSelection(
    from start: Double, to end: Double, _ layout: LineLayout, into picture: inout Picture
  ) {
    let axis = layout.frame(.left)
    let frame = layout.frame
    let left = min(max(axis.x(of: min(start, end)), frame.minX), frame.maxX)
    let right = min(max(axis.x(of: max(start, end)), frame.minX), frame.maxX)
    picture.fill(
      .rectangle(Rect(left: left, top: frame.minY, right: right, bottom: frame.maxY)),
      with: .accent.opacity(0.14))
    var edges = Path()
    for x in [left, right] {
      edges.append(.move(Point(x: x.aligned, y: frame.minY)))
      edges.append(.line(Point(x: x.aligned, y: frame.maxY)))
    }
    picture.stroke(edges, with: .accent, Stroke(width: 1.5))
  }

  /// Draws a placeholder with a shimmer while the lines are loading.
  ///
  /// - Parameters:
  ///   - size: the size of the chart.
  ///   - phase: the progress of the shimmer, 0 to 1; nil for a static placeholder.
  ///   - picture: the picture to draw into.
  public static func drawShimmer(size: Size, phase: Double?, into picture: inout Picture) {
    let shares = [0.62, 0.48, 0.55, 0.3, 0.42, 0.25, 0.38, 0.33]
    let points = shares.enumerated().map { index, share in
      Optional(
        Point(
          x: 8 + Double(index) / 7 * max(size.width - 16, 1), y: size.height * (0.12 + share)))
    }
    picture.drawShimmer(
      along: LineShape.horizontalQuadratic.line(through: points).path, width: 3, phase: phase)
  }
}
