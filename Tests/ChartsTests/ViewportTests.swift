import Charts
import Geometry
import TestSupport
import Testing

@Suite struct `A viewport` {
  @Test func `keeps its span while panned, and the value under the fingers while zoomed`() {
    let seed: UInt64 = 12
    var random = SplitMix(seed: seed)
    var viewport = Viewport(lower: 0.25, upper: 0.5)
    for round in 0..<20_000 {
      let span = viewport.span
      let moved = viewport.panned(by: .random(in: -2...2, using: &random))
      #expect((moved.span - span).magnitude < 1e-12, "round \(round), seed \(seed)")
      #expect(moved.lower >= 0 && moved.upper <= 1)
      let position = Double.random(in: 0...1, using: &random)
      let factor = Double.random(in: 0.4...2.4, using: &random)
      let zoomed = moved.zoomed(by: factor, about: position, leastSpan: 0.01)
      #expect(zoomed.lower >= 0 && zoomed.upper <= 1 && zoomed.lower < zoomed.upper)
      #expect(zoomed.span >= 0.01 - 1e-12)
      let anchor = moved.place(at: position)
      let isAtEnd = zoomed.lower == 0 || zoomed.upper == 1
      #expect(isAtEnd || (zoomed.position(of: anchor) - position).magnitude < 1e-9)
      viewport = zoomed
    }
  }

  @Test func `stops at the ends of the whole`() {
    #expect(Viewport(lower: 0.25, upper: 0.75).panned(by: -9) == Viewport(lower: 0, upper: 0.5))
    #expect(Viewport.whole.panned(by: 0.5) == .whole)
    #expect(Viewport.whole.zoomed(by: 0.1, about: 0.3) == .whole)
  }

  @Test func `never shrinks below its minimum span, however great the step`() {
    let least = Viewport.span(of: 4, among: 101)
    let zoomed = Viewport.whole.zoomed(by: 1_000, about: 0.5, leastSpan: least)
    #expect((zoomed.span - 0.04).magnitude < 1e-12)
    // A viewport that is already smaller may keep its span, or grow.
    let small = Viewport(lower: 0.5, upper: 0.51)
    #expect(small.zoomed(by: 3, about: 0, leastSpan: least).span == small.span)
    #expect(small.zoomed(by: 0.5, about: 0, leastSpan: least).span > 0.019)
  }

  @Test(
    arguments: [
      (0.9, 0.1), (0.5, 0.5), (.nan, 1), (-3, 7), (1, 2),
    ] as [(Double, Double)])
  func `is the whole range if its bounds are invalid`(lower: Double, upper: Double) {
    #expect(Viewport(lower: lower, upper: upper) == .whole)
  }

  @Test(arguments: [
    (0, 0..<0), (1, 0..<1), (2, 0..<2), (11, 2..<9), (101, 25..<81),
  ])
  func `sees its points and a neighbour on each side`(count: Int, seen: Range<Int>) {
    #expect(Viewport(lower: 0.25, upper: 0.8).indices(of: count) == seen)
  }

  @Test func `finds a value at the place where it is drawn`() {
    let plot = Plot(
      frame: Rect(x: 40, y: 10, width: 300, height: 200),
      viewport: Viewport(lower: 0.3, upper: 0.6), scale: Extremes(low: -5, high: 15))
    #expect(plot.y(of: -5) == 210 && plot.y(of: 15) == 10)
    for value in stride(from: -5.0, through: 15, by: 2.5) {
      #expect((plot.value(atY: plot.y(of: value)) - value).magnitude < 1e-9)
    }
    for index in 30...60 {
      #expect(plot.index(atX: plot.x(of: index, among: 101), among: 101) == index)
    }
    // A finger beyond the frame selects the outermost visible value.
    #expect(plot.index(atX: -500, among: 101) == 30 && plot.index(atX: 5_000, among: 101) == 60)
    #expect(plot.index(atX: 100, among: 0) == nil && plot.index(atX: .nan, among: 5) == nil)
  }

  @Test func `shows a single value in the middle, and a level line at mid-height`() {
    for values in [[7.0], [7, 7, 7], [-3]] {
      let scale = ExtremesPyramid(values).scale(of: 0..<values.count, .visible)
      let plot = Plot(
        frame: Rect(x: 0, y: 0, width: 200, height: 100), viewport: .whole, scale: scale)
      #expect(plot.y(of: values[0]) == 50)
      if values.count == 1 { #expect(plot.x(of: 0, among: 1) == 100) }
    }
  }
}
