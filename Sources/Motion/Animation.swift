/// The motion of a value to a new target: its pace, delay and repetitions.
public struct Animation: Sendable, Hashable {
  /// The kind of motion.
  enum Pace: Sendable, Hashable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
  }

  let pace: Pace
  private(set) var delay = 0.0
  private(set) var speed = 1.0
  /// The number of repetitions; nil for no end.
  private(set) var repetitions: Int? = 1
  private(set) var autoreverses = false

  /// Follows a timing curve for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(pace: .curve(curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }

  /// Moves at a constant speed for a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly, for a duration in seconds.
  public static func easeIn(duration: Double = 0.35) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly, for a duration in seconds.
  public static func easeOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly, for a duration in seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Moves as if pulled by a spring.
  public static func spring(_ spring: Spring = .smooth) -> Animation {
    Animation(pace: .spring(spring))
  }

  /// The default animation: a spring that does not overshoot.
  public static let `default` = spring()

  /// Returns the animation with a further delay in seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay += seconds.isFinite ? max(seconds, 0) : 0
    return animation
  }

  /// Returns the animation sped up by a factor, including its delay.
  public func speed(_ factor: Double) -> Animation {
    var animation = self
    animation.speed *= factor.isFinite ? max(factor, 1e-3) : 1
    return animation
  }

  /// Returns the animation repeated a number of times; with `autoreverses` every second time runs backwards,
  /// so that an even number ends at the start.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = max(count, 1)
    animation.autoreverses = autoreverses
    return animation
  }

  /// Returns the animation repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = nil
    animation.autoreverses = autoreverses
    return animation
  }

  /// The duration of one cycle in seconds, at normal speed.
  var cycle: Double {
    switch pace {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingDuration()
    }
  }
}
