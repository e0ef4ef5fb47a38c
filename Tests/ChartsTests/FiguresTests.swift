import Charts
import CivilTime
import Drawing
import Geometry
import Motion
import Testing

@Suite struct `A heat map` {
  private let map = HeatMap(in: Rect(x: 30, y: 10, width: 478, height: 138), gap: 2)

  @Test func `has equal cells that fill its frame`() {
    #expect(map.frame(of: .init(row: 0, column: 0)) == Rect(x: 30, y: 10, width: 18, height: 18))
    let last = map.frame(of: .init(row: 6, column: 23))
    #expect((last.maxX - 508).magnitude < 1e-9 && (last.maxY - 148).magnitude < 1e-9)
  }

  @Test func `finds the cell at any point`() {
    for row in 0..<7 {
      for column in 0..<24 {
        let cell = HeatMap.Cell(row: row, column: column)
        #expect(map.cell(at: map.frame(of: cell).center) == cell)
      }
    }
    #expect(map.cell(at: .zero) == nil && map.cell(at: Point(x: 508, y: 20)) == nil)
  }

  @Test func `distinguishes unknown from zero`() {
    var shares = Array(repeating: 0.0, count: 168)
    var totals = Array(repeating: 0, count: 168)
    totals[24] = 4
    totals[25] = 2
    shares[25] = 0.5
    let week = HeatMap.week(shares, of: totals, weekStart: .tuesday)
    #expect(week.count == 7 && week.allSatisfy { $0.count == 24 })
    #expect(week[0][0...2] == [.share(0), .share(0.5), .unknown])
    #expect(week[6][0] == .unknown)
  }
}

@Suite struct `The colours of a heat map` {
  private func operations(_ content: HeatMap.Content) -> [Drawing.Operation] {
    let scale = ColorScale.standard(isDark: false, over: Extremes(low: 0, high: 1))
    var picture = Picture(size: Size(width: 20, height: 20))
    HeatMap(in: Rect(x: 0, y: 0, width: 20, height: 20), rows: 1, columns: 1)
      .draw(into: &picture, [[content]], light: scale, dark: scale)
    return Array(picture.operations)
  }

  @Test func `give a share of zero no colour, and the smallest one some`() {
    let isColored = [HeatMap.Content.share(0), .share(1e-9), .share(0.15), .share(1), .unknown].map
    {
      operations($0).contains {
        guard case .fill(let path, .ink) = $0 else { return false }
        return !path.steps.contains { if case .circle = $0 { true } else { false } }
      }
    }
    #expect(isColored == [false, true, true, true, false])
  }

  @Test func `hatch what is unknown, and mark a share of zero by a dot`() {
    guard case .fill(let area, .pattern) = operations(.unknown).first else {
      Issue.record("\(operations(.unknown))")
      return
    }
    guard case .fill(let dot, .ink) = operations(.share(0)).first else {
      Issue.record("\(operations(.share(0)))")
      return
    }
    #expect(!area.steps.contains { if case .circle = $0 { true } else { false } })
    #expect(dot.steps.contains { if case .circle = $0 { true } else { false } })
  }

  @Test func `distinguish unknown, zero and small shares`() {
    let all = [HeatMap.Content.unknown, .share(0), .share(0.01)].map { operations($0) }
    #expect(Set(all).count == 3 && all.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: [Palette.light, .dark])
  func `contrast with their background even at the lowest step`(palette: Palette) {
    let scale = ColorScale.standard(isDark: palette.isDark, over: Extremes(low: 0, high: 1))
    for ground in [Ink.background, .surface] {
      #expect(scale.steps[0].color.distance(to: palette.color(of: ground)) > 0.12)
    }
  }

  @Test func `are explained in the legend, zero and unknown included`() {
    let scale = ColorScale.standard(isDark: false, over: Extremes(low: 0, high: 1))
    let legend = HeatMap.Legend(
      zero: "0 %", steps: scale.steps.map { "\($0.high)" }, unknown: "no answers", scale: scale,
      width: 700, measure: .estimate)
    var picture = Picture(size: Size(width: 700, height: 30))
    legend.draw(into: &picture, at: .zero, light: scale, dark: scale)
    let texts = picture.operations.compactMap {
      if case .write(let text) = $0 { text.text } else { nil }
    }
    #expect(texts == ["0 %", "0.2", "0.4", "0.6000000000000001", "0.8", "1.0", "no answers"])
  }
}

@Suite struct `A colour scale` {
  @Test(arguments: [false, true], 3...7)
  func `has perceptually equal steps, all within the gamut of a screen`(
    isDark: Bool, count: Int
  ) {
    let steps = ColorScale.standard(isDark: isDark, over: Extremes(low: 0, high: 1), count: count)
      .steps
    let distances = zip(steps, steps.dropFirst()).map { $0.color.distance(to: $1.color) }
    let mean = distances.reduce(0, +) / Double(distances.count)
    #expect(distances.allSatisfy { ($0 - mean).magnitude < 1e-9 } && mean > 0.06)
    for step in steps {
      let (red, green, blue) = step.color.sRGB
      let shown = PerceptualColor(red: red, green: green, blue: blue)
      #expect(shown.distance(to: step.color) < 1e-3)
    }
  }

  @Test func `has the strengths of an ink on both backgrounds`() {
    let steps = [(end: 0.2, strength: 0.25), (end: 0.7, strength: 0.5), (end: 1, strength: 1)]
    let light = ColorScale.strengths(of: .palette(3), steps, isDark: false)
    let dark = ColorScale.strengths(of: .palette(3), steps, isDark: true)
    for (amount, strength) in [
      (0.01, 0.25), (0.199, 0.25), (0.2, 0.5), (0.69, 0.5), (0.7, 1), (1, 1),
    ] {
      let ink = Ink.surface.mixed(with: .palette(3), share: strength)
      #expect(light.ink(of: amount, dark: dark) == ink, "\(amount)")
      #expect(light.color(of: amount) == Palette.light.color(of: ink))
      #expect(dark.color(of: amount) == Palette.dark.color(of: ink))
    }
    #expect(light.steps.map(\.low) == [0, 0.2, 0.7] && light.steps.map(\.high) == [0.2, 0.7, 1])
  }

  @Test func `reports the amounts of each step`() {
    let scale = ColorScale.standard(isDark: false, over: Extremes(low: 0, high: 0.5), count: 5)
    #expect(scale.steps.map(\.low) == [0, 0.1, 0.2, 0.30000000000000004, 0.4])
    #expect(scale.color(of: 0.05) == scale.steps[0].color)
    #expect(scale.color(of: 0.1) == scale.steps[1].color)
    #expect(scale.color(of: 9) == scale.steps[4].color)
    #expect(scale.color(of: -1) == scale.steps[0].color)
  }
}

@Suite struct `Ranked bars` {
  private let frame = Rect(x: 0, y: 0, width: 500, height: 100)

  @Test func `are proportional to their figures, starting at zero`() {
    let bars = RankedBars(
      [
        .init(40, interval: Extremes(low: 30, high: 52)),
        .init(10, interval: Extremes(low: 6, high: 15)),
      ], in: frame, nameWidth: 100, figureWidth: 80, rowHeight: 20)
    #expect(bars.scale == Extremes(low: 0, high: 52) && bars.plot.width == 320)
    #expect(bars.rows.map { ($0.bar.width * 52 / 320).rounded() } == [40, 10])
    #expect(bars.rows[0].high == 420 && bars.rows.allSatisfy { $0.low < $0.high })
    #expect(bars.ticks.values.first == 0)
    #expect(bars.rows[1].bar == Rect(left: 100, top: 24, right: bars.x(of: 10), bottom: 36))
  }

  @Test func `show every interval to its end`() {
    let bars = RankedBars(
      [
        .init(40, interval: Extremes(low: 30, high: 52)),
        .init(1, interval: Extremes(low: 0, high: 90)),
      ], in: frame, nameWidth: 0, figureWidth: 0, rowHeight: 20)
    #expect(bars.scale.high == 90)
    #expect(bars.rows.map { $0.high.rounded() } == [289, 500])
  }

  @Test func `have one scale for all, shown or not`() {
    let values = [4.0, 3, 2, 1].map {
      RankedBars.Value($0, interval: Extremes(low: 0, high: 10 - $0))
    }
    let bars = RankedBars(
      values, in: Rect(x: 0, y: 0, width: 90, height: 40), nameWidth: 0, figureWidth: 0,
      rowHeight: 20)
    #expect(bars.rows.count == 2 && bars.scale.high == 9)
  }

  /// A truncated number would be misread as another one.
  @Test(arguments: Array(stride(from: 60.0, through: 700, by: 20)))
  func `write intervals in full or not at all`(width: Double) {
    let words = [
      RankedBars.Words(name: "sleep", figure: "54,000.0 h", interval: "53,820.0–54,180.5"),
      .init(name: "a rather long name of a tag", figure: "1.0 h", interval: "0.1–5.0"),
    ]
    let room = RankedBars.room(for: words, in: width, measure: .estimate)
    let bars = RankedBars(
      words.map { _ in .init(1, interval: Extremes(low: 0, high: 2)) },
      in: Rect(x: 0, y: 0, width: width, height: 40), nameWidth: room.names,
      figureWidth: room.figures, rowHeight: 20)
    var picture = Picture(size: Size(width: width, height: 60))
    bars.draw(
      into: &picture, colors: [.accent, .accent], words: words, measure: .estimate
    ) { "\(Int($0))" }
    let texts = picture.operations.compactMap {
      if case .write(let text) = $0 { text } else { nil }
    }
    let intervals = texts.filter { $0.text.contains("–") || $0.text.contains("5…") }
    #expect(intervals.map(\.text) == words.map(\.interval) || intervals.isEmpty)
    #expect(intervals.count == 2 || width < 450)
    for text in intervals {
      #expect(
        text.place.x + TextMeasure.estimate(text.text, text.style).width <= width + 0.5)
    }
    #expect(room.isEnough == (intervals.count == 2 && texts.contains { $0.text == words[1].name }))
  }

  @Test func `are as many as fit`() {
    let values = Array(
      repeating: RankedBars.Value(1, interval: Extremes(low: 1, high: 1)), count: 9)
    func count(_ height: Double) -> Int {
      RankedBars(values, in: frame, nameWidth: 0, figureWidth: 0, rowHeight: height).rows.count
    }
    #expect(count(20) == 5 && count(0) == 0 && count(200) == 0 && count(5) == 9)
  }
}

@Suite struct `A sparkline` {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 20)

  @Test(
    arguments: [
      ([1, 3, 2], [Point(x: 0, y: 20), Point(x: 30, y: 0), Point(x: 60, y: 10)]),
      ([5, 5], [Point(x: 0, y: 10), Point(x: 60, y: 10)]), ([5], [Point(x: 30, y: 10)]),
      ([1, .nan, 2], [Point(x: 0, y: 20), nil, Point(x: 60, y: 0)]), ([], []), ([.nan], [nil]),
    ] as [([Double], [Point?])])
  func `runs from edge to edge`(values: [Double], points: [Point?]) {
    #expect(Sparkline(values, in: frame).points == points)
  }

  @Test func `reports its end and its extremes`() {
    let line = Sparkline([2, 9, 1, .nan], in: frame)
    #expect(line.extremes?.low == 2 && line.extremes?.high == 1)
    #expect(line.last == Point(x: 40, y: 20))
    #expect(Sparkline([.nan], in: frame).extremes == nil)
  }
}
