/// One animation from a start to an end, with an initial velocity.
struct Segment<Vector: VectorArithmetic>: Sendable {
  private let animation: Animation
  private let start: Vector
  private let end: Vector
  /// The velocity at the start, per second of the animation's own time.
  private let velocity: Vector
  /// The time at which it begins; before that the value rests at the start.
  let beginning: Double
  private let cycle: Double

  init(
    _ animation: Animation, from start: Vector, to end: Vector, velocity: Vector,
    beginning: Double
  ) {
    self.animation = animation
    self.start = start
    self.end = end
    self.velocity = velocity.scaled(by: 1 / animation.speed)
    self.beginning = beginning
    cycle = Self.cycle(animation, delta: end - start, velocity: self.velocity)
  }

  /// Returns the duration of one cycle: a spring with an initial velocity takes longer to settle.
  private static func cycle(_ animation: Animation, delta: Vector, velocity: Vector) -> Double {
    guard case .spring(let spring) = animation.pace else { return animation.cycle }
    let distance = delta.magnitudeSquared.squareRoot()
    let throwDistance = velocity.magnitudeSquared.squareRoot() * spring.response
    guard distance > 0 || throwDistance > 0 else { return 0 }
    // The response to offset and velocity together is at most this multiple of a motion from rest over 1.
    let scale = distance + throwDistance
    return spring.settlingDuration(within: 0.001 * (distance > 0 ? distance / scale : 1))
  }

  /// Whether an even number of reversing cycles ends at the start.
  var endsAtStart: Bool {
    guard animation.autoreverses, let count = animation.repetitions else { return false }
    return count.isMultiple(of: 2)
  }

  func isOver(at time: Double) -> Bool {
    guard let count = animation.repetitions else { return cycle <= 0 }
    return elapsed(at: time) >= cycle * Double(count)
  }

  /// The time at which it is over; nil if it never is.
  var conclusion: Double? {
    guard let count = animation.repetitions else { return cycle <= 0 ? beginning : nil }
    return beginning + cycle * Double(count) / animation.speed
  }

  /// The start and period of its repetition; the first cycle is excluded, as it depends on the initial
  /// velocity.
  var repetition: (beginning: Double, period: Double)? {
    guard case nil = animation.repetitions, cycle > 0 else { return nil }
    let seconds = cycle / animation.speed
    return (beginning + seconds, animation.autoreverses ? 2 * seconds : seconds)
  }

  func position(at time: Double) -> Vector {
    if isOver(at: time) { return endsAtStart ? start : end }
    let moment = moment(at: time)
    return place(moment.seconds, isFirst: moment.isFirst).position
  }

  func velocity(at time: Double) -> Vector {
    let elapsed = elapsed(at: time)
    if elapsed < 0 || isOver(at: time) { return .zero }
    let moment = moment(at: time)
    let speed = moment.isBackwards ? -animation.speed : animation.speed
    return place(moment.seconds, isFirst: moment.isFirst).velocity.scaled(by: speed)
  }

  /// Returns the animation's own time.
  private func elapsed(at time: Double) -> Double { (time - beginning) * animation.speed }

  /// Returns the position of a time within a cycle.
  private func moment(at time: Double) -> (seconds: Double, isBackwards: Bool, isFirst: Bool) {
    let elapsed = max(elapsed(at: time), 0)
    let round = (elapsed / cycle).rounded(.down)
    let seconds = elapsed - round * cycle
    let isOdd = round.truncatingRemainder(dividingBy: 2) == 1
    let isBackwards = animation.autoreverses && isOdd
    return (isBackwards ? cycle - seconds : seconds, isBackwards, round == 0)
  }

  /// Returns the position and velocity after some seconds of a cycle; only the first has an initial
  /// velocity.
  private func place(_ seconds: Double, isFirst: Bool) -> (position: Vector, velocity: Vector) {
    let thrown = isFirst ? velocity : .zero
    switch animation.pace {
    case .curve(let curve, let duration): return along(curve, duration, seconds, thrown)
    case .spring(let spring):
      let response = spring.response(after: seconds)
      let offset = start - end
      return (
        end + offset.scaled(by: response.position.offset)
          + thrown.scaled(by: response.position.velocity),
        offset.scaled(by: response.velocity.offset)
          + thrown.scaled(by: response.velocity.velocity)
      )
    }
  }

  /// A curve starts with its own velocity; its difference from the initial velocity is faded out by the cubic
  /// τ (1 − τ)², which is flat at the end and zero at both ends.
  private func along(
    _ curve: UnitCurve, _ duration: Double, _ seconds: Double, _ thrown: Vector
  ) -> (position: Vector, velocity: Vector) {
    let delta = end - start
    let isMoving = thrown.magnitudeSquared > 0
    // A curve with a vertical start has no finite velocity there, so a moving value uses another curve.
    let curve = isMoving && !curve.velocity(at: 0).isFinite ? UnitCurve.easeInOut : curve
    let share = duration > 0 ? min(seconds / duration, 1) : 1
    var position = start + delta.scaled(by: curve.value(at: share))
    var velocity = Vector.zero
    let slope = curve.velocity(at: share)
    if duration > 0, slope.isFinite { velocity = delta.scaled(by: slope / duration) }
    if isMoving, duration > 0 {
      let excess = thrown - delta.scaled(by: curve.velocity(at: 0) / duration)
      let rest = 1 - share
      position += excess.scaled(by: duration * share * rest * rest)
      velocity += excess.scaled(by: rest * (1 - 3 * share))
    }
    return (position, velocity)
  }
}
