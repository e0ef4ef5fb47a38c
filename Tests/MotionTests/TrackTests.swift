import Geometry
import Motion
import TestSupport
import Testing

@Suite struct `An animated value` {
  static let animations: [Animation] = [
    .linear(duration: 0.7), .easeIn(), .easeOut(duration: 2), .easeInOut(),
    .timingCurve(.bezier(0, 0.9, 0.3, 1), duration: 0.4), .spring(.bouncy),
    .spring(Spring(response: 0.3, dampingRatio: 2)), .default,
    .linear(duration: 0.3).repeatForever(), .easeInOut().repeatCount(3).speed(1.7),
    .spring(.snappy).delay(0.1), .easeOut().delay(0.25).speed(2),
  ]

  @Test func `is continuous when it is retargeted`() {
    let seed: UInt64 = 7
    var random = SplitMix(seed: seed)
    for round in 0..<400 {
      var track = Track(Point(x: 0, y: 0))
      var time = 0.0
      for _ in 0..<6 {
        let animation = Self.animations.randomElement(using: &random) ?? .default
        let goal = Point(
          x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
        let (place, velocity) = (track.value(at: time), track.velocity(at: time))
        track.move(to: goal, with: animation, at: time)
        let instant = 1e-12
        let after = track.value(at: time + instant)
        let change = (after - place).magnitudeSquared.squareRoot()
        #expect(change < 1e-3, "round \(round), seed \(seed)")
        let turn = (track.velocity(at: time + instant) - velocity).magnitudeSquared.squareRoot()
        let isMoving = velocity.magnitudeSquared > 0
        // A value at rest may start at the curve's own velocity.
        #expect(!isMoving || turn < 1e-2, "round \(round), seed \(seed), \(animation)")
        time += .random(in: 0.01...0.9, using: &random)
      }
    }
  }

  @Test(arguments: animations.filter { $0 != animations[8] })
  func `is at its target in the end, and rests`(animation: Animation) {
    var track = Track(3.0)
    track.move(to: 5, with: animation, at: 10)
    #expect(track.value(at: 10) == 3 && !track.isAtRest(at: 10) && track.target == 5)
    #expect(track.value(at: 100) == 5 && track.isAtRest(at: 100) && track.velocity(at: 100) == 0)
  }

  @Test(arguments: animations)
  func `has a velocity consistent with its values`(animation: Animation) {
    var track = Track(0.0)
    track.move(to: 10, with: .spring(.bouncy), at: 0)
    track.move(to: -4, with: animation, at: 0.2)
    let step = 1e-6
    for number in 1..<40 {
      let time = 0.2 + Double(number) * 0.0317
      let slope = (track.value(at: time + step) - track.value(at: time - step)) / (2 * step)
      #expect((track.velocity(at: time) - slope).magnitude < 1e-2 * max(1, slope.magnitude))
    }
  }

  @Test func `reaches its target at once without an animation`() {
    var track = Track(1.0)
    track.move(to: 2, with: .default, at: 0)
    track.move(to: 7, with: nil, at: 0.1)
    #expect(track.value(at: 0.1) == 7 && track.isAtRest(at: 0.1))
  }

  @Test func `reports when it comes to rest, and when it starts to repeat`() throws {
    var track = Track(0.0)
    #expect(track.end == -.infinity && track.repetition == nil)
    track.move(to: 1, with: .linear(duration: 2).repeatCount(3).delay(1).speed(2), at: 4)
    #expect(track.end == 4.5 + 3 && track.repetition == nil)
    #expect(!track.isAtRest(at: 7.499) && track.isAtRest(at: 7.5))
    track.move(to: 5, with: .easeIn(duration: 0.5).repeatForever(), at: 5)
    let repetition = try #require(track.repetition)
    #expect(track.end == nil && repetition.beginning == 5.5 && repetition.period == 1)
    for time in [5.6, 5.9, 6.3] {
      let later = track.value(at: time + 7 * repetition.period)
      #expect((track.value(at: time) - later).magnitude < 1e-9)
    }
  }

  @Test func `stops where it is`() {
    var track = Track(0.0)
    track.move(to: 1, with: .linear(duration: 2).repeatForever(), at: 0)
    track.stop(at: 2.5)
    #expect(track.target == 0.75 && track.isAtRest(at: 2.5) && track.value(at: 9) == 0.75)
  }

  @Test(arguments: [
    (0.5, 0.5), (1.0, 1.0), (1.5, 0.5), (2.0, 0.0), (2.5, 0.5), (3.0, 1.0), (9.0, 1.0),
  ])
  func `autoreverses`(time: Double, place: Double) {
    var track = Track(0.0)
    track.move(to: 1, with: .linear(duration: 1).repeatCount(3), at: 0)
    #expect((track.value(at: time) - place).magnitude < 1e-12)
  }

  @Test func `ends where it began after an even number of autoreversed repetitions`() {
    var track = Track(0.0)
    track.move(to: 1, with: .linear(duration: 1).repeatCount(2), at: 0)
    #expect(track.value(at: 2) == 0 && track.value(at: 50) == 0 && track.isAtRest(at: 2))
    var again = Track(0.0)
    again.move(to: 1, with: .linear(duration: 1).repeatCount(2, autoreverses: false), at: 0)
    #expect(again.value(at: 1.5) == 0.5 && again.value(at: 2) == 1)
  }

  @Test func `continues its previous animation during a delay`() {
    var track = Track(0.0)
    track.move(to: 10, with: .linear(duration: 10), at: 0)
    track.move(to: 0, with: .linear(duration: 1).delay(2), at: 1)
    #expect((track.value(at: 2.5) - 2.5).magnitude < 1e-12)
    #expect(track.value(at: 4) == 0 && track.target == 0)
    track.move(to: 6, with: .linear(duration: 1).delay(3), at: 5)
    #expect(track.value(at: 7.9) == 0 && !track.isAtRest(at: 7.9) && track.value(at: 9) == 6)
  }
}
