import Geometry
import Motion
import TestSupport
import Testing

@Suite struct `Waves of colour` {
  @Test(
    arguments: [
      (0, 3, 0.0, 0.0), (1, 3, 0, 1.0 / 3), (2, 3, 0.5, 1.0 / 6), (0, 4, 0.25, 0.25),
      (3, 4, 0.25, 1), (0, 1, 0, 0), (0, 1, 0.5, 0.5), (0, 4, 7.25, 0.25), (0, 4, -0.25, 0.75),
      (4, 4, 0.25, 0.25), (-1, 4, 0.25, 1),
    ] as [(Int, Int, Double, Double)])
  func `are where the formula places them`(wave: Int, count: Int, time: Double, place: Double) {
    let train = WaveTrain(count: count, width: 100, front: 20)
    #expect((train.position(of: wave, at: time) - place).magnitude < 1e-12)
  }

  /// Cases that would miss the end by a rounding error if it were compared exactly.
  @Test(arguments: [(6, 5), (7, 5), (9, 7), (12, 10)] as [(Int, Int)])
  func `reach the end of a round exactly`(count: Int, wave: Int) {
    let train = WaveTrain(count: count, width: 1, front: 1)
    #expect(train.position(of: wave, at: Double(count - wave) / Double(count)) == 1)
  }

  @Test func `lie at equal distances, whatever the time`() {
    let seed: UInt64 = 5
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...12, using: &random)
      let train = WaveTrain(count: count, width: 300, front: 40)
      let time = Double.random(in: -9...9, using: &random)
      let places = (0..<count).map { train.position(of: $0, at: time) }.sorted()
      for (before, after) in zip(places, places.dropFirst()) {
        #expect((after - before - 1 / Double(count)).magnitude < 1e-9, "seed \(seed)")
      }
      #expect(places.allSatisfy { $0 >= 0 && $0 <= 1 }, "seed \(seed)")
    }
  }

  @Test func `enter beyond one edge and leave beyond the other`() {
    let train = WaveTrain(count: 4, width: 100, front: 20)
    #expect(train.place(at: 0).offset == -100 && train.place(at: 0).height == 0)
    #expect(train.place(at: 1).offset == 20 && train.place(at: 1).height == -1)
    #expect(train.place(at: 0.5).offset == -40)
    #expect(train.copy(at: 0.2)?.offset == 20 && train.copy(at: 0.2)?.height == -2)
    #expect(train.copy(at: 0.25) == nil)
  }

  @Test(
    arguments: [
      (3, 0.0, 1.0 / 3 - 0.05), (3, 0.3, 0), (4, 1.1, 0.1), (4, 0.25, 0.2), (1, 0.5, 0.45),
    ] as [(Int, Double, Double)])
  func `give a curtain the time to close in`(count: Int, time: Double, seconds: Double) {
    let train = WaveTrain(count: count, width: 1, front: 1)
    #expect((train.secondsToNextWave(after: time) - seconds).magnitude < 1e-9)
  }

  @Test func `without a width or a number are harmless`() {
    let train = WaveTrain(count: 0, width: -5, front: .nan)
    #expect(train.count == 1 && train.width == 0 && train.front == 0)
    #expect(train.position(of: 3, at: .infinity) == 0 && train.place(at: 0.5).offset == 0)
  }

  @Test(
    arguments: [
      (1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270), (1, 1, 45), (1, -1, 315),
      (0, 0, 270),
    ] as [(Double, Double, Double)])
  func `measure directions clockwise from the right`(x: Double, y: Double, degrees: Double) {
    let found = Point(x: 7, y: 3).direction(to: Point(x: 7 + x, y: 3 + y))
    #expect((found - degrees).magnitude < 1e-9)
  }

  @Test func `have a front whose colours follow one another`() {
    let angles = WaveFrontAngles(width: 40, radius: 20, front: 10, middle: 0.3)
    #expect((angles.start - Point(x: 0, y: 20).direction(to: Point(x: 40, y: 10))).magnitude < 1e-9)
    #expect(angles.start < angles.middle && angles.middle < angles.end)
    #expect((angles.middle - 350.07).magnitude < 0.01)
  }
}
