import Motion
import TestSupport
import Testing

@Suite struct `A unit curve` {
  /// Exact values for the control points (0.2, 0) and (1, 0.7), to six digits.
  @Test(arguments: [
    (0.1, 0.030476), (0.2, 0.087229), (0.3, 0.156201), (0.4, 0.233800), (0.5, 0.318852),
    (0.6, 0.411366), (0.7, 0.512441), (0.8, 0.625026), (0.9, 0.757500), (0.95, 0.840342),
    (0.99, 0.935871), (0.9995, 0.9867), (0.0005, 0.0000015),
  ])
  func `is exact, near its ends too`(time: Double, way: Double) {
    let tolerance = time > 0.01 && time < 0.995 ? 5e-7 : time < 0.5 ? 5e-8 : 5e-5
    #expect((UnitCurve.superEaseIn.value(at: time) - way).magnitude < tolerance)
  }

  @Test func `computes the progress at a time`() {
    let seed: UInt64 = 101
    var random = SplitMix(seed: seed)
    for number in 0..<1_000 {
      let points = (0..<4).map { place in
        place.isMultiple(of: 2)
          ? Double.random(in: 0...1, using: &random) : Double.random(in: -1...2, using: &random)
      }
      let curve = UnitCurve.bezier(points[0], points[1], points[2], points[3])
      for step in 0..<100 {
        let share = (Double(step) + Double.random(in: 0..<1, using: &random)) / 100
        let (time, way, slope) = exact(points, share)
        // The rounding of the time alone moves a steep curve in proportion to its slope.
        let tolerance = max(1e-9, slope * 1e-15)
        #expect(
          (curve.value(at: time) - way).magnitude < tolerance,
          "curve \(number), parameter \(share), seed \(seed)")
      }
    }
  }

  /// Time, progress and slope of a curve at a parameter, by de Casteljau's algorithm.
  private func exact(_ points: [Double], _ t: Double) -> (Double, Double, Double) {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    func coordinate(_ first: Double, _ second: Double) -> (Double, Double) {
      let (a, b, c) = (between(0, first), between(first, second), between(second, 1))
      let (d, e) = (between(a, b), between(b, c))
      return (between(d, e), 3 * (e - d))
    }
    let (time, timeSlope) = coordinate(points[0], points[2])
    let (way, waySlope) = coordinate(points[1], points[3])
    return (time, way, (waySlope / max(timeSlope, 1e-300)).magnitude)
  }

  @Test(arguments: [
    UnitCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, .superEaseIn, .bezier(1, 0, 0, 1),
    .bezier(0, 1, 1, 0), .bezier(0.3, 1.6, 0.7, -0.6),
  ])
  func `keeps its ends and is mirrored when reversed`(curve: UnitCurve) {
    for time in [-1, -0.0, 0] { #expect(curve.value(at: time) == 0) }
    for time in [1, 2, .infinity] { #expect(curve.value(at: time) == 1) }
    for step in 1..<100 {
      let time = Double(step) / 100
      #expect((curve.value(at: time) + curve.reversed.value(at: 1 - time) - 1).magnitude < 1e-9)
    }
  }

  @Test(arguments: [UnitCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, .superEaseIn])
  func `has the velocity of its slope`(curve: UnitCurve) {
    let step = 1e-6
    for number in 1..<50 {
      let time = Double(number) / 50
      let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
      #expect((curve.velocity(at: time) - slope).magnitude < 1e-4 * max(1, slope))
    }
  }

  @Test func `has a velocity at its ends`() {
    #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.bezier(0, 0.5, 1, 1).velocity(at: 0) == .infinity)
    #expect((UnitCurve.ease.velocity(at: 0) - 0.4).magnitude < 1e-12)
  }

  @Test func `accepts control points that CSS refuses`() {
    let curve = UnitCurve.bezier(-3, .nan, .infinity, 2)
    #expect(curve == .bezier(0, 0, 0, 2))
    #expect(curve.value(at: 0.5).isFinite)
  }
}
