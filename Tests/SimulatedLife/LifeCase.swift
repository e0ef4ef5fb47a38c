import Sampling

/// A kind of life.
public struct LifeCase: Sendable {
  /// Its name.
  public let name: String
  /// Its phases.
  public let phases: [Life.Phase]
  /// The cause of silence.
  public let silence: Life.Silence
  /// Whether it has so few probes that its intervals are slightly too wide.
  public let isShort: Bool

  private init(
    _ name: String, _ phases: [Life.Phase], silence: Life.Silence = .nothing, isShort: Bool = false
  ) {
    self.name = name
    self.phases = phases
    self.silence = silence
    self.isShort = isShort
  }

  private static let usualGap = 0.75
  private static let periods = [
    ("day", 24.0), ("week", 168.0), ("month", 720.0), ("year", 8_760.0), ("20-years", 175_200.0),
  ]

  private static func phase(
    _ gap: Double, _ hours: Double, _ answers: Double, _ shares: [Double] = usualShares
  ) -> Life.Phase {
    Life.Phase(gap: gap, hours: hours, shares: shares, answers: answers)
  }

  /// Lives in which silence is independent of the activity, so the intervals are valid.
  public static let ignorable: [LifeCase] =
    periods.flatMap { name, hours in
      [1, 0.92, 0.75, 0.6].map { answers in
        LifeCase(
          "\(name)-answered-\(Int(answers * 100))", [phase(usualGap, hours, answers)],
          isShort: hours < 100)
      }
    } + [
      LifeCase("gaps-10-60", [phase(1 / 6, 360, 1), phase(1, 360, 1)]),
      LifeCase("gaps-10-60-habits", [phase(1 / 6, 360, 0.92), phase(1, 360, 0.92, otherShares)]),
      LifeCase("gaps-20-45", [phase(1 / 3, 360, 0.9), phase(usualGap, 360, 0.9)]),
      LifeCase(
        "gaps-20-45-20",
        [
          phase(1 / 3, 240, 0.9), phase(usualGap, 240, 0.9, otherShares), phase(1 / 3, 240, 0.9),
        ]),
      LifeCase(
        "gaps-10-60-misses", [phase(1 / 6, 360, 0.6), phase(1, 360, 0.95, otherShares)]),
      LifeCase(
        "gaps-20-45-year-misses",
        [phase(1 / 3, 4_380, 0.95), phase(usualGap, 4_380, 0.7, otherShares)]),
    ]

  /// Lives in which silence depends on the activity, or on hours with other activities than the rest,
  /// so only the bounds are valid.
  public static let withBiasedSilence: [LifeCase] = [
    LifeCase("month-silent-hours", [phase(usualGap, 720, 0.95)], silence: .hour),
    LifeCase("month-silent-nights", [phase(usualGap, 720, 0.95)], silence: .night),
    LifeCase("year-silent-activity", [phase(usualGap, 8_760, 0.95)], silence: .activity),
  ]
}
