public import Drawing
public import Geometry

extension LineFigure {
  /// What is told of a place: one value of each line that has one there.
  public struct Reading: Sendable {
    /// The place that the values lie at.
    public let place: Double
    /// A line, by its number, the value, and the interval it lies in.
    public let values: [(line: Int, value: Double, interval: Extremes?)]
  }

  /// The values nearest to a place; nil where there are none.
  ///
  /// The nearest value of all lines says which place is meant; lines without a value there are left
  /// out.
  public func reading(at place: Double) -> Reading? {
    var found: Double?
    for line in series {
      guard let index = line.samples.nearest(to: place) else { continue }
      let own = line.samples.place(of: index)
      if found.map({ (own - place).magnitude < ($0 - place).magnitude }) ?? true { found = own }
    }
    guard let found else { return nil }
    var values: [(line: Int, value: Double, interval: Extremes?)] = []
    for (number, line) in series.enumerated() {
      guard let index = line.samples.nearest(to: found), line.samples.place(of: index) == found
      else { continue }
      values.append((number, line.samples.values.values[index], line.samples.interval(of: index)))
    }
    return Reading(place: found, values: values)
  }

  /// The place of the value after another, or before it, on any line; nil at the end.
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
    return found
  }

  /// What is told of a place in words: its name, and each value with its interval.
  public func words(of reading: Reading, decimals: Int = 1) -> [String] {
    [placeName(reading.place)]
      + reading.values.map { entry in
        (series.count > 1 ? series[entry.line].name + " " : "")
          + words(of: entry.value, entry.interval, decimals: decimals)
      }
  }

  /// A value in words, with its interval.
  public func words(of value: Double, _ interval: Extremes?, decimals: Int = 1) -> String {
    guard let interval else { return valueName(value, decimals) }
    return valueName(value, decimals) + " (" + valueName(interval.low, decimals) + " – "
      + valueName(interval.high, decimals) + ")"
  }

  /// The places of the values that are seen, ascending; of many an even choice.
  public func places(in viewport: Viewport, most: Int) -> [Double] {
    let (lower, upper) = seen(viewport)
    var places: [Double] = []
    for line in series {
      let seen = line.samples.indices(from: lower, to: upper)
      let step = max((seen.count + most - 1) / max(most, 1), 1)
      for index in stride(from: seen.lowerBound, to: seen.upperBound, by: step)
      where line.samples.values.values[index].isFinite {
        let place = line.samples.place(of: index)
        if place >= lower, place <= upper { places.append(place) }
      }
    }
    places.sort()
    var found: [Double] = []
    for place in places where found.last.map({ $0 < place }) ?? true { found.append(place) }
    return found
  }

  /// Draws a marker over the lines: where a value lies, and what it is.
  public func drawMarker(
    _ reading: Reading, _ layout: LineLayout, measure: TextMeasure, decimals: Int = 1,
    into picture: inout Picture
  ) {
    let frame = layout.frame
    let x = layout.frame(.left).x(of: reading.place)
    guard x >= frame.minX - 1, x <= frame.maxX + 1 else { return }
    picture.stroke(
      .line(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY)),
      with: .secondary.opacity(0.7), Stroke(width: 1, dash: [3, 3]))
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
      let dot = Path.circle(center: Point(x: x, y: own.y(of: entry.value)), radius: 5)
      picture.fill(dot, with: line.ink)
      picture.stroke(dot, with: .surface, Stroke(width: 2))
    }
    drawBubble(reading, at: x, layout, measure, decimals, into: &picture)
  }

  private func drawBubble(
    _ reading: Reading, at x: Double, _ layout: LineLayout, _ measure: TextMeasure,
    _ decimals: Int, into picture: inout Picture
  ) {
    let lines = words(of: reading, decimals: decimals)
    let strong = TextStyle.caption.weight(600)
    let height = layout.lineHeight + 3
    let key = series.count > 1 ? Self.swatch * 0.6 + 6 : 0
    var width = measure(lines[0], strong).width
    for line in lines.dropFirst() { width = max(width, key + measure(line, .caption).width) }
    let size = Size(width: width + 20, height: height * Double(lines.count) + 13)
    // To the right of the place, or to its left where it would leave the chart.
    let room = layout.size.width - size.width
    let left = x + 12 <= room ? x + 12 : max(min(x - 12 - size.width, room), 0)
    let box = Rect(x: left, y: layout.frame.minY, width: size.width, height: size.height)
    let outline = Path.rectangle(box, radius: 8)
    picture.fill(outline, with: .surface.opacity(0.96))
    picture.stroke(outline, with: .border)
    for (index, line) in lines.enumerated() {
      let middle = box.minY + 7 + height * (Double(index) + 0.5)
      if index > 0, key > 0 {
        let series = series[reading.values[index - 1].line]
        picture.stroke(
          .level(middle, from: box.minX + 10, to: box.minX + 4 + key), with: series.ink,
          Stroke(width: 2.5, dash: series.dash))
      }
      picture.write(
        Lettering(
          line, at: Point(x: box.minX + 10 + (index > 0 ? key : 0), y: middle),
          style: index == 0 ? strong : .caption, ink: index == 0 ? .secondary : .primary, .left,
          .middle))
    }
  }

  /// Draws a chosen range of the axis: what lies beside it stands back.
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

  /// Draws what stands for lines that are not there yet, a shine passing over it.
  ///
  /// - Parameters:
  ///   - size: how large the chart will be.
  ///   - phase: how far the shine has come, 0 to 1; nil for one that stands still.
  ///   - picture: what is drawn into.
  public static func drawShimmer(size: Size, phase: Double?, into picture: inout Picture) {
    let shares = [0.62, 0.48, 0.55, 0.3, 0.42, 0.25, 0.38, 0.33]
    let points = shares.enumerated().map { index, share in
      Optional(
        Point(
          x: 8 + Double(index) / 7 * max(size.width - 16, 1), y: size.height * (0.12 + share)))
    }
    let ground = Ink.border
    let shine = Ink.border.mixed(with: .background, share: 0.75)
    let middle = (phase ?? -1) * 1.6 - 0.3
    let places = [0, middle - 0.25, middle, middle + 0.25, 1].map { min(max($0, 0), 1) }
    let gradient = LinearGradient(
      from: .zero, to: Point(x: size.width, y: 0),
      stops: zip(places, [ground, ground, shine, ground, ground]).map { .init($1, at: $0) })
    picture.stroke(
      LineShape.horizontalQuadratic.line(through: points).path, with: .gradient(gradient),
      Stroke(width: 3, cap: .round, join: .round))
  }
}
