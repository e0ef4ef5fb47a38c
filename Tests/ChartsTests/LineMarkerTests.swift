import Charts
import Drawing
import Geometry
import Testing

@Suite struct `The tooltip of a line chart` {
  /// Hours of two years, whose names leave little room beside a tooltip.
  private static var figure: LineFigure {
    let values = (0..<20).map { Double($0 * 7 % 20) / 2 }
    let intervals = values.map { Extremes(low: max($0 - 1, 0), high: $0 + 1) }
    var figure = LineFigure(
      [
        LineSeries("work", Samples(values, intervals: intervals)),
        LineSeries("year before", Samples(values.reversed())),
      ], mode: .including(Extremes(low: 0, high: 1)))
    figure.numberName = { LineFigure.decimal($0, $1) }
    figure.valueName = { LineFigure.decimal($0, $1) + " h" }
    return figure
  }

  private static func layout(_ size: Size) -> LineLayout {
    figure.layout(
      size: size, measure: .estimate, viewport: .whole, scales: figure.scales(.whole))
  }

  /// The box of the tooltip, and the marked dots.
  private func marker(
    of figure: LineFigure = figure, at place: Double, in size: Size, under finger: Point? = nil
  ) throws -> (box: Rect, dots: [Point]) {
    var picture = Picture(size: size)
    figure.drawMarker(
      try #require(figure.reading(at: place)), Self.layout(size), under: finger,
      measure: .estimate, into: &picture)
    var (box, dots): (Rect?, [Point]) = (nil, [])
    for case .fill(let path, _) in picture.operations {
      for step in path.steps {
        if case .circle(let center, _) = step { dots.append(center) }
        if case .roundedRectangle(let rect, radius: 8) = step { box = rect }
      }
    }
    return (try #require(box), dots)
  }

  @Test(arguments: [300.0, 320, 360, 800])
  func `covers no marked value, at any width`(width: Double) throws {
    let size = Size(width: width, height: 240)
    for place in 0..<20 {
      let (box, dots) = try marker(at: Double(place), in: size)
      #expect(dots.count == 2)
      for dot in dots { #expect(!box.contains(dot), "\(place): \(dot) under \(box)") }
      #expect(box.minX >= 0 && box.minY >= 0)
      #expect(box.maxX <= size.width && box.maxY <= size.height, "\(place): \(box)")
    }
  }

  @Test(arguments: [320.0, 360, 800], [20.0, 60, 100, 140, 200])
  func `is not under the finger`(width: Double, height: Double) throws {
    let size = Size(width: width, height: 240)
    let frame = Self.layout(size).frame
    // With less text, so that it fits in any case.
    var figure = Self.figure
    figure.series.removeLast()
    for place in 0..<20 {
      let x = frame.minX + Double(place) / 19 * frame.width
      let finger = Point(x: x, y: height)
      let (box, dots) = try marker(
        of: figure, at: Double(place), in: size, under: finger)
      #expect(!box.inset(by: -16).contains(finger), "\(place): \(finger) over \(box)")
      for dot in dots { #expect(!box.contains(dot), "\(place): \(dot) under \(box)") }
    }
  }

  @Test func `says the unit of each value, which an axis does not repeat`() throws {
    let reading = try #require(Self.figure.reading(at: 3))
    #expect(
      Self.figure.words(of: reading) == [
        "3", "work 0.5 h (0.0 – 1.5 h)", "year before 6.0 h",
      ])
    var picture = Picture(size: Size(width: 360, height: 240))
    Self.figure.drawAxes(Self.layout(picture.size), into: &picture)
    let texts = picture.operations.compactMap {
      if case .write(let text) = $0 { text.text } else { nil }
    }
    #expect(texts.contains("5") && !texts.contains { $0.hasSuffix(" h") }, "\(texts)")
  }
}
