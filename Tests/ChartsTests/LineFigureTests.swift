import Catalogue
import Charts
import CivilTime
import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct `A figure of lines` {
  private let size = Size(width: 400, height: 260)

  private func layout(_ figure: LineFigure, _ viewport: Viewport = .whole) -> LineLayout {
    figure.layout(
      size: size, measure: .estimate, viewport: viewport, scales: figure.scales(viewport))
  }

  private func picture(_ draw: (inout Picture) -> Void) -> [Drawing.Operation] {
    var picture = Picture(size: size)
    draw(&picture)
    return Array(picture.operations)
  }

  private func texts(_ operations: [Drawing.Operation]) -> [Lettering] {
    operations.compactMap { if case .write(let text) = $0 { text } else { nil } }
  }

  private func strokes(_ operations: [Drawing.Operation]) -> [Path] {
    operations.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }

  /// The points of a path, with only the ends of curves.
  private func ends(_ path: Path) -> [Point] {
    path.steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      default: nil
      }
    }
  }

  /// An earlier implementation placed its labels with a wrong intercept, and by the target extremes
  /// while the line was still moving.
  @Test func `writes each number at the height where the line has that value`() throws {
    let figure = LineFigure([LineSeries("", Samples((0..<9).map { Double($0 * $0) }))])
    let scales = LineFigure.Scales(
      left: Extremes(low: -7, high: 41), right: Extremes(low: 0, high: 1))
    let layout = figure.layout(
      size: size, measure: .estimate, viewport: .whole, scales: scales)
    let numbers = texts(picture { figure.drawAxes(layout, into: &$0) })
      .filter { $0.horizontal == .right }
    #expect(numbers.count >= 4)
    for number in numbers {
      let value = try #require(
        Double(
          number.text.split(separator: "−", omittingEmptySubsequences: false).joined(separator: "-")
        ))
      #expect(abs(layout.frame(.left).y(of: value) - number.place.y) < 1e-3, "\(number.text)")
    }
  }

  @Test(arguments: [-1_000.0, 1_000, .infinity, -.infinity, .nan])
  func `never reads a value beyond the last`(place: Double) {
    let figure = LineFigure([LineSeries("", Samples([1, 2, 3]))])
    let reading = figure.reading(at: place)
    #expect(place.isFinite ? reading?.values.count == 1 : reading?.values.count != 0)
  }

  /// An earlier implementation replaced a point outside the viewport by the outermost one inside, so
  /// that a smooth line changed its shape while it was panned.
  @Test(arguments: [LineShape.quadratic, .horizontalQuadratic])
  func `keeps the shape of a line at the edges while it is panned`(shape: LineShape) throws {
    let values = [3.0, 9, 1, 7, 2, 8, 4, 6, 5, 0]
    let series = LineSeries("", Samples(values), shape: shape)
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func curves(_ lower: Double, _ upper: Double) -> [Path.Step] {
      series.trace(
        in: LineFrame(
          rect: frame, lower: lower, upper: upper, scale: Extremes(low: 0, high: 10))
      ).line.steps.map { step in
        guard case .curve(let a, let b, let c) = step else { return step }
        func place(_ point: Point) -> Point {
          let x = lower + point.x / 100 * (upper - lower)
          return Point(x: (x * 1_000).rounded() / 1_000, y: (point.y * 100).rounded() / 100)
        }
        return .curve(place(a), place(b), place(c))
      }
    }
    let all = curves(0, 9)
    for lower in [1.2, 2.9, 3.5, 4.0] {
      // The visible pieces, the outermost of which are partly visible.
      for piece in curves(lower, lower + 3).dropFirst() {
        guard case .curve(_, _, let end) = piece else { continue }
        // Points further out only determine the curve, and are clipped.
        guard end.x >= lower, end.x.rounded(.down) <= lower + 3 else { continue }
        #expect(all.contains(piece), "from \(lower): \(piece)")
      }
    }
  }

  /// The left and right ends of the filled rectangles, in hundredths of the plot.
  private func shades(_ figure: LineFigure, _ viewport: Viewport) -> [Double] {
    let layout = layout(figure, viewport)
    return picture { figure.drawAxes(layout, into: &$0) }.flatMap { operation -> [Double] in
      guard case .fill(let path, _) = operation,
        case .rectangle(let rect) = Array(path.steps).first
      else { return [] }
      #expect((rect.height - layout.frame.height).magnitude < 0.5)
      return [rect.minX, rect.maxX].map {
        (100 * ($0 - layout.frame.minX) / layout.frame.width).rounded()
      }
    }
  }

  @Test func `shades the plot from a change on, as far as it is seen`() {
    var figure = LineFigure([LineSeries("a", Samples([1, 2, 3, 4, 5]))])
    #expect(shades(figure, .whole) == [])
    figure.change = 3
    #expect(shades(figure, .whole) == [75, 100])
    #expect(shades(figure, Viewport(lower: 0, upper: 0.5)) == [])
    #expect(shades(figure, Viewport(lower: 0.9, upper: 1)) == [0, 100])
  }

  @Test func `uses the drawn shapes in its legend: a dot for isolated values`() {
    let figure = LineFigure([
      LineSeries("whole", Samples([1, 2, 3, .nan])),
      LineSeries("part", Samples([.nan, .nan, .nan, 2])),
    ])
    let operations = picture { figure.drawAxes(layout(figure), into: &$0) }
    let swatches = operations.filter { operation in
      switch operation {
      case .fill: true
      case .stroke(_, _, let stroke): stroke.width == 2.5
      default: false
      }
    }
    #expect(swatches.count == 2)
    guard case .stroke = swatches.first, case .fill = swatches.last else {
      Issue.record("\(swatches)")
      return
    }
  }

  /// Widths of a chart on a phone, in the inspector and on a page of its own.
  @Test(arguments: [296.0, 424, 1_160])
  func `writes no name of its legend over another`(width: Double) {
    let names = ["сон", "жовтень 2026 р.", "a name of a tag that is long", "incomplete", "x", "ще"]
    let figure = LineFigure(names.map { LineSeries($0, Samples([1, 2, 3])) })
    let layout = figure.layout(
      size: Size(width: width, height: 260), measure: .estimate, viewport: .whole,
      scales: figure.scales(.whole))
    let written = texts(picture { figure.drawAxes(layout, into: &$0) })
      .filter { names.contains($0.text) }
    #expect(written.map(\.text) == names)
    let height = TextMeasure.estimate("x", .caption).height
    for (place, first) in written.enumerated() {
      let length = TextMeasure.estimate(first.text, .caption).width
      #expect(first.place.x + length <= width)
      for next in written.dropFirst(place + 1) {
        let isBelow = next.place.y - first.place.y >= height
        #expect(isBelow || next.place.x > first.place.x + length, "\(first.text), \(next.text)")
      }
    }
  }

  @Test func `draws unequal distances unequal`() {
    let series = LineSeries("", Samples([1, 2, 3], at: [0, 10, 100]), shape: .linear)
    let trace = series.trace(
      in: LineFrame(
        rect: Rect(x: 0, y: 0, width: 200, height: 100), lower: 0, upper: 100,
        scale: Extremes(low: 0, high: 4)))
    #expect(ends(trace.line).map { $0.x } == [0, 20, 200])
  }

  @Test(arguments: [1_000, 100_000])
  func `draws no more than the columns of pixels can show`(count: Int) {
    let values = (0..<count).map { Double(($0 &* 7_919) % 1_000) }
    for shape in [LineShape.linear, .horizontalQuadratic] {
      let series = LineSeries("", Samples(values), shape: shape, isFilled: true)
      let figure = LineFigure([series])
      var picture = Picture(size: size)
      figure.drawLines(layout(figure), into: &picture)
      // Two points of a line and two of an area a column, two words each.
      #expect(picture.words.count < 400 * 10, "\(count) values: \(picture.words.count) words")
    }
  }

  /// Every extreme of many values is drawn in its column.
  @Test func `loses no peak when many values share a column`() {
    var values = [Double](repeating: 5, count: 50_000)
    values[12_345] = 9
    values[33_333] = 1
    let series = LineSeries("", Samples(values), shape: .linear)
    let frame = LineFrame(
      rect: Rect(x: 0, y: 0, width: 300, height: 100), lower: 0, upper: 49_999,
      scale: Extremes(low: 0, high: 10))
    let points = ends(series.trace(in: frame).line)
    #expect(points.map { $0.y }.min() == 10 && points.map { $0.y }.max() == 90)
    #expect(abs((points.first { $0.y == 10 }?.x ?? 0) - 12_345 / 49_999 * 300) <= 1)
  }

  /// An earlier implementation closed an area at the sides and the bottom of its view, and drew a
  /// line at zero even outside it.
  @Test(arguments: [
    (-4.0, 6.0, 60.0), (2, 6, 100), (-6, -2, 0),
  ])
  func `tints the area from the first value to the last, and down to zero or the nearest side`(
    low: Double, high: Double, base: Double
  ) {
    let series = LineSeries(
      "", Samples([low, high, low], from: 2, step: 3), shape: .linear, isFilled: true)
    let trace = series.trace(
      in: LineFrame(
        rect: Rect(x: 0, y: 0, width: 100, height: 100), lower: 0, upper: 10,
        scale: Extremes(low: low, high: high)))
    let corners = ends(trace.area)
    #expect(corners.map { $0.x.rounded() } == [20, 50, 80, 80, 20])
    #expect(corners.suffix(2).allSatisfy { abs($0.y - base) < 1e-3 }, "\(corners)")
  }

  /// In an earlier implementation every line had to have as many values as the first.
  @Test func `reads lines of different lengths at one place`() throws {
    let figure = LineFigure([
      LineSeries("a", Samples([1, 2, 3, 4])), LineSeries("b", Samples([7, 9], at: [0, 2])),
    ])
    #expect(try #require(figure.reading(at: 1.9)).values.map { $0.value } == [3, 9])
    #expect(try #require(figure.reading(at: 0.8)).values.map { $0.value } == [2])
  }

  /// An earlier implementation placed dates by index, and assumed labels of equal width.
  @Test(arguments: Language.allCases)
  func `labels time by the calendar, without overlapping texts`(language: Language) throws {
    let words = language.calendarWords
    // From 1 January 2024 in Kyiv on, a value each day for two years.
    var figure = LineFigure(
      [LineSeries("", Samples((0..<731).map(Double.init), from: 1_704_060_000, step: 86_400))])
    figure.tellTime(in: words, weekStart: .monday) { moment in
      UTCOffset(
        seconds: (1_711_846_800..<1_729_990_800).contains(moment) ? 10_800 : 7_200)
    }
    #expect(figure.placeName(1_711_864_800).hasPrefix(words.weekdays[6]))
    for span in [1.0, 0.3, 0.1, 0.02] {
      for lower in stride(from: 0.0, through: 1 - span, by: 0.043) {
        let layout = layout(figure, Viewport(lower: lower, upper: lower + span))
        let below = texts(picture { figure.drawAxes(layout, into: &$0) })
          .filter { $0.vertical == .top }
        #expect(below.count > 2)
        let rows = Dictionary(grouping: below) { $0.place.y }
        for row in rows.values {
          let boxes = row.map { text in
            let width = TextMeasure.estimate(text.text, text.style).width
            return (text.place.x - width / 2, text.place.x + width / 2)
          }.sorted { $0.0 < $1.0 }
          #expect(boxes.allSatisfy { $0.0 > -4 && $0.1 < 404 })
          #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.1 <= $1.0 }, "\(row)")
        }
      }
    }
  }

  @Test(arguments: [-Double.infinity, .infinity, .nan, 1e300])
  func `copes with places outside the range of time`(place: Double) {
    var figure = LineFigure([LineSeries("", Samples([1, 2], at: [-1e300, 1e300]))])
    figure.tellTime(in: Language.english.calendarWords, weekStart: .monday, offset: { _ in .utc })
    #expect(!figure.placeName(place).isEmpty)
    #expect(figure.ticks(-1e300, 1e300, 300).allSatisfy { $0.place.isFinite })
  }

  @Test func `keeps its columns while it is panned`() {
    let values = (0..<100_000).map { Double(($0 &* 7_919) % 1_000) }
    let series = LineSeries("", Samples(values), shape: .linear)
    /// The heights drawn in each column, by the column's place on the whole axis.
    func heights(_ lower: Double) -> [Int: [Double]] {
      let frame = LineFrame(
        rect: Rect(x: 0, y: 0, width: 250, height: 100), lower: lower, upper: lower + 50_000,
        scale: Extremes(low: 0, high: 1_000))
      return Dictionary(grouping: ends(series.trace(in: frame).line)) { point in
        Int((lower / 200 + point.x).rounded(.down))
      }.mapValues { $0.map { $0.y } }
    }
    let (before, after) = (heights(10_000), heights(12_100))
    for column in 65..<295 { #expect(before[column] == after[column], "column \(column)") }
    #expect(after[100]?.isEmpty == false)
  }

  @Test func `shows one value in the middle, and a level line at half the height`() throws {
    let single = LineFigure([LineSeries("", Samples([4], from: 100))])
    let alone = layout(single)
    let trace = single.series[0].trace(in: alone.frame(.left))
    let dot = try #require(trace.dots.first)
    #expect(abs(dot.x - alone.frame.midX) < 1e-9 && abs(dot.y - alone.frame.midY) < 1e-9)
    let level = LineFigure([LineSeries("", Samples([3, 3, 3]))])
    let flat = layout(level)
    for point in ends(level.series[0].trace(in: flat.frame(.left)).line) {
      #expect(abs(point.y - flat.frame.midY) < 1e-4)
    }
  }

  @Test func `has no line and no band where values are missing`() {
    let values = [1, 2, .nan, 4, 5, .nan, 7]
    let intervals = values.map { Extremes(low: $0 - 1, high: $0 + 1) }
    let series = LineSeries("", Samples(values, intervals: intervals), isFilled: true)
    let figure = LineFigure([series])
    let trace = series.trace(in: layout(figure).frame(.left))
    let moves = trace.line.steps.count(where: { if case .move = $0 { true } else { false } })
    #expect(moves == 2 && trace.dots.count == 1)
    #expect(trace.band.steps.count(where: { $0 == .close }) == 2)
    #expect(trace.area.steps.count(where: { $0 == .close }) == 2)
    // A single gap among many values is a gap, too.
    var many = [Double](repeating: 1, count: 100_000)
    for index in 40_000..<60_000 { many[index] = .nan }
    let dense = LineSeries("", Samples(many), shape: .linear)
    let line = dense.trace(
      in: LineFrame(
        rect: Rect(x: 0, y: 0, width: 100, height: 100), lower: 0, upper: 99_999,
        scale: Extremes(low: 0, high: 2))
    ).line
    #expect(line.steps.count(where: { if case .move = $0 { true } else { false } }) == 2)
  }

  /// A count is never shown below zero between two values.
  @Test func `keeps a level line and its scale within the values`() {
    let figure = LineFigure([LineSeries("", Samples([0, 5, 0, 0, 7, 0]))])
    #expect(figure.scales(.whole).left.low == 0)
    let layout = layout(figure)
    for step in figure.series[0].trace(in: layout.frame(.left)).line.steps {
      guard case .curve(let first, let second, let end) = step else { continue }
      for point in [first, second, end] { #expect(point.y <= layout.frame.maxY + 1e-4) }
    }
  }

  @Test func `distinguishes lines by more than their colour`() {
    let figure = LineFigure([
      LineSeries("One", Samples([1, 2])),
      LineSeries("Two", Samples([3, 4]), dash: [6, 4], side: .right),
    ])
    let layout = layout(figure)
    let operations = picture { figure.draw(layout, into: &$0) }
    let names = texts(operations).map { $0.text }
    #expect(names.contains("One") && names.contains("Two"))
    let dashes = operations.compactMap { operation -> [Double]? in
      if case .stroke(_, _, let stroke) = operation { stroke.dash } else { nil }
    }
    #expect(dashes.count(where: { $0 == [6, 4] }) == 2)
    #expect(texts(operations).contains { $0.place.x > layout.frame.maxX })
  }

  @Test func `changes from one line to the next without a jump`() {
    let before = LineFigure([LineSeries("", Samples([0, 10]), shape: .linear, ink: .accent)])
    let after = LineFigure([LineSeries("", Samples([10, 0]), shape: .linear, ink: .danger)])
    let layout = layout(after)
    func line(_ share: Double) -> ([Point], Paint?) {
      var picture = Picture(size: size)
      after.drawLines(layout, from: (before, share), into: &picture)
      for operation in picture.operations {
        if case .stroke(let path, let paint, _) = operation { return (ends(path), paint) }
      }
      return ([], nil)
    }
    let (start, middle, end) = (line(0), line(0.5), line(1))
    #expect(start.0.first?.y == end.0.last?.y && start.0.last?.y == end.0.first?.y)
    #expect(middle.0.first?.y == middle.0.last?.y)
    #expect(start.1 == .ink(.accent))
    #expect(middle.1 == .ink(.accent.mixed(with: .danger, share: 0.5)))
  }

  @Test(arguments: [
    (0, 0, "0"), (1.25, 1, "1.3"), (-0.04, 1, "0.0"), (-12.5, 2, "−12.50"), (0.007, 2, "0.01"),
    (.nan, 0, "–"),
  ])
  func `writes numbers`(value: Double, decimals: Int, text: String) {
    #expect(LineFigure.decimal(value, decimals) == text)
  }
}
