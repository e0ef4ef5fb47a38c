import Geometry
import Motion
import TestSupport
import Testing

@Suite struct `Values that move` {
  @Test func `are added and scaled component by component`() {
    let pair = AnimatablePair(Point(x: 1, y: 2), Size(width: 3, height: 4))
    #expect(pair + .zero == pair && pair - pair == .zero && pair.magnitudeSquared == 30)
    #expect(pair.scaled(by: 2).second == Size(width: 6, height: 8))
    let short = AnimatableVector([1])
    let long = AnimatableVector([1, 2, 3])
    #expect(short + long == AnimatableVector([2, 2, 3]) && long - long == .zero)
    #expect(long.interpolated(towards: short, amount: 0.5) == AnimatableVector([1, 1, 1.5]))
  }

  @Test func `are rectangles too`() {
    let start = Rect(origin: .zero, size: Size(width: 10, height: 20))
    let end = Rect(origin: Point(x: 8, y: 6), size: Size(width: 30, height: 0))
    var track = Track(start)
    track.move(to: end, with: .linear(duration: 2), at: 0)
    #expect(
      track.value(at: 1)
        == Rect(origin: Point(x: 4, y: 3), size: Size(width: 20, height: 10)))
  }

  /// Values from Ottosson's article, and from CSS Color 4 for the named colours.
  @Test(arguments: [
    (1.0, 1.0, 1.0, 1.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (1.0, 0.0, 0.0, 0.62796, 0.22486, 0.12585), (0.0, 1.0, 0.0, 0.86644, -0.23389, 0.17950),
    (0.0, 0.0, 1.0, 0.45201, -0.03246, -0.31153),
  ])
  func `have perceptual colours`(
    red: Double, green: Double, blue: Double, lightness: Double, a: Double, b: Double
  ) {
    let color = PerceptualColor(red: red, green: green, blue: blue)
    #expect((color.lightness - lightness).magnitude < 1e-4)
    #expect((color.a - a).magnitude < 1e-4 && (color.b - b).magnitude < 1e-4)
  }

  @Test func `preserve every sRGB colour`() {
    let seed: UInt64 = 3
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      let parts = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      let color = PerceptualColor(red: parts[0], green: parts[1], blue: parts[2], opacity: 0.5)
      var copy = color
      copy.animatableData = color.animatableData
      let (red, green, blue) = copy.sRGB
      for (part, kept) in zip(parts, [red, green, blue]) {
        // 1/400 of a step of an 8-bit channel.
        #expect((part - kept).magnitude < 1e-5, "\(parts), seed \(seed)")
      }
    }
  }

  @Test func `fade without turning grey`() {
    let red = PerceptualColor(red: 1, green: 0, blue: 0)
    let clear = PerceptualColor(lightness: 1, a: 0, b: 0, opacity: 0)
    var half = red
    half.animatableData = red.animatableData.interpolated(
      towards: clear.animatableData, amount: 0.5)
    #expect(half.opacity == 0.5 && (half.lightness - red.lightness).magnitude < 1e-12)
    #expect((half.a - red.a).magnitude < 1e-12)
  }

  @Test func `are gradients with any number of stops`() throws {
    let (red, blue) = (
      PerceptualColor(red: 1, green: 0, blue: 0), PerceptualColor(red: 0, green: 0, blue: 1)
    )
    let green = PerceptualColor(red: 0, green: 1, blue: 0)
    let two = Gradient(colors: [red, blue])
    let four = Gradient([
      Gradient.Stop(green, at: 0.9), Gradient.Stop(red, at: 0.1), Gradient.Stop(blue, at: 0.2),
      Gradient.Stop(red, at: 0.95),
    ])
    #expect(four.stops.map(\.location) == [0.1, 0.2, 0.9, 0.95])
    let matched = two.matching(four)
    #expect(matched.stops.count == 4 && four.matching(two) == four)
    for step in 0...20 {
      let before = try #require(two.color(at: Double(step) / 20))
      let after = try #require(matched.color(at: Double(step) / 20))
      #expect((before.animatableData - after.animatableData).magnitudeSquared < 1e-20)
    }
    var track = Track(matched)
    track.move(to: four, with: .linear(duration: 1), at: 0)
    #expect(track.value(at: 0.5).stops.count == 4 && track.value(at: 1) == four)
    #expect(Gradient([]).color(at: 0.5) == nil && two.color(at: -1) == red)
  }
}
