/// How a value goes to its new target: the pace, and when and how often.
public struct Animation: Sendable, Hashable {
  /// What leads the value.
  enum Pace: Sendable, Hashable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
  }

  let pace: Pace
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  /// How often the way is gone; nil for ever.
  private(set) var repetitions: Int? = 1
  private(set) var autoreverses = false

  /// Along a curve, in some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(pace: .curve(curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }

  /// At an even pace, in some seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// With a slow start, in some seconds.
  public static func easeIn(duration: Double = 0.35) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// With a slow end, in some seconds.
  public static func easeOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// With a slow start and a slow end, in some seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// As if pulled by a spring.
  public static func spring(_ spring: Spring = .smooth) -> Animation {
    Animation(pace: .spring(spring))
  }

  /// What is used where nothing else is said: a spring that does not overshoot.
  public static let `default` = spring()

  /// The same after a delay in seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay += seconds.isFinite ? max(seconds, 0) : 0
    return animation
  }

  /// The same, so many times as fast; the delay too.
  public func speed(_ factor: Double) -> Animation {
    var animation = self
    animation.speed *= factor.isFinite ? max(factor, 1e-3) : 1
    return animation
  }

  /// The same several times; with `autoreverses` every other time backwards, and an even number of
  /// times then ends where it began.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = max(count, 1)
    animation.autoreverses = autoreverses
    return animation
  }

  /// The same for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = nil
    animation.autoreverses = autoreverses
    return animation
  }

  /// The seconds that the way takes once, at normal speed.
  var cycle: Double {
    switch pace {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingDuration()
    }
  }
}
