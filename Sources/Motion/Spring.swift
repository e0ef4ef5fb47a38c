private import Numerics

/// A damped harmonic oscillator that pulls a value to its target.
///
/// It is described in designers' terms: its duration and its bounce. Everything is in closed form, so it can
/// be evaluated at any time, in any order.
public struct Spring: Sendable, Hashable {
  /// The period of the undamped oscillation, in seconds.
  public let response: Double
  /// The damping ratio: 1 comes to rest fastest without overshooting; less oscillates, more is slower.
  public let dampingRatio: Double

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - response: seconds, at least a millisecond.
  ///   - dampingRatio: 0 would oscillate for ever; clamped to at least 0.01.
  public init(response: Double, dampingRatio: Double = 1) {
    self.response = response.isFinite ? max(response, 0.001) : 0.001
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
  }

  /// Makes a spring from its perceived duration in seconds and its bounce: 0 does not overshoot, 1 would
  /// oscillate for ever, and less than 0 is overdamped.
  public init(duration: Double, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99)))
  }

  /// No overshoot.
  public static let smooth = Spring(duration: 0.5)
  /// A little overshoot.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A visible overshoot.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// The factors by which an offset from the target and a velocity act after some time.
  ///
  /// The motion is linear in both: `offset(t) = offset · position.offset + velocity ·
  /// position.velocity`, and the same for the velocity with `velocity`.
  struct Response {
    var position: (offset: Double, velocity: Double)
    var velocity: (offset: Double, velocity: Double)
  }

  /// Returns the response after some seconds.
  func response(after time: Double) -> Response {
    guard time > 0 else { return Response(position: (1, 0), velocity: (0, 1)) }
    let frequency = 2 * Double.pi / response
    let decay = dampingRatio * frequency
    // Half the sum and half the difference of the solutions for the two roots of the oscillator.
    let even: Double
    let odd: Double
    let detuning = 1 - dampingRatio * dampingRatio
    if detuning > 0 {
      let swing = frequency * detuning.squareRoot()
      let fade = exponential(-decay * time)
      even = fade * cosine(swing * time)
      odd = fade * sineQuotient(swing * time) * time
    } else {
      let split = frequency * (-detuning).squareRoot()
      let slow = exponential((split - decay) * time)
      let fast = exponential((-split - decay) * time)
      even = (slow + fast) / 2
      // If the roots are close, their difference would cancel.
      odd =
        split * time > 0.5
        ? (slow - fast) / (2 * split)
        : exponential(-decay * time) * hyperbolicSineQuotient(split * time) * time
    }
    return Response(
      position: (even + decay * odd, odd),
      velocity: (-frequency * frequency * odd, even - decay * odd))
  }

  /// Returns the seconds after which a motion over the distance 1 from rest stays within `distance`
  /// of its target, by default a thousandth.
  public func settlingDuration(within distance: Double = 0.001) -> Double {
    let distance = min(max(distance, 1e-9), 1)
    // The envelope decreases monotonically, so bisection finds the time.
    var high = response
    while envelope(high) > distance { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > distance { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the bound on the offset of a motion from rest over the distance 1 from a time on.
  private func envelope(_ time: Double) -> Double {
    let detuning = 1 - dampingRatio * dampingRatio
    guard detuning > 1e-6 else { return response(after: time).position.offset.magnitude }
    let decay = dampingRatio * 2 * Double.pi / response
    return exponential(-decay * time) / detuning.squareRoot()
  }
}

/// `sin(x) / x`, which is 1 at zero.
private func sineQuotient(_ x: Double) -> Double {
  x.magnitude < 1e-4 ? 1 - x * x / 6 : sine(x) / x
}

/// `sinh(x) / x` for numbers of at most a half: the series, to the last digit.
private func hyperbolicSineQuotient(_ x: Double) -> Double {
  let square = x * x
  var sum = 1.0
  var term = 1.0
  for half in 1...8 {
    let step = Double(2 * half)
    term *= square / (step * (step + 1))
    sum += term
  }
  return sum
}
