import Charts
import Drawing
import Geometry
import Testing

/// Two steps of a vacation between four values.
@Suite struct `Blank steps of a line chart` {
  private static let size = Size(width: 400, height: 260)

  private static var figure: LineFigure {
    var figure = LineFigure(
      [LineSeries("tea", Samples([1, 2, .nan, .nan, 3, 4]), shape: .linear)])
    figure.blanks = [
      LineFigure.Blank(at: 2, from: 1.5, to: 2.5), LineFigure.Blank(at: 3, from: 2.5, to: 3.5),
    ]
    figure.blankName = "not asked"
    return figure
  }

  private static func layout(_ figure: LineFigure, _ viewport: Viewport = .whole) -> LineLayout {
    figure.layout(
      size: size, measure: .estimate, viewport: viewport, scales: figure.scales(viewport))
  }

  /// The filled rectangles of the plot's height, and those of another height.
  private static func rectangles(
    _ figure: LineFigure, _ layout: LineLayout
  ) -> (bands: [Rect], others: [Rect]) {
    var picture = Picture(size: size)
    figure.drawAxes(layout, into: &picture)
    var (bands, others): ([Rect], [Rect]) = ([], [])
    for case .fill(let path, _) in picture.operations {
      guard case .rectangle(let rect) = Array(path.steps).first else { continue }
      if (rect.height - layout.frame.height).magnitude < 0.5 {
        bands.append(rect)
      } else {
        others.append(rect)
      }
    }
    return (bands, others)
  }

  @Test(
    arguments: [
      (Viewport.whole, [30.0, 50, 50, 70]), (Viewport(lower: 0, upper: 0.4), [75, 100]),
      (Viewport(lower: 0.6, upper: 1), [0, 25]), (Viewport(lower: 0.8, upper: 1), []),
    ] as [(Viewport, [Double])])
  func `are shaded as far as they are seen, without a seam`(
    viewport: Viewport, ends: [Double]
  ) {
    let layout = Self.layout(Self.figure, viewport)
    let bands = Self.rectangles(Self.figure, layout).bands
    let drawn = bands.flatMap { band in
      [band.minX, band.maxX].map { 100 * ($0 - layout.frame.minX) / layout.frame.width }
    }
    #expect(drawn.count == ends.count)
    #expect(zip(drawn, ends).allSatisfy { ($0 - $1).magnitude < 0.5 }, "\(drawn)")
    for (one, next) in zip(bands, bands.dropFirst()) { #expect(one.maxX == next.minX) }
  }

  @Test func `have a name in the legend, also beside a single line`() {
    func names(_ figure: LineFigure) -> [String] {
      var picture = Picture(size: Self.size)
      figure.drawAxes(Self.layout(figure), into: &picture)
      return picture.operations.compactMap { operation in
        guard case .write(let text) = operation, text.ink == .primary else { return nil }
        return text.text
      }
    }
    #expect(names(Self.figure) == ["tea", "not asked"])
    #expect(Self.rectangles(Self.figure, Self.layout(Self.figure)).others.count == 1)
    var asked = Self.figure
    asked.blanks = []
    #expect(names(asked) == [])
  }

  @Test func `interrupt the line`() {
    let layout = Self.layout(Self.figure)
    let line = Self.figure.series[0].trace(in: layout.frame(.left)).line
    let moves = line.steps.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
  }

  @Test func `are read in the order of their places, and say that they are blank`() throws {
    let figure = Self.figure
    var places = [0.0]
    while let next = figure.place(after: places[places.count - 1]) { places.append(next) }
    #expect(places == [0, 1, 2, 3, 4, 5])
    var back = [5.0]
    while let next = figure.place(after: back[back.count - 1], isForwards: false) {
      back.append(next)
    }
    #expect(back == places.reversed())
    #expect(figure.places(in: .whole, most: 200).places == places)
    #expect(figure.places(in: Viewport(lower: 0.5, upper: 1), most: 200).places == [3, 4, 5])
    let readings = try places.map { try #require(figure.reading(at: $0)) }
    #expect(readings.map(\.isBlank) == [false, false, true, true, false, false])
    #expect(figure.words(of: readings[2]) == ["2", "not asked"])
    #expect(figure.words(of: readings[1]) == ["1", "2.0"])
    #expect(figure.reading(at: 2.4)?.place == 2)
    #expect(figure.reading(at: 1.4)?.isBlank == false)
  }

  @Test func `leave the values of other lines to be read`() throws {
    var figure = Self.figure
    figure.series.append(LineSeries("the year before", Samples([5, 6, 7, 8, 9, 10])))
    let reading = try #require(figure.reading(at: 3.1))
    #expect(reading.isBlank && reading.values.map(\.value) == [8])
    #expect(figure.words(of: reading) == ["3", "not asked", "the year before 8.0"])
    var picture = Picture(size: Self.size)
    figure.drawMarker(reading, Self.layout(figure), measure: .estimate, into: &picture)
    let texts = picture.operations.compactMap {
      if case .write(let text) = $0 { text.text } else { nil }
    }
    #expect(texts == ["3", "not asked", "the year before 8.0"])
  }
}
